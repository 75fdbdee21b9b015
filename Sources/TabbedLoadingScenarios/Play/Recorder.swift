internal import TabbedLoading

/// Turns the machine's transitions into moments, and tickets into handles.
struct Recorder: Sendable {
  typealias State = TabState<ScriptTypes>

  private var handles: [Ticket: Handle] = [:]
  private var tickets: [Handle: Ticket] = [:]
  private var ordinals: [String: Int] = [:]
  /// In order of request.
  private(set) var requests: [Handle] = []

  func ticket(of handle: Handle) -> Ticket? { tickets[handle] }
  func handle(of ticket: Ticket) -> Handle? { handles[ticket] }

  /// Names a request that starts.
  @discardableResult
  mutating func register(_ request: State.Request) -> Handle {
    let handle = register(tab: request.tab)
    handles[request.ticket] = handle
    tickets[handle] = request.ticket
    return handle
  }

  /// Names a request that starts and has no ticket, as the article's has none.
  mutating func register(tab: String) -> Handle {
    let handle = Handle(tab: tab, ordinal: ordinals[tab, default: 0] + 1)
    ordinals[tab] = handle.ordinal
    requests.append(handle)
    return handle
  }

  /// What can be seen of a transition, if anything can.
  func observation(
    of event: State.Event, at time: Duration, wasLive: Ticket?, after state: State,
    effects: State.Effects
  ) -> Observation? {
    guard let text = text(of: event, wasLive: wasLive) else { return nil }
    let moment = Moment(
      time: time, event: text, selected: state.selected,
      progress: ProgressSummary(state.progress), shown: ShownSummary(state.shown),
      live: state.liveTicket.flatMap(handle(of:)),
      cancelled: effects.cancel.flatMap(handle(of:)),
      started: (effects.start?.ticket).flatMap(handle(of:)),
      discarded: effects.discarded.flatMap(handle(of:)), scrollsToTop: effects.scroll != nil)
    return Observation(
      moment: moment, trigger: ScrollTrigger(state.command), command: state.command?.id)
  }

  /// The event as a script has it. None for what is nobody's business: the end of a request that we
  /// cancelled, and the execution of a scroll command, which the screen reports.
  private func text(of event: State.Event, wasLive: Ticket?) -> String? {
    switch event {
    case .appear(let token): token == 0 ? "appear" : "appear \(token)"
    case .disappear(let token): token == 0 ? "disappear" : "disappear \(token)"
    case .select(let tab): "select \(tab)"
    case .answered(let ticket, let page):
      "ok \(name(ticket)) \(counted(page.items.count, "row"))"
    case .failed(let ticket, _): "fail \(name(ticket))"
    case .cancelled(let ticket, _): ticket == wasLive ? "cancel \(name(ticket))" : nil
    case .executed: nil
    case .close: "close"
    }
  }

  private func name(_ ticket: Ticket) -> String { handle(of: ticket).map { "\($0)" } ?? "?" }
}

extension ProgressSummary {
  init(_ progress: ScriptTypes.Progress) {
    switch progress {
    case .loading: self = .loading
    case .ready(let items): self = .ready(rows: items.count)
    case .failed: self = .failed
    }
  }
}

extension ShownSummary {
  init(_ shown: ScriptTypes.Shown) {
    switch shown {
    case .nothing: self = .nothing
    case .placeholders(let ids): self = .placeholders(ids.count)
    case .rows(let items): self = .rows(items.count)
    case .empty: self = .empty
    case .failure: self = .failure
    }
  }
}

extension ScrollTrigger {
  /// A view on the store watches the command's id; 0 stands for no command.
  init(_ command: TabState<ScriptTypes>.ScrollCommand?) {
    value = command.map { Int($0.id) } ?? 0
    switch command?.target {
    case .top(first: .placeholder(let id)): target = .placeholder(id.slot)
    case .top(first: .item(let id)): target = .row(id)
    case nil: target = nil
    }
  }
}
