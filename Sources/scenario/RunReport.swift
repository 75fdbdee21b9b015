internal import TabbedLoadingScenarios

/// What `scenario run` says about one script.
struct RunReport {
  /// The script's name, its trace, and the verdict.
  let text: String
  /// What did not hold, or could not be played.
  let problems: [String]
  let exitCode: Tool.ExitCode

  /// What came of playing a scenario on an engine.
  typealias Played = (engine: PlayEngine, performance: Performance)

  /// Plays a scenario on each engine.
  init(_ scenario: Scenario, engines: [PlayEngine]) {
    self.init(scenario, engines.map { ($0, Player.play(scenario, on: $0)) })
  }

  /// Judges what was played. Trace and verdict are the first engine's; a trace that differs is a
  /// problem of its own.
  init(_ scenario: Scenario, _ played: [Played]) {
    let first = played[0].performance
    let different = played.dropFirst().filter { $0.performance.trace != first.trace }
    let name = scenario.name.isEmpty ? scenario.file : scenario.name
    let verdict = RunReport.verdict(first, agreed: different.isEmpty)
    let stage =
      switch scenario.logic {
      case .article: "the article's view"
      case .store: played.map(\.engine.rawValue).joined(separator: " and ")
      }
    text = "\(name)\n\(first.trace.text)\(verdict), on \(stage)\n\n"
    problems =
      (first.failures + first.errors).map(\.description)
      + different.map { other in
        "\(scenario.file): error: the engines disagree, which is a bug in this package\n"
          + RunReport.difference(played[0], other)
      }
    exitCode = !first.errors.isEmpty ? .unusable : problems.isEmpty ? .held : .failed
  }

  private static func verdict(_ performance: Performance, agreed: Bool) -> String {
    let (failures, checks) = (performance.failures.count, performance.checks)
    guard performance.errors.isEmpty else { return "not played to its end" }
    guard failures == 0 else { return "failed: \(failures) of \(checks)" }
    guard agreed else { return "the engines disagree" }
    return checks == 0 ? "nothing was expected" : "held: \(checks) of \(checks)"
  }

  /// The first entries that two traces do not share.
  private static func difference(_ left: Played, _ right: Played) -> String {
    let (entries, others) = (left.performance.trace.entries, right.performance.trace.entries)
    let shared = zip(entries, others).prefix { $0 == $1 }.count
    return [(left.engine, entries), (right.engine, others)]
      .map { engine, entries in
        let entry = entries.dropFirst(shared).first?.text() ?? "nothing more"
        return "  \(engine.rawValue.padded(to: 8))\(entry)"
      }
      .joined(separator: "\n")
  }
}
