internal import TabbedLoading

// The rules that every input must keep.
extension Session {
  /// The first rule that an input has broken.
  func violation(of input: Input, _ before: Before, _ effects: Machine.Effects) -> Break? {
    refusal(input, before, effects) ?? leaving(input, before, effects)
      ?? response(input, before) ?? waiting(before) ?? requests(input, before, effects)
      ?? content(input, before) ?? scrolling(effects) ?? keeping() ?? editing(input, before)
  }

  private func broken(_ rule: String, _ words: String? = nil) -> Break {
    Break(rule: rule, expected: words.map { .says($0) })
  }

  /// M2: a response to a request that was cancelled does nothing.
  private func refusal(_ input: Input, _ before: Before, _ effects: Machine.Effects) -> Break? {
    switch input {
    case .answer(.late, _, _), .fail(.late, _), .provisional(.late):
      if effects.discarded != before.late?.ticket {
        return Break(
          rule: "M2: a late response is not refused",
          expected: before.late.map { .discarded($0.ticket) })
      }
      fallthrough
    case .cancel(.late):
      return effects.isEmpty ? nil : broken("M2: a refused response has effects")
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .movedToLast,
      .endVisible, .endHidden, .answer(.live, _, _), .fail(.live, _), .cancel(.live),
      .provisional(.live), .timeout, .scrollToRow, .executed, .edit, .settle, .revert,
      .invalidate, .reset, .close:
      return nil
    }
  }

  /// M4: leaving a tab cancels what it waits for, and starts the next.
  private func leaving(_ input: Input, _ before: Before, _ effects: Machine.Effects) -> Break? {
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
    _ tab: String, to kept: Machine.Kept.Entry, _ before: Before, _ effects: Machine.Effects
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

  /// M7: a response to the live request counts.
  private func response(_ input: Input, _ before: Before) -> Break? {
    switch input {
    case .answer(.live, let rows, _):
      switch machine.phase {
      case .ready, .loading(.holding, after: _): break
      case .unknown, .loading, .failed:

        // While placeholders must stay, the answer may be held.
        let isHeld =
          if case .shown(let until) = before.machine.timing { until > now } else { false }
        return broken("M7: an answer is lost", isHeld ? nil : "\(machine.selected) ready")
      }
      // An edit that is laid over the answer may have taken the row.
      guard rows > 0, case .ready(let kept, _, _) = machine.phase, kept.items.isEmpty,
        !before.machine.pending.contains(where: { $0.tab == machine.selected })
      else { return nil }
      return broken("M8: an answer with rows is shown as empty", "\(machine.selected) ready 1 row")
    case .fail(.live, _), .cancel(.live):
      guard case .ready(let rows, _, _) = before.machine.phase else { return nil }
      guard case .ready(let kept, _, _) = machine.phase, kept.items == rows.items else {
        return broken(
          "M9: a refresh that failed takes the rows with it",
          "\(before.machine.selected) ready \(counted(rows.items.count, "row"))")
      }
      return nil
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .movedToLast,
      .endVisible, .endHidden, .answer(.late, _, _), .fail(.late, _), .cancel(.late),
      .provisional, .timeout, .scrollToRow, .executed, .edit, .settle, .revert, .invalidate,
      .reset, .close:
      return nil
    }
  }

  /// M3: loading means waiting.
  private func waiting(_ before: Before) -> Break? {
    if machine.liveTicket != running?.ticket {
      let forgotten = before.running?.ticket == running?.ticket ? running : nil
      return Break(
        rule: "M3: the live ticket is not the request that runs",
        expected: forgotten.map { .cancelled($0.ticket) })
    }
    if machine.timer != timer { return broken("M5: the timer is not set as the effects say") }
    if case .loading = machine.phase, machine.presence.isOpen, isSettled {
      return broken("M3: a tab is loading and waits for nothing")
    }
    return nil
  }

  /// M4, M10, M13: what is asked for, and when.
  private func requests(_ input: Input, _ before: Before, _ effects: Machine.Effects) -> Break? {
    guard let request = effects.start else { return nil }
    if request.tab != machine.selected {
      return broken("M4: a tab is asked for that is not selected")
    }
    if !machine.presence.isOpen {
      return broken("M13: a request starts while nobody looks", "live none")
    }
    if let other = before.running, !input.endsLive, effects.cancel != other.ticket {
      return broken("M3: two requests run at once")
    }
    if (request.kind == .append) != (request.cursor != nil) {
      return broken("M10: a page is asked for without its name")
    }
    return nil
  }

  /// M4, M8, M12, M14: what is drawn.
  private func content(_ input: Input, _ before: Before) -> Break? {
    switch machine.shown {
    case .rows(let rows):
      let first = first(of: machine.selected)
      if !rows.allSatisfy({ first..<first + 100 ~= $0 }) {
        return broken("M4: a tab shows the rows of another")
      }
      if Set(rows).count != rows.count { return broken("M10: two rows have one id") }
    case .previous(let rows, let tab):
      let first = first(of: tab)
      if !rows.allSatisfy({ first..<first + 100 ~= $0 }) {
        return broken("M14: previous rows are not those of their tab")
      }
    case .placeholders, .nothing, .empty, .failure: break
    }
    guard case .select(before.machine.selected) = input,
      case .ready(let rows, _, _) = before.machine.phase
    else { return nil }
    if case .ready = machine.phase { return nil }
    return broken(
      "M12: choosing the selected tab takes its rows",
      "\(machine.selected) ready \(counted(rows.items.count, "row"))")
  }

  /// M16: a command aims at what is drawn first.
  private func scrolling(_ effects: Machine.Effects) -> Break? {
    if let command = effects.scroll, command != machine.command {
      return broken("M16: a command is not published as performed")
    }
    var drawn: [Machine.RowID] {
      switch machine.shown {
      case .placeholders(let ids): ids.map { .placeholder($0) }
      case .rows(let rows): rows.map { .item($0) }
      case .nothing, .previous, .empty, .failure: []
      }
    }
    switch machine.command?.target {
    case nil: return nil
    case .top(let first):
      return first == drawn.first
        ? nil : broken("M16: a command aims at what is not drawn first")
    case .row(let row):
      return drawn.contains(.item(row)) ? nil : broken("M16: a command aims at no row there is")
    case .anchor(let anchor):
      return drawn.contains(.item(anchor.id))
        ? nil : broken("M16: a command aims at no row there is")
    }
  }

  /// M18: what the tabs that are not selected keep.
  private func keeping() -> Break? {
    let kept = machine.kept.tabs
    if kept.count > machine.policy.keep.tabs { return broken("M18: too many tabs keep rows") }
    if Set(kept + [machine.selected]).count != kept.count + 1 {
      return broken("M18: a tab is kept twice")
    }
    for tab in kept {
      guard let entry = machine.kept[tab] else {
        return broken("M18: a tab that is kept has no rows")
      }
      let first = first(of: tab)
      if !entry.rows.items.allSatisfy({ first..<first + 100 ~= $0 }) {
        return broken("M18: a tab keeps the rows of another")
      }
    }
    return nil
  }

  /// M21: pending edits lie over what the answers say, and over nothing else.
  private func editing(_ input: Input, _ before: Before) -> Break? {
    for tab in tabs {
      guard let rows = machine.rows(of: tab) else { continue }
      let pending = machine.pending.filter { $0.tab == tab }
      if (rows.base == nil) != pending.isEmpty {
        return broken("M21: rows and pending edits do not agree")
      }
      guard var laid = rows.base else { continue }
      for edit in pending { laid.apply(edit.edit) }
      if laid.items != rows.items { return broken("M21: a pending edit is not laid over rows") }
    }
    guard let old = before.machine.rows(of: tabs[0]), let rows = machine.rows(of: tabs[0]),
      before.machine.presence != .closed
    else { return nil }
    if case .settle = input, rows.items != old.items {
      return broken("M21: settling changes rows")
    }
    if case .invalidate = input, rows.items != old.items {
      return broken("M21: invalidating changes rows")
    }
    if case .revert = input, before.machine.pending.allSatisfy({ $0.settledAfter == nil }),
      rows.items != (old.base ?? old.list).items
    {
      return broken("M21: reverting does not undo an edit")
    }
    return nil
  }
}

extension TabState {
  /// The rows that a tab has, selected or not.
  fileprivate func rows(of tab: Types.Tab) -> Rows? {
    tab == selected ? phase.rows : kept[tab]?.rows
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
