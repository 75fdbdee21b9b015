// All that changes a phase, but for leaving a tab:
//
//   unknown ─┐             ┌─ holding ─┐
//   failed ──┴► loading ───┴───────────┴─► ready ◄──► ready, refreshing or appending
//                  │                         │
//                  └─► failed                └─► (a failed one leaves a problem beside the rows)
//
// Whenever placeholders are timed, the phase is loading.

// MARK: - Requests

extension TabState {
  /// Awaits a first load, which is issued after `debounce`.
  @inlinable @inline(__always)
  mutating func awaitRows(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    timing.begin(policy, now: now)
    if timing.isShown { forgetPrevious() }
    if debounce.isPositive {
      goOn(with: .debouncing(until: now + min(debounce, Policy.longestWait)))
    } else {
      issue(Attempt(), &effects)
    }
  }

  /// Issues a first load.
  @inlinable @inline(__always)
  mutating func issue(_ attempt: Attempt, _ effects: inout Effects) {
    let ticket = nextTicket()
    goOn(with: .requesting(ticket, attempt))
    effects.start = Request(ticket: ticket, tab: tab, kind: .first, attempt: attempt.count)
  }

  /// Issues a request beside rows that stay: for newer ones, or for the page after them, if there is one.
  @inlinable
  mutating func issue(
    _ kind: Request.Kind, over rows: Rows, beside problem: Problem?, isReissue: Bool = false,
    _ now: Duration, _ effects: inout Effects
  ) {
    var cursor: Types.Cursor?
    if kind == .append {
      guard let next = rows.next else { return }
      cursor = next
    }
    let ticket = nextTicket()
    let activity: Activity =
      kind == .append
      ? .appending(ticket, isReissue: isReissue) : .refreshing(ticket, kind, isReissue: isReissue)
    setNext(.ready(rows, activity, problem))
    effects.start = Request(
      ticket: ticket, tab: tab, kind: kind, cursor: cursor, attempt: isReissue ? 2 : 1,
      known: known(of: rows, now))
  }

  @inlinable
  func known(of rows: Rows, _ now: Duration) -> Request.Known? {
    guard let first = rows.list.first, let last = rows.list.last else { return nil }
    return Request.Known(
      first: first, last: last, age: rows.answeredAt.map { max(now - $0, .zero) })
  }

  /// Refreshes rows that are too old, by itself, after `debounce`.
  @inlinable
  mutating func refreshIfStale(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    guard case .ready(let rows, let activity, let problem) = phase,
      policy.keep.isStale(rows.answeredAt, now: now)
    else { return }
    switch activity {
    case .refreshing, .debouncing: return
    case .appending(let ticket, isReissue: _): effects.cancel = ticket
    case .idle: break
    }
    if debounce.isPositive {
      phase = .ready(rows, .debouncing(until: now + min(debounce, Policy.longestWait)), problem)
    } else {
      issueByItself(over: rows, beside: problem, now, &effects)
    }
  }

  /// Asks for newer rows than those that are there; of provisional ones, for the first.
  @inlinable
  mutating func issueByItself(
    over rows: Rows, beside problem: Problem?, _ now: Duration, _ effects: inout Effects
  ) {
    issue(
      rows.isProvisional ? .first : .background, over: rows, beside: problem, now, &effects)
  }

  /// Asks by itself for what is wanted when nothing else is under way: newer rows than those that a
  /// request from before a change has brought (rule M9), or the next page, when the end of the list is
  /// visible (rule M10).
  @inlinable @inline(__always)
  mutating func startWhatIsWanted(_ now: Duration, _ effects: inout Effects) {
    if sinceIssued != .nothing || paging.wantsMore { startWanted(now, &effects) }
  }

  @inlinable @inline(never)
  mutating func startWanted(_ now: Duration, _ effects: inout Effects) {
    let wantsRefresh = sinceIssued == .changeAndRefresh
    switch phase {
    case .ready(let rows, .idle, let problem):
      if !presence.allowsWork {
        break
      } else if wantsRefresh {
        issue(.refresh, over: rows, beside: problem, now, &effects)
      } else if paging.wantsMore(of: rows) {
        issue(.append, over: rows, beside: problem, now, &effects)
      }
    case .unknown, .failed: if wantsRefresh, presence.allowsWork { awaitRows(.zero, now, &effects) }
    case .loading, .ready: return
    }
    // No answer is awaited that it would concern.
    if sinceIssued == .change { sinceIssued = .nothing }
  }

  /// What the live request was asked for.
  @inlinable
  var liveKind: Request.Kind {
    switch phase.next {
    case .ready(_, .refreshing(_, let kind, isReissue: _), _): kind
    case .ready(_, .appending, _): .append
    case .unknown, .loading, .ready(_, .idle, _), .ready(_, .debouncing, _), .failed: .first
    }
  }

  @inlinable @inline(__always)
  mutating func nextTicket() -> Ticket {
    sinceIssued = .nothing
    tickets &+= 1
    return Ticket(issuer: identity, number: tickets)
  }

  /// Loads on, waiting for something else.
  @inlinable @inline(__always)
  mutating func goOn(with work: Work) {
    let before: Problem? =
      switch phase {
      case .failed(let problem): problem
      case .loading(_, after: let problem): problem
      case .unknown, .ready: nil
      }
    phase = .loading(work, after: before)
  }
}

// MARK: - Rows

extension TabState {
  /// The rows of an answer that is the whole list as far as it is known. They are stale if they were
  /// asked for before a change.
  @inlinable @inline(__always)
  func rows(_ page: Page, _ ticket: Ticket, _ now: Duration) -> Rows {
    rows(ItemList(page.items), next: page.next, ticket, now)
  }

  @inlinable @inline(__always)
  func rows(
    _ list: ItemList, next: Types.Cursor?, _ ticket: Ticket, _ now: Duration
  ) -> Rows {
    let rows = Rows(
      list: list, next: next, ticket: ticket, answeredAt: sinceIssued == .nothing ? now : nil)
    if !pending.isEmpty { rows.lay(pending, of: tab) }
    return rows
  }

  /// The rows of an answer that is the head of those that are there: below the last one that both have,
  /// these go on. An answer that ends the list, or shares nothing with them, is all there is.
  @inlinable
  func rows(_ page: Page, headOf old: Rows, _ ticket: Ticket, _ now: Duration) -> Rows {
    guard page.next != nil,
      let list = (old.base ?? old.list).headed(by: page.items)
    else { return rows(page, ticket, now) }
    return rows(list, next: old.next, ticket, now)
  }

  /// Takes in the next page: rows, cursor and what is asked for by itself change together.
  @inlinable @inline(__always)
  mutating func append(
    _ page: Page, to rows: consuming Rows, _ ticket: Ticket, beside problem: Problem?
  ) {
    let repeatsCursor = page.next != nil && page.next == rows.next
    var rows = consume rows
    phase = .unknown  // Lets go of the rows, so that they grow in place.
    let before = rows.base == nil ? nil : rows.items
    var hasNewRow = false
    Rows.update(&rows) { hasNewRow = $0.append(page, ticket: ticket, under: pending, of: tab) }
    paging.appended(hasNewRow: hasNewRow, repeatsCursor: repeatsCursor)
    phase = .ready(rows, .idle, problem?.kind == .append ? nil : problem)
    // An edit that is laid anew may move rows.
    if let before { keepPlace(from: before, to: rows.items) }
  }

  /// The list stays where it is, or is wanted to be, when rows change above that (rule M16).
  @inlinable
  mutating func keepPlace(from old: [Types.Item], to new: [Types.Item]) {
    switch scrolling.aim {
    case .top: break
    case .row(let row, let orTop):
      guard !new.contains(where: { Types.id(of: $0) == row }) else { return }
      scrolling.want(anchor?.aim(from: old, to: new) ?? .row(row, orTop: orTop))
    case .anchor(let anchor):
      if let aim = anchor.aim(from: old, to: new) { scrolling.want(aim) }
    case nil:
      if let aim = anchor?.aim(from: old, to: new) { scrolling.want(aim) }
    }
  }
}

// MARK: - How requests end

extension TabState {
  /// Tries a first load again after a wait, if the policy does, or shows the problem.
  @inlinable
  mutating func waitOrFail(_ problem: Problem, _ isFinal: Bool, _ now: Duration) {
    if case .loading(.requesting(_, let attempt), after: _) = phase, !isFinal,
      presence.allowsWork,
      let wait = policy.retry.wait(
        after: attempt.number, chance: problem.ticket.chance(seed: seed))
    {
      return goOn(with: .waiting(attempt, until: now + wait))
    }
    if case .ready(let rows, _, _) = phase.next {
      if problem.kind == .append { paging.failed() }
      holdOrShow(.ready(rows, .idle, problem), now)
    } else {
      holdOrShow(.failed(problem), now)
    }
  }

  /// Shows what comes next, or holds it while placeholders must stay.
  @inlinable @inline(__always)
  mutating func holdOrShow(_ next: Phase, _ now: Duration) {
    if let until = timing.hold(at: now), presence.allowsWork,
      case .loading(_, after: let before) = phase
    {
      phase = .loading(.holding(next, until: until), after: before)
    } else {
      show(next)
    }
  }

  /// Shows what comes next: everything changes together.
  @inlinable @inline(__always)
  mutating func show(_ next: Phase) {
    if case .ready(let rows, _, _) = next, rows.items.isEmpty { paging.end = .visible(after: nil) }
    phase = next
    timing = .idle
    forgetPrevious()
  }

  /// Puts a phase in the place of the one that is there, or is held.
  @inlinable
  mutating func setNext(_ next: Phase) {
    if case .loading(.holding(_, let until), after: let before) = phase {
      phase = .loading(.holding(next, until: until), after: before)
    } else {
      phase = next
    }
  }

  /// Cancels the live request, ends a wait, and gives back what was there before them.
  @inlinable
  mutating func cancelWork(_ effects: inout Effects) {
    effects.cancel = liveTicket
    if case .loading(.holding(let next, until: _), after: _) = phase { show(next) }
    putBack()
  }

  /// Puts the tab back to what it had before the work that is under way.
  @inlinable
  mutating func putBack() {
    switch phase.next {
    case .loading(_, after: let problem):
      phase = problem.map { .failed($0) } ?? .unknown
      timing = .idle
    case .ready(let rows, .refreshing, let problem), .ready(let rows, .appending, let problem),
      .ready(let rows, .debouncing, let problem):
      setNext(.ready(rows, .idle, problem))
    case .unknown, .ready(_, .idle, _), .failed: break
    }
  }
}
