internal import Synchronization

/// Runs real tasks on the calling thread, in virtual time.
///
/// Jobs wait in one queue and run only inside ``runUntilIdle()``, ``advance(by:)`` and
/// `runToEnd`; when those return, nothing that runs here is left undone but sleepers,
/// latencies and continuations that nobody resumed. Which of several jobs runs next, its schedule
/// says: by default the first.
///
/// It runs an actor whose `unownedExecutor` is ``lane``, and a task whose executor preference is
/// ``pool``. Code on the main actor, detached tasks and sleeps on a real clock are outside of it.
/// One thread at a time may drive a simulation.
package final class Simulation: Sendable {
  /// The executor of the actors that are simulated.
  package let lane: Lane
  /// The executor that simulated tasks prefer for everything that is not isolated to the lane.
  package let pool: Pool
  /// The simulated time, and who sleeps in it.
  package let clock: VirtualClock
  let queue: JobQueue
  let latencies: Latencies
  let isRunning = Atomic<Bool>(false)
  /// Where there is a choice.
  package let branching: Schedule.Branching
  let progress: Mutex<Progress>

  let isTraced: Bool

  struct Progress {
    var choices: Choices
    var trace: [Passage] = []
  }

  /// Something that was waited for. In words only where somebody reads it.
  enum Passage: Sendable {
    case latency(String)
    case time(Duration)
    case choice(String)
  }

  /// A simulation at time zero with nothing to do; first in, first out.
  package convenience init() { self.init(.firstInFirstOut) }

  /// A simulation at time zero with nothing to do.
  ///
  /// - Parameter isTraced: whether it notes what ends, who wakes and what is chosen.
  package init(_ schedule: Schedule, isTraced: Bool = true) {
    queue = JobQueue()
    lane = Lane(queue)
    pool = Pool(queue)
    clock = VirtualClock(queue)
    latencies = Latencies(queue)
    branching = schedule.branching
    self.isTraced = isTraced
    progress = Mutex(Progress(choices: schedule.choices))
  }

  /// Runs a function on an actor of the lane, at once. Jobs that it causes wait for
  /// ``runUntilIdle()``.
  ///
  /// - Precondition: the actor's executor is ``lane``.
  package func perform<Host: Actor, Value: Sendable>(
    on host: Host, _ body: (isolated Host) throws -> Value
  ) rethrows -> Value {
    try driving { try lane.entered { try host.assumeIsolated(body) } }
  }

  /// Runs jobs until there is none. No time passes.
  ///
  /// - Precondition: not called from inside a job or a function of ``perform(on:_:)``, where it would
  ///   run other jobs in the middle of an actor's own.
  package func runUntilIdle() { _ = runJobs(limit: nil) }

  /// Lets time pass: runs until idle, wakes the next sleeper at its deadline, and so on until
  /// `duration` has passed. Sleepers due exactly then are woken; of the latencies that go on, those
  /// end that the schedule says.
  ///
  /// - Precondition: `duration` is not negative.
  package func advance(by duration: Duration) {
    precondition(duration >= .zero, "Simulation.advance(by:): time does not run backwards.")
    let end = clock.now.advanced(by: duration)
    runUntilIdle()
    while completeNext(until: end) { runUntilIdle() }
    move(to: end.sinceStart)
  }

  /// Moves the time to the next sleeper's deadline, wakes that one sleeper and runs until idle.
  /// Of several with one deadline the least tolerant is woken first, then who fell asleep first.
  ///
  /// - Returns: false if nobody sleeps.
  @discardableResult
  package func wakeNext() -> Bool {
    guard driving({ clock.wakeFirst() }) else { return false }
    runUntilIdle()
    return true
  }

  /// The earliest time, since the simulation began, that anybody sleeps until.
  package var nextDeadline: Duration? { clock.nextDeadline?.sinceStart }

  /// Moves the time without waking anybody: whoever is due by then is woken by the next call that
  /// wakes. A time that has passed changes nothing.
  package func move(to time: Duration) {
    clock.move(to: VirtualClock.Instant(sinceStart: time))
  }
}
