// Inlined throughout: as calls of their own, these functions pass events and effects through memory,
// which doubles what an event costs (`benchmarks --filter machine`).

extension TabState {
  /// Takes one event and says what is to be done about it.
  ///
  /// Constant in time, whatever the number of rows, but for releasing rows that are not shown any
  /// more; the effects allocate nothing.
  ///
  /// - Parameters:
  ///   - event: what happened; any event is legal in any state.
  ///   - now: the time since this state began. No rule of today's policies reads it.
  /// - Returns: the effects, to be performed in their order and in the same turn.
  @inlinable @inline(__always)
  public mutating func handle(_ event: Event, now: Duration) -> Effects {
    var effects = Effects()
    switch event {
    case .appear(let token): appear(token, &effects)
    case .disappear(let token): disappear(token, &effects)
    case .select(let tab): select(tab, &effects)
    case .answered(let ticket, let page): answered(ticket, page, &effects)
    case .failed(let ticket, let failure): failed(ticket, failure, &effects)
    case .cancelled(let ticket, let failure): cancelled(ticket, failure, &effects)
    case .executed(let id): scrolling.executed(id)
    case .close: close(&effects)
    }
    return effects
  }
}

// MARK: - Lifecycle (M13)

extension TabState {
  @inlinable @inline(__always)
  mutating func appear(_ token: Int, _ effects: inout Effects) {
    guard presence.appear(token) else { return }
    switch phase {
    case .unknown, .failed: start(attempt: 1, &effects)
    case .loading, .ready: break
    }
    publishScroll(&effects)
  }

  @inlinable @inline(__always)
  mutating func disappear(_ token: Int, _ effects: inout Effects) {
    guard presence.disappear(token) else { return }
    scrolling.viewDisappeared()
    switch policy.disappear {
    case .finish: break
    case .cancel: cancelLive(&effects)
    }
  }

  @inlinable @inline(__always)
  mutating func close(_ effects: inout Effects) {
    presence = .closed
    scrolling.drop()
    cancelLive(&effects)
  }
}

// MARK: - Selection (M4, M12)

extension TabState {
  @inlinable @inline(__always)
  mutating func select(_ tab: Types.Tab, _ effects: inout Effects) {
    guard !presence.isClosed else { return }
    guard tab != self.tab else { return reselect(&effects) }
    cancelLive(&effects)
    self.tab = tab
    phase = .unknown
    scrolling.want()
    if presence.allowsWork { start(attempt: 1, &effects) }
    publishScroll(&effects)
  }

  @inlinable @inline(__always)
  mutating func reselect(_ effects: inout Effects) {
    switch policy.reselect {
    case .ignore: break
    case .scrollToTop:
      guard presence.allowsWork, firstDrawn != nil else { return }
      scrolling.want()
      publishScroll(&effects)
    }
  }
}

// MARK: - Responses (M2, M6, M7)

extension TabState {
  @inlinable @inline(__always)
  mutating func answered(_ ticket: Ticket, _ page: Page, _ effects: inout Effects) {
    guard ticket == liveTicket else {
      effects.discarded = ticket
      return
    }
    phase = .ready(Rows(items: page.items, ticket: ticket), .idle)
    publishScroll(&effects)
  }

  @inlinable @inline(__always)
  mutating func failed(_ ticket: Ticket, _ failure: Types.Failure, _ effects: inout Effects) {
    guard ticket == liveTicket else {
      effects.discarded = ticket
      return
    }
    phase = .failed(Problem(failure: failure, ticket: ticket))
    publishScroll(&effects)
  }

  /// A cancel that we asked for finds its ticket no longer live and changes nothing. One that
  /// nobody asked for is a failure at last; while nobody looks, it is as if never asked.
  @inlinable @inline(__always)
  mutating func cancelled(_ ticket: Ticket, _ failure: Types.Failure?, _ effects: inout Effects) {
    guard case .loading(.requesting(ticket, let attempt), after: _) = phase else { return }
    restore()
    if presence.allowsWork {
      if policy.unaskedCancel == .retryOnce, attempt == 1 {
        start(attempt: 2, &effects)
      } else if let failure {
        phase = .failed(Problem(failure: failure, ticket: ticket))
      }
    }
    publishScroll(&effects)
  }
}

// MARK: - Requests (M3)

extension TabState {
  @inlinable @inline(__always)
  mutating func start(attempt: Int, _ effects: inout Effects) {
    tickets &+= 1
    let ticket = Ticket(issuer: identity, number: tickets)
    let before: Problem? =
      switch phase {
      case .failed(let problem): problem
      case .loading(_, after: let problem): problem
      case .unknown, .ready: nil
      }
    phase = .loading(.requesting(ticket, attempt: attempt), after: before)
    effects.start = Request(ticket: ticket, tab: tab, attempt: attempt)
  }

  /// Cancels the live request and restores the phase from before it.
  @inlinable @inline(__always)
  mutating func cancelLive(_ effects: inout Effects) {
    guard let ticket = liveTicket else { return }
    effects.cancel = ticket
    restore()
  }

  /// Puts the tab back to what it had before the request that is under way.
  @inlinable @inline(__always)
  mutating func restore() {
    guard case .loading(_, after: let problem) = phase else { return }
    phase = problem.map { .failed($0) } ?? .unknown
  }
}

// MARK: - Scrolling (M16)

extension TabState {
  @inlinable @inline(__always)
  mutating func publishScroll(_ effects: inout Effects) {
    let first = presence.allowsWork ? firstDrawn : nil
    let id = scrolling.publish(isDrawn: first != nil, isHopeful: mayDraw)
    guard let id, let first else { return }
    effects.scroll = ScrollCommand(id: id, target: .top(first: first))
  }

  /// Whether there are rows to draw, or may be without another event from the user.
  @inlinable @inline(__always)
  var mayDraw: Bool {
    switch phase {
    case .unknown: !presence.allowsWork
    case .loading: true
    case .ready(let rows, _): !rows.items.isEmpty
    case .failed: false
    }
  }

  /// The id at the top of the list, if anything is drawn.
  @inlinable @inline(__always)
  var firstDrawn: RowID? {
    switch phase {
    case .unknown, .failed: nil
    case .loading: policy.placeholders == 0 ? nil : .placeholder(PlaceholderID(slot: 0))
    case .ready(let rows, _): rows.items.first.map { .item(Types.id(of: $0)) }
    }
  }
}
