/// A scroll view that scrolls across the screen's own direction: where its content is (S4, S6).
struct Across: Sendable {
  /// The padding before and after its content.
  let near: Double
  let far: Double
  /// The largest offset.
  var limit = 0.0
  /// How far its content is scrolled, as of the last frame.
  private(set) var offset = 0.0
  private var motion = AnimatedValue(0)

  init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  var isMoving: Bool { motion.isMoving }

  /// Scrolls to an offset, within the content.
  mutating func move(to new: Double, animation: Animation? = nil, at now: Duration) {
    motion.retarget(to: min(max(new, 0), limit), animation: animation, at: now)
    advance(to: now)
  }

  /// Where a motion is now.
  mutating func advance(to now: Duration) {
    motion.settle(at: now)
    offset = min(max(motion.value(at: now), 0), limit)
  }

  /// Takes over from the last render, within the content as it is now.
  mutating func keep(_ old: Across, at now: Duration) {
    motion = old.motion
    if motion.target > limit { motion.retarget(to: limit, animation: nil, at: now) }
    advance(to: now)
  }
}

extension [Run] {
  /// Where a span of a run is in the frame, and how much of it a scroll view across shows; `nil` if
  /// it shows none of it.
  func shown(_ span: Span, of run: Run) -> Span? {
    guard let slot = run.scroller, let across = self[slot].across else { return span }
    return Span(start: span.start - across.offset, length: span.length).cut(to: self[slot].span)
  }

  /// Where a run is in the frame across the direction of scrolling; `nil` if it is out of sight there.
  func shownSpan(of run: Run) -> Span? { shown(run.span, of: run) }
}
