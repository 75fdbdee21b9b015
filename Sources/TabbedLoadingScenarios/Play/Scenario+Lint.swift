internal import TabbedLoading
package import TabbedLoadingScreen

extension Scenario {
  /// What is predicted to be wrong with the ids of the script's screen: its placeholders while it
  /// loads, its rows, and the first placeholder as what it scrolls to. `nil` without a screen.
  package var findings: [Finding]? {
    guard let screen else { return nil }
    let placeholders = policy.placeholders
    let answers = server.answers.values.map { $0 } + [server.answer].compactMap(\.self)
    let rows = answers.map(\.rows).max() ?? placeholders
    let loading = Lint.State("loading") {
      Node.forEach(screen.placeholderIDs(placeholders), height: screen.placeholder.height)
        .skeleton()
    }
    let ready = Lint.State("ready") {
      Node.forEach(.integers(0..<rows), height: screen.row.height)
    }
    return Lint(
      [loading, ready],
      scrollTargets: placeholders > 0 ? [screen.id(ofPlaceholder: 0)] : []
    ).findings
  }
}
