internal import TabbedLoading

/// Turns the machine's transitions into moments, and tickets into handles.
struct Recorder: Sendable {
  typealias State = TabState<ScriptTypes>

  /// The requests that the script ends.
  private let scripted: Set<Handle>
  private var handles: [Ticket: Handle] = [:]
  /// What was named last, which is asked for most often.
  private var newest: (ticket: Ticket, handle: Handle)?
  /// Those of each tab's requests.
  private var tickets: [String: Tickets] = [:]
  /// In order of request.
  private(set) var requests: [Handle] = []

  init(scripted: Set<Handle>) { self.scripted = scripted }

  /// Whether a request has been named so.
  func hasRegistered(_ handle: Handle) -> Bool {
    handle.ordinal > 0 && handle.ordinal <= tickets[handle.tab]?.count ?? 0
  }

  func ticket(of handle: Handle) -> Ticket? { tickets[handle.tab]?[handle.ordinal] }
  func handle(of ticket: Ticket?) -> Handle? {
    guard let ticket else { return nil }
    if let newest, newest.ticket == ticket { return newest.handle }
    return handles[ticket]
  }

  /// Forgets requests that nothing more is to be said of.
  mutating func keep(_ used: Set<Handle>) {
    handles = handles.filter { used.contains($0.value) }
    for tab in Array(tickets.keys) {
      tickets[tab]?.forget { !used.contains(Handle(tab: tab, ordinal: $0)) }
    }
    requests.removeAll { !used.contains($0) }
    newest = nil
  }

  /// Names a request that starts.
  @discardableResult
  mutating func register(_ request: State.Request) -> Handle {
    let handle = register(tab: request.tab, request.ticket)
    handles[request.ticket] = handle
    newest = (request.ticket, handle)
    return handle
  }

  /// Names a request that starts; the article's has no ticket.
  mutating func register(tab: String, _ ticket: Ticket? = nil) -> Handle {
    let handle = Handle(tab: tab, ordinal: tickets[tab, default: Tickets()].append(ticket))
    requests.append(handle)
    return handle
  }

  /// What can be seen of a transition, if anything can.
  func observation(
    of event: State.Event, at time: Duration, wasLive: Ticket?, after state: State,
    effects: State.Effects
  ) -> Observation? {
    let refused = effects.discarded ?? lateCancel(event, wasLive: wasLive)
    guard isVisible(event, wasLive: wasLive) || refused != nil else { return nil }
    let moment = Moment(
      time: time, action: action(of: event), selected: state.selected,
      progress: ProgressSummary(state.phase), shown: ShownSummary(state.shown),
      live: handle(of: state.liveTicket),
      isRefreshing: state.isRefreshing, isAppending: state.isAppending, hasMore: state.hasMore,
      problem: handle(of: state.problem?.ticket), cancelled: handle(of: effects.cancel),
      started: handle(of: effects.start?.ticket), discarded: handle(of: refused),
      scroll: effects.scroll.map(ScrollSummary.init),
      ids: state.phase.drawn, kept: state.rowsKept,
      command: state.command.map(ScrollSummary.init))
    return Observation(
      moment: moment, trigger: ScrollTrigger(state.command), command: state.command?.id)
  }

  /// Not to be seen are the end of a request at our own cancel, which says nothing new, and the
  /// execution of a scroll command, which the screen reports.
  private func isVisible(_ event: State.Event, wasLive: Ticket?) -> Bool {
    switch event {
    case .cancelled(let ticket, _): ticket == wasLive
    case .executed: false
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .endVisible, .endHidden,
      .scroll, .edit, .settle, .revert, .invalidate, .invalidateAll, .reset, .restore, .close,
      .timeout, .provisional, .answered, .failed:
      true
    }
  }

  /// The request that we cancelled and that the script ends later, by an error: whatever it fails
  /// with counts as the cancel (rule M6), and is refused like any other response after it.
  private func lateCancel(_ event: State.Event, wasLive: Ticket?) -> Ticket? {
    guard case .cancelled(let ticket, _?) = event, ticket != wasLive,
      let handle = handle(of: ticket), scripted.contains(handle)
    else { return nil }
    return ticket
  }

  /// The event as a script has it; nil for the timer, which no script has.
  func action(of event: State.Event) -> Action? {
    switch event {
    case .appear(let token): .appear(token: token)
    case .disappear(let token): .disappear(token: token)
    case .select(let tab, let debounce): .select(tab, debounce: debounce)
    case .reload(let debounce): .reload(debounce: debounce)
    case .refresh: .refresh
    case .retry: .retry
    case .moved(isAtTop: true, _): .moved(.top)
    case .moved(isAtTop: false, nil): .moved(.away)
    case .moved(isAtTop: false, let anchor?):
      .moved(.row(anchor.id, distance: anchor.distance))
    case .scroll(let row): .scrollTo(row: row)
    case .endVisible(let last): .endVisible(after: last)
    case .endHidden: .endHidden
    case .edit(let edit, let tab, let pending): .edit(Change(edit), tab: tab, pending: pending)
    case .settle(let id): .settle(id)
    case .revert(let id): .revert(id)
    case .invalidate(let tab): .invalidate(tab: tab)
    case .invalidateAll: .invalidate(tab: nil)
    case .reset(let tab): .reset(tab: tab)
    case .restore(_, let away): .restore(away: away)
    case .provisional(let ticket, let page):
      .cached(name(ticket), Answer(ids: page.items))
    case .answered(let ticket, let page):
      .answer(name(ticket), Answer(ids: page.items, next: page.next))
    case .failed(let ticket, _, let isFinal): .fail(name(ticket), isFinal: isFinal)
    case .cancelled(let ticket, let failure):
      ScriptFailure(failure).map { .fail(name(ticket), isFinal: $0.isFinal) }
        ?? .cancel(name(ticket))
    case .close: .close
    case .executed: .scrolled
    case .timeout: nil
    }
  }

  func name(_ ticket: Ticket) -> Handle {
    handle(of: ticket) ?? Handle(tab: "?", ordinal: 0)
  }
}

/// The tickets of a tab's requests by their ordinals; the first ones may be forgotten.
private struct Tickets {
  private var forgotten = 0
  private var rest: [Ticket?] = []

  var count: Int { forgotten + rest.count }

  subscript(ordinal: Int) -> Ticket? {
    ordinal > forgotten && ordinal <= count ? rest[ordinal - forgotten - 1] : nil
  }

  /// - Returns: the ticket's ordinal.
  mutating func append(_ ticket: Ticket?) -> Int {
    rest.append(ticket)
    return count
  }

  mutating func forget(while isUnused: (_ ordinal: Int) -> Bool) {
    let unused = (forgotten..<count).prefix { isUnused($0 + 1) }.count
    rest.removeFirst(unused)
    forgotten += unused
  }
}

extension Change {
  init(_ edit: ScriptTypes.Edit) {
    self =
      switch edit {
      case .update(let row): .update(row)
      case .remove(let row): .remove(row)
      case .insert(let row, at: let place): .insert(row, at: place)
      }
  }
}

extension ProgressSummary {
  init(_ phase: TabState<ScriptTypes>.Phase) {
    switch phase {
    case .unknown: self = .blank
    case .loading: self = .loading
    case .ready(let rows, _, _): self = .ready(rows: rows.items.count)
    case .failed: self = .failed
    }
  }
}

extension TabState<ScriptTypes> {
  /// How many rows the tabs keep that are not selected.
  var rowsKept: [String: Int] {
    var counts: [String: Int] = [:]
    for tab in kept.tabs { counts[tab] = kept[tab]?.rows.items.count }
    return counts
  }
}

extension TabState<ScriptTypes>.Phase {
  /// The rows that are drawn as the tab's own.
  var drawn: [Int] {
    if case .ready(let rows, _, _) = self { rows.items } else { [] }
  }
}

extension ShownSummary {
  init(_ shown: ScriptTypes.Shown) {
    switch shown {
    case .nothing: self = .nothing
    case .previous(let items, let tab): self = .previous(of: tab, items.count)
    case .placeholders(let ids): self = .placeholders(ids.count)
    case .rows(let items): self = .rows(items.count)
    case .empty: self = .empty
    case .failure: self = .failure
    }
  }
}

extension ScrollSummary {
  init(_ command: TabState<ScriptTypes>.ScrollCommand) {
    switch command.target {
    case .top: self = .top
    case .row(let row): self = .row(row)
    case .anchor(let anchor): self = .anchor(anchor.id, distance: anchor.distance)
    }
  }
}

extension ScrollTrigger {
  /// A view on the store watches the command's id; 0 stands for no command.
  init(_ command: TabState<ScriptTypes>.ScrollCommand?) {
    value = command.map { Int($0.id) } ?? 0
    switch command?.target {
    case .top(first: .placeholder(let id)): target = .placeholder(id.slot)
    case .top(first: .item(let id)), .row(let id): target = .row(id)
    case .anchor(let anchor): target = .anchor(anchor.id)
    case nil: target = nil
    }
  }
}
