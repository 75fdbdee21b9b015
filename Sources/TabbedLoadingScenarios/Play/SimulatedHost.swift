internal import TabbedLoading
internal import TabbedLoadingSimulation

/// Plays a script on an actor with real tasks, on virtual time.
final class SimulatedHost<Screen: SimulatedScreen>: Host {
  let simulation = Simulation()
  private let server: SimulatedServer
  private let journal: Journal
  let screen: Screen

  init(_ scenario: Scenario) {
    journal = Journal(scripted: scenario.server.scripted)
    server = SimulatedServer(scenario.server, clock: simulation.clock)
    screen = Screen(scenario, simulation, server, journal)
  }

  var nextDeadline: Duration? { simulation.nextDeadline }
  var requests: [Handle] { journal.read { $0.requests } }
  var unfinished: [Handle] { server.unfinished }

  var saved: ScriptTypes.Saved? { simulation.perform(on: screen) { $0.saved } }

  func hasRequested(_ handle: Handle) -> Bool { journal.read { $0.hasRegistered(handle) } }
  func ticket(of handle: Handle) -> Ticket? { journal.read { $0.ticket(of: handle) } }

  func send(_ event: TabState<ScriptTypes>.Event) -> [Observation] {
    simulation.perform(on: screen) { $0.send(event) }
    return settle()
  }

  func end(_ handle: Handle, as end: ScriptedEnd) -> [Observation] {
    server.end(handle, as: end)
    return settle()
  }

  func runNext() -> [Observation] {
    simulation.wakeNext()
    return settle()
  }

  func move(to time: Duration) { simulation.move(to: time) }

  func tearDown() {
    _ = send(.close)
    for handle in server.unfinished { server.end(handle, as: .cancel) }
    precondition(
      simulation.tearDown(), "SimulatedHost: a task goes back to sleep however often it is woken.")
  }

  private func settle() -> [Observation] {
    simulation.runUntilIdle()
    return journal.takeObservations()
  }
}

/// An actor that logic runs on, as the logic of a real screen runs on the main actor.
protocol SimulatedScreen: Actor {
  /// - Parameters:
  ///   - server: answers the logic's requests.
  ///   - journal: takes note of each request as it starts, and of what happens.
  init(
    _ scenario: Scenario, _ simulation: Simulation, _ server: SimulatedServer, _ journal: Journal)

  /// What to save of what is shown; nil for logic that cannot.
  var saved: ScriptTypes.Saved? { get }

  func send(_ event: TabState<ScriptTypes>.Event)
}
