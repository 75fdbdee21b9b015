extension Lanes {
  /// What came of playing a scenario.
  package init(_ scenario: Scenario, _ outcome: Outcome) {
    var builder = LanesBuilder(scenario)
    for entry in outcome.trace.entries { builder.add(entry) }
    self = builder.finished
    offsets = outcome.offsets
    checks = Lanes.checks(scenario, outcome)
    axis = TimeAxis(builder.times + outcome.lines.flatMap { [$0.time, $0.end ?? $0.time] })
  }

  /// Each line that expected something, or could not be played.
  private static func checks(_ scenario: Scenario, _ outcome: Outcome) -> [Check] {
    let problems = Dictionary(
      grouping: outcome.failures + outcome.errors, by: \.position.line)
    let steps = (scenario.orders.first ?? scenario).steps
    let stepOfLine = Dictionary(steps.map { ($0.position.line, $0) }) { first, _ in first }
    var checks = outcome.lines.compactMap { line -> Check? in
      guard let step = stepOfLine[line.line] else { return nil }
      let problems = problems[line.line]?.map(\.message) ?? []
      let isIdle = step.action == .idle
      let count = step.expectations.count + (isIdle ? 1 : 0)
      guard count > 0 || !problems.isEmpty else { return nil }
      return Check(
        time: line.end ?? line.time, line: line.line, count: count, problems: problems)
    }
    // A line whose time had passed was not even begun.
    for error in outcome.errors
    where !outcome.lines.contains(where: { $0.line == error.position.line }) {
      checks.append(
        Check(
          time: outcome.lines.last?.end ?? .zero, line: error.position.line, count: 0,
          problems: [error.message]))
    }
    return checks
  }
}

extension Double {
  /// Without decimals.
  package var whole: String { plain(rounded()) }
}
