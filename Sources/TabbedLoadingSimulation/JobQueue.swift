internal import Synchronization

/// The jobs that wait to run, in the order in which they came. Enqueuing is safe from any thread.
final class JobQueue: Sendable {
  enum Job: Sendable {
    case lane(UnownedJob)
    case pool(UnownedJob)
  }

  private struct Waiting {
    var jobs: [Job] = []
    var head = 0
    var escapes = 0
    var onEscape: (@Sendable () -> Void)?

    /// Where the jobs stand that may run next: the lane's first, and all of the pool's.
    var candidates: [Int] {
      var hasLane = false
      return jobs.indices.dropFirst(head).filter { index in
        guard case .lane = jobs[index] else { return true }
        defer { hasLane = true }
        return !hasLane
      }
    }
  }

  private let waiting = Mutex(Waiting())
  /// The thread that drives the simulation; 0 while none does.
  private let driver = Atomic<UInt>(0)

  func enqueue(_ job: Job) {
    waiting.withLock { $0.jobs.append(job) }
    noteOrigin()
  }

  /// Counts what comes from outside: a job, or somebody who begins to wait.
  func noteOrigin() {
    guard currentThread() != driver.load(ordering: .relaxed) else { return }
    let onEscape = waiting.withLock { waiting in
      waiting.escapes += 1
      return waiting.onEscape.take()
    }
    onEscape?()
  }

  /// Jobs that come while the body runs, and from its thread, come from inside.
  func driving<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = driver.exchange(currentThread(), ordering: .relaxed)
    defer { driver.store(before, ordering: .relaxed) }
    return try body()
  }

  /// How much came from outside.
  var escapes: Int { waiting.withLock { $0.escapes } }

  /// Runs `action` once, as soon as there were more than `count` of them.
  func atEscape(after count: Int, _ action: @escaping @Sendable () -> Void) {
    let hasEscaped = waiting.withLock { waiting in
      guard waiting.escapes <= count else { return true }
      waiting.onEscape = action
      return false
    }
    if hasEscaped { action() }
  }

  func next() -> Job? {
    waiting.withLock { waiting in
      guard waiting.head < waiting.jobs.count else {
        waiting.jobs.removeAll(keepingCapacity: true)
        waiting.head = 0
        return nil
      }
      let job = waiting.jobs[waiting.head]
      waiting.head += 1
      // The queue of a program that never idles must not grow with what it has done.
      if waiting.head == 1024 {
        waiting.jobs.removeFirst(waiting.head)
        waiting.head = 0
      }
      return job
    }
  }

  /// How many jobs are remembered, those that have run and are not forgotten yet among them.
  var remembered: Int { waiting.withLock { $0.jobs.count } }

  /// How many jobs may run next, where the lane's keep their order and the pool's do not.
  var candidates: Int { waiting.withLock { $0.candidates.count } }

  /// Takes one of the candidates, counted from the oldest.
  func take(_ candidate: Int) -> Job {
    waiting.withLock { waiting in waiting.jobs.remove(at: waiting.candidates[candidate]) }
  }
}
