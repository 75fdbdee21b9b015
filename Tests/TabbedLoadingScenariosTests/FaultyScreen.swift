import TabbedLoading
import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

/// A mistake in what runs the machine, for the checks to find.
enum EngineBug: String, CaseIterable, CustomTestStringConvertible {
  case forgetsToCancel = "forgets to cancel"
  case startsBeforeItCancels = "starts before it cancels"
  case asksTwice = "asks the loader twice"
  case endsTwice = "ends a ticket twice"
  case losesLateAnswers = "loses a late answer"
  case losesFailures = "takes a failure for a cancel"
  case losesFinality = "tries again what is final"
  case mistakesCancels = "takes a cancel that nobody asked for, for a failure"
  case keepsOldTimers = "leaves the old timer running"
  case neverSetsTimers = "sets no timer"

  /// The one that a screen made now has; nil for none.
  @TaskLocal static var current: EngineBug?

  var testDescription: String { rawValue }
}

/// Runs the machine as the store's engine does, and has a bug if one is wanted.
actor FaultyScreen: SimulatedScreen {
  private let lane: Lane
  private let pool: Pool
  private let clock: VirtualClock
  private let server: SimulatedServer
  private let journal: Journal
  private let bug: EngineBug?
  private var state: TabState<ScriptTypes>
  private var live: (ticket: Ticket, task: Task<Void, Never>)?
  private var timer: Task<Void, Never>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(
    _ scenario: Scenario, _ simulation: Simulation, _ server: SimulatedServer, _ journal: Journal
  ) {
    (lane, pool, clock) = (simulation.lane, simulation.pool, simulation.clock)
    (self.server, self.journal, bug) = (server, journal, EngineBug.current)
    state = TabState(selected: scenario.tabs[0], policy: scenario.policy, identity: 1)
  }

  var saved: ScriptTypes.Saved? { state.saved(now: clock.now.sinceStart) }

  func send(_ event: TabState<ScriptTypes>.Event) {
    let (now, wasLive) = (clock.now.sinceStart, state.liveTicket)
    let effects = state.handle(event, now: now)
    perform(effects)
    journal.note { [state] recorder in
      if let request = effects.start { recorder.register(request) }
      return recorder.observation(
        of: event, at: now, wasLive: wasLive, after: state, effects: effects)
    }
  }

  private func perform(_ effects: TabState<ScriptTypes>.Effects) {
    if bug == .startsBeforeItCancels, let request = effects.start { start(request) }
    if let ticket = effects.cancel, live?.ticket == ticket {
      if bug != .forgetsToCancel { live?.task.cancel() }
      live = nil
    }
    if bug != .startsBeforeItCancels, let request = effects.start { start(request) }
    switch effects.timer {
    case .set(let time): setTimer(time)
    case .stop: if bug != .keepsOldTimers { timer?.cancel() }
    case nil: break
    }
  }

  private func start(_ request: ScriptTypes.Request) {
    let task = Task {
      let event = await withTaskExecutorPreference(pool) { await end(of: request) }
      if live?.ticket == request.ticket {
        live = nil
      } else if bug == .losesLateAnswers {
        return
      }
      send(event)
      if bug == .endsTwice { send(event) }
    }
    if bug == .asksTwice {
      Task { _ = await withTaskExecutorPreference(pool) { await end(of: request) } }
    }
    live = (request.ticket, task)
  }

  nonisolated private func end(of request: ScriptTypes.Request) async
    -> TabState<ScriptTypes>.Event
  {
    guard !Task.isCancelled, let handle = journal.read({ $0.handle(of: request.ticket) }) else {
      return .cancelled(request.ticket, nil)
    }
    do {
      return .answered(request.ticket, try await server.answer(to: handle).page)
    } catch {
      let isFinal = bug != .losesFinality && (error as? ScriptFailure)?.isFinal == true
      let isCancel =
        switch bug {
        case .losesFailures: true
        case .mistakesCancels: Task.isCancelled
        default: Task.isCancelled || error is CancellationError
        }
      return isCancel
        ? .cancelled(request.ticket, error) : .failed(request.ticket, error, isFinal: isFinal)
    }
  }

  private func setTimer(_ time: Duration) {
    if bug == .neverSetsTimers { return }
    if bug != .keepsOldTimers { timer?.cancel() }
    timer = Task {
      await withTaskExecutorPreference(pool) { [clock] in
        try? await clock.sleep(
          until: VirtualClock.Instant(sinceStart: time), tolerance: .milliseconds(1))
      }
      if !Task.isCancelled { send(.timeout) }
    }
  }
}
