extension TabState {
  /// The rows of a tab: those of one answer, and of the pages that were appended to it.
  ///
  /// A class, so that a state that has rows is no larger, and no slower to handle, than one that has
  /// none. Unchecked, since it can change: only ``append(_:to:ticket:)`` does that, to
  /// rows that nobody else has hold of. So no two accesses can overlap, and they are not checked.
  @usableFromInline
  package final class Rows: @unchecked Sendable {
    /// At most one for each id.
    @exclusivity(unchecked) @usableFromInline package var items: [Types.Item]
    /// The last request that changed them.
    @exclusivity(unchecked) @usableFromInline package var ticket: Ticket
    /// What names the next page; nil if there is none.
    @exclusivity(unchecked) @usableFromInline package var next: Types.Cursor?
    /// Where the item with an id stands. Empty until a page is appended.
    @exclusivity(unchecked) @usableFromInline var places: [Types.ItemID: Int] = [:]

    @inlinable
    init(items: [Types.Item], next: Types.Cursor? = nil, ticket: Ticket) {
      self.items = items
      self.next = next
      self.ticket = ticket
    }

    /// The id of the last row.
    @inlinable
    var lastID: Types.ItemID? { items.last.map { Types.id(of: $0) } }

    /// Appends a page. An item that is there already keeps its place. Linear in the page, but for the
    /// first one that is appended, and for a copy where somebody else has hold of the rows.
    ///
    /// - Returns: whether there was a new row.
    @inlinable
    static func append(_ page: Page, to rows: inout Rows, ticket: Ticket) -> Bool {
      if !isKnownUniquelyReferenced(&rows) {
        let places = rows.places
        rows = Rows(items: rows.items, ticket: ticket)
        rows.places = places
      }
      return rows.append(page, ticket: ticket)
    }

    @inlinable
    func append(_ page: Page, ticket: Ticket) -> Bool {
      if places.isEmpty {
        for (place, item) in items.enumerated() { places[Types.id(of: item)] = place }
      }
      let count = items.count
      for item in page.items {
        let id = Types.id(of: item)
        if let place = places[id] {
          items[place] = Types.merged(items[place], with: item)
        } else {
          places[id] = items.count
          items.append(item)
        }
      }
      next = page.next
      self.ticket = ticket
      return items.count > count
    }
  }
}
