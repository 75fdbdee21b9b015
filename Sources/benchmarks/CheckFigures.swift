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
        name: "F4 exploration: generated state", limit: 5_000,
        operations: check.explore(limit: explored).transitions,
        ours: { Tally(starts: check.explore(limit: explored).states) }, theirs: nil),
      Figure(
        name: "F5 random run: rules", limit: 3, operations: runs * inputs,
        ours: { randomRuns(isChecked: true) }, theirs: { randomRuns(isChecked: false) }),
      Figure(name: "F4 exploration: .article, 3 tabs", limit: 0, counting: "left") {
        let article = MachineCheck(
          tabs: ["a", "b", "c"], policy: Policy.article.explorable, alphabet: .loading)
        if case .complete = article.explore().end { return 0 }
        return 1
      },
      Figure(name: "F5 shrinking: not the shortest", limit: 5, counting: "of 100") {
        try Double(notShortest(seeds: 100))
      },
    ]
  }

  /// How many seeds find a bug that is not shrunk to the fewest inputs within 200 replays.
  private static func notShortest(seeds: UInt64) throws -> Int {
    let check = MachineCheck(
      tabs: ["a", "b"], policy: Policy.standard.explorable, alphabet: .loading
    ) { machine, event, now in
      // A late answer counts as the live one's.
      guard case .answered(_, let page) = event, let live = machine.liveTicket else {
        return machine.handle(event, now: now)
      }
      return machine.handle(.answered(live, page), now: now)
    }
    guard let shortest = check.finding(check.explore(limit: 10_000)) else {
      throw Problem("The bug was not found.")
    }
    return (0..<seeds).count { seed in
      guard let found = check.random(runs: 2_000, seed: seed) else { return true }
      return found.inputs.count > shortest.inputs.count || found.replays > 200
    }
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
