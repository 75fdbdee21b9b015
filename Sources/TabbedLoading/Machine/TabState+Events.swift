// The reducer stands in three files: what each event does (here), the few moves that it is made of
// (TabState+Moves), and what follows from the state (TabState+Derived).
//
// Inlined throughout: as calls of their own, these functions pass events and effects through memory.
// Inlining them halved what an event cost when it was tried (`benchmarks --filter machine`).

extension TabState {
  /// Takes one event and says what is to be done about it.
  ///
  /// Constant in time, whatever the number of rows, but for releasing rows that are not shown any
  /// more; the effects allocate nothing.
  ///
  /// - Parameters:
  ///   - event: what happened; any event is legal in any state.
  ///   - now: the time since this state began, no earlier than that of the event before.
  /// - Returns: the effects, to be performed in their order and in the same turn.
  @inlinable @inline(__always)
  public mutating func handle(_ event: Event, now: Duration) -> Effects {
    var effects = Effects()
    switch event {
    case .appear(let token): appear(token, now, &effects)
    case .disappear(let token): disappear(token, &effects)
    case .select(let tab, let debounce): select(tab, debounce, now, &effects)
    case .reload(let debounce): load(tab, debounce, now, &effects)
    case .refresh: refresh(now, &effects)
    case .retry: retry(now, &effects)
    case .answered(let ticket, let page): answered(ticket, page, now, &effects)
    case .failed(let ticket, let failure, let isFinal):
      failed(ticket, failure, isFinal, now, &effects)
    case .cancelled(let ticket, let failure): cancelled(ticket, failure, now, &effects)
    case .timeout: timeout(now, &effects)
    case .moved(let isAtTop): if !presence.isClosed { self.isAtTop = isAtTop }
    case .endVisible(let last): endMoved(.visible(after: last))
    case .endHidden: endMoved(.offScreen)
    case .executed(let id): scrolling.executed(id)
    case .close: close(&effects)
    }
    appendIfWanted(&effects)
    publishScroll(&effects)
    setTimer(&effects)
    return effects
  }
}

// MARK: - Lifecycle (M13)

extension TabState {
  @inlinable @inline(__always)
  mutating func appear(_ token: Int, _ now: Duration, _ effects: inout Effects) {
    let wasVisible = presence.isVisible
    guard presence.appear(token) else { return }
    switch phase {
    case .unknown, .failed: awaitRows(.zero, now, &effects)
    case .loading: if !wasVisible { timing.reveal(policy, now: now) }
    case .ready: break
    }
  }

  /// Ends what waits for a time, since nobody looks: what is held is shown when somebody does, and
  /// what was to be issued is issued then.
  @inlinable @inline(__always)
  mutating func disappear(_ token: Int, _ effects: inout Effects) {
    guard presence.disappear(token) else { return }
    scrolling.viewDisappeared()
    isAtTop = false
    endMoved(.offScreen)
    switch phase {
    case .loading(.holding(let end, until: _), after: _): show(end)
    case .loading(.debouncing, after: _), .loading(.waiting, after: _): restore()
    case .unknown, .loading(.requesting, after: _), .ready, .failed: break
    }
    switch policy.disappear {
    case .finish: break
    case .cancel: cancelWork(&effects)
    }
  }

  /// Takes in where the end of the list is. That of an empty list is on the screen, whatever is said.
  @inlinable @inline(__always)
  mutating func endMoved(_ end: Paging.End) {
    guard !presence.isClosed else { return }
    if case .ready(let rows, _, _) = phase, rows.items.isEmpty { return }
    paging.move(end)
  }

  @inlinable @inline(__always)
  mutating func close(_ effects: inout Effects) {
    presence = .closed
    scrolling.drop()
    previous = nil
    cancelWork(&effects)
  }
}

// MARK: - Selection (M4, M12, M15)

extension TabState {
  @inlinable @inline(__always)
  mutating func select(
    _ tab: Types.Tab, _ debounce: Duration, _ now: Duration, _ effects: inout Effects
  ) {
    if tab == self.tab {
      reselect(debounce, now, &effects)
    } else {
      load(tab, debounce, now, &effects)
    }
  }

  /// Ends all work for what is shown now, whose rows become the previous ones, and loads a tab as if
  /// for the first time. Placeholders that are drawn stay, since they are the screen's.
  @inlinable @inline(__always)
  mutating func load(
    _ tab: Types.Tab, _ debounce: Duration, _ now: Duration, _ effects: inout Effects
  ) {
    guard !presence.isClosed else { return }
    effects.cancel = liveTicket
    if presence.allowsWork {
      if case .ready(let rows, _, _) = phase {
        previous = policy.keepsPrevious(rows.items) ? Previous(rows: rows, tab: self.tab) : nil
      }
    } else {
      timing = .idle
    }
    self.tab = tab
    phase = .unknown
    isAtTop = false
    paging = Paging()
    scrolling.want()
    if presence.allowsWork { awaitRows(debounce, now, &effects) }
  }

  @inlinable @inline(__always)
  mutating func reselect(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    guard presence.allowsWork else { return }
    if case .loading(.debouncing, after: _) = phase {
      if debounce <= .zero { issue(Attempt(), &effects) }
      return
    }
    switch policy.reselect {
    case .ignore: return
    case .scrollToTop: break
    case .refreshAtTop:
      if isAtTop, case .ready = phase { return refresh(now, &effects) }
    }
    scrolling.want()
  }
}

// MARK: - Refresh and retry (M9, M10, M11)

extension TabState {
  /// Joins the request that is under way; ends a wait, and does not wait for a failure to be shown.
  /// A request for the next page gives way.
  @inlinable @inline(__always)
  mutating func refresh(_ now: Duration, _ effects: inout Effects) {
    guard presence.allowsWork else { return }
    paging.resume()
    switch phase {
    case .unknown, .failed: awaitRows(.zero, now, &effects)
    case .loading(.debouncing, after: _), .loading(.holding(.failed, until: _), after: _):
      issue(Attempt(), &effects)
    case .loading(.waiting(let attempt, until: _), after: _): issue(attempt.next, &effects)
    case .loading(.requesting, after: _), .loading(.holding(.answered, until: _), after: _): break
    case .ready(let rows, .idle, let problem):
      issueRefresh(of: rows, isReissue: false, after: problem, &effects)
    case .ready(let rows, .appending(let ticket, isReissue: _), let problem):
      effects.cancel = ticket
      issueRefresh(of: rows, isReissue: false, after: problem, &effects)
    case .ready(_, .refreshing, _): break
    }
  }

  /// Repeats what failed, and ends a wait. A tab that nothing was asked for is asked for.
  @inlinable @inline(__always)
  mutating func retry(_ now: Duration, _ effects: inout Effects) {
    switch phase {
    case .ready(let rows, .idle, let problem?) where problem.kind == .append:
      guard presence.allowsWork else { return }
      paging.resume()
      issueAppend(to: rows, isReissue: false, after: problem, &effects)
    case .unknown, .failed, .ready(_, .idle, .some): refresh(now, &effects)
    case .loading(.debouncing, after: _), .loading(.waiting, after: _),
      .loading(.holding(.failed, until: _), after: _):
      refresh(now, &effects)
    case .loading(.requesting, after: _), .loading(.holding(.answered, until: _), after: _): break
    case .ready(_, .idle, nil): if presence.allowsWork { paging.resume() }
    case .ready(_, .refreshing, _), .ready(_, .appending, _): break
    }
  }
}

// MARK: - Responses (M2, M6, M7, M9, M11)

extension TabState {
  @inlinable @inline(__always)
  mutating func answered(
    _ ticket: Ticket, _ page: Page, _ now: Duration, _ effects: inout Effects
  ) {
    guard ticket == liveTicket else {
      effects.discarded = ticket
      return
    }
    if case .ready(let rows, .appending, let problem) = phase {
      append(page, to: rows, ticket, beside: problem)
    } else {
      holdOrShow(.answered(Rows(items: page.items, next: page.next, ticket: ticket)), now)
    }
  }

  @inlinable @inline(__always)
  mutating func failed(
    _ ticket: Ticket, _ failure: Types.Failure, _ isFinal: Bool, _ now: Duration,
    _ effects: inout Effects
  ) {
    guard ticket == liveTicket else {
      effects.discarded = ticket
      return
    }
    waitOrFail(Problem(failure: failure, ticket: ticket, kind: liveKind), isFinal, now)
  }

  /// A cancel that we asked for finds its ticket no longer live and changes nothing. One that
  /// nobody asked for is issued once more, or is a failure; while nobody looks, it is as if never
  /// asked.
  @inlinable @inline(__always)
  mutating func cancelled(
    _ ticket: Ticket, _ failure: Types.Failure?, _ now: Duration, _ effects: inout Effects
  ) {
    guard ticket == liveTicket else { return }
    guard presence.allowsWork else { return restore() }
    if policy.reissues || failure == nil, reissue(&effects) { return }
    guard let failure else { return restore() }
    waitOrFail(Problem(failure: failure, ticket: ticket, kind: liveKind), false, now)
  }

  /// Issues the live request once more; false if it has been already.
  @inlinable @inline(__always)
  mutating func reissue(_ effects: inout Effects) -> Bool {
    switch phase {
    case .loading(.requesting(_, let attempt), after: _) where !attempt.isReissue:
      issue(attempt.again, &effects)
      return true
    case .ready(let rows, .refreshing(_, isReissue: false), let problem):
      issueRefresh(of: rows, isReissue: true, after: problem, &effects)
      return true
    case .ready(let rows, .appending(_, isReissue: false), let problem):
      issueAppend(to: rows, isReissue: true, after: problem, &effects)
      return true
    case .unknown, .loading, .ready, .failed:
      return false
    }
  }
}

// MARK: - Time (M11, M14, M15)

extension TabState {
  /// Does all that is due, in a fixed order: retry, debounce, what is held, placeholders.
  @inlinable @inline(__always)
  mutating func timeout(_ now: Duration, _ effects: inout Effects) {
    timer = nil
    guard presence.allowsWork, case .loading(let work, after: _) = phase else { return }
    switch work {
    case .waiting(let attempt, let until) where until <= now: issue(attempt.next, &effects)
    case .debouncing(let until) where until <= now: issue(Attempt(), &effects)
    case .holding(let end, let until) where until <= now: show(end)
    case .requesting, .waiting, .debouncing, .holding: break
    }
    timing.elapse(policy, now: now)
    if timing.isShown { previous = nil }
  }
}
