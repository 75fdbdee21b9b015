internal import Synchronization

/// Collects what an actor's watcher sees, for whoever drives the actor from outside.
final class Journal: Sendable {
  private struct Pages {
    var recorder: Recorder
    var observations: [Observation] = []
  }

  private let pages: Mutex<Pages>

  /// - Parameter scripted: the requests that the script ends.
  init(scripted: Set<Handle>) {
    pages = Mutex(Pages(recorder: Recorder(scripted: scripted)))
  }

  /// Lets `write` name requests and note what can be seen, if anything can.
  func note(_ write: @Sendable (inout Recorder) -> Observation?) {
    pages.withLock { pages in
      if let observation = write(&pages.recorder) { pages.observations.append(observation) }
    }
  }

  /// Names a request that has no ticket.
  func request(for tab: String) -> Handle {
    pages.withLock { $0.recorder.register(tab: tab) }
  }

  func read<Value: Sendable>(_ read: @Sendable (Recorder) -> Value) -> Value {
    pages.withLock { read($0.recorder) }
  }

  /// Hands over what was noted since the last time.
  func takeObservations() -> [Observation] {
    pages.withLock { pages in
      defer { pages.observations = [] }
      return pages.observations
    }
  }
}
