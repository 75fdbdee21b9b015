extension Screen {
  /// A view without children as it is drawn.
  public struct Element: Hashable, Sendable {
    /// The id bound to it: an explicit one, else its `ForEach`'s, else none.
    public var id: ViewID?
    /// The distance of its top from the content's top.
    public var minY: Double
    /// Its height.
    public var height: Double
    /// The distance of its leading edge from the frame's, across the direction of scrolling.
    public var leading: Double
    /// Its length across the direction of scrolling.
    public var breadth: Double
    /// The number of its identity: equal as long as identity, and with it state, survives (S1 [R],
    /// S2 [R, F], S10 [R]). Given when the view is first drawn.
    public var identity: Int
    /// Whether it is being removed: drawn, but out of layout and look-up (S5 [R]).
    public var isOutgoing: Bool
  }

  /// The content's height by the last layout; it changes at once (S9 [R; 85 % sure]).
  public var layoutHeight: Double { height.target }

  /// The largest offset by the clamping height (S8 [R, F]).
  public var maximumOffset: Double { max(clampingHeight - viewport, 0) }

  /// Whether nothing moves: no height, no scroll, no removal.
  public var isSettled: Bool {
    !height.isMoving && scroll == nil && nextRemoval == nil && !movesAcross
  }

  /// What the visible part shows, in declaration order, then what is leaving. Views of height 0
  /// are never visible. Cost: the number of nodes and of visible rows.
  public var visible: [Element] {
    let window = window
    var all: [Element] = []
    forEachVisible { slot, index, rows, span in
      let key = runs[slot].keys.id(at: index)
      guard let identity = runs[slot].records[key]?.identity else { return }
      all.append(
        Element(
          id: runs[slot].id(of: key), minY: rows.minY(index), height: rows.height(index),
          leading: span.start, breadth: span.length, identity: identity, isOutgoing: false))
    }
    return all
      + leaving.filter { $0.view.span != nil && window.overlaps($0.view.minY, $0.view.height) }
      .map(outgoing)
  }

  /// What is being removed, visible or not, by identity (S10 [R]).
  public var outgoing: [Element] {
    leaving.map(outgoing)
  }

  typealias Leaving = (run: Run, key: ViewID, view: Run.Outgoing)

  private func outgoing(_ leaving: Leaving) -> Element {
    let (view, span) = (leaving.view, leaving.view.span ?? Span())
    return Element(
      id: leaving.run.id(of: leaving.key), minY: view.minY, height: view.height,
      leading: span.start, breadth: span.length, identity: view.identity, isOutgoing: true)
  }

  /// What is being removed, by identity.
  var leaving: [Leaving] {
    guard nextRemoval != nil else { return [] }
    return runs.flatMap { run in run.outgoing.map { (run, $0.key, $0.value) } }
      .sorted { $0.view.identity < $1.view.identity }
  }

  /// The rectangle of the first view with this id, realised or not, with the padding that is inside
  /// of the id; `nil` where `scrollTo` would find none. Rows of a lazy stack not yet measured are
  /// where the estimate puts them (S13 [R]).
  public func frame(of id: ViewID) -> (minY: Double, height: Double)? {
    switch runs.resolve(id) {
    case .found(let target): rectangle(of: target)
    case .missed: nil
    }
  }

  /// The identity of the first view with this id, if it has been drawn and lives.
  public func identity(of id: ViewID) -> Int? {
    guard case .found(let target) = runs.resolve(id), let slot = slot(of: target) else {
      return nil
    }
    return runs[slot].records[target.key ?? runs[slot].keys.id(at: 0)]?.identity
  }

  /// The part of the content that the frame shows, what reaches into its insets included.
  var window: ClosedRange<Double> {
    let margins = safeArea.along(axis)
    return band.grown(before: margins.before, after: margins.after)
  }

  /// The part of the content in the safe band.
  var band: ClosedRange<Double> { offset...(offset + viewport) }

  /// Calls `body` with slot and index of each row of some height that the window shows, and with the
  /// part that is in sight across.
  func forEachVisible(_ body: (Int, Int, Placed, Span) -> Void) {
    let window = window
    for (slot, rows) in placed.enumerated() {
      guard
        let rows, !runs[slot].isStack, !rows.extents.isZero,
        let span = runs.shownSpan(of: runs[slot])
      else { continue }
      for index in rows.rows(in: window) where rows.height(index) > 0 {
        body(slot, index, rows, span)
      }
    }
  }

  func slot(of target: Target) -> Int? {
    runs.firstIndex { $0.isLive && $0.path == target.path }
  }

  func rectangle(of target: Target) -> (minY: Double, height: Double)? {
    guard
      let slot = slot(of: target), let rows = placed[slot],
      let index = target.key.map({ runs[slot].keys.index(of: $0) }) ?? 0, index < rows.count
    else { return nil }
    let outset = target.id.map { runs[slot].outset(of: $0) } ?? Margins()
    return (rows.minY(index) - outset.before, rows.height(index) + outset.before + outset.after)
  }
}
