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

  /// The height that the offset is clamped against, animated; as of the last frame (S9).
  public var clampingHeight: Double { sampledHeight }

  /// The largest offset by the clamping height (S8 [R, F]).
  public var maximumOffset: Double { max(sampledHeight - viewport, 0) }

  /// Whether nothing moves: no height, no scroll, no removal.
  public var isSettled: Bool { !height.isMoving && scroll == nil && nextRemoval == nil }

  /// What the visible part shows, in declaration order, then what is leaving. Views of height 0
  /// are never visible. Cost: the number of nodes and of visible rows.
  public var visible: [Element] {
    let window = self.window
    return live(in: window)
      + outgoing.filter { $0.minY < window.upperBound && $0.minY + $0.height > window.lowerBound }
  }

  /// What is being removed, visible or not, by identity (S10 [R]).
  public var outgoing: [Element] {
    guard nextRemoval != nil else { return [] }
    let all = runs.flatMap { run in
      run.outgoing.map { key, leaving in
        Element(
          id: run.id(of: key), minY: leaving.minY, height: leaving.height,
          leading: run.span.start, breadth: run.span.length, identity: leaving.identity,
          isOutgoing: true)
      }
    }
    return all.sorted { $0.identity < $1.identity }
  }

  /// The rectangle of the first view with this id, realised or not; `nil` where `scrollTo` would
  /// find none. Rows of a lazy stack not yet measured are where the estimate puts them (S13 [R]).
  public func frame(of id: ViewID) -> (minY: Double, height: Double)? {
    switch runs.resolve(id) {
    case .found(let target): rectangle(of: target)
    case .missed: nil
    }
  }

  /// The identity of the first view with this id, if it has been drawn and lives.
  public func identity(of id: ViewID) -> Int? {
    guard case .found(let target) = runs.resolve(id) else { return nil }
    guard let run = runs.first(where: { $0.isLive && $0.path == target.path }) else { return nil }
    return run.records[target.key ?? run.keys.id(at: 0)]?.identity
  }

  /// The part of the content that the frame shows, what reaches into its insets included.
  var window: ClosedRange<Double> {
    let margins = safeArea.along(axis)
    return band.grown(before: margins.before, after: margins.after)
  }

  /// The part of the content in the safe band.
  var band: ClosedRange<Double> { offset...(offset + viewport) }

  private func live(in window: ClosedRange<Double>) -> [Element] {
    var all: [Element] = []
    forEachVisible(in: window) { slot, index, rows in
      let key = runs[slot].keys.id(at: index)
      guard let record = runs[slot].records[key] else { return }
      all.append(
        Element(
          id: runs[slot].id(of: key), minY: rows.minY(index), height: rows.height(index),
          leading: runs[slot].span.start, breadth: runs[slot].span.length,
          identity: record.identity, isOutgoing: false))
    }
    return all
  }

  /// Calls `body` with slot and index of each row of some height that the window shows.
  func forEachVisible(in window: ClosedRange<Double>, _ body: (Int, Int, Placed) -> Void) {
    for (slot, rows) in placed.enumerated() {
      guard let rows, !rows.isStack, !rows.extents.isUniform(0) else { continue }
      for index in rows.rows(in: window) where rows.height(index) > 0 { body(slot, index, rows) }
    }
  }

  func rectangle(of target: Target) -> (minY: Double, height: Double)? {
    guard
      let slot = runs.firstIndex(where: { $0.isLive && $0.path == target.path }),
      let rows = placed[slot],
      let index = target.key.map({ runs[slot].keys.index(of: $0) }) ?? 0, index < rows.count
    else { return nil }
    return (rows.minY(index), rows.height(index))
  }
}
