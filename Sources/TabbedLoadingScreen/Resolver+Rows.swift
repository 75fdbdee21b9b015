extension Resolver {
  mutating func rows(_ keys: Keys, _ extents: Extents, at place: Place) -> Box {
    let slot = add(keys, isStack: false, at: place)
    return Box(slot: slot, count: keys.count, content: .rows(extents))
  }

  mutating func rows(_ ids: RowIDs, _ heights: RowHeights, at place: Place) -> Box {
    switch ids {
    case .offsets(let count): rows(.offsets, count, heights, at: place)
    case .integers(let range):
      rows(.integers(from: range.lowerBound), range.safeCount, heights, at: place)
    case .placeholders(let count): rows(.placeholders, count, heights, at: place)
    case .fresh(let count): rows(.fresh(render: render), count, heights, at: place)
    case .list(let ids): rows(ids, heights, at: place)
    }
  }

  private mutating func rows(
    _ kind: Keys.Kind, _ count: Int, _ heights: RowHeights, at place: Place
  ) -> Box {
    let count = min(max(count, 0), rowLimit)
    switch heights {
    case .uniform(let height):
      return rows(Keys(kind: kind, count: count), .uniform(length(height)), at: place)
    case .list(let heights):
      let known = heights.prefix(count).map { length($0) }
      // Rows without a height are 0 high; a list as long as the limit of rows would not fit.
      let count = min(count, max(known.count, 1 << 20))
      let all = known + [Double](repeating: 0, count: count - known.count)
      return rows(Keys(kind: kind, count: count), Extents(all), at: place)
    }
  }

  private mutating func rows(_ ids: [ViewID], _ heights: RowHeights, at place: Place) -> Box {
    var places: [ViewID: Int] = [:]
    places.reserveCapacity(ids.count)
    var repeated: [Int] = []
    let ids = ids.contains { $0.isFresh } ? ids.map { $0.renewed(in: render) } : ids
    for (index, id) in ids.enumerated() {
      if places[id] == nil { places[id] = index } else { repeated.append(index) }
    }
    guard !repeated.isEmpty else { return rows(.list(ids, places), ids.count, heights, at: place) }
    duplicates += repeated.map { ids[$0] }
    return unique(ids, places, heights, at: place)
  }

  /// Rows of which some have the id of an earlier one.
  private mutating func unique(
    _ ids: [ViewID], _ places: [ViewID: Int], _ heights: RowHeights, at place: Place
  ) -> Box {
    var shown = Array(ids.indices)
    if place.isLazy { shown.removeAll { places[ids[$0]] != $0 } }
    let kept = shown.map { ids[$0] }
    var first: [ViewID: Int] = [:]
    for (index, id) in kept.enumerated() where first[id] == nil { first[id] = index }
    switch heights {
    case .uniform: return rows(.list(kept, first), kept.count, heights, at: place)
    case .list(let list):
      let all = kept.map { id in
        let index = places[id] ?? 0
        return index < list.count ? list[index] : 0
      }
      return rows(.list(kept, first), kept.count, .list(all), at: place)
    }
  }
}
