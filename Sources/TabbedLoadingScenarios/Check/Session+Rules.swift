internal import TabbedLoading

// The rules that every input must keep: those of requests here, of what is drawn and of rows in files of
// their own. What follows from states alone, the model of a check asks: that what is restored is what was
// saved, and that a settled state can be reached; and that the same input does the same twice. That each
// request ends once is up to what runs the machine, and not to be seen here.
extension Session {
  /// The first rule that an input has broken.
  func violation(of input: Input, _ before: Session, _ effects: Machine.Effects) -> Break? {
    // In two, since one expression of all takes a second to compile.
    let ofRequests =
      refusal(input, before, effects) ?? leaving(input, before, effects)
      ?? response(input, before) ?? waiting(before) ?? requests(input, before, effects)
    return ofRequests ?? content(input, before) ?? scrolling(input, before, effects)
      ?? keeping() ?? editing() ?? settling(input, before)
  }

  func broken(_ rule: String, _ words: String? = nil) -> Break {
    Break(rule: rule, expected: words.map { .says($0) })
  }

  /// M2: a response to a request that was cancelled does nothing.
  private func refusal(_ input: Input, _ before: Session, _ effects: Machine.Effects) -> Break? {
    switch input {
    case .answer(.late, _, _), .fail(.late, _), .provisional(.late):
      if effects.discarded != before.late?.ticket {
        return Break(
          rule: "M2: a late response is not refused",
          expected: before.late.map { .discarded($0.ticket) })
      }
      fallthrough
    case .cancel(.late):
      if !effects.isEmpty {
        return Break(rule: "M2: a refused response has effects", expected: live(before.running))
      }
      return isSame(as: before) ? nil : broken("M2: a refused response changes something")
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .movedToLast,
      .endVisible, .endHidden, .answer(.live, _, _), .fail(.live, _), .cancel(.live),
      .provisional(.live), .timeout, .scrollToRow, .executed, .edit, .settle, .revert,
      .invalidate, .stale, .reset, .close:
      return nil
    }
  }

  private func live(_ request: Issued?) -> Expected {
    request.map { .live($0.ticket) } ?? .says("live none")
  }

  /// Whether nothing can be told apart, but for the late request that has ended.
  private func isSame(as before: Session) -> Bool {
    var before = before
    before.late = late
    return SessionKey(before) == SessionKey(self)
  }

  /// M4: leaving a tab cancels what it waits for, and starts the next.
  private func leaving(_ input: Input, _ before: Session, _ effects: Machine.Effects) -> Break? {
    guard case .select(let tab) = input, tab != before.machine.selected,
      before.machine.presence != .closed
    else { return nil }
    if machine.selected != tab {
      return broken("M4: a selection selects nothing", "\(tab) loading")
    }
    if let request = before.running, effects.cancel != request.ticket {
      return Break(
        rule: "M4: a tab is left and its request goes on", expected: .cancelled(request.ticket))
    }
    if let kept = before.machine.kept[tab] { return returning(tab, to: kept, before, effects) }
    guard before.machine.presence.isOpen else { return nil }
    if effects.start?.tab != tab {
      return Break(rule: "M4: a selected tab is not asked for", expected: .started(tab))
    }
    if machine.scrolling.stage == .idle {
      // Where nothing is drawn yet the command comes later, and no script can say so here.
      let isDrawn = if case .shown = machine.timing { true } else { false }
      return broken("M16: a selection does not scroll", isDrawn ? "scroll top" : nil)
    }
    return nil
  }

  /// M18: a tab that kept its rows has them again, and its place; stale ones are refreshed.
  private func returning(
    _ tab: String, to kept: Machine.Kept.Entry, _ before: Session, _ effects: Machine.Effects
  ) -> Break? {
    let count = kept.rows.items.count
    guard case .ready(let rows, _, _) = machine.phase, rows.items == kept.rows.items else {
      return broken("M18: a tab loses the rows it kept", "\(tab) ready \(counted(count, "row"))")
    }
    if kept.rows.answeredAt == nil, before.machine.presence.isOpen, effects.start == nil {
      return Break(rule: "M18: stale rows are not refreshed", expected: .started(tab))
    }
    if machine.scrolling.stage == .idle, count > 0 {
      return broken("M16: a selection does not scroll")
    }
    return nil
  }

  /// M3: loading means waiting.
  private func waiting(_ before: Session) -> Break? {
    if machine.liveTicket != running?.ticket {
      let rule = "M3: the live ticket is not the request that runs"
      if let running, before.running?.ticket == running.ticket {
        return Break(rule: rule, expected: .cancelled(running.ticket))
      }
      // A script cannot say that nothing was started.
      return Break(rule: rule, expected: machine.presence.isOpen ? live(running) : nil)
    }
    if machine.timer != timer { return broken("M5: the timer is not set as the effects say") }
    switch machine.phase {
    case .loading, .ready(_, .debouncing, _):
      return isSettled ? broken("M3: a tab is loading and waits for nothing") : nil
    case .unknown, .failed, .ready(_, .idle, _), .ready(_, .refreshing, _),
      .ready(_, .appending, _):
      return timer == nil ? nil : broken("M3: a tab waits for a time and is not loading")
    }
  }

  /// M4, M10, M13: what is asked for, and when.
  private func requests(_ input: Input, _ before: Session, _ effects: Machine.Effects) -> Break? {
    guard let request = effects.start else { return nil }
    if request.ticket.number <= before.lastTicket { return broken("M2: a ticket is used again") }
    if request.tab != machine.selected {
      return broken("M4: a tab is asked for that is not selected")
    }
    if !machine.presence.isOpen {
      return broken("M13: a request starts while nobody looks", "live none")
    }
    if let other = before.running, !input.endsLive, effects.cancel != other.ticket {
      let goesOn = input == .reload ? Expected.cancelled(other.ticket) : .live(other.ticket)
      return Break(rule: "M3: two requests run at once", expected: goesOn)
    }
    if (request.kind == .append) != (request.cursor != nil) {
      return broken("M10: a page is asked for without its name")
    }
    return nil
  }
}

extension Presence {
  /// Whether requests may start.
  var isOpen: Bool {
    switch self {
    case .new, .visible: true
    case .hidden, .closed: false
    }
  }
}
