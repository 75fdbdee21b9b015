import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Random sessions under random policies, each replayed by its seed (M1–M5, M10, M12–M14, M16, M18, M21,
/// M22).
@Suite struct PropertyTests {
  @Test(arguments: 0..<500)
  func `a random session keeps the invariants`(seed: UInt64) {
    guard let failed = RandomSession.failure(Choices(seed: seed)) else { return }
    let shortest = Shrinker(failed, limit: 2_000, run: RandomSession.failure).best
    var session = RandomSession(Choices(replaying: shortest.choices.values))
    while session.brokenRule == nil { session.step() }
    Issue.record(
      """
      \(shortest.failure), with \(session.state.policy)
      \(session.history.joined(separator: "\n"))
      """)
  }

  @Test func `the same events give the same states and effects`() {
    for seed in 0..<20 as Range<UInt64> {
      let choices = Choices(seed: seed)
      var (one, two) = (RandomSession(choices), RandomSession(choices))
      for _ in 1...60 {
        one.step()
        two.step()
      }
      #expect(one.history == two.history, "seed \(seed)")
    }
  }
}

/// A machine, a random user and a server that answers, fails, cancels and repeats itself.
struct RandomSession {
  private(set) var state: LettersState
  private(set) var history: [String] = []
  private(set) var brokenRule: String?
  /// Whether a row says which tab it is of; not what was saved elsewhere.
  private var tabsOwnRows = true

  private var random: Choices
  /// Every request so far; the server may end any of them, more than once.
  private var requests: [LettersState.Request] = []
  /// How many events there were that may cause a scroll.
  private var causes = 0
  private var now = Duration.zero
  /// What the timer is set to by the effects so far.
  private var timer: Duration?
  /// The request that the effects so far leave to the loader: started and not cancelled or ended.
  private var running: Ticket?
  private var commands: Set<UInt64> = []
  /// The views that are there; nil before the first appeared.
  private var views: Set<Int>?

  /// How a session of sixty events breaks a rule, if it does.
  static func failure(_ choices: Choices) -> Shrinker<String>.Failed? {
    var session = RandomSession(choices)
    for _ in 0..<60 {
      session.step()
      if let rule = session.brokenRule {
        return Shrinker.Failed(failure: rule, choices: session.random)
      }
    }
    return nil
  }

  init(_ choices: Choices) {
    random = choices
    let waits = [Duration.zero, .milliseconds(120), .milliseconds(400)]
    let policy = Policy(
      placeholders: random.pick(below: 3) * 2,
      showAfter: waits[random.pick(below: 3)],
      minVisible: waits[random.pick(below: 3)],
      whileWaiting: random.pick(below: 2) == 0 ? .nothing : .previousRows,
      keep: [
        .nothing, .rows(tabs: 1, staleAfter: nil),
        .rows(tabs: 2, staleAfter: waits[1], scroll: .top),
      ][random.pick(below: 3)],
      reselect: [.ignore, .scrollToTop, .refreshAtTop][random.pick(below: 3)],
      retry: Policy.Retry(
        attempts: random.pick(below: 3), delay: waits[random.pick(below: 3)], jitter: 0.5),
      unaskedCancel: random.pick(below: 2) == 0 ? .fail : .retryOnce,
      disappear: random.pick(below: 2) == 0 ? .finish : .cancel)
    state = LettersState(selected: .a, policy: policy, identity: 1)
  }

  mutating func step() {
    random.beginStep()
    take(nextEvent())
  }

  /// Restores what was saved, nobody knows where.
  mutating func restore(_ saved: Letters.Saved, away: Duration?) {
    tabsOwnRows = false
    take(.restore(saved, away: away))
  }

  private mutating func take(_ event: LettersState.Event) {
    let before = state
    let effects = state.handle(event, now: now)
    history.append("\(event) → \(state.shown)")
    follow(effects, after: event, before)
    check(effects, after: event, before)
  }

  private mutating func nextEvent() -> LettersState.Event {
    let request = requests.isEmpty ? nil : requests[random.pick(below: requests.count)]
    let ticket =
      state.liveTicket.flatMap { random.pick(below: 3) > 0 ? $0 : nil } ?? request?.ticket
    let foreign = Ticket(issuer: 9, number: UInt32(random.pick(below: 4)))
    if let time = timer, random.pick(below: 3) == 0 {
      now = time
      timer = nil
      return .timeout
    }
    // A timer may be late, and never is early.
    now += .milliseconds(random.pick(below: 3) * 50)
    let debounce = Duration.milliseconds(random.pick(below: 2) * 300)
    let tab = [Letters.Tab.a, .b, .c][random.pick(below: 3)]
    let row = tab.items(random.pick(below: 6) + 1).last ?? 0
    switch random.pick(below: 30) {
    case 20: return .scroll(to: lastRow.map { $0 &- random.pick(below: 3) } ?? row)
    case 21, 22, 23:
      let edits: [LettersState.Edit] = [
        .update(row), .remove(row), .insert(row, at: random.pick(below: 4) - 1),
      ]
      return .edit(
        edits[random.pick(below: 3)], in: tab,
        pending: random.pick(below: 2) == 0 ? nil : random.pick(below: 3))
    case 24: return .settle(random.pick(below: 3))
    case 25: return .revert(random.pick(below: 3))
    case 26: return random.pick(below: 3) == 0 ? .invalidateAll : .invalidate(tab)
    case 27:
      if random.pick(below: 3) == 0 { return .reset(selected: tab) }
      return .restore(
        state.saved(now: now),
        away: random.pick(below: 2) == 0 ? nil : .milliseconds(random.pick(below: 200)))
    case 28, 29:
      let tab = requests.first { $0.ticket == ticket }?.tab ?? .c
      return .provisional(ticket ?? foreign, Letters.Page(tab.items(random.pick(below: 3))))
    case 0, 1, 2: return .select(tab, debounce: debounce)
    case 12: return .reload(debounce: debounce)
    case 13, 14: return .refresh
    case 15: return .retry
    case 16:
      return .moved(
        isAtTop: random.pick(below: 2) == 0,
        anchor: lastRow.map { Letters.Anchor(id: $0, distance: 4) })
    case 17, 18: return .endVisible(after: lastRow ?? 0)
    case 19:
      return random.pick(below: 2) == 0 ? .endHidden : .endVisible(after: random.pick(below: 300))
    case 3, 4: return .appear(token: random.pick(below: 2))
    case 5: return .disappear(token: random.pick(below: 2))
    case 6, 7, 8:
      let tab = requests.first { $0.ticket == ticket }?.tab ?? .c
      // Pages overlap, and some name themselves as the next one.
      let cursor = min(max(requests.first { $0.ticket == ticket }?.cursor ?? 0, 0), 50)
      let items = tab.items(random.pick(below: 4) + cursor).suffix(random.pick(below: 4))
      let next = random.pick(below: 3) == 0 ? nil : cursor + random.pick(below: 3)
      return .answered(ticket ?? foreign, Letters.Page(Array(items), next: next))
    case 9: return .failed(ticket ?? foreign, .broken, isFinal: random.pick(below: 3) == 0)
    case 10: return .cancelled(ticket ?? foreign, random.pick(below: 2) == 0 ? .broken : nil)
    default:
      if random.pick(below: 20) == 0 { return .close }
      return .executed(state.command.map(\.id) ?? UInt64(random.pick(below: 3)))
    }
  }

  /// Does what the effects say, as a store would.
  private mutating func follow(
    _ effects: LettersState.Effects, after event: LettersState.Event, _ before: LettersState
  ) {
    switch event {
    case .answered(let ticket, _), .failed(let ticket, _, _), .cancelled(let ticket, _):
      if running == ticket { running = nil }
    case .appear(let token): if before.presence != .closed { views = (views ?? []).union([token]) }
    case .disappear(let token): views?.remove(token)
    case .reset: if before.presence != .closed { views = nil }
    case .select, .reload, .scroll, .restore, .edit, .revert, .settle, .refresh, .retry: break
    case .timeout, .moved, .executed, .close, .endVisible, .endHidden, .provisional: break
    case .invalidate, .invalidateAll: break
    }
    switch event {
    case .select, .reload, .scroll, .reset, .restore, .edit, .revert, .answered: causes += 1
    default: break
    }
    if let ticket = effects.cancel {
      require(running == ticket, "M5: cancels \(ticket), which does not run")
      running = nil
    }
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
    if let request = effects.start {
      require(running == nil, "M3: two requests run at once")
      require(
        !requests.contains { $0.ticket == request.ticket }, "M2: \(request.ticket) is used twice")
      running = request.ticket
      requests.append(request)
    }
  }

  private mutating func require(_ holds: Bool, _ rule: String) {
    if !holds && brokenRule == nil { brokenRule = rule }
  }

  private mutating func check(
    _ effects: LettersState.Effects, after event: LettersState.Event, _ before: LettersState
  ) {
    require(state.liveTicket == running, "M3: the live ticket is not the running request")
    require(state.timer == timer, "M5: the timer is not set as the effects say")
    if case .loading = state.phase, views?.isEmpty != true {
      require(running != nil || timer != nil, "M3: a tab that is loading waits for nothing")
    }
    if state.isAppending {
      require(running != nil, "M10: a page is awaited without a request")
      require(state.hasMore, "M10: a page is awaited where there is none")
    }
    if let request = effects.start, request.kind == .append {
      require(request.cursor != nil, "M10: a page is asked for without its name")
    } else if let request = effects.start {
      require(request.cursor == nil, "M10: a first page is asked for by a name")
    }
    if state.isRefreshing {
      require(running != nil || timer != nil, "M3: a tab refreshes without a request")
    }
    checkKept()
    checkCommand(effects.scroll)
    if views?.isEmpty == true || before.presence == .closed {
      require(timer == nil, "M13: a timer runs while nobody looks")
    }
    if let ticket = effects.discarded {
      require(effects.isEmpty, "M2: a refused response has effects")
      require(ticket != before.liveTicket, "M2: a live ticket is refused")
      require("\(state)" == "\(before)", "M2: a refused response changes the state")
    }
    if case .select(let tab, _) = event, tab == before.selected {
      let drew = if case .placeholders = before.shown { true } else { false }
      let wasAskedFor = if case .unknown = before.phase { false } else { true }
      if wasAskedFor, case .placeholders = state.shown {
        require(drew, "M12: choosing the tab again shows placeholders")
      }
    }
    if let request = effects.start {
      require(request.tab == state.selected, "M4: starts a tab that is not selected")
      require(views?.isEmpty != true, "M13: starts while nobody looks")
    }
    if case .rows(let items) = state.shown {
      require(Set(items).count == items.count, "M10: two rows have one id")
      require(
        !tabsOwnRows || items.allSatisfy(state.selected.owns), "M4: shows the rows of another tab")
    }
    if case .previous(let items, let tab) = state.shown {
      require(
        !tabsOwnRows || items.allSatisfy(tab.owns), "M14: previous rows are not those of their tab")
      require(running != nil || timer != nil, "M14: previous rows that nothing will end")
    }
    if case .placeholders = state.shown {
      require(state.previous == nil, "M14: previous rows are kept behind a skeleton")
    }
    if before.presence == .closed {
      require("\(state)" == "\(before)", "M13: something changes after close")
    }
  }

  private mutating func checkCommand(_ command: LettersState.ScrollCommand?) {
    require(commands.count <= causes, "M16: more commands than causes")
    if let command {
      require(commands.insert(command.id).inserted, "M16: a command's id is used twice")
      require(command == state.command, "M16: a command is not published as performed")
    }
    switch state.command?.target {
    case .top(let first): require(drawnIDs.first == first, "M16: aims at what is not drawn first")
    case .row(let id): require(drawnIDs.contains(.item(id)), "M16: aims at a row that is not drawn")
    case .anchor(let anchor):
      require(drawnIDs.contains(.item(anchor.id)), "M16: aims at a place that is not drawn")
    case nil: break
    }
  }

  /// What tabs keep, what edits make of it, and what is saved of it.
  private mutating func checkKept() {
    let tabs = state.kept.tabs
    require(tabs.count <= state.policy.keep.tabs, "M18: too many tabs keep rows")
    require(Set(tabs).count == tabs.count, "M18: a tab keeps rows twice")
    require(!tabs.contains(state.selected), "M18: the selected tab keeps other rows too")
    for tab in Letters.Tab.allCases {
      let rows = tab == state.selected ? state.phase.rows : state.kept[tab]?.rows
      guard let rows else { continue }
      require(
        !tabsOwnRows || rows.items.allSatisfy(tab.owns), "M18: a tab keeps another one's rows")
      require(Set(rows.items).count == rows.items.count, "M21: two rows have one id")
      let pending = state.pending.filter { $0.tab == tab }
      require(
        (rows.base == nil) == pending.isEmpty, "M21: the base is not kept while edits are pending")
      var list = rows.base ?? rows.list
      for edit in pending { list.apply(edit.edit) }
      require(list.items == rows.items, "M21: rows are not the base with what is pending")
      require(!rows.isProvisional || rows.next == nil, "M22: provisional rows go on")
    }
    guard state.presence != .closed else { return }
    let saved = state.saved(now: now)
    var restored = LettersState(selected: .a, policy: state.policy, identity: 2)
    _ = restored.handle(.restore(saved, away: .zero), now: .zero)
    require(restored.saved(now: .zero) == saved, "M18: what is restored is not what was saved")
  }

  private var lastRow: Int? {
    guard case .rows(let items) = state.shown else { return nil }
    return items.last
  }

  private var drawnIDs: [LettersState.RowID] {
    switch state.shown {
    case .placeholders(let ids): ids.map(LettersState.RowID.placeholder)
    case .rows(let items): items.map(LettersState.RowID.item)
    case .nothing, .previous, .empty, .failure: []
    }
  }
}

extension Letters.Tab {
  /// Rows that tell which tab they are of.
  func items(_ count: Int) -> [Int] {
    let first = (Letters.Tab.allCases.firstIndex(of: self) ?? 0) * 100
    return Array(first..<first + count)
  }

  /// Whether a row is this tab's.
  func owns(_ item: Int) -> Bool {
    item / 100 == Letters.Tab.allCases.firstIndex(of: self)
  }
}
