internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// What `scenario lint` says about the screen of one script.
struct LintReport {
  /// One line per finding, or one that there is none.
  let text: String
  let exitCode: Tool.ExitCode

  init(_ scenario: Scenario, _ findings: [Finding]) {
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
