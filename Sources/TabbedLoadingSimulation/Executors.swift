internal import Synchronization

/// The serial executor of simulated actors. An actor joins by naming it:
///
///     actor Host {
///       let lane: Lane
///       nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
///     }
package final class Lane: SerialExecutor {
  private let queue: JobQueue
  private let depth = Atomic<Int>(0)

  init(_ queue: JobQueue) { self.queue = queue }

  package func enqueue(_ job: consuming ExecutorJob) {
    queue.enqueue(.lane(UnownedJob(job)))
  }

  /// Holds while the simulation runs one of the lane's jobs or a function of its driver's.
  package func checkIsolated() {
    precondition(
      isEntered,
      "Lane: simulated actors run inside Simulation.perform(on:_:) and runUntilIdle() only.")
  }

  /// Whether a job or a function of the lane's actors is running.
  var isEntered: Bool { depth.load(ordering: .relaxed) > 0 }

  func entered<Value>(_ body: () throws -> Value) rethrows -> Value {
    depth.wrappingAdd(1, ordering: .relaxed)
    defer { depth.wrappingSubtract(1, ordering: .relaxed) }
    return try body()
  }
}

/// The executor of simulated work that belongs to no actor: what `@concurrent` functions and task
/// groups run on inside `withTaskExecutorPreference(simulation.pool)`.
package final class Pool: TaskExecutor {
  private let queue: JobQueue

  init(_ queue: JobQueue) { self.queue = queue }

  package func enqueue(_ job: consuming ExecutorJob) {
    queue.enqueue(.pool(UnownedJob(job)))
  }
}
