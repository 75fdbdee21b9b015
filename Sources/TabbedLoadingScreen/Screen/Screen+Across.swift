extension Screen {
  /// How far the scroll view with this id is scrolled, across the screen's own direction; `nil` where
  /// there is none.
  public func offset(of id: ViewID) -> Double? { scroller(id).flatMap { runs[$0].across?.offset } }

  /// The user's finger moves a scroll view across to this offset, within its content.
  ///
  /// An offset that is no number changes nothing, nor does an id that no such scroll view has; both are
  /// reported.
  ///
  /// - Parameters:
  ///   - offset: The distance of its leading edge from its content's, in points.
  ///   - id: The explicit id of the scroll view.
  public mutating func drag(to offset: Double, in id: ViewID) {
    guard !offset.isNaN else { return note(.invalidArgument("offset")) }
    guard let slot = scroller(id) else { return note(.invalidArgument("scroll view \(id)")) }
    moveAcross(slot, to: offset)
    realise()
  }

  /// Scrolls to a view inside of a scroll view across; the screen stays where it is (S4).
  mutating func scrollAcross(_ slot: Int, to view: Span, by request: Request, anchor: Double?) {
    guard let across = runs[slot].across else { return }
    let (frame, old) = (runs[slot].span, across.offset)
    let end = destination(
      (view.start - frame.start, view.length), anchor: anchor, from: old, in: frame.length)
    note(.scrolled(request.id, from: old, to: min(max(end, 0), across.limit)))
    moveAcross(slot, to: end, animation: request.animation)
  }

  /// One frame of what moves across.
  ///
  /// - Returns: whether anything did.
  mutating func advanceAcross() -> Bool {
    guard movesAcross else { return false }
    for slot in runs.indices { runs[slot].across?.advance(to: now) }
    findMotionAcross()
    return true
  }

  /// Notes whether a scroll view across is moving.
  mutating func findMotionAcross() {
    movesAcross = runs.contains { $0.isLive && $0.across?.isMoving == true }
  }

  private mutating func moveAcross(_ slot: Int, to offset: Double, animation: Animation? = nil) {
    runs[slot].across?.move(to: offset, animation: animation, at: now)
    findMotionAcross()
  }

  private func scroller(_ id: ViewID) -> Int? {
    runs.firstIndex { $0.isLive && $0.across != nil && $0.ids.contains(id) }
  }
}
