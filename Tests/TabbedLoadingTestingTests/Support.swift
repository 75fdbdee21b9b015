import Synchronization
import TabbedLoading
import TabbedLoadingTesting
import Testing

/// Tabs over numbers.
enum Shelves: TabTypes {
  enum Tab: CaseIterable { case fiction, science, comics }
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}

/// Runs a test under a trait, and those of another around it, and takes its issues.
func issues(
  of trait: SchedulesTrait, under outer: SchedulesTrait? = nil,
  _ test: @escaping @Sendable () throws -> Void
) async throws -> [Issue] {
  let taken = Mutex<[Issue]>([])
  let current = try #require(Test.current)
  let handler: IssueHandlingTrait = .compactMapIssues { issue in
    taken.withLock { $0.append(issue) }
    return nil
  }
  try await handler.provideScope(for: current, testCase: nil) {
    guard let outer else {
      return try await trait.provideScope(for: current, testCase: nil) { try test() }
    }
    try await outer.provideScope(for: current, testCase: nil) {
      try await trait.provideScope(for: current, testCase: nil) { try test() }
    }
  }
  return taken.withLock { $0 }
}

extension Issue {
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
