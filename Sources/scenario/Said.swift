internal import TabbedLoadingScenarios

/// What the tool says about one file, in full before any of it is printed.
struct Said: Sendable {
  /// For standard output.
  var text = ""
  /// For standard error, a line or more each.
  var problems: [String] = []
  var exitCode = Tool.ExitCode.held
  /// The file's part of a report, if one is wanted.
  var chapter: Chapter?
}

extension Said {
  /// A file that cannot be read.
  init(_ diagnostics: Diagnostics, _ file: String) {
    problems = diagnostics.list.map(\.description)
    exitCode = .unusable
    chapter = Chapter(unreadable: file, problems)
  }

  /// Plays a scenario on each engine.
  ///
  /// - Parameter number: which of the scripts it is, from 1.
  init(_ scenario: Scenario, _ number: Int, _ options: RunOptions, _ terminal: Terminal) {
    var film: Film?
    let played = options.engines.map { engine -> RunReport.Played in
      guard options.report != nil, engine == options.engines[0] else {
        return (engine, Player.play(scenario, on: engine))
      }
      let (outcome, taken) = Player.play(
        scenario, on: engine, filming: Film(limit: options.share.frames))
      film = taken
      return (engine, outcome)
    }
    let report = RunReport(scenario, played)
    text = report.text
    problems = report.problems
    exitCode = report.exitCode
    if options.wantsLanes {
      let lanes = Lanes(scenario, played[0].outcome)
      text += lanes.text(width: terminal.width, isColored: terminal.isColored) + "\n"
    }
    if options.wantsPicture {
      let lanes = LanesSVG(Lanes(scenario, played[0].outcome), film)
      chapter = Chapter(report, picture: lanes.file(named: "Lanes of \(report.name)"))
    } else if options.report != nil {
      chapter = Chapter(number, scenario, played[0].outcome, film, report, options.share)
    }
  }
}
