internal import TabbedLoading

extension Figure {
  /// F1: what events make on the heap that have effects of each kind.
  @MainActor static var effects: [Figure] {
    [
      Figure(name: "F1 effects: allocations", limit: 0, counting: "each") {
        var side = EffectsSide()
        side.run(2)
        let allocations = await Allocations.count { side.run(1_000) }
        guard side.hasHadAll else { throw Problem("Not every effect has been seen.") }
        guard let allocations else {
          throw Problem("What the runtime makes on the heap cannot be counted here.")
        }
        return Double(allocations) / 1_000
      }
    ]
  }
}

/// Selections, each of which cancels a request and starts one; some set the timer, and some scroll.
private struct EffectsSide {
  private var scrolling = TabState<Article>(selected: .a, policy: .article, identity: 1)
  private var waiting = TabState<Article>(
    selected: .a, policy: Policy(showAfter: .seconds(1)), identity: 2)
  private var seen = (cancel: false, start: false, timer: false, scroll: false)

  var hasHadAll: Bool { seen == (true, true, true, true) }

  mutating func run(_ count: Int) {
    for index in 0..<count {
      let tab = Article.Tab(choice: index)
      perform(scrolling.handle(.select(tab), now: .zero))
      perform(waiting.handle(.select(tab), now: .zero))
      perform(waiting.handle(.reset(selected: tab), now: .zero))
    }
  }

  private mutating func perform(_ effects: TabState<Article>.Effects) {
    for effect in effects {
      switch effect {
      case .cancel: seen.cancel = true
      case .start: seen.start = true
      case .timer: seen.timer = true
      case .scroll: seen.scroll = true
      }
    }
  }
}
