internal import TabbedLoading

/// Plays a script on the bare machine: no task, no engine, its own simple server.
struct MachineHost: Host {
  private struct Due {
    let deadline: Duration
    let ticket: Ticket
    let rows: Int
  }

  private let reduce: Session.Reducer
  private(set) var state: TabState<ScriptTypes>
  private var recorder: Recorder
  private let server: Server
  private(set) var now = Duration.zero
  /// In order of deadline, then of request.
  private var due: [Due] = []
  private var timer: Duration?
  private(set) var unfinished: [Handle] = []

  /// - Parameter reduce: how the machine takes an event; a test may put a bug here.
  init(_ scenario: Scenario, reduce: @escaping Session.Reducer = { $0.handle($1, now: $2) }) {
    self.reduce = reduce
    state = TabState(
      selected: scenario.tabs[0], policy: scenario.policy, identity: 1, seed: scenario.seed)
    server = scenario.server
    recorder = Recorder(scripted: scenario.server.scripted)
  }

  var nextDeadline: Duration? {
    guard let answer = due.first?.deadline else { return timer }
    return min(answer, timer ?? answer)
  }
  var requests: [Handle] { recorder.requests }

  var saved: ScriptTypes.Saved? { state.saved(now: now) }

  func hasRequested(_ handle: Handle) -> Bool { recorder.hasRegistered(handle) }
  func ticket(of handle: Handle) -> Ticket? { recorder.ticket(of: handle) }
  func handle(of ticket: Ticket?) -> Handle? { recorder.handle(of: ticket) }

  mutating func send(_ event: TabState<ScriptTypes>.Event) -> [Observation] {
    let wasLive = state.liveTicket
    let effects = reduce(&state, event, now)
    perform(effects)
    guard
      let observation = recorder.observation(
        of: event, at: now, wasLive: wasLive, after: state, effects: effects)
    else { return [] }
    return [observation]
  }

  mutating func end(_ handle: Handle, as end: ScriptedEnd) -> [Observation] {
    guard let ticket = recorder.ticket(of: handle) else { return [] }
    finish(handle)
    return switch end {
    case .answer(let answer): send(.answered(ticket, answer.page))
    // After our cancel too: a reducer's own runtime need not tell the two apart.
    case .fail(let isFinal):
      send(.failed(ticket, ScriptFailure(isFinal: isFinal), isFinal: isFinal))
    case .cancel: send(.cancelled(ticket, CancellationError()))
    }
  }

  /// An answer that is due at the moment of the timer comes first.
  mutating func runNext() -> [Observation] {
    if let answer = due.first, answer.deadline <= timer ?? answer.deadline {
      due.removeFirst()
      now = max(now, answer.deadline)
      if let handle = recorder.handle(of: answer.ticket) { finish(handle) }
      return send(.answered(answer.ticket, Answer(rows: answer.rows).page))
    }
    guard let time = timer else { return [] }
    now = max(now, time)
    timer = nil
    return send(.timeout)
  }

  mutating func move(to time: Duration) { now = max(now, time) }

  mutating func tearDown() { _ = send(.close) }

  /// Forgets requests that nothing more is to be said of.
  mutating func keep(_ used: Set<Handle>) { recorder.keep(used) }

  private mutating func perform(_ effects: TabState<ScriptTypes>.Effects) {
    if let ticket = effects.cancel { cancel(ticket) }
    if let request = effects.start { start(request) }
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
  }

  private mutating func start(_ request: TabState<ScriptTypes>.Request) {
    let handle = recorder.register(request)
    unfinished.append(handle)
    guard let answer = server.answer(to: handle) else { return }
    let new = Due(deadline: now + answer.latency, ticket: request.ticket, rows: answer.rows)
    let index = due.firstIndex { $0.deadline > new.deadline } ?? due.endIndex
    due.insert(new, at: index)
  }

  private mutating func cancel(_ ticket: Ticket) {
    due.removeAll { $0.ticket == ticket }
    if let handle = recorder.handle(of: ticket), !server.scripted.contains(handle) {
      finish(handle)
    }
  }

  private mutating func finish(_ handle: Handle) {
    unfinished.removeAll { $0 == handle }
  }
}
