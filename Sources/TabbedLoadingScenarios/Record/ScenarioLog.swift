package import TabbedLoading

/// Writes a store's events down as a scenario, and plays them on a machine of its own, whose times are
/// those of the script: a script has no parts of a microsecond, and in it a timer is never late.
package final class ScenarioLog<Types: TabTypes> {
  private var translation: Translation<Types>
  private var host: MachineHost
  /// Says what belongs to an item, where the host of the recording wants that.
  private let contents: ((Types.Item) -> String)?
  /// When the script begins, since the store did.
  private let origin: Duration
  /// The earliest time of the next line.
  private var time = Duration.zero
  private var handles: [Ticket: Handle] = [:]
  /// How many rows have numbers before those that are gone are forgotten.
  private var rowLimit = 4_096
  /// Why no more is written.
  private(set) var hasEnded = false
  /// What has been written and not yet taken.
  private var lines: [String]

  /// Begins with a state as it is.
  ///
  /// - Parameters:
  ///   - tabs: all tabs there are.
  ///   - keepsIDs: whether ids that are whole numbers stay as they are.
  package init(
    _ state: TabState<Types>, at now: Duration, tabs: [Types.Tab], name: String, keepsIDs: Bool,
    contents: ((Types.Item) -> String)?
  ) {
    let names = Names(of: [state.selected] + tabs)
    translation = Translation(names: names.byTab, keepsIDs: keepsIDs)
    self.contents = contents
    origin = now
    let scenario = Scenario(name: name, tabs: names.all, policy: state.policy, seed: state.seed)
    host = MachineHost(scenario)
    lines = scenario.printed + [""]
    begin(state, now)
  }

  /// Whether the first line stands for all of how things stood.
  private(set) var isExact = true

  /// Hands over the lines that were written since the last time.
  package func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

// MARK: - Beginning

extension ScenarioLog {
  /// Brings the script's machine to where the store is, as far as a script can say it.
  private func begin(_ state: TabState<Types>, _ now: Duration) {
    guard !state.isFresh else { return }
    let saved = state.saved(now: now)
    guard let rows = translation.saved(saved) else { return end("a tab has no name") }
    if !saved.tabs.isEmpty || state.presence != .new {
      for rows in rows { write("saved \(rows)") }
      send(.restore(self.saved(rows), away: .zero))
    }
    switch state.presence {
    case .visible(let tokens):
      for token in tokens.map({ translation.number(ofView: $0) }).sorted() {
        send(.appear(token: token))
      }
    case .hidden:
      send(.appear())
      send(.disappear())
    case .closed: send(.close)
    case .new: break
    }
    if state.command == nil { execute() }
    if state.isAtTop { send(.moved(isAtTop: true)) }
    if let anchor = state.anchor {
      send(.moved(isAtTop: false, anchor: translation.place(anchor).anchor))
    }
    if case .visible(let last?) = state.paging.end {
      send(.endVisible(after: translation.number(of: last)))
    }
    isExact = isExact(state, self.saved(rows))
    if !isExact {
      lines.append("// Not all of how things stood can be said: what follows may differ from it.")
    }
  }

  private func saved(_ rows: [SavedRows]) -> ScriptTypes.Saved {
    rows.reduce(ScriptTypes.Saved?.none) { $1.added(to: $0) }
      ?? ScriptTypes.Saved(selected: host.state.selected, tabs: [])
  }

  /// Whether the script's machine stands where the store does.
  private func isExact(_ state: TabState<Types>, _ saved: ScriptTypes.Saved) -> Bool {
    let mine = host.state
    return state.isSettled && mine.isSettled && mine.presence.isSame(as: state.presence)
      && mine.saved(now: host.now) == saved && mine.isAtTop == state.isAtTop
      && mine.paging.barren == state.paging.barren && mine.paging.isHalted == state.paging.isHalted
      && mine.kept.tabs.count == state.kept.tabs.count
  }
}

extension Presence {
  /// Whether both are the same, whatever the views' numbers.
  fileprivate func isSame(as other: Presence) -> Bool {
    switch (self, other) {
    case (.visible(let mine), .visible(let others)): mine.count == others.count
    case (.new, _), (.hidden, _), (.closed, _), (.visible, _): self == other
    }
  }
}

extension TabState {
  /// Nothing has happened to it.
  fileprivate var isFresh: Bool {
    guard case .unknown = phase else { return false }
    return presence == .new && kept.tabs.isEmpty && scrolling.stage == .idle && liveTicket == nil
  }

  /// Nothing is under way that a script could not begin with.
  var isSettled: Bool {
    guard case .ready(let rows, .idle, nil) = phase else { return false }
    return timer == nil && pending.isEmpty && previous == nil && rows.base == nil
      && !rows.isProvisional && sinceIssued == .nothing && command == nil
      && scrolling.stage == .idle
  }
}

// MARK: - Events

extension ScenarioLog {
  /// Writes down what has happened.
  package func take(_ transition: Transition<Types>) {
    guard !hasEnded else { return }
    if case .timeout = transition.event {
      // One that came too early is none.
      if let due = transition.before.timer, due <= transition.time { runTimer() }
    } else {
      pass(to: (transition.time - origin).floored)
      guard time <= Limits.time else { return end("a script is not longer") }
      write(transition)
    }
    if let request = transition.effects.start {
      // Not one that has ended: where a timer was late, rows may be stale to the store alone.
      handles[request.ticket] = host.unfinished.last { $0.tab == translation.names[request.tab] }
    }
    if host.requests.count > 256 { forgetRequests() }
    if translation.count > rowLimit { forgetRows() }
  }

  /// A line of a script comes before the timer of its moment; a store's timer may be late.
  private func pass(to now: Duration) {
    time = max(time, min(now, host.nextDeadline?.floored ?? now))
    while let deadline = host.nextDeadline, deadline < time { runTimer() }
    host.move(to: time)
  }

  private func runTimer() {
    guard let deadline = host.nextDeadline else { return }
    for observation in host.runNext() { append(observation.moment) }
    time = max(time, deadline.floored + .microseconds(1))
  }

  private func write(_ transition: Transition<Types>) {
    switch transition.event {
    case .appear(let token): send(.appear(token: translation.number(ofView: token)))
    case .disappear(let token): send(.disappear(token: translation.number(ofView: token)))
    case .select(let tab, let debounce):
      with(tab) { .select($0, debounce: max(.zero, debounce.floored)) }
    case .reload(let debounce): send(.reload(debounce: max(.zero, debounce.floored)))
    case .refresh: send(.refresh)
    case .retry: send(.retry)
    case .moved(isAtTop: false, anchor: let anchor?):
      send(.moved(isAtTop: false, anchor: translation.place(anchor).anchor))
    case .moved(let isAtTop, _): send(.moved(isAtTop: isAtTop))
    case .scroll(let id): send(.scroll(to: translation.number(of: id)))
    case .endVisible(let id): send(.endVisible(after: translation.number(of: id)))
    case .endHidden: send(.endHidden)
    case .edit(let edit, let tab, let pending):
      let change = translation.change(edit).edit
      let id = pending.map { translation.number(ofEdit: $0) }
      with(tab) { .edit(change, in: $0, pending: id) }
    case .settle(let id): send(.settle(translation.number(ofEdit: id)))
    case .revert(let id): send(.revert(translation.number(ofEdit: id)))
    case .invalidate(let tab): with(tab) { .invalidate($0) }
    case .invalidateAll: send(.invalidateAll)
    case .reset(let tab): with(tab) { .reset(selected: $0) }
    case .close: send(.close)
    case .executed(let id): if transition.before.command?.id == id { execute() }
    case .restore(let saved, let away): restore(saved, away)
    case .provisional(let ticket, let page): cached(ticket, page)
    case .answered(let ticket, let page):
      describe(page)
      finish(ticket, as: .answer(translation.answer(page)))
    case .failed(let ticket, _, let isFinal): finish(ticket, as: .fail(isFinal: isFinal))
    case .cancelled(let ticket, let failure):
      if ticket == transition.before.liveTicket {
        finish(ticket, as: .cancel)
      } else if let failure, !(failure is CancellationError) {
        finish(ticket, as: .fail(isFinal: false))
      }  // The end of a request at our own cancel says nothing new.
    case .timeout: break
    }
  }

  private func with(
    _ tab: Types.Tab, _ event: (String) -> TabState<ScriptTypes>.Event
  ) {
    guard let name = translation.names[tab] else { return end("a tab has no name") }
    send(event(name))
  }

  private func restore(_ saved: Types.Saved, _ away: Duration?) {
    guard let rows = translation.saved(saved) else { return end("a tab has no name") }
    for rows in rows { write("saved \(rows)") }
    send(.restore(self.saved(rows), away: away.map { min(max(.zero, $0.floored), Limits.time) }))
  }

  private func cached(_ ticket: Ticket, _ page: Types.Page) {
    guard let handle = handles[ticket], let ticket = host.ticket(of: handle) else { return }
    send(.provisional(ticket, ScriptTypes.Page(translation.answer(page).page.items)))
  }

  private func finish(_ ticket: Ticket, as end: ScriptedEnd) {
    guard let handle = handles.removeValue(forKey: ticket) else {
      return lines.append("// A request that is not in this script has ended.")
    }
    for observation in host.end(handle, as: end) { append(observation.moment) }
  }

  private func send(_ event: TabState<ScriptTypes>.Event) {
    for observation in host.send(event) { append(observation.moment) }
  }

  /// The view has carried out the scroll that waits.
  private func execute() {
    guard let command = host.state.command else { return }
    _ = host.send(.executed(command.id))
    write("scrolled")
  }
}

// MARK: - Lines

extension ScenarioLog {
  private func append(_ moment: Moment) {
    write(
      moment.event ?? "// \(moment.time.brief): timer", moment.facts, isTimed: moment.action != nil)
  }

  private func write(_ event: String, _ facts: String = "", isTimed: Bool = true) {
    let line = TimelineLine(time: isTimed ? "@\(time.brief)" : "", event: event, facts: facts)
    let text = line.text((time: 10, event: 24))
    guard text.utf8.count <= Limits.lineBytes else { return end("a line would be too long") }
    lines.append(text)
  }

  private func describe(_ page: Types.Page) {
    guard let contents else { return }
    for item in page.items {
      let text = String(contents(item).map { $0.isPrintable ? $0 : " " }).cutToBeRead
      lines.append("// \(translation.number(of: Types.id(of: item))): \(text)".trimmingEnd())
    }
  }

  private func end(_ reason: String) {
    hasEnded = true
    lines.append("// The recording ends here: \(reason).")
  }

  /// Requests that have ended, or were cancelled long ago and whose loaders still run.
  private func forgetRequests() {
    let newest = Set(handles.keys.sorted { $0.number < $1.number }.suffix(64))
    handles = handles.filter { newest.contains($0.key) }
    // A failure, whose request has ended, is named as long as it is shown.
    let problem = host.handle(of: host.state.problem?.ticket)
    host.keep(Set(handles.values).union([problem].compactMap(\.self)))
  }

  private func forgetRows() {
    let state = host.state
    let all =
      [state.phase.rows, state.previous?.rows] + state.kept.tabs.map { state.kept[$0]?.rows }
    let rows = all.compactMap(\.self).flatMap { [$0.items, $0.base?.items ?? []].joined() }
    let anchors = [state.anchor] + state.kept.tabs.map { state.kept[$0]?.anchor }
    let edited = state.pending.map { $0.edit.row }
    let awaited = [state.scrolling.aim?.row, state.paging.end.row]
    translation.keep(
      rows: Set(rows).union(anchors.compactMap { $0?.id }).union(edited)
        .union(awaited.compactMap(\.self)),
      cursors: Set(all.compactMap { $0?.next }))
    rowLimit = max(4_096, translation.count * 2)
  }
}

extension TabState<ScriptTypes>.Edit {
  fileprivate var row: Int {
    switch self {
    case .update(let row), .remove(let row), .insert(let row, at: _): row
    }
  }
}

extension TabState<ScriptTypes>.Scrolling.Aim {
  fileprivate var row: Int? {
    switch self {
    case .top: nil
    case .row(let row, orTop: _): row
    case .anchor(let anchor): anchor.id
    }
  }
}

extension TabState<ScriptTypes>.Paging.End {
  fileprivate var row: Int? {
    switch self {
    case .offScreen: nil
    case .visible(after: let row): row
    }
  }
}
