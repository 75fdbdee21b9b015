internal import TabbedLoading
internal import TabbedLoadingScenarios
internal import TabbedLoadingSimulation

extension Figure {
  /// F4 and F5: what a state costs in an exploration with every rule, and what the rules cost a random run.
  @MainActor static var checks: [Figure] {
    let check = MachineCheck(
      tabs: ["a", "b"], policy: Policy.standard.explorable, alphabet: .loading)
    return [
      Figure(
        name: "exploration: generated state", limit: 5_000,
        operations: check.explore(limit: explored).transitions,
        ours: { Tally(starts: check.explore(limit: explored).states) }, theirs: nil),
      Figure(
        name: "random run: rules", limit: 3, operations: runs * inputs,
        ours: { randomRuns(isChecked: true) }, theirs: { randomRuns(isChecked: false) }),
    ]
  }

  private static var explored: Int { 8_000 }
  private static var runs: Int { 500 }
  private static var inputs: Int { 60 }

  @MainActor
  private static func randomRuns(isChecked: Bool) -> Tally {
    var tally = Tally()
    let begin = Session(tabs: ["a", "b", "c"], policy: Policy.standard.explorable)
    for seed in 0..<UInt64(runs) {
      var (session, choices) = (begin, Choices(seed: seed))
      for _ in 0..<inputs {
        let effects = session.take(session.input(&choices), isChecked: isChecked)
        if effects.cancel != nil { tally.cancels += 1 }
        if effects.start != nil { tally.starts += 1 }
        if effects.scroll != nil { tally.scrolls += 1 }
      }
      tally.rows += session.broken == nil ? 1 : 0
    }
    return tally
  }
}
