// What a tab keeps when it is left, and what is saved for another day (M18).

extension TabState {
  /// Ends all work for the selected tab, which keeps its rows if the policy says so.
  @inlinable @inline(__always)
  mutating func leave(_ effects: inout Effects) {
    effects.cancel = liveTicket
    rememberPrevious()
    if policy.keep.tabs > 0, case .ready(let rows, _, _) = phase {
      kept.put(Kept.Entry(rows: rows, anchor: placeToKeep), of: tab, limit: policy.keep.tabs)
    }
  }

  /// Shows the selected tab, which has just become that, with the rows it kept.
  @inlinable @inline(never)
  mutating func enter(
    _ entry: Kept.Entry, _ debounce: Duration, _ now: Duration, _ effects: inout Effects
  ) {
    forgetPlace()
    show(.ready(entry.rows, .idle, nil))
    scrolling.want(entry.anchor.map { .anchor($0) } ?? .top)
    if presence.allowsWork { refreshIfStale(debounce, now, &effects) }
  }

  /// Loads the selected tab as if for the first time. Placeholders that are drawn stay, since they are
  /// the screen's.
  @inlinable @inline(__always)
  mutating func begin(_ debounce: Duration, _ now: Duration, _ effects: inout Effects) {
    phase = .unknown
    forgetPlace()
    scrolling.want(.top)
    if presence.allowsWork {
      awaitRows(debounce, now, &effects)
    } else {
      timing = .idle
    }
  }

  /// The rows that somebody sees stay, as previous ones, until there are others.
  @inlinable @inline(__always)
  mutating func rememberPrevious() {
    guard policy.keepsPrevious, presence.allowsWork, case .ready(let rows, _, _) = phase
    else { return }
    previous = rows.items.isEmpty ? nil : Previous(rows: rows, tab: tab)
  }

  /// Asks first whether there are any: that is rare, and letting go of none costs as much.
  @inlinable @inline(__always)
  mutating func forgetPrevious() {
    if previous != nil { previous = nil }
  }

  /// What was known of the last list's place, end and changes says nothing about the next one's.
  @inlinable @inline(__always)
  mutating func forgetPlace() {
    isAtTop = false
    anchor = nil
    paging = Paging()
    sinceIssued = .nothing
  }

  /// Where the list is to be again: where it is, or will be when what is wanted is done. Nil for its top.
  @inlinable
  var placeToKeep: Anchor? {
    switch policy.keep.scroll {
    case .top: return nil
    case .anchor: break
    }
    switch scrolling.aim {
    case .top: return nil
    case .row(let row, orTop: _):
      return phase.rows?.list.place(of: row) == nil ? anchor : Anchor(id: row)
    case .anchor(let anchor): return anchor
    case nil: return anchor
    }
  }

  /// Forgets everything. Only the numbers of tickets and commands go on, so that none is used twice.
  @inlinable @inline(never)
  mutating func reset(_ tab: Types.Tab, _ effects: inout Effects) {
    guard !presence.isClosed else { return }
    forget(&effects)
    presence = .new
    self.tab = tab
  }

  @inlinable
  mutating func forget(_ effects: inout Effects) {
    effects.cancel = liveTicket
    phase = .unknown
    timing = .idle
    previous = nil
    kept.removeAll()
    pending = []
    forgetPlace()
    scrolling.want(.top)
  }

  @inlinable @inline(never)
  mutating func restore(
    _ saved: Saved, _ away: Duration?, _ now: Duration, _ effects: inout Effects
  ) {
    guard !presence.isClosed else { return }
    forget(&effects)
    tab = saved.selected
    var selected: Kept.Entry?
    for rows in saved.tabs {
      let age = away.flatMap { away in
        rows.age.map { $0 + min(max(away, .zero), Policy.longestWait) }
      }
      let entry = Kept.Entry(
        rows: Rows(
          list: ItemList(rows.items), next: rows.next, ticket: nextTicket(),
          answeredAt: age.map { now - $0 }),
        anchor: policy.keep.scroll == .anchor ? rows.anchor : nil)
      if rows.tab == tab {
        selected = entry
      } else {
        kept.put(entry, of: rows.tab, limit: policy.keep.tabs)
      }
    }
    if let selected {
      enter(selected, .zero, now, &effects)
    } else {
      begin(.zero, now, &effects)
    }
  }
}
