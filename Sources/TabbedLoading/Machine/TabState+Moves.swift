// All that changes a phase, but for leaving a tab:
//
//   unknown ─┐             ┌─ holding ─┐
//   failed ──┴► loading ───┴───────────┴─► ready ◄──► ready, refreshing or appending
//                  │                         │
//                  └─► failed                └─► (a failed one leaves a problem beside the rows)
//
// Whenever placeholders are timed, the phase is loading.

extension TabState {
  /// Awaits a first load, which is issued after `debounce`.
  @inlinable @inline(__always)
  mutating func awaitRows(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    timing.begin(policy, now: now)
    if timing.isShown { previous = nil }
    if debounce > .zero {
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

  /// Issues a refresh, beside the rows that stay.
  @inlinable @inline(__always)
  mutating func issueRefresh(
    of rows: Rows, isReissue: Bool, after problem: Problem?, _ effects: inout Effects
  ) {
    let ticket = nextTicket()
    phase = .ready(rows, .refreshing(ticket, isReissue: isReissue), problem)
    effects.start = Request(
      ticket: ticket, tab: tab, kind: .refresh, attempt: isReissue ? 2 : 1)
  }

  /// Asks for the page after the rows, if there is one.
  @inlinable @inline(__always)
  mutating func issueAppend(
    to rows: Rows, isReissue: Bool, after problem: Problem?, _ effects: inout Effects
  ) {
    guard let cursor = rows.next else { return }
    let ticket = nextTicket()
    phase = .ready(rows, .appending(ticket, isReissue: isReissue), problem)
    effects.start = Request(
      ticket: ticket, tab: tab, kind: .append, cursor: cursor, attempt: isReissue ? 2 : 1)
  }

  /// Asks for the next page by itself: when the end of the list is visible and nothing else is under
  /// way (rule M10).
  @inlinable @inline(__always)
  mutating func appendIfWanted(_ effects: inout Effects) {
    guard paging.wantsMore, presence.allowsWork,
      case .ready(let rows, .idle, let problem) = phase, paging.wantsMore(of: rows)
    else { return }
    issueAppend(to: rows, isReissue: false, after: problem, &effects)
  }

  /// Takes in the next page: rows, cursor and what is asked for by itself change together.
  @inlinable @inline(__always)
  mutating func append(
    _ page: Page, to rows: consuming Rows, _ ticket: Ticket, beside problem: Problem?
  ) {
    let repeatsCursor = page.next != nil && page.next == rows.next
    var rows = consume rows
    phase = .unknown  // Lets go of the rows, so that they grow in place.
    let hasNewRow = Rows.append(page, to: &rows, ticket: ticket)
    paging.appended(hasNewRow: hasNewRow, repeatsCursor: repeatsCursor)
    phase = .ready(rows, .idle, problem?.kind == .append ? nil : problem)
  }

  /// What the live request was asked for.
  @inlinable @inline(__always)
  var liveKind: Request.Kind {
    switch phase {
    case .unknown, .loading, .ready(_, .idle, _), .failed: .first
    case .ready(_, .refreshing, _): .refresh
    case .ready(_, .appending, _): .append
    }
  }

  @inlinable @inline(__always)
  mutating func nextTicket() -> Ticket {
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

  /// Tries a first load again after a wait, if the policy does, or shows the problem.
  @inlinable @inline(__always)
  mutating func waitOrFail(_ problem: Problem, _ isFinal: Bool, _ now: Duration) {
    if case .loading(.requesting(_, let attempt), after: _) = phase, !isFinal,
      presence.allowsWork,
      let wait = policy.retry.wait(
        after: attempt.number, chance: problem.ticket.chance(seed: seed))
    {
      goOn(with: .waiting(attempt, until: now + wait))
    } else {
      holdOrShow(.failed(problem), now)
    }
  }

  /// Shows how a request ended, or holds a first load's end while placeholders must stay.
  @inlinable @inline(__always)
  mutating func holdOrShow(_ end: End, _ now: Duration) {
    if case .loading = phase, presence.allowsWork, let until = timing.hold(at: now) {
      goOn(with: .holding(end, until: until))
    } else {
      show(end)
    }
  }

  /// Shows how a request ended: everything changes together.
  @inlinable @inline(__always)
  mutating func show(_ end: End) {
    switch (end, phase) {
    case (.answered(let rows), _):
      if rows.items.isEmpty { paging.end = .visible(after: nil) }
      phase = .ready(rows, .idle, nil)
    case (.failed(let problem), .ready(let rows, _, _)):
      if problem.kind == .append { paging.failed() }
      phase = .ready(rows, .idle, problem)
    case (.failed(let problem), _): phase = .failed(problem)
    }
    timing = .idle
    previous = nil
  }

  /// Cancels the live request, ends a wait, and gives back what was there before them.
  @inlinable @inline(__always)
  mutating func cancelWork(_ effects: inout Effects) {
    effects.cancel = liveTicket
    restore()
  }

  /// Puts the tab back to what it had before the work that is under way.
  @inlinable @inline(__always)
  mutating func restore() {
    switch phase {
    case .loading(_, after: let problem):
      phase = problem.map { .failed($0) } ?? .unknown
      timing = .idle
    case .ready(let rows, .refreshing, let problem), .ready(let rows, .appending, let problem):
      phase = .ready(rows, .idle, problem)
    case .unknown, .ready(_, .idle, _), .failed: break
    }
  }
}
