internal import TabbedLoadingScenarios

/// What `scenario run` says about one script.
struct RunReport {
  /// The script's name, its trace, and the verdict.
  let text: String
  /// What did not hold, or could not be played.
  let problems: [String]
  let exitCode: Tool.ExitCode

  /// Plays a scenario on each engine. The trace and the verdict are the first one's; a trace that
  /// differs is a problem of its own.
  init(_ scenario: Scenario, engines: [PlayEngine]) {
    let performances = engines.map { Player.play(scenario, on: $0) }
    let first = performances[0]
    var problems = (first.errors + first.failures).map { "\($0)" }
    for (engine, other) in zip(engines, performances).dropFirst() where other.trace != first.trace {
      problems.append(
        "\(scenario.file): error: the engines disagree, which is a bug in this package\n"
          + first.trace.difference(from: other.trace, names: (engines[0], engine)))
    }
    let name = scenario.name.isEmpty ? scenario.file : scenario.name
    var text = "\(name)\n\(first.trace.text)"
    if problems.isEmpty {
      let played = engines.map(\.rawValue).joined(separator: " and ")
      let on = scenario.logic == .article ? "on the article's view" : "on \(played)"
      text += "held: \(first.checks) of \(first.checks), \(on)\n"
    }
    self.text = text + "\n"
    self.problems = problems
    exitCode = !first.errors.isEmpty ? .unusable : problems.isEmpty ? .held : .failed
  }
}

extension Trace {
  /// The first entries that two traces do not share.
  func difference(from other: Trace, names: (PlayEngine, PlayEngine)) -> String {
    let shared = zip(entries, other.entries).prefix { $0 == $1 }.count
    func line(_ trace: Trace) -> String {
      trace.entries.dropFirst(shared).first?.text(eventWidth: 0) ?? "nothing more"
    }
    return "  \(names.0.rawValue): \(line(self))\n  \(names.1.rawValue): \(line(other))"
  }
}
