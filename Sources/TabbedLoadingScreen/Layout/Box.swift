/// A resolved view: where its run's heights and children are. The slot counts runs in order.
struct Box: Sendable {
  enum Content: Sendable {
    case rows(Extents)
    /// Along the direction of scrolling.
    case stack(spacing: Double, isLazy: Bool, alignment: Double, [Box])
    /// Across it.
    case line(spacing: Double, alignment: Double, [Box])
  }

  let slot: Int
  let count: Int
  let content: Content
  /// What the view would take across the direction of scrolling; `nil` takes what it is offered.
  var breadth: Double?
  /// The padding around the view, or around each row.
  var margins = Margins()
}

extension Box {
  /// The breadth with its margins.
  var outerBreadth: Double? { breadth.map { $0 + margins.near + margins.far } }
}

extension Sequence<Box> {
  /// How many views there are.
  var viewCount: Int { reduce(0) { $0 + $1.count } }

  /// What the broadest takes, if none takes what it is offered.
  var widest: Double? {
    var most = 0.0
    for box in self where box.count > 0 {
      guard let breadth = box.outerBreadth else { return nil }
      most = Swift.max(most, breadth)
    }
    return most
  }

  /// What all take side by side, if none takes what it is offered.
  func sideBySide(spacing: Double) -> Double? {
    var sum = 0.0
    for box in self where box.count > 0 {
      guard let breadth = box.outerBreadth else { return nil }
      sum += (sum > 0 ? spacing : 0) + breadth
    }
    return sum
  }
}

/// Where a view lies across the direction of scrolling.
struct Span: Sendable {
  var start = 0.0
  var length = 0.0

  var end: Double { start + length }

  func contains(_ x: Double) -> Bool { x >= start && x < end }

  func grown(_ margins: Margins) -> Span {
    Span(start: start - margins.near, length: length + margins.near + margins.far)
  }

  /// The part of the span that another one shows; `nil` if there is none.
  func cut(to other: Span) -> Span? {
    let start = max(start, other.start)
    let length = min(end, other.end) - start
    return length > 0 ? Span(start: start, length: length) : nil
  }
}
