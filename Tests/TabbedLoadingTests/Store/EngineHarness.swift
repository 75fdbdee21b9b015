import Synchronization
import TabbedLoading
import TabbedLoadingSimulation

/// An engine on simulated time, with a server that answers when the test says so.
final class EngineHarness {
  let simulation = Simulation()
  let server = TestServer()
  private let screen: Screen

  init(policy: Policy = .article, asksCache: Bool = false) {
    screen = Screen(simulation, server, policy, asksCache: asksCache)
  }

  /// A harness whose first request is under way.
  static func loading(_ policy: Policy = .article, asksCache: Bool = false) -> EngineHarness {
    let harness = EngineHarness(policy: policy, asksCache: asksCache)
    harness.send(.appear())
    harness.run()
    return harness
  }

  /// A harness whose first request was answered.
  static func ready(_ items: [Int], next: Int? = nil) -> EngineHarness {
    let harness = loading()
    harness.end(1, .answer(items, next: next))
    return harness
  }

  /// The machine's state now; nil once the engine is let go.
  var state: LettersState? {
    simulation.perform(on: screen) { $0.engine?.state }
  }

  /// Sends events in one turn, then nothing runs until `run()`.
  func send(_ events: LettersState.Event...) {
    simulation.perform(on: screen) { screen in
      for event in events { screen.engine?.send(event) }
    }
  }

  /// Lets everything run until nothing is left to do.
  func run() { simulation.runUntilIdle() }

  /// Ends the request with the number-th ticket, and lets everything run.
  func end(_ number: UInt32, _ end: TestServer.End) {
    server.end(number, end)
    run()
  }

  /// What the watcher saw.
  var transitions: [Transition<Letters>] {
    simulation.perform(on: screen) { $0.transitions }
  }

  /// Sends `event` from inside the next cancel of a request.
  func sendFromNextCancel(_ event: LettersState.Event) {
    let screen = screen
    server.atNextCancel { screen.assumeIsolated { $0.engine?.send(event) } }
  }

  /// Sends events from inside the watcher, once, when it sees the first transition.
  func sendFromWatcher(_ events: LettersState.Event...) {
    simulation.perform(on: screen) { $0.echo = events }
  }

  /// Starts a task that refreshes and waits for it, and lets everything run.
  func awaitRefresh() -> Refresh {
    let returned = Refresh.Flag()
    let pool = simulation.pool
    let task = simulation.perform(on: screen) { screen in
      Task {
        _ = screen
        await withTaskExecutorPreference(pool) { await screen.refresh() }
        returned.raise()
      }
    }
    run()
    return Refresh(task: task, flag: returned)
  }

  /// A refresh that somebody awaits.
  struct Refresh {
    final class Flag: Sendable {
      private let isRaised = Atomic<Bool>(false)

      var value: Bool { isRaised.load(ordering: .relaxed) }

      func raise() { isRaised.store(true, ordering: .relaxed) }
    }

    let task: Task<Void, Never>
    fileprivate let flag: Flag

    /// Whether the await is over.
    var hasReturned: Bool { flag.value }
  }

  /// Lets the engine go, as a screen that is torn down lets its store go.
  func release() {
    simulation.perform(on: screen) { $0.engine = nil }
  }

  private actor Screen {
    let lane: Lane
    var engine: Engine<Letters>?
    var transitions: [Transition<Letters>] = []
    var echo: [LettersState.Event] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

    init(_ simulation: Simulation, _ server: TestServer, _ policy: Policy, asksCache: Bool) {
      lane = simulation.lane
      let clock = simulation.clock
      let cached: Engine<Letters>.Cached = { tab in await server.cachedItems(of: tab) }
      engine = Engine(
        LettersState(selected: .a, policy: policy, identity: 1), executor: simulation.pool,
        stopwatch: Stopwatch(clock),
        isCancellation: { $0 == .transportCancelled },
        isFinal: { $0 == .refused },
        cached: asksCache ? cached : nil
      ) { (request: Letters.Request) async throws(Letters.Failure) -> Letters.Page in
        try await server.page(for: request)
      }
      simulation.perform(on: self) { screen in
        screen.engine?.watcher = { [unowned screen] transition in
          screen.assumeIsolated { $0.saw(transition) }
        }
      }
    }

    func refresh() async { await engine?.refresh() }

    private func saw(_ transition: Transition<Letters>) {
      transitions.append(transition)
      let events = echo
      echo = []
      for event in events { engine?.send(event) }
    }
  }
}

/// Holds each request until the test ends it.
final class TestServer: Sendable {
  enum End: Sendable {
    case answer([Int], next: Int? = nil)
    case fail(Letters.Failure)
  }

  private struct State {
    var asked: [Letters.Request] = []
    var cancelled: [Ticket] = []
    var ended: [Ticket] = []
    var waiting: [Ticket: CheckedContinuation<End, Never>] = [:]
    var onCancel: (@Sendable () -> Void)?
    var answer: [Int]?
    var endsAtCancel = false
    var lookups: [(tab: Letters.Tab, continuation: CheckedContinuation<[Int], Never>)] = []
    var cancelledLookups: [Letters.Tab] = []
    var lookupCount = 0
  }

  private let state = Mutex(State())

  /// The requests that the loader was asked for, in order.
  var asked: [Letters.Request] { state.withLock { $0.asked } }
  /// The tickets whose tasks were cancelled while the loader waited.
  var cancelled: [Ticket] { state.withLock { $0.cancelled } }
  /// The tickets whose loader has returned or thrown.
  var ended: [Ticket] { state.withLock { $0.ended } }

  /// From now on every request is answered at once, without a suspension.
  func answerAtOnce(_ items: [Int]) { state.withLock { $0.answer = items } }

  /// From now on a cancelled request fails by itself, with a transport's own code.
  func endAtCancel() { state.withLock { $0.endsAtCancel = true } }

  /// Runs once, inside the next cancel of a request.
  func atNextCancel(_ run: @escaping @Sendable () -> Void) { state.withLock { $0.onCancel = run } }

  func page(for request: Letters.Request) async throws(Letters.Failure) -> Letters.Page {
    defer { state.withLock { $0.ended.append(request.ticket) } }
    let answer = state.withLock { state in
      state.asked.append(request)
      return state.answer
    }
    if let answer { return Letters.Page(answer) }
    switch await end(of: request.ticket) {
    case .answer(let items, let next): return Letters.Page(items, next: next)
    case .fail(let failure): throw failure
    }
  }

  /// The tabs whose look into the cache was cancelled.
  var cancelledLookups: [Letters.Tab] { state.withLock { $0.cancelledLookups } }

  /// How often the cache was asked.
  var lookupCount: Int { state.withLock { $0.lookupCount } }

  /// Waits for the test to say what the cache has.
  func cachedItems(of tab: Letters.Tab) async -> [Int] {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.lookups.append((tab, continuation))
          state.lookupCount += 1
        }
      }
    } onCancel: {
      state.withLock { $0.cancelledLookups.append(tab) }
    }
  }

  /// Says what the cache has of a tab, to all who ask.
  func endLookup(of tab: Letters.Tab, _ items: [Int]) {
    let ended = state.withLock { state in
      let ended = state.lookups.filter { $0.tab == tab }
      state.lookups.removeAll { $0.tab == tab }
      return ended
    }
    for lookup in ended { lookup.continuation.resume(returning: items) }
  }

  /// Ends the request with the number-th ticket.
  func end(_ number: UInt32, _ end: End) {
    let ticket = Ticket(issuer: 1, number: number)
    state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: end)
  }

  private func end(of ticket: Ticket) async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting[ticket] = continuation }
      }
    } onCancel: {
      let (ends, onCancel) = state.withLock { state in
        state.cancelled.append(ticket)
        return (state.endsAtCancel, state.onCancel.take())
      }
      onCancel?()
      if ends { end(ticket.number, .fail(.transportCancelled)) }
    }
  }
}
