internal import TabbedLoadingSimulation
public import Testing

/// Schedules to run a test under.
public struct Schedules: Sendable {
  enum Kind: Sendable {
    case completionOrders(limit: Int)
    case random(Int)
  }

  let kind: Kind

  /// Whether it asks for nothing.
  var isEmpty: Bool {
    switch kind {
    case .completionOrders: false
    case .random(let count): count < 1
    }
  }

  /// Every order in which latencies can end, sleeps between them; at most `limit`. More than that is an
  /// issue: what was not run is not known to hold.
  public static func completionOrders(limit: Int) -> Schedules {
    Schedules(kind: .completionOrders(limit: limit))
  }

  /// Every order in which latencies can end, sleeps between them; at most 10,000.
  public static var completionOrders: Schedules { completionOrders(limit: 10_000) }

  /// This many random schedules, in which jobs of different actors overtake each other too.
  public static func random(_ count: Int) -> Schedules { Schedules(kind: .random(count)) }
}

/// Says under which schedules ``simulate(sourceLocation:_:)`` runs. Those of a suite and of its tests are
/// all run; a replay takes the place of all.
public struct SchedulesTrait: TestTrait, SuiteTrait, TestScoping {
  let order: Plan.Order

  public var isRecursive: Bool { true }

  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    if let plan = Plan.current {
      // Another trait of the test, or its suite's, takes the issues.
      plan.add(order)
      return try await function()
    }
    let plan = Plan(order)
    let handler: IssueHandlingTrait = .compactMapIssues { issue in
      Recording.current.map { $0.take(issue) } ?? issue
    }
    try await handler.provideScope(for: test, testCase: testCase) {
      try await Plan.$current.withValue(plan) { try await function() }
    }
    if !plan.hasSimulated {
      Issue.record(
        "This test never calls simulate, so that its schedules mean nothing.",
        sourceLocation: test.sourceLocation)
    } else if let text = plan.replay, !plan.hasFailed {
      record(plan.misfit, text, test.sourceLocation)
    }
  }

  /// Says why a replay has shown nothing.
  private func record(_ misfit: SourceLocation?, _ text: String, _ test: SourceLocation) {
    let message =
      misfit == nil
      ? "Nothing fails when '\(text)' is replayed. Is it mended? Then remove the trait."
      : """
      '\(text)' does not fit this test any more: what there is to choose from has changed since. Run it \
      under its schedules again.
      """
    Issue.record(Comment(rawValue: message), sourceLocation: misfit ?? test)
  }
}

extension Trait where Self == SchedulesTrait {
  /// Runs `simulate` under these schedules, until one fails; that is then shrunk and reported once, with
  /// what replays it.
  ///
  /// - Parameters:
  ///   - schedules: which ones, one kind after the other.
  ///   - seed: what random schedules are drawn from.
  public static func schedules(_ schedules: Schedules..., seed: UInt64 = 1) -> Self {
    SchedulesTrait(order: .schedules(schedules, seed: seed))
  }

  /// Runs `simulate` under the one schedule that a failure named. If nothing fails then, that is an
  /// issue: a replay is not to be left in a test.
  public static func replay(_ text: String) -> Self { SchedulesTrait(order: .replay(text)) }
}
