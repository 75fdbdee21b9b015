import TabbedLoading
import TabbedLoadingSimulation
import Testing

enum Letters: TabTypes {
  typealias Tab = String
  typealias Item = Int
  typealias Failure = Never
  static func id(of item: Int) -> Int { item }
}

actor Host {
  let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
  let engine: Engine<Letters>
  init(_ simulation: Simulation) {
    lane = simulation.lane
    let clock = simulation.clock
    let start = clock.now
    engine = Engine(
      TabState(selected: "a", policy: .article, identity: 1), executor: simulation.pool,
      now: { start.duration(to: clock.now) }, isCancellation: { _ in false }
    ) { (request: Letters.Request) async -> Letters.Page in
      try? await clock.sleep(for: .seconds(1))
      return Letters.Page([1, 2, 3])
    }
  }
}

@Test func smoke() {
  let simulation = Simulation()
  let host = Host(simulation)
  simulation.perform(on: host) { host in host.engine.send(.appear()) }
  simulation.runUntilIdle()
  simulation.perform(on: host) { #expect($0.engine.state.progress == .loading) }
  simulation.advance(by: .seconds(1))
  simulation.perform(on: host) { #expect($0.engine.state.progress == .ready([1, 2, 3])) }
}

@MainActor @Test func store() async {
  let store = TabStore(Letters.self, selected: "a") { tab in [1, 2, 3] }
  store.appear()
  switch store.progress {
  case .loading: break
  case .ready(let items): print(items)
  }
}
