internal import TabbedLoading

/// The machine, which the page runs as a store does.
final class MachineLogic: ScreenLogic {
  private var state: TabState<ScriptTypes>
  private var recorder = Recorder(scripted: [])
  private(set) var timer: Duration?

  init(_ choices: Choices) {
    state = TabState(selected: Choices.tabs[0], policy: choices.policy.policy, identity: 1)
  }

  func knows(_ command: Command) -> Bool { true }

  func send(_ event: TabState<ScriptTypes>.Event, at now: Duration) -> Reaction {
    let wasLive = state.liveTicket
    let effects = state.handle(event, now: now)
    var reaction = Reaction()
    for effect in effects {
      switch effect {
      case .cancel(let ticket): reaction.cancelled = recorder.handle(of: ticket)
      case .start(let request): reaction.started = recorder.register(request)
      case .timer(let time): timer = time
      case .scroll: break  // The state has the command.
      }
    }
    reaction.observation = recorder.observation(
      of: event, at: now, wasLive: wasLive, after: state, effects: effects)
    return reaction
  }

  func end(_ handle: Handle, as end: ScriptedEnd, at now: Duration) -> Reaction {
    guard let ticket = recorder.ticket(of: handle) else { return Reaction() }
    return switch end {
    case .answer(let answer): send(.answered(ticket, answer.page), at: now)
    case .fail(let isFinal):
      send(.failed(ticket, ScriptFailure(isFinal: isFinal), isFinal: isFinal), at: now)
    case .cancel: send(.cancelled(ticket, nil), at: now)
    }
  }

  func wake(at now: Duration) -> Reaction {
    timer = nil
    return send(.timeout, at: now)
  }

  func keep(_ handles: [Handle]) { recorder.keep(Set(handles)) }
}
