internal import TabbedLoadingScreen
internal import TabbedLoadingSimulation

extension Figure {
  /// F7: the screen model with a million uniform rows against the same with a thousand.
  @MainActor static var screen: [Figure] {
    [
      screen("scrollTo and a frame") { side in
        side.scroll()
        side.advance()
      },
      screen("a drag") { side in side.drag() },
    ]
  }

  /// F7: an update of a hundred thousand keyed rows against a hand-written pass with dictionaries.
  @MainActor static var keyedRows: [Figure] {
    KeyedChange.allCases.map { change in
      let (before, after) = change.lists(of: 100_000)
      var ours = KeyedScreen()
      var theirs = HandWrittenList()
      return Figure(
        name: "F7 keyed rows: \(change.rawValue)", limit: 1.5, operations: 10,
        ours: { ours.run(before, after, 10) }, theirs: { theirs.run(before, after, 10) })
    }
  }

  @MainActor
  private static func screen(
    _ name: String, _ step: @escaping @MainActor (inout UniformScreen) -> Void
  ) -> Figure {
    var many = UniformScreen(rows: 1_000_000)
    var few = UniformScreen(rows: 1_000)
    func run(_ side: inout UniformScreen) -> Tally {
      for _ in 0..<steps { step(&side) }
      return side.tally
    }
    return Figure(
      name: "F7 screen: \(name)", limit: 2, operations: steps,
      ours: { run(&many) }, theirs: { run(&few) })
  }

  private static var steps: Int { 2_000 }
}

// MARK: - Scrolling

/// A lazy stack of uniform rows, which is scrolled from one end to the other and back.
private struct UniformScreen {
  private var screen = Screen(viewport: 709)
  private(set) var tally = Tally()
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    screen.update {
      Render { Node.lazyStack(spacing: 8) { Node.forEach(.integers(0..<rows), height: 20) } }
    }
  }

  /// Starts on an animated way to the other end, from where it is.
  mutating func scroll() {
    tally.scrolls += 1
    let target = tally.scrolls.isMultiple(of: 2) ? 0 : rows - 1
    screen.scrollTo(.integer(target), animation: .default)
    _ = screen.takeTrace()
  }

  /// One frame, which must show something.
  mutating func advance() {
    screen.advance(by: .seconds(1) / 60)
    tally.rows += screen.hit(y: 10) == nil && screen.hit(y: 20) == nil ? 0 : 1
  }

  mutating func drag() {
    tally.scrolls += 1
    screen.drag(to: tally.scrolls.isMultiple(of: 2) ? 0 : Double(rows) * 14)
    tally.rows += screen.visible.count
    _ = screen.takeTrace()
  }
}

// MARK: - Keyed rows

/// What an update does to a list of ids.
private enum KeyedChange: String, CaseIterable {
  case same
  case replaced = "1 % replaced"
  case moved = "1 % moved"
  case reversed
  case shuffled

  /// The list before and after.
  func lists(of count: Int) -> (before: [ViewID], after: [ViewID]) {
    let before = (0..<count).map { ViewID.integer($0) }
    var after = before
    switch self {
    case .same: break
    case .replaced:
      for index in stride(from: 0, to: count, by: 100) { after[index] = .integer(count + index) }
    case .moved:
      for index in stride(from: 0, to: count - 50, by: 100) { after.swapAt(index, index + 50) }
    case .reversed: after.reverse()
    case .shuffled:
      var random = SplitMix64(seed: 1)
      after.shuffle(using: &random)
    }
    return (before, after)
  }
}

/// A screen that draws one list after the other.
private struct KeyedScreen {
  private var screen = Screen(viewport: 709)
  private var tally = Tally()

  mutating func run(_ before: [ViewID], _ after: [ViewID], _ count: Int) -> Tally {
    for index in 0..<count { show(index.isMultiple(of: 2) ? after : before) }
    return tally
  }

  private mutating func show(_ ids: [ViewID]) {
    screen.update {
      Render { Node.lazyStack(spacing: 8) { Node.forEach(.list(ids), height: 20) } }
    }
    tally.starts += screen.change.inserted
    tally.cancels += screen.change.removed
    tally.rows += screen.change.kept
    _ = screen.takeTrace()
  }
}

/// What one would write to know which rows are new, gone and kept, and where each of them is. It
/// does not count moved ones, which the screen does.
private struct HandWrittenList {
  private var places: [ViewID: Int] = [:]
  private var tally = Tally()

  mutating func run(_ before: [ViewID], _ after: [ViewID], _ count: Int) -> Tally {
    for index in 0..<count { show(index.isMultiple(of: 2) ? after : before) }
    return tally
  }

  private mutating func show(_ ids: [ViewID]) {
    var new: [ViewID: Int] = [:]
    new.reserveCapacity(ids.count)
    for (place, id) in ids.enumerated() { new[id] = place }
    var kept = 0
    for id in ids where places[id] != nil { kept += 1 }
    tally.starts += new.count - kept
    tally.cancels += places.count - kept
    tally.rows += kept
    places = new
  }
}
