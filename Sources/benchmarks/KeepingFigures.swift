internal import TabbedLoading

extension Figure {
  /// F1: tabs that keep their rows: among ten thousand of them against among three; both sides are
  /// `TabState`.
  @MainActor static var tabs: [Figure] {
    var (many, few) = (KeepingSide(tabs: 10_000), KeepingSide(tabs: 3))
    return [
      Figure(
        name: "F1 tabs: select and return", limit: 1.25, operations: 200_000,
        ours: { many.run(100_000) }, theirs: { few.run(100_000) })
    ]
  }
}

/// A screen that keeps the rows of many tabs, of which some are visited in turn.
struct KeepingSide {
  private var state: TabState<Numbered>

  init(tabs: Int) {
    let policy = Policy(keep: .rows(tabs: tabs, staleAfter: nil))
    state = TabState(selected: 0, policy: policy, identity: 1)
    send(.appear())
    for tab in 1...tabs {
      answer(tab - 1)
      send(.select(tab))
    }
    answer(tabs)
  }

  /// Leaves for a tab that keeps its rows and returns, `count` times.
  mutating func run(_ count: Int) -> Tally {
    var tally = Tally()
    for _ in 0..<count {
      for tab in 0..<2 {
        send(.select(tab))
        tally.starts += 1
        if case .rows(let rows) = state.shown { tally.rows += rows.count }
      }
    }
    return tally
  }

  private mutating func answer(_ tab: Int) {
    if let ticket = state.liveTicket { send(.answered(ticket, Numbered.Page([tab]))) }
  }

  @inline(never)
  private mutating func send(_ event: TabState<Numbered>.Event) {
    _ = state.handle(event, now: .zero)
  }
}
