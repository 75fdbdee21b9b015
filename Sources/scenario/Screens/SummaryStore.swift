internal import TabbedLoading
internal import TabbedLoadingSimulation

/// The store of one section of the summary screen, on virtual time; it owns the engine as the main
/// actor owns a store's.
actor SummaryStore {
  /// The types of a section: a list of names that has one tab only.
  enum Names: TabTypes {
    typealias Tab = Int
    typealias Item = String

    static func id(of item: String) -> String { item }
  }

  /// What a server says, and how long it takes; `nil` is a failure.
  struct Answer: Sendable {
    let latency: Duration
    let names: [String]?
  }

  private struct Failed: Error {}

  private let lane: Lane
  private let engine: Engine<Names>

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - number: tells the stores of one screen apart.
  ///   - answer: what the server says to the first load, or to a refresh.
  init(
    _ simulation: Simulation, number: Int,
    answer: @escaping @Sendable (_ isFirst: Bool) -> Answer
  ) {
    lane = simulation.lane
    let clock = simulation.clock
    engine = Engine(
      TabState(selected: 0, policy: .article, identity: UInt32(number)),
      executor: simulation.pool, stopwatch: Stopwatch(clock)
    ) { (request: Names.Request) async throws -> Names.Page in
      let answer = answer(request.kind == .first)
      try await clock.sleep(for: answer.latency)
      guard let names = answer.names else { throw Failed() }
      return Names.Page(names)
    }
  }

  var shown: Names.Shown { engine.state.shown }

  func send(_ event: TabState<Names>.Event) { engine.send(event) }
}
