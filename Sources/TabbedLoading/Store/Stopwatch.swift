/// The time since it was made, by some clock.
@usableFromInline
package struct Stopwatch: Sendable {
  /// The time now.
  @usableFromInline let now: @Sendable () -> Duration
  /// Sleeps until a time; throws if the task is cancelled.
  @usableFromInline let sleep: @Sendable (Duration) async throws -> Void

  /// Begins now.
  @usableFromInline
  package init<C: Clock<Duration>>(_ clock: C) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    // On virtual time, an answer that is due at the moment of a timer is earlier: it has no
    // tolerance. On a real clock there is no such moment.
    sleep = { time in
      try await clock.sleep(until: start.advanced(by: time), tolerance: .milliseconds(1))
    }
  }
}
