internal import Synchronization

/// The jobs that wait to run, first in, first out. Enqueuing is safe from any thread.
final class JobQueue: Sendable {
  enum Job: Sendable {
    case lane(UnownedJob)
    case pool(UnownedJob)
  }

  private struct Waiting {
    var jobs: [Job] = []
    var head = 0
  }

  private let waiting = Mutex(Waiting())

  func enqueue(_ job: Job) {
    waiting.withLock { $0.jobs.append(job) }
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
}
