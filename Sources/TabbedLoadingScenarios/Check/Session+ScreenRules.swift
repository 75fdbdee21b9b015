internal import TabbedLoading

// The rules of what is drawn, and of where it scrolls to.
extension Session {
  /// M7: a response to the live request counts.
  func response(_ input: Input, _ before: Session) -> Break? {
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
      .stale, .reset, .close:
      return nil
    }
  }

  /// M4, M8, M12, M14: what is drawn.
  func content(_ input: Input, _ before: Session) -> Break? {
    switch machine.shown {
    case .rows(let rows):
      let first = first(of: machine.selected)
      if !rows.allSatisfy({ first..<first + Session.most ~= $0 }) {
        return broken("M4: a tab shows the rows of another")
      }
      if Set(rows).count != rows.count { return broken("M10: two rows have one id") }
    case .previous(let rows, let tab):
      let first = first(of: tab)
      if !rows.allSatisfy({ first..<first + Session.most ~= $0 }) {
        return broken("M14: previous rows are not those of their tab")
      }
    case .placeholders(let ids):
      // Their ids count from 0, and are no ids of rows: the types see to that.
      if ids.count != machine.policy.placeholders {
        return broken(
          "M17: placeholders come and go", "shown placeholders \(machine.policy.placeholders)")
      }
    case .nothing, .empty, .failure: break
    }
    guard case .select(before.machine.selected) = input,
      case .ready(let rows, _, _) = before.machine.phase
    else { return nil }
    if case .ready = machine.phase { return nil }
    return broken(
      "M12: choosing the selected tab takes its rows",
      "\(machine.selected) ready \(counted(rows.items.count, "row"))")
  }

  /// M16: a command has a cause of its own, and aims at what is drawn first.
  func scrolling(_ input: Input, _ before: Session, _ effects: Machine.Effects) -> Break? {
    if let command = effects.scroll {
      if command != machine.command {
        return broken("M16: a command is not published as performed")
      }
      if !isCause(input, before) { return broken("M16: a command has no cause", "scroll none") }
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

  /// Whether a command may come of it: a wish to scroll, rows that a wish has waited for, or others above
  /// the row that the list is at.
  private func isCause(_ input: Input, _ before: Session) -> Bool {
    switch input {
    case .select, .reload, .scrollToRow, .reset: return true
    case .appear, .disappear, .refresh, .retry, .moved, .movedToLast, .endVisible, .endHidden,
      .answer, .fail, .cancel, .provisional, .timeout, .executed, .edit, .settle, .revert,
      .invalidate, .stale, .close:
      switch before.machine.scrolling.stage {
      case .wanted, .published(_, .row), .published(_, .anchor): return true
      case .idle, .published(_, .top): return before.machine.anchor != nil
      }
    }
  }
}
