internal import Synchronization
internal import TabbedLoadingSimulation
internal import Testing

/// What a test's traits ask of ``simulate(sourceLocation:_:)``, and what came of it.
final class Plan: Sendable {
  enum Order: Sendable {
    case schedules([Schedules], seed: UInt64)
    case replay(String)
  }

  /// What came of a call of `simulate`.
  enum Outcome: Hashable, Sendable {
    case held
    case failed
    /// A replay that is not of this call.
    case misfit(SourceLocation)
  }

  @TaskLocal static var current: Plan?

  private let orders: Mutex<[Order]>
  private let outcomes = Mutex<[Outcome]>([])

  init(_ order: Order) { orders = Mutex([order]) }

  /// Takes in what another trait of the test asks for.
  func add(_ order: Order) { orders.withLock { $0.append(order) } }

  /// The schedules of all traits, one trait after the other.
  var schedules: [(schedules: Schedules, seed: UInt64)] {
    orders.withLock { $0 }.flatMap { order in
      guard case .schedules(let schedules, let seed) = order else {
        return [(schedules: Schedules, seed: UInt64)]()
      }
      return schedules.map { ($0, seed) }
    }
  }

  /// What is replayed in place of all schedules.
  var replay: String? {
    orders.withLock { $0 }.lazy.compactMap { order in
      guard case .replay(let text) = order else { return nil }
      return text
    }.first
  }

  func note(_ outcome: Outcome) { outcomes.withLock { $0.append(outcome) } }

  /// Whether the test has called `simulate`.
  var hasSimulated: Bool { outcomes.withLock { !$0.isEmpty } }
  /// Whether something has failed in it.
  var hasFailed: Bool { outcomes.withLock { $0.contains(.failed) } }
  /// The first call that a replay is not of.
  var misfit: SourceLocation? {
    outcomes.withLock { $0 }.lazy.compactMap { outcome in
      guard case .misfit(let place) = outcome else { return nil }
      return place
    }.first
  }
}

/// Takes the issues of one run, so that of many runs only one is reported.
final class Recording: Sendable {
  @TaskLocal static var current: Recording?

  /// What the issue that passes says beside itself; without it none passes.
  let comment: Comment?
  private let issues = Mutex<[Issue]>([])

  init(_ comment: Comment?) { self.comment = comment }

  /// The first issue, if there was one.
  var first: Issue? { issues.withLock { $0.first } }

  /// What becomes of an issue. A known one and a warning are no failures, and are seen with one only.
  func take(_ issue: Issue) -> Issue? {
    guard issue.isFailure else { return comment == nil ? nil : issue }
    let isFirst = issues.withLock { issues in
      issues.append(issue)
      return issues.count == 1
    }
    guard let comment, isFirst else { return nil }
    var issue = issue
    issue.comments.append(comment)
    return issue
  }
}
