extension TabState {
  /// What the tabs that are not selected keep (rule M18), the least recently left one first: a small
  /// machine of its own. Each step is constant in the number of tabs.
  @usableFromInline
  package struct Kept: Sendable {
    /// What a tab keeps.
    @usableFromInline
    package struct Entry: Sendable {
      @usableFromInline package var rows: Rows
      /// Where the list was; nil at its top.
      @usableFromInline package var anchor: Anchor?
      @usableFromInline var older: Types.Tab?
      @usableFromInline var newer: Types.Tab?

      @inlinable
      init(rows: Rows, anchor: Anchor?) {
        self.rows = rows
        self.anchor = anchor
      }
    }

    @usableFromInline private(set) var entries: [Types.Tab: Entry] = [:]
    @usableFromInline private(set) var oldest: Types.Tab?
    @usableFromInline private(set) var newest: Types.Tab?
    /// Counts what has changed.
    @usableFromInline package private(set) var changes: UInt64 = 0

    @inlinable
    init() {}

    /// The tabs, the least recently left one first.
    @inlinable
    package var tabs: [Types.Tab] {
      var tabs: [Types.Tab] = []
      var next = oldest
      while let tab = next {
        tabs.append(tab)
        next = entries[tab]?.newer
      }
      return tabs
    }

    @inlinable
    package subscript(tab: Types.Tab) -> Entry? { entries[tab] }

    /// Keeps what a tab had, as the most recent of at most `limit`.
    @inlinable
    mutating func put(_ entry: Entry, of tab: Types.Tab, limit: Int) {
      guard limit > 0 else { return }
      _ = take(tab)
      while entries.count >= limit, let oldest { _ = take(oldest) }
      var entry = entry
      entry.older = newest
      if let newest { entries[newest]?.newer = tab } else { oldest = tab }
      newest = tab
      entries[tab] = entry
      changes &+= 1
    }

    /// Gives back what a tab had; it is kept no more.
    @inlinable
    mutating func take(_ tab: Types.Tab) -> Entry? {
      guard let entry = entries.removeValue(forKey: tab) else { return nil }
      changes &+= 1
      if let older = entry.older {
        entries[older]?.newer = entry.newer
      } else {
        oldest = entry.newer
      }
      if let newer = entry.newer {
        entries[newer]?.older = entry.older
      } else {
        newest = entry.older
      }
      return entry
    }

    /// Keeps nothing any more.
    @inlinable
    mutating func removeAll() {
      (entries, oldest, newest) = ([:], nil, nil)
      changes &+= 1
    }

    /// Changes what a tab keeps, if it keeps anything.
    @inlinable
    mutating func update(_ tab: Types.Tab, _ change: (inout Entry) -> Void) {
      guard let index = entries.index(forKey: tab) else { return }
      change(&entries.values[index])
      changes &+= 1
    }
  }
}
