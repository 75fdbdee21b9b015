internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

extension Said {
  /// What is wrong with the ids on a script's screen: one line per finding, or one that there is none.
  init(linting scenario: Scenario) {
    guard let findings = scenario.findings else {
      problems = ["\(scenario.file): no screen to look at; a 'screen' line describes one"]
      exitCode = .unusable
      return
    }
    guard !findings.isEmpty else {
      text = "\(scenario.file): nothing found\n"
      return
    }
    text = findings.map { finding in
      """
      \(scenario.file): \(finding.states.joined(separator: ", ")): \(finding.problem)
        cure: \(finding.cure)

      """
    }.joined()
    exitCode = .failed
  }
}
