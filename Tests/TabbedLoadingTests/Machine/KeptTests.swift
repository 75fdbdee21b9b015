import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// What tabs keep (M18), against a plain list of tabs.
@Suite struct KeptTests {
  @Test func `a random user's tabs are those left last, in order`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = Choices(seed: seed)
      let limit = random.pick(below: 4) + 1
      var state = TabState<Numbers>(
        selected: 0, policy: Policy(keep: .rows(tabs: limit, staleAfter: nil)), identity: 1)
      _ = state.handle(.appear(), now: .zero)
      var kept: [Int] = []
      for step in 0..<40 {
        let isReady = if case .ready = state.progress { true } else { false }
        let (old, new) = (state.selected, random.pick(below: 6))
        _ = state.handle(.select(new), now: .zero)
        if new != old {
          let wasKept = kept.contains(new)
          kept.removeAll { $0 == new }
          if isReady { kept = (kept + [old]).suffix(limit) }
          #expect(
            (state.shown(of: new) == .rows([new])) == wasKept, "seed \(seed), step \(step)")
        }
        if random.pick(below: 4) > 0, let ticket = state.liveTicket {
          _ = state.handle(.answered(ticket, Numbers.Page([new])), now: .zero)
        }
        #expect(state.kept.tabs == kept, "seed \(seed), step \(step)")
        for tab in 0..<6 where tab != state.selected {
          let isKept = kept.contains(tab)
          #expect(state.shown(of: tab) == (isKept ? .rows([tab]) : .nothing))
        }
        #expect(state.shown(of: state.selected) == state.shown)
      }
    }
  }

  @Test func `each change of what is kept counts once`() {
    var screen = Timeline.ready(Policy(keep: .rows(tabs: 1)), [1, 2])
    #expect(screen.state.kept.changes == 0)
    screen.at(2, .select(.b))
    #expect(screen.state.kept.changes == 1)
    screen.at(3, .invalidate(.a))
    #expect(screen.state.kept.changes == 2)
    screen.at(4, .select(.a))
    #expect(screen.state.kept.changes == 3)
    screen.at(5, .reset(selected: .a))
    #expect(screen.state.kept.changes == 4)
  }

  @Test func `a tab that kept no items is empty, not unknown`() {
    var screen = Timeline.ready(Policy(keep: .rows(tabs: 1)), [])
    screen.at(2, .select(.b))
    #expect(screen.state.shown(of: .a) == .empty)
    screen.at(3, .select(.a))
    #expect(screen.state.shown == .empty)
    #expect(screen.state.liveTicket == nil)
  }

  @Test func `rows are stale at the age itself, not before`() {
    for (age, isStale) in [(9_999, false), (10_000, true)] {
      var screen = Timeline(Policy(keep: .rows(tabs: 1, staleAfter: .seconds(10))))
      screen.answer(at: 1000, [1])
      screen.at(2000, .select(.b))
      screen.at(1000 + age, .select(.a))
      #expect(screen.state.isRefreshing == isStale, "\(age)")
    }
  }

  @Test func `the loader hears what is known and how old it is`() {
    var screen = Timeline(Policy(keep: .rows(tabs: 1, staleAfter: .seconds(1))))
    screen.answer(at: 1000, [7, 8, 9])
    screen.at(2000, .disappear())
    let start = screen.at(5000, .appear())?.start
    #expect(start?.kind == .background)
    #expect(start?.known == Letters.Request.Known(first: 7, last: 9, age: .seconds(4)))
    screen.at(6000, .invalidateAll)
    screen.fail(at: 7000)
    let known = screen.at(8000, .refresh)?.start?.known
    #expect(known?.age == nil, "nobody knows how old stale rows are")
    #expect(known?.first == 7)
  }
}
