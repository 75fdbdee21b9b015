import Observation
import TabbedLoading
import TabbedLoadingArticles

/// What can be changed about the second article's screen, and the store that runs it.
@MainActor @Observable
final class Experiment {
  /// How a skeleton is told from the next.
  enum SkeletonIDs: String, CaseIterable {
    /// `ForEach(0..<5)`, as written.
    case offset = "by offset"
    /// `ForEach(0..<5, id: \.self)`.
    case value = "by value"
    /// The store's own `PlaceholderID`.
    case ours
  }

  var ids = SkeletonIDs.offset
  var isAnimated = true
  let server: Server
  let store: TabStore<Letters>

  init() {
    let server = Server()
    self.server = server
    store = TabStore(Letters.self, selected: .a, policy: .article) { _ in await server.rows() }
  }
}

/// A simulated server, as slow as is wanted.
@MainActor @Observable
final class Server {
  /// In seconds; a request in flight keeps the one that it began with.
  var latency = 0.1

  func rows() async -> [Int] {
    try? await Task.sleep(for: .seconds(latency))
    return Array(0..<31)
  }
}
