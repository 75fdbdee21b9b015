extension Drawing {
  /// The drawing as a picture in SVG, the same for equal drawings; one unit is a point.
  ///
  /// It shows where things are, not how SwiftUI would draw them. What reaches into the safe-area
  /// insets is dimmed, since it cannot be tapped; what is being removed is dashed.
  public var svg: String {
    let margins = safeArea.along(axis)
    let length = margins.before + viewport + margins.after
    let frame = rectangle(-margins.before, length, 0, breadth)
    let band = rectangle(0, viewport, 0, breadth)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(frame.width)" height="\(frame.height)" \
      viewBox="\(frame.x) \(frame.y) \(frame.width) \(frame.height)" \
      font-family="sans-serif" font-size="14">
      <rect \(frame.attributes) fill="#f2f2f7"/>

      """
    for shape in shapes { svg += picture(of: shape) }
    if margins.before > 0 { svg += dimmed(-margins.before, margins.before) }
    if margins.after > 0 { svg += dimmed(viewport, margins.after) }
    svg += """
      <rect \(band.attributes) fill="none" stroke="#8e8e93" stroke-dasharray="4 4"/>
      </svg>

      """
    return svg
  }

  private struct Rectangle {
    let x: String
    let y: String
    let width: String
    let height: String

    var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }
  }

  /// A rectangle of the frame, by its place along the direction of scrolling and across it.
  private func rectangle(
    _ minY: Double, _ height: Double, _ leading: Double, _ breadth: Double
  ) -> Rectangle {
    switch axis {
    case .vertical:
      Rectangle(
        x: leading.inPoints, y: minY.inPoints, width: breadth.inPoints, height: height.inPoints)
    case .horizontal:
      Rectangle(
        x: minY.inPoints, y: leading.inPoints, width: height.inPoints, height: breadth.inPoints)
    }
  }

  private func dimmed(_ minY: Double, _ height: Double) -> String {
    let inset = rectangle(minY, height, 0, breadth).attributes
    return "<rect \(inset) fill=\"#ff3b30\" fill-opacity=\"0.12\"/>\n"
  }

  private func picture(of shape: Shape) -> String {
    let box = rectangle(shape.minY, shape.height, shape.leading, shape.breadth).attributes
    let leaves = shape.isOutgoing ? " opacity=\"0.5\" stroke-dasharray=\"3 3\"" : ""
    func filled(_ color: String) -> String { "<rect \(box) \(color)\(leaves)/>\n" }
    switch shape.kind {
    case .card(let card): return filled("rx=\"16\" fill=\"\(card.fill)\"")
    case .divider: return filled("fill=\"#c6c6c8\"")
    case .skeleton: return filled("rx=\"8\" fill=\"#d1d1d6\"")
    case .row:
      return filled("fill=\"none\" stroke=\"#d1d1d6\"") + text(of: shape, fill: "#000000")
    case .header: return text(of: shape, fill: "#6d6d72", extra: " font-weight=\"bold\"")
    case .button: return filled("rx=\"8\" fill=\"#e5f0ff\"") + text(of: shape, fill: "#007aff")
    case .chevron: return text(of: shape, fill: "#8e8e93", says: "\u{203A}")
    }
  }

  /// The shape's text in the middle of its height.
  private func text(
    of shape: Shape, fill: String, extra: String = "", says: String? = nil
  ) -> String {
    let leaves = shape.isOutgoing ? " opacity=\"0.5\"" : ""
    let words = says ?? shape.label ?? shape.id.map { "\($0)" } ?? ""
    let place: (x: Double, y: Double) =
      switch axis {
      case .vertical: (shape.leading + 4, shape.minY + shape.height / 2 + 5)
      case .horizontal: (shape.minY + 4, shape.leading + 20)
      }
    return
      "<text x=\"\(place.x.inPoints)\" y=\"\(place.y.inPoints)\" fill=\"\(fill)\"\(extra)\(leaves)>"
      + "\(words.escaped)</text>\n"
  }
}

extension Card {
  fileprivate var fill: String {
    switch self {
    case .regular: "#ffffff"
    case .tinted: "#ffe8cc"
    case .hero: "#7fb8ff"
    }
  }
}
