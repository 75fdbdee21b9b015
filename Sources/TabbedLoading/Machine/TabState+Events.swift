// The reducer stands in files by subject: what the events of every screen do (here), those of keeping
// and restoring (TabState+Keeping) and of edits (TabState+Edits), the few moves that all are made of
// (TabState+Moves), and what follows from the state (TabState+Derived).
//
// Inlined where events are frequent: as calls of their own, these functions pass events and effects
// through memory. What is rare is kept out of their way, in calls that are not inlined: with both, a
// selection takes two thirds of the instructions, and the module four fifths of the time to build
// (`benchmarks --filter 'F1 machine'`).

extension TabState {
  /// Takes one event and says what is to be done about it.
  ///
  /// Constant in time, whatever the number of rows and tabs, but for: an answer and an edit, linear in
  /// the rows of their tab at most; a row to scroll to, linear while it is looked for; what concerns all
  /// tabs, linear in those that keep rows; and releasing rows that are not shown any more. The effects
  /// allocate nothing.
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
    case .select(let tab, let debounce):
      if tab != self.tab {
        select(tab, debounce, now, &effects)
      } else if !reselect(debounce, now, &effects) {
        return effects
      }
    case .reload(let debounce): reload(debounce, now, &effects)
    case .refresh: refresh(now, &effects)
    case .retry: retry(now, &effects)
    case .provisional(let ticket, let page): provisional(ticket, page, now, &effects)
    case .answered(let ticket, let page):
      guard ticket == liveTicket else {
        effects.discarded = ticket
        return effects  // All else is as it was.
      }
      answered(ticket, page, now)
    case .failed(let ticket, let failure, let isFinal):
      failed(ticket, failure, isFinal, now, &effects)
    case .cancelled(let ticket, let failure): cancelled(ticket, failure, now, &effects)
    case .timeout: timeout(now, &effects)
    case .moved(let isAtTop, let anchor): moved(isAtTop, anchor)
    case .scroll(let row):
      if !presence.isClosed { scrolling.want(.row(row, orTop: scrolling.aim != nil)) }
    case .executed(let id): executed(id)
    case .endVisible(let last): endMoved(.visible(after: last))
    case .endHidden: endMoved(.offScreen)
    case .edit(let edit, let tab, let pending): self.edit(edit, tab, pending)
    case .settle(let id): settle(id)
    case .revert(let id): revert(id)
    case .invalidate(let tab): invalidate(tab)
    case .invalidateAll: invalidateAll()
    case .reset(let tab): reset(tab, &effects)
    case .restore(let saved, let away): restore(saved, away, now, &effects)
    case .close: close(&effects)
    }
    if !pending.isEmpty { forgetSettled() }
    startWhatIsWanted(now, &effects)
    publishScroll(&effects)
    setTimer(&effects)
    return effects
  }
}

// MARK: - Lifecycle (M13)

extension TabState {
  @inlinable @inline(never)
  mutating func appear(_ token: Int, _ now: Duration, _ effects: inout Effects) {
    let wasVisible = presence.isVisible
    guard presence.appear(token) else { return }
    switch phase {
    case .unknown, .failed: awaitRows(.zero, now, &effects)
    case .loading:
      if !wasVisible { timing.reveal(policy, now: now) }
      if timing.isShown { previous = nil }
    case .ready: refreshIfStale(.zero, now, &effects)
    }
  }

  /// Ends what waits for a time, since nobody looks: what is held is shown when somebody does, and
  /// what was to be issued is issued then.
  @inlinable @inline(never)
  mutating func disappear(_ token: Int, _ effects: inout Effects) {
    guard presence.disappear(token) else { return }
    scrolling.viewDisappeared()
    isAtTop = false
    endMoved(.offScreen)
    switch phase {
    case .loading(.holding(let next, until: _), after: _): show(next)
    case .loading(.debouncing, after: _), .loading(.waiting, after: _), .ready(_, .debouncing, _):
      putBack()
    case .unknown, .loading(.requesting, after: _), .ready, .failed: break
    }
    switch policy.disappear {
    case .finish: break
    case .cancel: cancelWork(&effects)
    }
  }

  /// Takes in where the end of the list is. That of an empty list is on the screen, whatever is said.
  @inlinable @inline(never)
  mutating func endMoved(_ end: Paging.End) {
    guard !presence.isClosed else { return }
    if case .ready(let rows, _, _) = phase, rows.items.isEmpty { return }
    paging.move(end)
  }

  @inlinable @inline(never)
  mutating func moved(_ isAtTop: Bool, _ anchor: Anchor?) {
    guard !presence.isClosed else { return }
    self.isAtTop = isAtTop
    self.anchor = isAtTop ? nil : anchor
  }

  /// The list is where the command has brought it, until the view says more. Where that is, is not known
  /// of a row that can be seen.
  @inlinable @inline(never)
  mutating func executed(_ id: ScrollCommand.ID) {
    guard case .published(id, let aim) = scrolling.stage else { return }
    scrolling.drop()
    switch aim {
    case .top: anchor = nil
    case .row: (anchor, isAtTop) = (nil, false)
    case .anchor(let anchor): self.anchor = anchor
    }
  }

  @inlinable @inline(never)
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
    guard !presence.isClosed else { return }
    let entry = policy.keep.tabs > 0 ? kept.take(tab) : nil  // Before the old tab takes its place.
    leave(&effects)
    self.tab = tab
    if let entry {
      enter(entry, debounce, now, &effects)
    } else {
      begin(debounce, now, &effects)
    }
  }

  /// The tab loads another thing now: what it has is not kept.
  @inlinable @inline(never)
  mutating func reload(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    guard !presence.isClosed else { return }
    effects.cancel = liveTicket
    rememberPrevious()
    begin(debounce, now, &effects)
  }

  /// - Returns: false where choosing the selected tab again changes nothing.
  @inlinable @inline(__always)
  mutating func reselect(
    _ debounce: Duration, _ now: Duration, _ effects: inout Effects
  ) -> Bool {
    guard presence.allowsWork else { return false }
    switch phase {
    case .loading(.debouncing, after: _), .ready(_, .debouncing, _):
      if debounce <= .zero { endDebounce(now, &effects) }
      return true
    case .unknown:
      begin(debounce, now, &effects)
      return true
    case .loading, .ready, .failed: break
    }
    switch policy.reselect {
    case .ignore: return false
    case .scrollToTop: break
    case .refreshAtTop:
      if isAtTop, case .ready = phase {
        refresh(now, &effects)
        return true
      }
    }
    scrolling.want(.top)
    return true
  }
}

// MARK: - Refresh and retry (M9, M10, M11)

extension TabState {
  /// Joins the request that is under way, unless that was issued before a change; ends a wait, and does
  /// not wait for a failure to be shown. A request for the next page gives way.
  @inlinable @inline(never)
  mutating func refresh(_ now: Duration, _ effects: inout Effects) {
    guard presence.allowsWork else { return }
    paging.resume()
    switch phase {
    case .unknown, .failed: awaitRows(.zero, now, &effects)
    case .loading(.debouncing, after: _), .loading(.holding(.failed, until: _), after: _):
      issue(Attempt(), &effects)
    case .loading(.waiting(let attempt, until: _), after: _): issue(attempt.next, &effects)
    case .loading(.requesting, after: _), .loading(.holding, after: _), .ready(_, .refreshing, _):
      if sinceIssued == .change { sinceIssued = .changeAndRefresh }
    case .ready(let rows, .idle, let problem), .ready(let rows, .debouncing, let problem):
      issue(.refresh, over: rows, beside: problem, now, &effects)
    case .ready(let rows, .appending(let ticket, isReissue: _), let problem):
      effects.cancel = ticket
      issue(.refresh, over: rows, beside: problem, now, &effects)
    }
  }

  /// Repeats what failed, and ends a wait. A tab that nothing was asked for is asked for.
  @inlinable @inline(never)
  mutating func retry(_ now: Duration, _ effects: inout Effects) {
    guard presence.allowsWork else { return }
    switch phase {
    case .ready(let rows, .idle, let problem?):
      paging.resume()
      issue(problem.kind, over: rows, beside: problem, now, &effects)
    case .unknown, .failed, .ready(_, .debouncing, _): refresh(now, &effects)
    case .loading(.debouncing, after: _), .loading(.waiting, after: _),
      .loading(.holding(.failed, until: _), after: _):
      refresh(now, &effects)
    case .ready(_, .idle, nil): paging.resume()
    case .loading(.requesting, after: _), .loading(.holding, after: _): break
    case .ready(_, .refreshing, _), .ready(_, .appending, _): break
    }
  }
}

// MARK: - Responses (M2, M6, M7, M9, M11, M22)

extension TabState {
  /// Rows from elsewhere are shown until the answer comes; none are no rows. They are stale, and have
  /// no next page.
  @inlinable @inline(never)
  mutating func provisional(
    _ ticket: Ticket, _ page: Page, _ now: Duration, _ effects: inout Effects
  ) {
    guard ticket == liveTicket else {
      effects.discarded = ticket
      return
    }
    guard case .loading(.requesting(_, let attempt), after: _) = phase, !page.items.isEmpty
    else { return }
    let rows = Rows(list: ItemList(page.items), ticket: ticket, isProvisional: true)
    rows.lay(pending, of: tab)
    holdOrShow(.ready(rows, .refreshing(ticket, .first, isReissue: attempt.isReissue), nil), now)
  }

  @inlinable @inline(__always)
  mutating func answered(_ ticket: Ticket, _ page: Page, _ now: Duration) {
    if case .ready(let rows, .appending, let problem) = phase {
      append(page, to: rows, ticket, beside: problem)
    } else if case .ready(let old, .refreshing(_, let kind, isReissue: _), _) = phase.next {
      let rows =
        kind == .background ? rows(page, headOf: old, ticket, now) : rows(page, ticket, now)
      keepPlace(from: old.items, to: rows.items)
      holdOrShow(.ready(rows, .idle, nil), now)
    } else {
      holdOrShow(.ready(rows(page, ticket, now), .idle, nil), now)
    }
  }

  @inlinable @inline(never)
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
  @inlinable @inline(never)
  mutating func cancelled(
    _ ticket: Ticket, _ failure: Types.Failure?, _ now: Duration, _ effects: inout Effects
  ) {
    guard ticket == liveTicket else { return }
    guard presence.allowsWork else { return putBack() }
    if policy.reissues || failure == nil, reissue(now, &effects) { return }
    guard let failure else {
      if liveKind == .append { paging.failed() }  // Or it would be asked for at once, for ever.
      return putBack()
    }
    waitOrFail(Problem(failure: failure, ticket: ticket, kind: liveKind), false, now)
  }

  /// Issues the live request once more; false if it has been already.
  @inlinable @inline(never)
  mutating func reissue(_ now: Duration, _ effects: inout Effects) -> Bool {
    switch phase.next {
    case .loading(.requesting(_, let attempt), after: _) where !attempt.isReissue:
      issue(attempt.again, &effects)
      return true
    case .ready(let rows, .refreshing(_, let kind, isReissue: false), let problem):
      issue(kind, over: rows, beside: problem, isReissue: true, now, &effects)
      return true
    case .ready(let rows, .appending(_, isReissue: false), let problem):
      issue(.append, over: rows, beside: problem, isReissue: true, now, &effects)
      return true
    case .unknown, .loading, .ready, .failed:
      return false
    }
  }
}

// MARK: - Time (M11, M14, M15)

extension TabState {
  /// Does all that is due, in a fixed order: retry, debounce, what is held, placeholders.
  @inlinable @inline(never)
  mutating func timeout(_ now: Duration, _ effects: inout Effects) {
    timer = nil
    guard presence.allowsWork else { return }
    switch phase {
    case .loading(.waiting(let attempt, let until), after: _) where until <= now:
      issue(attempt.next, &effects)
    case .loading(.debouncing(let until), after: _) where until <= now: endDebounce(now, &effects)
    case .ready(_, .debouncing(let until), _) where until <= now: endDebounce(now, &effects)
    case .loading(.holding(let next, let until), after: _) where until <= now: show(next)
    case .unknown, .loading, .ready, .failed: break
    }
    guard case .loading = phase else { return }
    timing.elapse(policy, now: now)
    if timing.isShown { previous = nil }
  }

  /// Issues at once what was to be issued later.
  @inlinable @inline(never)
  mutating func endDebounce(_ now: Duration, _ effects: inout Effects) {
    switch phase {
    case .loading(.debouncing, after: _): issue(Attempt(), &effects)
    case .ready(let rows, .debouncing, let problem):
      issueByItself(over: rows, beside: problem, now, &effects)
    case .unknown, .loading, .ready, .failed: break
    }
  }
}
