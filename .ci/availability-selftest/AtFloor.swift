// Must compile: all of this exists at iOS 18, or is guarded.
import Observation
import Synchronization

@Observable
final class Model: Sendable {
  init() {}
}

final class Executor: SerialExecutor, TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    count.wrappingAdd(1, ordering: .relaxed)
    jobs.withLock { $0.append(job) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(complexEquality: self)
  }

  func isSameExclusiveExecutionContext(other: Executor) -> Bool { self === other }
}

func prefers(_ executor: Executor) async {
  await withTaskExecutorPreference(executor) {}
}

func observes(_ model: Model) {
  if #available(iOS 26.0, *) {
    _ = Observations { ObjectIdentifier(model) }
  }
}
