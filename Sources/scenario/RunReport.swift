internal import TabbedLoadingScenarios

/// What `scenario run` says about one script.
struct RunReport {
  /// What the script is called.
  let name: String
  /// The verdict, and what it was played on.
  let summary: String
  /// The script's name, its trace, and the verdict.
  let text: String
  /// What did not hold, or could not be played, on any engine.
  let problems: [String]
  let exitCode: Tool.ExitCode

  /// What came of playing a scenario on an engine.
  typealias Played = (engine: PlayEngine, outcome: Outcome)

  /// Judges what was played. The trace that is shown is the first engine's; engines that differ in
  /// anything are a problem of their own.
  init(_ scenario: Scenario, _ played: [Played]) {
    let first = played[0]
    let different = played.dropFirst().filter { $0.outcome != first.outcome }
    name = scenario.name.isEmpty ? scenario.file : scenario.name
    let stage =
      switch scenario.logic {
      case .article: "the article's view"
      case .store: played.map(\.engine.rawValue).joined(separator: " and ")
      }
    let verdict =
      different.isEmpty ? RunReport.verdict(first.outcome) : "the engines disagree"
    summary = "\(verdict), on \(stage)"
    text = "\(name)\n\(first.outcome.trace.text)\(summary)\n\n"
    problems =
      RunReport.problems(of: played)
      + different.map { other in
        "\(scenario.file): error: the engines disagree, which is a bug in this package\n"
          + RunReport.difference(first, other)
      }
    let isPlayed = played.allSatisfy(\.outcome.errors.isEmpty)
    exitCode = !isPlayed ? .unusable : problems.isEmpty ? .held : .failed
  }

  private static func verdict(_ outcome: Outcome) -> String {
    let (failures, checks) = (outcome.failures.count, outcome.checks)
    guard outcome.errors.isEmpty else { return "not played to its end" }
    guard failures == 0 else { return "failed: \(failures) of \(checks)" }
    return checks == 0 ? "nothing was expected" : "held: \(checks) of \(checks)"
  }

  /// What did not hold on each engine; once if it is the same on all of them.
  private static func problems(of played: [Played]) -> [String] {
    let lists = played.map { engine, outcome in
      (engine: engine, problems: outcome.failures + outcome.errors)
    }
    guard lists.contains(where: { $0.problems != lists[0].problems }) else {
      return lists[0].problems.map(\.description)
    }
    return lists.flatMap { engine, problems in
      problems.map { "\($0.adding(" (on \(engine.rawValue))"))" }
    }
  }

  /// The first entries that two traces do not share; of equal traces, what else came of them.
  private static func difference(_ left: Played, _ right: Played) -> String {
    let (entries, others) = (left.outcome.trace.entries, right.outcome.trace.entries)
    let shared = zip(entries, others).prefix { $0 == $1 }.count
    let sides = [left, right].map { engine, outcome in
      let what =
        entries == others
        ? result(outcome)
        : outcome.trace.entries.dropFirst(shared).first?.text() ?? "nothing more"
      return "  \(engine.rawValue.padded(to: 8))\(what)"
    }
    return sides.joined(separator: "\n")
  }

  private static func result(_ outcome: Outcome) -> String {
    let end = outcome.offsets.last.map { sample in
      ", the list at \(plain(sample.offset)) since \(sample.time.brief)"
    }
    return verdict(outcome) + (end ?? "")
  }
}
