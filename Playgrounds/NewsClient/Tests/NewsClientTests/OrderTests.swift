import TabbedLoading
import TabbedLoadingTesting
import Testing

@testable import NewsClient

/// The loader, its cache and a store, whatever the order in which the server answers.
@Suite struct OrderTests {
  /// A store in a world, whose server takes as long as the schedule wants.
  private struct Screen {
    let cache = NewsCache()
    let store: SimulatedStore<News>

    init(_ world: World) {
      let server = FakeServer(wait: { await world.latency($0) }, isEmpty: { $0 % 3 == 0 })
      store = world.store(selected: .world, loader: NewsLoader(server: server, cache: cache))
    }
  }

  @Test(.schedules(.completionOrders))
  func `the topic that was tapped last is shown`() {
    simulate { world in
      let screen = Screen(world)
      screen.store.appear()
      screen.store.select(.sport)
      world.run()
      guard case .rows(let stories) = screen.store.shown else {
        Issue.record("No rows are shown.")
        return
      }
      #expect(stories.map(\.topic) == [.sport, .sport])
    }
  }

  /// The app's own rule. It failed when the cache kept whatever came: appear, reload, and the first answer last.
  @Test(.schedules(.random(300)))
  func `the cache is never older than what is shown`() {
    simulate { world in
      let screen = Screen(world)
      try world.repeat(upTo: 30) {
        let events = screen.store.state.possibleEvents(selecting: Topic.allCases)
        screen.store.send(world.choose(from: events))
        world.advance(by: world.choose(from: [.zero, .milliseconds(300), .seconds(90)]))
        guard case .rows(let stories) = screen.store.shown, let shown = stories.first else {
          return
        }
        let cached = try world.run { await screen.cache.pages[shown.topic] }
        #expect(cached?.edition ?? 0 >= shown.edition)
      }
    }
  }
}
