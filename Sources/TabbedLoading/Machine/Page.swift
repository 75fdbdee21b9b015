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
      var seen = Set<Types.ItemID>(minimumCapacity: items.count)
      let firstRepeat = items.firstIndex { !seen.insert(Types.id(of: $0)).inserted }
      guard let firstRepeat else {
        self.items = items
        self.duplicates = 0
        return
      }
      var kept = Array(items[..<firstRepeat])
      for item in items[(firstRepeat + 1)...] where seen.insert(Types.id(of: item)).inserted {
        kept.append(item)
      }
      self.items = kept
      self.duplicates = items.count - kept.count
    }
  }
}

extension TabState.Page: Equatable where Types.Item: Equatable {}
