internal import TabbedLoading
internal import TabbedLoadingSimulation

/// Plays the store's engine; it owns the engine as the main actor owns a store's.
actor StoreScreen: SimulatedScreen {
  private let lane: Lane
  let engine: Engine<ScriptTypes>

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(
    _ scenario: Scenario, _ simulation: Simulation, _ server: SimulatedServer, _ journal: Journal
  ) {
    lane = simulation.lane
    let clock = simulation.clock
    engine = Engine(
      TabState(
        selected: scenario.tabs[0], policy: scenario.policy, identity: 1, seed: scenario.seed),
      executor: simulation.pool,
      stopwatch: Stopwatch(clock),
      isFinal: { ($0 as? ScriptFailure)?.isFinal == true }
    ) { (request: ScriptTypes.Request) async throws -> ScriptTypes.Page in
      guard let handle = journal.read({ $0.handle(of: request.ticket) }) else {
        preconditionFailure("StoreScreen: request \(request.ticket) runs before it was noted.")
      }
      return try await server.answer(to: handle).page
    }
    engine.watcher = { transition in
      journal.note { recorder in
        if let request = transition.effects.start { recorder.register(request) }
        return recorder.observation(
          of: transition.event, at: transition.time, wasLive: transition.before.liveTicket,
          after: transition.after, effects: transition.effects)
      }
    }
  }

  var saved: ScriptTypes.Saved? { engine.saved }

  func send(_ event: TabState<ScriptTypes>.Event) { engine.send(event) }
}
