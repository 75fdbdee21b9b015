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
    let (keys, extents) = rows(ids, heights, isLazy: place.isLazy)
    guard place.isInLine else { return boxes.append(rows(keys, extents, at: place)) }
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

  private mutating func rows(
    _ ids: RowIDs, _ heights: RowHeights, isLazy: Bool
  ) -> (Keys, Extents) {
    switch ids {
    case .offsets(let count): rows(.offsets, count, heights)
    case .integers(let range): rows(.integers(from: range.lowerBound), range.safeCount, heights)
    case .placeholders(let count): rows(.placeholders, count, heights)
    case .fresh(let count): rows(.fresh(render: render), count, heights)
    case .list(let ids): rows(ids, heights, isLazy: isLazy)
    }
  }

  private mutating func rows(
    _ kind: Keys.Kind, _ count: Int, _ heights: RowHeights
  ) -> (Keys, Extents) {
    if count > Limit.rows.count { limits.insert(.rows) }
    let count = min(max(count, 0), Limit.rows.count)
    let extents: Extents =
      switch heights {
      case .uniform(let height): .uniform(length(height))
      case .list(let heights): Extents(heights.prefix(count).map { length($0) })
      }
    return (Keys(kind: kind, count: count), extents)
  }

  private mutating func rows(
    _ ids: [ViewID], _ heights: RowHeights, isLazy: Bool
  ) -> (Keys, Extents) {
    let ids = ids.contains { $0.isFresh } ? ids.map { $0.renewed(in: render) } : ids
    var places: [ViewID: Int] = [:]
    places.reserveCapacity(ids.count)
    var repeated = DuplicateCounter()
    for (index, id) in ids.enumerated() {
      guard let first = places.updateValue(index, forKey: id) else { continue }
      places[id] = first
      repeated.add(id, at: index, first: first)
    }
    if repeated.all.isEmpty { return rows(.list(ids, places), ids.count, heights) }
    duplicates += repeated.all
    let kept = isLazy ? ids.indices.filter { places[ids[$0]] == $0 }.map { ids[$0] } : ids
    var first: [ViewID: Int] = [:]
    for (index, id) in kept.enumerated() where first[id] == nil { first[id] = index }
    return rows(.list(kept, first), kept.count, heights.firsts(of: kept, at: places))
  }
}

extension RowHeights {
  /// The heights of these rows, of which each has that of the first with its id.
  fileprivate func firsts(of ids: [ViewID], at places: [ViewID: Int]) -> RowHeights {
    switch self {
    case .uniform: self
    case .list(let heights):
      .list(ids.map { id in places[id].flatMap { $0 < heights.count ? heights[$0] : nil } ?? 0 })
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
