internal import Synchronization

/// A clock that stands still until its simulation moves it. It starts at zero.
package final class VirtualClock: Clock {
  /// A point of simulated time.
  package struct Instant: InstantProtocol {
    /// The time since the simulation began.
    package let sinceStart: Duration

    /// The point `sinceStart` after the simulation began.
    package init(sinceStart: Duration) { self.sinceStart = sinceStart }

    package func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    package func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    package static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let tolerance: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(sinceStart: .zero)
    /// In order of deadline, then of tolerance, then of falling asleep.
    var sleepers: [Sleeper] = []
    var nextID = 0
    /// Sleeps that were cancelled while not registered: not yet, or no longer.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())
  private let queue: JobQueue

  init(_ queue: JobQueue) { self.queue = queue }

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }

  /// Sleeps until the simulation has moved this clock to `deadline`. Cancelling ends the sleep at
  /// once. Of those who sleep until one instant, the most tolerant is woken last: so that a test can
  /// say which of two things that are due at one moment comes first, as no real clock can.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, and nothing else.
  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    if Task.isCancelled {
      // As a job of its own: who sleeps again and again after a cancel could not be stopped otherwise.
      await Task.yield()
      throw CancellationError()
    }
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(
          Sleeper(
            id: id, deadline: deadline, tolerance: tolerance ?? .zero, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// The earliest deadline anybody sleeps for.
  var nextDeadline: Instant? { state.withLock { $0.sleepers.first?.deadline } }

  /// Whether no sleep is remembered in any way.
  var isForgetful: Bool { state.withLock { $0.sleepers.isEmpty && $0.cancelled.isEmpty } }

  func move(to instant: Instant) {
    state.withLock { $0.now = max($0.now, instant) }
  }

  /// The deadlines of all who sleep, in order.
  var deadlines: [Duration] { state.withLock { $0.sleepers.map(\.deadline.sinceStart) } }

  /// How many sleepers have the first one's deadline and tolerance; 0 if that deadline is after `end`.
  func firstSleepers(until end: Instant?) -> Int {
    state.withLock { state in
      guard let first = state.sleepers.first, first.deadline <= end ?? first.deadline else {
        return 0
      }
      return state.sleepers.prefix {
        $0.deadline == first.deadline && $0.tolerance == first.tolerance
      }.count
    }
  }

  /// Moves the time to the first sleeper's deadline and wakes it, or one `index` places after it;
  /// false if nobody sleeps.
  @discardableResult
  func wakeFirst(_ index: Int = 0) -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      guard !state.sleepers.isEmpty else { return nil }
      let sleeper = state.sleepers.remove(at: index)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
    sleeper?.continuation.resume()
    return sleeper != nil
  }

  /// Ends all sleeps as if their tasks were cancelled.
  func cancelSleepers() {
    let sleepers = state.withLock { state in
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  private func register(_ sleeper: Sleeper) {
    let wasCancelled = state.withLock { state in
      guard state.cancelled.remove(sleeper.id) == nil else { return true }
      let index = state.sleepers.firstIndex {
        ($0.deadline, $0.tolerance) > (sleeper.deadline, sleeper.tolerance)
      }
      state.sleepers.insert(sleeper, at: index ?? state.sleepers.endIndex)
      return false
    }
    queue.noteOrigin()
    if wasCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
