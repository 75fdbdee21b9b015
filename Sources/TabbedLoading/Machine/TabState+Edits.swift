// What changes rows otherwise than by an answer: edits, and what makes rows stale (M21).

extension TabState {
  /// What is pending stays over what is not, whichever came first.
  @inlinable @inline(never)
  mutating func edit(_ edit: Edit, _ tab: Types.Tab, _ id: Int?) {
    guard !presence.isClosed else { return }
    if let id { pending.append(PendingEdit(id: id, tab: tab, edit: edit)) }
    noteChange(of: tab)
    let pending = pending
    changeRows(of: tab) { rows in
      if id == nil, rows.base != nil {
        rows.base?.apply(edit)
        rows.lay(pending, of: tab)
      } else {
        if id != nil, rows.base == nil { rows.base = rows.list }
        rows.list.apply(edit)
      }
    }
  }

  /// A request that is live may have been answered before the edit came to be: the edit is laid over its
  /// answer yet.
  @inlinable @inline(never)
  mutating func settle(_ id: Int) {
    guard !presence.isClosed else { return }
    for index in pending.indices where pending[index].id == id {
      if pending[index].settledAfter == nil { pending[index].settledAfter = tickets }
    }
  }

  @inlinable @inline(never)
  mutating func revert(_ id: Int) {
    guard !presence.isClosed else { return }
    let reverted = pending.filter { $0.id == id && $0.settledAfter == nil }
    pending.removeAll { $0.id == id && $0.settledAfter == nil }
    let pending = pending
    for tab in Set(reverted.map { $0.tab }) { changeRows(of: tab) { $0.lay(pending, of: tab) } }
  }

  /// Takes what is settled for what the answers say, in the order of the edits: one that is settled
  /// before an earlier one of its tab stays laid over it. So does one that a live request may not know of.
  @inlinable @inline(never)
  mutating func forgetSettled() {
    guard pending.contains(where: { $0.settledAfter != nil }) else { return }
    let live = liveTicket
    var settled: [PendingEdit] = []
    var rest: [PendingEdit] = []
    var waiting: Set<Types.Tab> = []
    for edit in pending {
      let isKnown = edit.tab != tab || live.map { $0.number > edit.settledAfter ?? .max } ?? true
      if edit.settledAfter != nil, isKnown, !waiting.contains(edit.tab) {
        settled.append(edit)
      } else {
        rest.append(edit)
        waiting.insert(edit.tab)
      }
    }
    guard !settled.isEmpty else { return }
    pending = rest
    for edit in settled {
      updateRows(of: edit.tab) { rows in
        rows.base?.apply(edit.edit)
        if !waiting.contains(edit.tab) { rows.base = nil }
      }
    }
  }

  @inlinable @inline(never)
  mutating func invalidate(_ tab: Types.Tab) {
    guard !presence.isClosed else { return }
    noteChange(of: tab)
    updateRows(of: tab) { $0.answeredAt = nil }
  }

  @inlinable @inline(never)
  mutating func invalidateAll() {
    for tab in kept.tabs { invalidate(tab) }
    invalidate(tab)
  }

  /// An answer that is awaited, or held, may not know of what happens now.
  @inlinable
  mutating func noteChange(of tab: Types.Tab) {
    guard tab == self.tab, sinceIssued == .nothing else { return }
    switch phase {
    case .loading, .ready(_, .refreshing, _), .ready(_, .appending, _): sinceIssued = .change
    case .unknown, .failed, .ready(_, .idle, _), .ready(_, .debouncing, _): break
    }
  }

  /// Changes what can be seen of a tab's rows, if it has any: the list stays where it is.
  @inlinable
  mutating func changeRows(of tab: Types.Tab, _ change: (Rows) -> Void) {
    guard let old = tab == self.tab ? phase.rows : kept[tab]?.rows else { return }
    let before = old.items
    updateRows(of: tab) { rows in
      change(rows)
      rows.edits &+= 1
    }
    if tab == self.tab, let after = phase.rows?.items {
      if after.isEmpty { paging.end = .visible(after: nil) }
      keepPlace(from: before, to: after)
    } else {
      kept.update(tab) { entry in
        switch entry.anchor?.aim(from: before, to: entry.rows.items) {
        case .anchor(let anchor): entry.anchor = anchor
        case .top: entry.anchor = nil
        case .row, nil: break
        }
      }
    }
  }

  @inlinable
  mutating func updateRows(of tab: Types.Tab, _ change: (Rows) -> Void) {
    guard tab == self.tab else {
      return kept.update(tab) { entry in Rows.update(&entry.rows, change) }
    }
    guard case .ready(var rows, let activity, let problem) = phase.next else { return }
    Rows.update(&rows, change)
    setNext(.ready(rows, activity, problem))
  }
}
