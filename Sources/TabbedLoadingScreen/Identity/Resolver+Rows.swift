extension Resolver {
  mutating func rows(
    _ keys: Keys, _ extents: Extents, at place: Place, breadth: Double? = nil
  ) -> Box {
    let slot = add(keys, isStack: false, at: place)
    return Box(slot: slot, count: keys.count, content: .rows(extents), breadth: breadth)
  }

  mutating func rows(
    _ ids: RowIDs, _ heights: RowHeights, at place: Place, into boxes: inout [Box]
  ) {
    guard place.isInLine else { return boxes.append(rows(ids, heights, at: place)) }
    let mark = runs.count
    let row = rows(ids, heights, at: place)
    let keys = runs[mark].keys
    runs.removeSubrange(mark...)
    guard case .rows(let extents) = row.content else { return }
    let count = min(keys.count, Limit.rowsInLine.count)
    if count < keys.count { limits.insert(.rowsInLine) }
    for index in 0..<count {
      let key = keys.id(at: index)
      var inner = place.at(.key(key))
      if keys.index(of: key) != index { inner = inner.at(.duplicate(index)) }
      if keys.match(key) != nil { inner.ids.append(key) }
      let single = Keys(kind: .single, count: 1)
      boxes.append(rows(single, .uniform(extents.height(index)), at: inner))
    }
  }

  private mutating func rows(_ ids: RowIDs, _ heights: RowHeights, at place: Place) -> Box {
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
    if count > Limit.rows.count { limits.insert(.rows) }
    let count = min(max(count, 0), Limit.rows.count)
    let extents: Extents =
      switch heights {
      case .uniform(let height): .uniform(length(height))
      case .list(let heights): Extents(heights.prefix(count).map { length($0) })
      }
    return rows(Keys(kind: kind, count: count), extents, at: place)
  }

  private mutating func rows(_ ids: [ViewID], _ heights: RowHeights, at place: Place) -> Box {
    let ids = ids.contains { $0.isFresh } ? ids.map { $0.renewed(in: render) } : ids
    var places: [ViewID: Int] = [:]
    places.reserveCapacity(ids.count)
    var repeated = DuplicateCounter()
    for (index, id) in ids.enumerated() {
      guard let first = places.updateValue(index, forKey: id) else { continue }
      places[id] = first
      repeated.add(id, at: index, first: first)
    }
    guard !repeated.all.isEmpty else {
      return rows(.list(ids, places), ids.count, heights, at: place)
    }
    duplicates += repeated.all
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
        places[id].flatMap { $0 < list.count ? list[$0] : nil } ?? 0
      }
      return rows(.list(kept, first), kept.count, .list(all), at: place)
    }
  }
}

extension Range<Int> {
  /// The count, or the largest number if it is larger still.
  fileprivate var safeCount: Int {
    let (count, overflow) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflow ? .max : count
  }
}
