import Synchronization
import TabbedLoading
import Testing

@testable import TabbedLoadingTesting

/// What happened to a store in a test that fails.
@Suite struct StoreRecordTests {
  @Test func `it is a script that plays it again, and a picture`() async throws {
    let recorded = Mutex<[String]>([])
    _ = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in
        let store = world.store(Shelves.self, selected: .fiction, policy: .article) { shelf in
          shelf == .fiction ? [1, 2] : [11, 12]
        }
        store.appear()
        store.select(.science)
        world.run()
        recorded.withLock { $0 = world.recorded }
        #expect(store.progress == .loading, "so that it fails")
      }
    }
    let script = try #require(recorded.withLock { $0 }.first)
    #expect(
      script == """
        tabs     fiction science

        @0  appear                       => fiction loading; started fiction#1
        @0  select science               => science loading; cancelled fiction#1; started science#1; scroll top
        @0  ok fiction#1 2 rows from 1   => science loading; discarded fiction#1
        @0  ok science#1 2 rows from 11  => science ready 2 rows

        """)
    let run = try ScriptedRun(script)
    #expect(run.failures.isEmpty)
    #expect(lanes(of: script)?.contains("science") == true)
  }

  @Test(.schedules(.random(3)))
  func `nothing is recorded as long as nothing fails`() {
    simulate { world in
      _ = world.store(Shelves.self, selected: .fiction) { _ in [] }
      #expect(world.recorded.isEmpty)
    }
  }
}
