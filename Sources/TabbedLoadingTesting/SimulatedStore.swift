public import TabbedLoading
internal import TabbedLoadingSimulation
public import Testing

extension World {
  /// A store in this world, in place of `TabStore`, which lives on the main actor: the same engine and
  /// the same machine. Each request waits for a ``latency(_:)`` before it asks `load`, so that answers
  /// come in any order, also after their cancel.
  ///
  /// Types, tab and policy are given as to a `TabStore`. Without a clock: time is the world's.
  public func store<Types: TabTypes>(
    _ types: Types.Type = Types.self, selected: Types.Tab, policy: Policy = .standard,
    load: @escaping @concurrent @Sendable (Types.Tab) async throws(Types.Failure) -> [Types.Item]
  ) -> SimulatedStore<Types> {
    SimulatedStore(self, selected: selected, policy: policy) {
      (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      Types.Page(try await load(request.tab))
    }
  }

  /// A store in this world that asks for one page of a tab at a time.
  public func store<Types: TabTypes>(
    _ types: Types.Type = Types.self, selected: Types.Tab, policy: Policy = .standard,
    load:
      @escaping @concurrent @Sendable (Types.Tab, Types.Cursor?) async throws(Types.Failure) ->
      Types.Page
  ) -> SimulatedStore<Types> {
    SimulatedStore(self, selected: selected, policy: policy) {
      (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      try await load(request.tab, request.cursor)
    }
  }

  /// A store in this world that asks `loader`.
  public func store<Types: TabTypes>(
    selected: Types.Tab, policy: Policy = .standard, loader: some TabLoader<Types>
  ) -> SimulatedStore<Types> {
    SimulatedStore(self, selected: selected, policy: policy) {
      (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      try await loader.page(for: request)
    }
  }
}

/// A store that runs in a ``World``.
///
/// If a test fails under ``SchedulesTrait``, what happened to its stores is attached to it: a script that
/// `scenario run` plays, and its picture.
public final class SimulatedStore<Types: TabTypes>: Sendable {
  private let world: World
  private let host: Host

  init(
    _ world: World, selected: Types.Tab, policy: Policy,
    load:
      @escaping @concurrent @Sendable (Types.Request) async throws(Types.Failure) -> Types.Page
  ) {
    self.world = world
    host = Host(world, selected, policy, load)
  }

  /// The machine's state: what to draw, and what is under way.
  public var state: TabState<Types> { world.simulation.perform(on: host) { $0.engine.state } }

  /// Sends an event, and runs what is ready.
  public func send(
    _ event: TabState<Types>.Event, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    world.simulation.perform(on: host) { $0.engine.send(event) }
    world.runReady(sourceLocation)
  }

  /// Owns the engine, as the main actor owns a store's.
  private actor Host {
    private let lane: Lane
    let engine: Engine<Types>

    nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

    init(
      _ world: World, _ selected: Types.Tab, _ policy: Policy,
      _ load:
        @escaping @concurrent @Sendable (Types.Request) async throws(Types.Failure) -> Types.Page
    ) {
      let simulation = world.simulation
      let state = TabState<Types>(selected: selected, policy: policy, identity: 1)
      lane = simulation.lane
      engine = Engine(
        state, executor: simulation.pool, stopwatch: Stopwatch(simulation.clock)
      ) { (request: Types.Request) async throws(Types.Failure) -> Types.Page in
        await world.latency("request \(request.ticket.number) for \(request.tab)")
        return try await load(request)
      }
      guard world.isReported else { return }
      let record = StoreRecord(of: state)
      engine.watcher = { record.take($0) }
      world.attach { record.script }
    }
  }
}

extension SimulatedStore {
  /// A view of the screen appears.
  public func appear(sourceLocation: SourceLocation = #_sourceLocation) {
    send(.appear(), sourceLocation: sourceLocation)
  }

  /// The user chooses a tab.
  public func select(_ tab: Types.Tab, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.select(tab), sourceLocation: sourceLocation)
  }

  /// The data of the selected tab.
  public var progress: Types.Progress { state.progress }

  /// What to draw.
  public var shown: Types.Shown { state.shown }
}
