internal import Synchronization

/// Waits of unknown length: each ends when the schedule says so.
final class Latencies: Sendable {
  private struct Latency {
    let name: String
    let continuation: CheckedContinuation<Void, Never>
  }

  private let waiting = Mutex<[Latency]>([])
  private let queue: JobQueue

  init(_ queue: JobQueue) { self.queue = queue }

  /// In the order in which they began.
  var names: [String] { waiting.withLock { $0.map(\.name) } }
  var count: Int { waiting.withLock { $0.count } }

  func wait(_ name: String) async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(Latency(name: name, continuation: continuation)) }
      queue.noteOrigin()
    }
  }

  /// Ends one, counted from the oldest.
  ///
  /// - Returns: its name.
  func end(_ index: Int) -> String {
    let latency = waiting.withLock { $0.remove(at: index) }
    latency.continuation.resume()
    return latency.name
  }
}
