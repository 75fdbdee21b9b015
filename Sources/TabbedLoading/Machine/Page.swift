extension TabState {
  /// What the loader answers: items, no two with the same id, and where the list goes on.
  public struct Page: Sendable {
    /// The items in the loader's order.
    public let items: [Types.Item]
    /// How many items were left out since an earlier one had their id.
    public let duplicates: Int
    /// What to ask for next; nil if the list ends here.
    public let next: Types.Cursor?

    /// Keeps all items, no two of which have the same id.
    @inlinable
    package init(distinct items: [Types.Item], next: Types.Cursor? = nil) {
      self.items = items
      duplicates = 0
      self.next = next
    }

    /// Keeps the first item of each id. Linear in the number of items.
    @inlinable
    public init(_ items: [Types.Item], next: Types.Cursor? = nil) {
      self.next = next
      if Page.haveRepeatedIDs(items) {
        var seen: Set<Types.ItemID> = []
        self.items = items.filter { seen.insert(Types.id(of: $0)).inserted }
      } else {
        self.items = items
      }
      duplicates = items.count - self.items.count
    }

    /// Whether an item has the id of an earlier one. A hash table as a set is, but of places and filled
    /// only once: it takes two thirds of the time.
    @inlinable
    static func haveRepeatedIDs(_ items: [Types.Item]) -> Bool {
      guard items.count > 1 else { return false }
      let slots = 2 << (Int.bitWidth - items.count.leadingZeroBitCount)  // At most half are taken.
      var table = [Int](repeating: -1, count: slots)
      for (place, item) in items.enumerated() {
        let id = Types.id(of: item)
        var slot = id.hashValue & (slots - 1)
        while table[slot] >= 0 {
          if Types.id(of: items[table[slot]]) == id { return true }
          slot = (slot + 1) & (slots - 1)
        }
        table[slot] = place
      }
      return false
    }
  }
}

extension TabState.Page: Equatable where Types.Item: Equatable {}
