extension Drawing {
  /// The drawing as text, the same for equal drawings: one line per shape from the top, with the
  /// distance of its top from the safe band's, its height, what it is, its text and its id.
  ///
  /// For tests that compare with a text on file, and for messages.
  public var text: String {
    let limit = max(contentHeight - viewport, 0)
    var text = "offset \(offset.inPoints) of \(limit.inPoints), frame \(viewport.inPoints)\n"
    for shape in shapes.inReadingOrder {
      let isInReach = shape.minY < viewport && shape.minY + shape.height > 0
      text += shape.line + (isInReach ? "\n" : "  beyond the safe band\n")
    }
    return shapes.isEmpty ? text + "  nothing\n" : text
  }
}

extension [Drawing.Shape] {
  /// From the top, then from the leading edge; those at one place from back to front.
  fileprivate var inReadingOrder: [Drawing.Shape] {
    enumerated().sorted { one, other in
      if one.element.minY != other.element.minY { return one.element.minY < other.element.minY }
      if one.element.leading != other.element.leading {
        return one.element.leading < other.element.leading
      }
      return one.offset < other.offset
    }
    .map { $0.element }
  }
}

extension Drawing.Shape {
  fileprivate var line: String {
    var line = "\(minY.inPoints.padded(toLeft: 8)) \(height.inPoints.padded(toLeft: 6))  \(kind)"
    if let label { line += "  \"\(label)\"" }
    if let id { line += "  \(id)" }
    return line + (isOutgoing ? "  leaving" : "")
  }
}

extension Drawing.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .card(.regular): "card"
    case .card(.tinted): "tinted card"
    case .card(.hero): "hero card"
    case .divider: "divider"
    case .row: "row"
    case .header: "header"
    case .skeleton: "skeleton"
    case .button: "button"
    case .chevron: "chevron"
    }
  }
}

extension String {
  /// A number filled with spaces at the beginning to a width.
  fileprivate func padded(toLeft width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }
}
