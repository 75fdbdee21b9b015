extension TabState {
  /// The rows of a tab: those of one answer, of the pages that were appended to it, and what edits
  /// have made of them.
  ///
  /// A class, so that a state that has rows is no larger, and no slower to handle, than one that has
  /// none. Unchecked, since it can change, but only while nobody else has hold of it: when it has just been
  /// made, or in `update(_:_:)`. So no two accesses can overlap, and they are not checked.
  @usableFromInline
  package final class Rows: @unchecked Sendable {
    /// What is drawn.
    @exclusivity(unchecked) @usableFromInline package var list: ItemList
    /// What the answers and settled edits say; nil while it is the same, since no edit is pending.
    @exclusivity(unchecked) @usableFromInline package var base: ItemList?
    /// The last request that changed them.
    @exclusivity(unchecked) @usableFromInline package var ticket: Ticket
    /// How often they were changed by something else than a request.
    @exclusivity(unchecked) @usableFromInline package var edits: UInt64 = 0
    @exclusivity(unchecked) @usableFromInline var following: Following
    /// When their head was answered; nil if they are stale, whenever that was.
    @exclusivity(unchecked) @usableFromInline package var answeredAt: Duration?
    /// Whether they came from elsewhere, before any answer (rule M22).
    @usableFromInline package let isProvisional: Bool

    @inlinable
    init(
      list: ItemList, next: Types.Cursor? = nil, ticket: Ticket, answeredAt: Duration? = nil,
      isProvisional: Bool = false
    ) {
      self.list = list
      self.following = Following(next)
      self.ticket = ticket
      self.answeredAt = answeredAt
      self.isProvisional = isProvisional
    }

    @inlinable package var items: [Types.Item] { list.items }

    /// What names the next page; nil if there is none.
    @inlinable package var next: Types.Cursor? {
      get { if case .page(let cursor) = following { cursor } else { nil } }
      set { following = Following(newValue) }
    }

    /// What follows the rows. Boxed, so that rows are laid out alike whatever a cursor is: where they were
    /// not, releasing them took four hundred instructions to look up types.
    @usableFromInline
    indirect enum Following: Sendable {
      case nothing
      case page(Types.Cursor)

      @inlinable
      init(_ next: Types.Cursor?) { self = next.map { .page($0) } ?? .nothing }
    }

    /// Changes rows in place, or a copy of them if somebody else has hold of them.
    @inlinable
    static func update(_ rows: inout Rows, _ change: (Rows) -> Void) {
      if !isKnownUniquelyReferenced(&rows) {
        let copy = Rows(
          list: rows.list, next: rows.next, ticket: rows.ticket, answeredAt: rows.answeredAt,
          isProvisional: rows.isProvisional)
        copy.base = rows.base
        copy.edits = rows.edits
        rows = copy
      }
      change(rows)
    }

    /// Appends a page.
    ///
    /// - Returns: whether there was a new row.
    @inlinable
    func append(_ page: Page, ticket: Ticket, under pending: [PendingEdit], of tab: Types.Tab)
      -> Bool
    {
      next = page.next
      self.ticket = ticket
      guard let hasNewRow = base?.append(page.items) else { return list.append(page.items) }
      lay(pending, of: tab)
      return hasNewRow
    }

    /// Lays edits over what the answers say.
    @inlinable
    func lay(_ pending: [PendingEdit], of tab: Types.Tab) {
      if let base { list = base }
      base = nil
      for pending in pending where pending.tab == tab {
        if base == nil { base = list }
        list.apply(pending.edit)
      }
    }
  }
}
