internal import TabbedLoadingScenarios
internal import TabbedLoadingSimulation

/// What `scenario check` and `scenario explore` say.
struct CheckReport {
  /// The verdict; or the scenario that was found, so that it can be written to a file.
  private(set) var text = ""
  /// What was broken, and how to run it again.
  private(set) var problem: String?
}

extension CheckReport {
  private init(
    _ exploration: Exploration<Session, Input, SessionKey>, as format: CheckOptions.DiagramFormat
  ) {
    do throws(TooManyNodes) {
      let diagram = try exploration.diagram()
      self.init(text: format == .svg ? diagram.svg : diagram.mermaid)
    } catch {
      self.init(problem: "\(error)")
    }
  }

  private init(
    _ finding: MachineCheck.Finding, of check: MachineCheck, _ options: CheckOptions
  ) {
    let replay = finding.replay.map { "\nreplay: scenario check \(options.text) --replay '\($0)'" }
    self.init(
      text: check.scenario(finding),
      problem: "broken: \(finding.broken.rule)\n"
        + "save the script and run it: scenario run --engine both bug.scenario\(replay ?? "")")
  }

  /// Random runs, or the one that is replayed.
  ///
  /// - Parameter progress: hears now and then how many runs there were.
  static func check(_ options: CheckOptions, progress: ((Int) -> Void)?) -> CheckReport {
    let check = options.check(.all)
    if let replay = options.replay {
      guard check.fits(replay) else {
        return CheckReport(
          problem: "'\(replay)' is no replay of \(options.text); "
            + "give the options that it was made with")
      }
      guard let finding = check.replay(replay) else {
        return CheckReport(text: "held: nothing is broken when '\(replay)' is replayed\n")
      }
      return CheckReport(finding, of: check, options)
    }
    guard
      let finding = check.random(runs: options.runs, seed: options.seed, progress: progress)
    else {
      return CheckReport(
        text: "held: \(options.runs) runs of \(options.text) --seed \(options.seed)\n")
    }
    return CheckReport(finding, of: check, options)
  }

  /// All states; a diagram of the phases instead, if one is wanted.
  ///
  /// - Parameter progress: hears now and then how many states were found.
  static func explore(_ options: CheckOptions, progress: ((Int) -> Void)?) -> CheckReport {
    let check = options.check(.loading)
    let exploration = check.explore(limit: options.limit, progress: progress)
    if let finding = check.finding(exploration) {
      return CheckReport(finding, of: check, options)
    }
    if let format = options.diagram { return CheckReport(exploration, as: format) }
    let coverage = exploration.coverage.map {
      "  \($0.phase.padded(to: 18))\($0.kinds.joined(separator: ", "))\n"
    }
    let never = exploration.neverEnabled
    return CheckReport(
      text: "\(exploration)\n\nwhat happened in each phase\n\(coverage.joined())"
        + (never.isEmpty ? "" : "  never             \(never.joined(separator: ", "))\n"))
  }
}
