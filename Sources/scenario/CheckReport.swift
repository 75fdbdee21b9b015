internal import TabbedLoadingScenarios
internal import TabbedLoadingSimulation

/// What `scenario check` and `scenario explore` say.
struct CheckReport {
  /// The verdict; or the scenario that was found, so that it can be written to a file.
  let text: String
  /// What was broken, and how to run it again.
  let problem: String?

  private init(held text: String) {
    self.text = text
    problem = nil
  }

  private init(
    _ finding: MachineCheck.Finding, of check: MachineCheck, _ options: CheckOptions
  ) {
    text = check.scenario(finding)
    let replay = finding.replay.map { "\nreplay: scenario check \(options.text) --replay '\($0)'" }
    problem =
      "broken: \(finding.broken.rule)\n"
      + "save the script and run it: scenario run --engine both bug.scenario\(replay ?? "")"
  }

  /// Random runs, or the one that is replayed.
  static func check(_ options: CheckOptions) -> CheckReport {
    let check = options.check(.all)
    if let replay = options.replay {
      guard let finding = check.replay(replay) else {
        return CheckReport(held: "held: nothing is broken when '\(replay)' is replayed\n")
      }
      return CheckReport(finding, of: check, options)
    }
    guard let finding = check.random(runs: options.runs, seed: options.seed) else {
      return CheckReport(
        held: "held: \(options.runs) runs of \(options.text) --seed \(options.seed)\n")
    }
    return CheckReport(finding, of: check, options)
  }

  /// All states; with a diagram of the phases if one is wanted.
  static func explore(_ options: CheckOptions) -> CheckReport {
    let check = options.check(.loading)
    let exploration = check.explore(limit: options.limit)
    if let finding = check.finding(exploration) {
      return CheckReport(finding, of: check, options)
    }
    if options.wantsDiagram { return CheckReport(held: exploration.diagram) }
    let coverage = exploration.coverage.map {
      "  \($0.phase.padded(to: 18))\($0.kinds.joined(separator: ", "))\n"
    }
    let never = exploration.neverEnabled
    return CheckReport(
      held: "\(exploration)\n\nwhat happened in each phase\n\(coverage.joined())"
        + (never.isEmpty ? "" : "  never             \(never.joined(separator: ", "))\n"))
  }
}
