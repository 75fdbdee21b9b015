extension TabState {
  /// Items, at most one for each id.
  @usableFromInline
  package struct ItemList: Sendable {
    @usableFromInline package private(set) var items: [Types.Item]
    /// Where the item with an id stands. Nil until a page is appended, and after an item has moved.
    @usableFromInline private(set) var places: [Types.ItemID: Int]?

    /// - Precondition: no two items have the same id.
    @inlinable
    package init(_ items: [Types.Item]) { self.items = items }

    @inlinable
    var first: Types.ItemID? { items.first.map { Types.id(of: $0) } }

    @inlinable
    var last: Types.ItemID? { items.last.map { Types.id(of: $0) } }

    /// Where the item with this id stands. Linear until a page was appended.
    @inlinable
    package func place(of id: Types.ItemID) -> Int? {
      if let places { places[id] } else { items.firstIndex { Types.id(of: $0) == id } }
    }

    /// Appends a page. An item that is there already keeps its place. Linear in the page, but for the
    /// first one that is appended.
    ///
    /// - Returns: whether there was a new one.
    @inlinable
    @discardableResult
    package mutating func append(_ page: [Types.Item]) -> Bool {
      var places = indexed()
      self.places = nil  // Nobody else has hold of them now: they grow in place.
      let count = items.count
      for item in page {
        let id = Types.id(of: item)
        if let place = places[id] {
          items[place] = Types.merged(items[place], with: item)
        } else {
          places[id] = items.count
          items.append(item)
        }
      }
      self.places = places
      return items.count > count
    }

    /// The items of `page` in its order, and then those from here that come after the last one that
    /// both have; nil if there is none. Linear in both, the first time.
    @inlinable
    package func headed(by page: [Types.Item]) -> ItemList? {
      let places = indexed()
      var lastShared = -1
      var head = page
      for index in head.indices {
        guard let place = places[Types.id(of: head[index])] else { continue }
        head[index] = Types.merged(items[place], with: head[index])
        lastShared = max(lastShared, place)
      }
      guard lastShared >= 0 else { return nil }
      // The tail has no item of the head: the last of those is at `lastShared`.
      return ItemList(head + items[(lastShared + 1)...])
    }

    /// Changes one item. Linear where the others move.
    @inlinable
    package mutating func apply(_ edit: Edit) {
      switch edit {
      case .update(let item):
        if let place = place(of: Types.id(of: item)) { items[place] = item }
      case .remove(let id):
        guard let place = place(of: id) else { return }
        items.remove(at: place)
        places = nil
      case .insert(let item, let place):
        if let old = self.place(of: Types.id(of: item)) {
          items[old] = item
        } else {
          items.insert(item, at: min(max(place, 0), items.count))
          places = nil
        }
      }
    }

    /// Where the item with each id stands. Linear where that is not known yet.
    @inlinable
    func indexed() -> [Types.ItemID: Int] {
      if let places { return places }
      var places = [Types.ItemID: Int](minimumCapacity: items.count)
      for (place, item) in items.enumerated() { places[Types.id(of: item)] = place }
      return places
    }
  }
}
