internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// What `scenario lint` says about the screen of one script.
struct LintReport {
  /// One line per finding, or one that there is none.
  let text: String
  /// What there is to say on standard error.
  let problems: [String]
  let exitCode: Tool.ExitCode

  init(_ scenario: Scenario) {
    guard let findings = scenario.findings else {
      text = ""
      problems = ["\(scenario.file): no screen to look at; a 'screen' line describes one"]
      exitCode = .unusable
      return
    }
    problems = []
    guard !findings.isEmpty else {
      text = "\(scenario.file): nothing found\n"
      exitCode = .held
      return
    }
    text = findings.map { finding in
      """
      \(scenario.file): \(finding.states.joined(separator: ", ")): \(finding.problem)
        mend: \(finding.mend)

      """
    }.joined()
    exitCode = .failed
  }
}
