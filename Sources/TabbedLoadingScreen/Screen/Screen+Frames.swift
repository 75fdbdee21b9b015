extension Screen {
  /// Lets time pass: runs every frame in between, and stops at `now + duration`.
  ///
  /// A negative duration counts as zero and is reported. Cost: the frames until all is settled.
  public mutating func advance(by duration: Duration) {
    if duration < .zero { note(.invalidArgument("duration")) }
    let end = min(now + min(max(duration, .zero), Self.timeLimit), Self.timeLimit)
    while !isSettled, time(of: frameNumber + 1) <= end {
      frameNumber += 1
      now = time(of: frameNumber)
      runFrame()
    }
    now = end
    frameNumber = lastFrame(at: end)
  }

  /// Changes the height of the frame, without animation; a larger one may pull the offset (S8). A
  /// height that is negative, infinite or not a number becomes 0 and is reported.
  public mutating func resize(viewport new: Double) {
    if new.length == nil { note(.invalidArgument("viewport")) }
    viewport = new.length ?? 0
    holdPosition()
    follow()
  }

  /// The clock stops here, after some 30,000 years.
  private static var timeLimit: Duration { .seconds(1 << 40 as Int64) }

  private func time(of frame: Int64) -> Duration { .seconds(frame) / framesPerSecond }

  /// The last frame not after a time; the product may be short by what the quotient lost.
  private func lastFrame(at time: Duration) -> Int64 {
    let frame = (time * framesPerSecond).components.seconds
    return self.time(of: frame + 1) <= time ? frame + 1 : frame
  }

  private mutating func runFrame() {
    removeEnded()
    let before = window
    advanceScroll()
    let hasMovedAcross = advanceAcross()
    follow(isRedrawn: window != before || hasMovedAcross)
  }

  /// After a change of offset, height or frame: clamps, measures, realises.
  mutating func follow(isRedrawn: Bool = true) {
    let before = window
    height.settle(at: now)
    clampingHeight = height.value(at: now)
    clamp()
    let total = measureVisible()
    if total != height.target {
      height.shift(by: total - height.target)
      clampingHeight = height.value(at: now)
      if lazyOptions.clampsCorrections { clamp() } else { clampedAgainst = maximumOffset }
      holdPosition()
    }
    if isRedrawn || window != before { realise() }
  }

  /// Pulls the offset back when the content shrinks or the frame grows (S8, S9). Growth never moves
  /// it, not even while it runs: a jump may be ahead of the animated height, not of the layout.
  private mutating func clamp() {
    if clamping == .onSettle, height.isMoving { return }
    let shrinks = maximumOffset < clampedAgainst
    clampedAgainst = maximumOffset
    if shrinks {
      pull(to: maximumOffset)
    } else if lazyOptions.clampsCorrections {
      pull(to: max(maximumOffset, layoutMaximum))
    }
  }

  private mutating func pull(to limit: Double) {
    guard offset > limit else { return }
    let old = offset
    offset = limit
    let recent = now - .seconds(2) / framesPerSecond
    if case .clamped(let from, old, let until) = trace.last?.event, until >= recent {
      trace[trace.count - 1].event = .clamped(from: from, to: offset, until: now)
    } else {
      note(.clamped(from: old, to: offset, until: now))
    }
  }
}
