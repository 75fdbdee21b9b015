public import TabbedLoading

/// The types of the article's second screen: three tabs of numbers that never fail to load.
public enum Letters: TabTypes {
  public typealias Item = Int
  public typealias Failure = Never

  /// The article's tabs.
  public enum Tab: String, CaseIterable, Sendable {
    /// The tab that is selected first.
    case a
    /// The one beside it.
    case b
    /// The last one.
    case c
  }

  /// A number is its own id.
  public static func id(of item: Int) -> Int { item }
}

extension TabStore<Letters> {
  /// A store with the article's simulated server, which answers with 31 rows.
  ///
  /// - Parameter latency: how long the server takes; the article's bug shows at 0.1 s, and hides at
  ///   1.5 s.
  @MainActor
  public static func letters(latency: Duration = .milliseconds(100)) -> TabStore {
    TabStore(Letters.self, selected: .a, policy: .article) { _ in
      try? await Task.sleep(for: latency)
      return Array(0..<31)
    }
  }
}
