internal import Synchronization

// Whatever has no fixed order: jobs, latencies, and sleepers of one deadline.
extension Simulation {
  /// Waits for as long as the schedule says: it may end before or after anything else that is under way.
  /// A cancel does not end it, as an answer that is on its way is not called back.
  package func latency(_ name: String) async { await latencies.wait(name) }

  /// Runs until nothing is left to happen, whatever time passes, or until `isDone`.
  ///
  /// - Throws: ``Endless`` after `limit` things that happened.
  package func runToEnd(
    limit: Int = 10_000, until isDone: () -> Bool = { false }
  ) throws(Endless) {
    var count = 0
    try runReady()
    while !isDone(), completeNext(until: nil) {
      try runReady()
      count += 1
      guard count < limit else { throw Endless(what: "\(limit) waits", last: trace.last) }
    }
  }

  /// Lets time pass, as ``advance(by:)`` does.
  ///
  /// - Throws: ``Endless`` after `limit` things that happened at one time: it would never be over.
  package func advance(by duration: Duration, limit: Int) throws(Endless) {
    let end = clock.now.advanced(by: duration)
    var (count, time) = (0, clock.now)
    try runReady()
    while completeNext(until: end) {
      try runReady()
      count = clock.now == time ? count + 1 : 0
      time = clock.now
      guard count < limit else {
        throw Endless(what: "\(limit) waits at one time", last: trace.last)
      }
    }
    move(to: end.sinceStart)
  }

  /// Runs jobs until there is none, as ``runUntilIdle()`` does.
  ///
  /// - Throws: ``Endless`` after `limit` jobs: they make new ones for ever.
  package func runReady(limit: Int = 100_000) throws(Endless) {
    guard runJobs(limit: limit) else { throw Endless(what: "\(limit) jobs", last: trace.last) }
  }

  /// Ends everything: latencies, and sleeps as a cancel does. What is woken and waits again is ended
  /// again, a thousand times at most.
  ///
  /// - Returns: whether nothing is left that waits here.
  package func tearDown() -> Bool {
    for _ in 0..<1_000 {
      do throws(Endless) { try runReady() } catch { return false }
      guard latencies.count > 0 || nextDeadline != nil else { return true }
      driving {
        for _ in 0..<latencies.count { _ = latencies.end(0) }
        clock.cancelSleepers()
      }
    }
    return false
  }

  /// Chooses for whoever drives: from the same stream as the schedule, so that one replay has both.
  ///
  /// - Precondition: `bound` is at least 1.
  package func choose(below bound: Int) -> Int { pick(below: bound) }

  /// Says that a step of whoever drives begins: shrinking leaves out whole steps.
  package func beginStep() { progress.withLock { $0.choices.beginStep() } }

  /// The choices so far.
  package var choices: Choices { progress.withLock { $0.choices } }

  /// What ended, who woke and what was chosen, in order, in words.
  package var trace: [String] { progress.withLock { $0.trace.map(\.text) } }

  /// What is waited for, in words: latencies, then sleepers in the order of their deadlines.
  package var waits: [String] {
    latencies.names.map { "latency \($0)" } + clock.deadlines.map { "a sleep until \($0)" }
  }

  /// How many jobs and waits came from outside, that is from another thread, or while nobody drives: work
  /// that had left the simulation and came back. That it is 0 proves nothing, for what leaves need not come back.
  package var escapes: Int { queue.escapes }

  /// Runs something whose jobs come from inside: it starts, cancels or resumes tasks, and runs none.
  package func driving<Value>(_ body: () throws -> Value) rethrows -> Value {
    try queue.driving(body)
  }

  /// Runs `action` once, as soon as ``escapes`` is greater than `count`.
  func atEscape(after count: Int, _ action: @escaping @Sendable () -> Void) {
    queue.atEscape(after: count, action)
  }

  /// Whether a job is running: whoever asks is called by one, or is on another thread.
  package var isInJob: Bool { isRunning.load(ordering: .relaxed) }

  /// Runs jobs until there is none; false if `limit` was reached before.
  func runJobs(limit: Int?) -> Bool {
    precondition(
      !lane.isEntered && !isRunning.exchange(true, ordering: .relaxed),
      "Simulation.runUntilIdle(): cannot run from inside a job.")
    defer { isRunning.store(false, ordering: .relaxed) }
    var rest = limit ?? .max
    driving {
      while rest > 0, let job = nextJob() {
        run(job)
        rest -= 1
      }
    }
    return rest > 0
  }

  private func nextJob() -> JobQueue.Job? {
    guard branching == .jobs else { return queue.next() }
    while true {
      let jobs = queue.candidates
      guard jobs > 0 else { return nil }
      let choice = pick(below: jobs + latencies.count)
      guard choice >= jobs else { return queue.take(choice) }
      endLatency(choice - jobs)
    }
  }

  private func run(_ job: JobQueue.Job) {
    switch job {
    case .lane(let job):
      lane.entered { job.runSynchronously(on: lane.asUnownedSerialExecutor()) }
    case .pool(let job):
      job.runSynchronously(on: pool.asUnownedTaskExecutor())
    }
  }

  /// Ends a latency, or wakes a sleeper that is due by then.
  ///
  /// - Returns: false if there is none, or if the schedule lets the time be over before one ends.
  func completeNext(until end: VirtualClock.Instant?) -> Bool {
    let (waiting, sleepers) = (latencies.count, clock.firstSleepers(until: end))
    guard waiting + sleepers > 0 else { return false }
    let mayEnd = end != nil && sleepers == 0
    let choice = pick(below: waiting + sleepers + (mayEnd ? 1 : 0))
    if choice < waiting {
      driving { endLatency(choice) }
    } else if choice < waiting + sleepers {
      driving { _ = clock.wakeFirst(choice - waiting) }
      note(.time(clock.now.sinceStart))
    } else {
      return false
    }
    return true
  }

  private func endLatency(_ index: Int) { note(.latency(latencies.end(index))) }

  private func pick(below bound: Int) -> Int {
    bound == 1 ? 0 : progress.withLock { $0.choices.pick(below: bound) }
  }

  /// Adds what was chosen to the ``trace``.
  package func note(choice: @autoclosure () -> String) {
    if isTraced { note(.choice(choice())) }
  }

  private func note(_ passage: Passage) {
    if isTraced { progress.withLock { $0.trace.append(passage) } }
  }
}

extension Simulation.Passage {
  var text: String {
    switch self {
    case .latency(let name): "\(name) ends"
    case .time(let time): "it is \(time)"
    case .choice(let words): words
    }
  }
}

/// Why a run was stopped: things kept happening.
package struct Endless: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(what: String, last: String?) {
    description =
      "stopped after \(what): something repeats for ever" + (last.map { "; last: \($0)" } ?? "")
  }
}
