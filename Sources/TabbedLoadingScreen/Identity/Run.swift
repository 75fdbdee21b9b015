/// What persists of one run: a view, a stack, or the rows of one `ForEach`.
struct Run: Sendable {
  let path: Path
  /// The ids bound to the run as a whole: an explicit `.id`, or the key of its element.
  let ids: [ViewID]
  /// By the place of an id, the padding that is part of the view with it.
  var outsets: [Margins]
  let keys: Keys
  /// Whether it is found by `scrollTo` but not itself drawn.
  let isStack: Bool
  /// Whether it is inside of a lazy stack, so that its elements go when they are far.
  let isInLazyStack: Bool
  let look: Look
  /// Whether a scroll position may name its elements (S17).
  let isTarget: Bool
  /// The scroll view across that it is inside of, by its slot.
  var scroller: Int?
  /// What persists of a scroll view across; `nil` if the run is none.
  var across: Across?
  /// Where its elements lie across the direction of scrolling, without their padding.
  var span = Span()
  var margins = Margins()
  /// Whether the last render has it; if not, it is here for what is leaving.
  var isLive = true
  /// The elements that have been drawn.
  var records: [ViewID: Record] = [:]
  var outgoing: [ViewID: Outgoing] = [:]
  /// Where its elements were by the last layout.
  var drawn: Drawn?
  var measured = Measured()
  /// For a lazy stack: the height that rows not yet measured count with (S13).
  var estimate: Double?

  struct Drawn: Sendable {
    let keys: Keys
    let rows: Placed
  }

  struct Record: Sendable {
    let identity: Int
    var lastPass: Int
  }

  /// An element that is being removed, where it was last.
  struct Outgoing: Sendable {
    let identity: Int
    let lastPass: Int
    let minY: Double
    let height: Double
    /// Where it was in the frame; `nil` if a scroll view across did not show it.
    let span: Span?
    let end: Duration
  }

  /// The padding that is part of what the id is bound to.
  func outset(of id: ViewID) -> Margins {
    ids.lastIndex(of: id).map { outsets[$0] } ?? Margins()
  }

  /// The id that an element shows: the innermost that is bound to it.
  func id(of key: ViewID) -> ViewID? {
    switch keys.kind {
    case .single: ids.last
    case .offsets, .fresh: ids.last ?? key
    case .integers, .placeholders, .list: key
    }
  }
}
