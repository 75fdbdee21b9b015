internal import Synchronization
internal import TabbedLoadingSimulation
internal import Testing

/// What a test's traits ask of ``simulate(sourceLocation:_:)``, and what came of it.
final class Plan: Sendable {
  enum Order: Sendable {
    case schedules([Schedules], seed: UInt64)
    case replay(String)
  }

  @TaskLocal static var current: Plan?

  let order: Order
  private let runs = Mutex((simulations: 0, failures: 0))

  init(_ order: Order) { self.order = order }

  func note(failed: Bool) {
    runs.withLock {
      $0.simulations += 1
      $0.failures += failed ? 1 : 0
    }
  }

  /// Whether the test has called `simulate`.
  var hasSimulated: Bool { runs.withLock { $0.simulations > 0 } }
  /// Whether something has failed in it.
  var hasFailed: Bool { runs.withLock { $0.failures > 0 } }
}

/// Takes the issues of one run, so that of many runs only one is reported.
final class Recording: Sendable {
  enum Mode: Sendable {
    /// Keeps all issues to itself.
    case silent
    /// Lets the first pass with this comment, and no other.
    case reporting(Comment)
  }

  @TaskLocal static var current: Recording?

  private let mode: Mode
  private let issues = Mutex<[Issue]>([])

  init(_ mode: Mode) { self.mode = mode }

  /// Whether an issue passes.
  var isReporting: Bool {
    switch mode {
    case .silent: false
    case .reporting: true
    }
  }

  /// The first issue, if there was one.
  var first: Issue? { issues.withLock { $0.first } }

  /// What becomes of an issue.
  func take(_ issue: Issue) -> Issue? {
    let isFirst = issues.withLock { issues in
      issues.append(issue)
      return issues.count == 1
    }
    guard case .reporting(let comment) = mode, isFirst else { return nil }
    var issue = issue
    issue.comments.append(comment)
    return issue
  }
}
