internal import TabbedLoading

// The rules of rows: those that tabs keep, and those under edits.
extension Session {
  /// M18: what the tabs that are not selected keep.
  func keeping() -> Break? {
    var count = 0
    for tab in tabs {
      guard let entry = machine.kept[tab] else { continue }
      count += 1
      if tab == machine.selected { return broken("M18: the selected tab is kept") }
      let first = first(of: tab)
      if !entry.rows.items.allSatisfy({ first..<first + Session.most ~= $0 }) {
        return broken("M18: a tab keeps the rows of another")
      }
    }
    return count > machine.policy.keep.tabs ? broken("M18: too many tabs keep rows") : nil
  }

  /// M21: pending edits lie over what the answers say, and over nothing else.
  func editing() -> Break? {
    guard hasEdits else { return nil }
    for tab in tabs {
      guard let rows = machine.rows(of: tab), rows.base != nil || !machine.pending.isEmpty
      else { continue }
      let pending = machine.pending.filter { $0.tab == tab }
      if (rows.base == nil) != pending.isEmpty {
        return broken("M21: rows and pending edits do not agree")
      }
      guard var laid = rows.base else { continue }
      for edit in pending { laid.apply(edit.edit) }
      if laid.items != rows.items { return broken("M21: a pending edit is not laid over rows") }
    }
    return nil
  }

  /// M21: to settle and to invalidate changes no rows, to revert undoes an edit.
  func settling(_ input: Input, _ before: Session) -> Break? {
    switch input {
    case .settle, .invalidate, .revert: break
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .movedToLast,
      .endVisible, .endHidden, .answer, .fail, .cancel, .provisional, .timeout, .scrollToRow,
      .executed, .edit, .stale, .reset, .close:
      return nil
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

extension Session {
  /// M18: another screen that takes over what is saved now saves the same.
  var restoresWhatItSaves: Bool {
    guard machine.phase.rows != nil || !machine.kept.tabs.isEmpty else { return true }
    let saved = machine.saved(now: now)
    var other = Machine(selected: tabs[0], policy: machine.policy, identity: 2)
    _ = other.handle(.restore(saved, away: .zero), now: now)
    return other.saved(now: now) == saved
  }
}

extension TabState {
  /// The rows that a tab has, selected or not.
  fileprivate func rows(of tab: Types.Tab) -> Rows? {
    tab == selected ? phase.rows : kept[tab]?.rows
  }
}
