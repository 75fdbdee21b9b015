/// The ids of one run of rows as one render binds them: what tells its elements apart.
struct Keys: Sendable {
  enum Kind: Sendable {
    /// A single view, known by its place alone.
    case single
    case offsets
    case integers(from: Int)
    case placeholders
    case fresh(render: Int)
    /// Ids in order, and each id's first place.
    case list([ViewID], [ViewID: Int])
  }

  let kind: Kind
  let count: Int

  func id(at index: Int) -> ViewID {
    switch kind {
    case .single, .offsets: .offset(index)
    case .integers(let first): .integer(first + index)
    case .placeholders: .placeholder(index)
    case .fresh(let render): .pair(.fresh(render), .fresh(index))
    case .list(let ids, _): ids[index]
    }
  }

  /// The first place of the element with this identity. Constant cost.
  func index(of id: ViewID) -> Int? {
    switch (kind, id) {
    case (.single, .offset(let index)), (.offsets, .offset(let index)),
      (.placeholders, .placeholder(let index)):
      return index >= 0 && index < count ? index : nil
    case (.integers(let first), .integer(let value)):
      guard value >= first else { return nil }
      let (index, overflow) = value.subtractingReportingOverflow(first)
      return !overflow && index < count ? index : nil
    case (.fresh(let render), .pair(.fresh(let other), .fresh(let index))):
      return render == other && index >= 0 && index < count ? index : nil
    case (.list(_, let places), _): return places[id]
    case (.single, _), (.offsets, _), (.placeholders, _), (.integers, _), (.fresh, _): return nil
    }
  }

  /// How many ids are made anew by each render. Linear where a list is involved.
  var freshCount: Int {
    switch kind {
    case .fresh: count
    case .list(let ids, _): ids.reduce(0) { $0 + ($1.isFresh ? 1 : 0) }
    case .single, .offsets, .integers, .placeholders: 0
    }
  }

  /// The place that `scrollTo` finds: no match by offset, none for ids made anew (S3, S5).
  func match(_ id: ViewID) -> Int? {
    switch kind {
    case .single, .offsets, .fresh: nil
    case .integers, .placeholders, .list: index(of: id)
    }
  }

  /// Whether both bind the same ids in the same order.
  func matches(_ other: Keys) -> Bool {
    guard count == other.count else { return false }
    switch (kind, other.kind) {
    case (.single, .single), (.offsets, .offsets), (.placeholders, .placeholders): return true
    case (.integers(let first), .integers(let second)): return first == second
    case (.list(let first, _), .list(let second, _)): return first == second
    case (.fresh, _), (.single, _), (.offsets, _), (.placeholders, _), (.integers, _), (.list, _):
      return false
    }
  }

  /// How many ids there are, each counted once.
  var uniqueCount: Int {
    switch kind {
    case .list(_, let places): places.count
    case .single, .offsets, .integers, .placeholders, .fresh: count
    }
  }

  /// How many elements of `old` are here still, and how many of those have moved: the fewest that,
  /// taken out, leave the others in their old order. Linear only where a list is involved, and by a
  /// logarithm more where something has moved.
  func survivors(of old: Keys) -> (kept: Int, moved: Int) {
    switch (kind, old.kind) {
    case (.single, .single), (.offsets, .offsets), (.placeholders, .placeholders):
      return (min(count, old.count), 0)
    case (.integers(let first), .integers(let second)):
      let end = min(first + count, second + old.count)
      return (max(0, end - max(first, second)), 0)
    case (.list(let ids, let places), _):
      var oldPlaces: [Int] = []
      oldPlaces.reserveCapacity(ids.count)
      for (index, id) in ids.enumerated() {
        if places.count < ids.count, places[id] != index { continue }
        if let place = old.index(of: id) { oldPlaces.append(place) }
      }
      return (oldPlaces.count, oldPlaces.countOutOfOrder)
    case (_, .list(let ids, let places)):
      var newPlaces: [Int] = []
      for (index, id) in ids.enumerated() where places[id] == index {
        if let place = self.index(of: id) { newPlaces.append(place) }
      }
      return (newPlaces.count, newPlaces.countOutOfOrder)
    case (.fresh, _), (.single, _), (.offsets, _), (.placeholders, _), (.integers, _):
      return (0, 0)
    }
  }

  /// How many rows at the front are the same in both.
  func sharedPrefix(with old: Keys) -> Int {
    switch (kind, old.kind) {
    case (.integers(let first), .integers(let second)) where first != second: return 0
    case (.list(let first, _), .list(let second, _)):
      return zip(first, second).prefix { $0 == $1 }.count
    case (_, .list), (.list, _): return 0
    case (.single, _), (.offsets, _), (.placeholders, _), (.integers, _), (.fresh, _):
      return survivors(of: old).kept
    }
  }
}
