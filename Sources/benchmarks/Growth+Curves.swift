internal import TabbedLoading
internal import TabbedLoadingScenarios
internal import TabbedLoadingSimulation

extension Growth {
  /// What should not grow with tabs, rows, events and states, and what may: an answer with its page.
  @MainActor static var all: [Growth] {
    [
      Growth(name: "growth: kept tabs", sizes: [3, 30, 300, 3_000, 10_000]) { tabs in
        var side = KeepingSide(tabs: tabs)
        return { side.run(100_000).starts }
      },
      Growth(name: "growth: rows", sizes: [31, 1_000, 31_000, 1_000_000]) { rows in
        var side = TabStateSide(rows: rows)
        return {
          _ = side.run(.answered, 100_000)
          return 100_000
        }
      },
      Growth(name: "growth: events before", sizes: [1_000, 10_000, 100_000, 1_000_000]) { events in
        var side = TabStateSide(rows: 31)
        _ = side.run(.answered, events)
        return {
          _ = side.run(.answered, 100_000)
          return 100_000
        }
      },
      Growth(name: "growth: rows in a new page", sizes: [31, 310, 3_100, 31_000]) { rows in
        let items = Array(0..<rows)
        return {
          for _ in 0..<31_000 / rows { _ = Article.Page(items) }
          return 31_000 / rows
        }
      },
      Growth(name: "growth: states explored", sizes: [500, 2_000, 8_000, 32_000]) { states in
        let check = MachineCheck(
          tabs: ["a", "b"], policy: Policy.standard.explorable, alphabet: .loading)
        return { check.explore(limit: states).transitions }
      },
    ]
  }
}
