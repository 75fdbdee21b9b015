import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScreen

@Suite struct ListChangeTests {
  struct Row: CustomTestStringConvertible {
    let old: [Int]
    let new: [Int]
    let change: ListChange
    var testDescription: String { "\(old) to \(new)" }
  }

  /// How a list is written: as plain rows, or with a view per element.
  static let ways: [@Sendable ([Int]) -> Node] = [
    { ids in .forEach(.list(ids.map(ViewID.integer)), height: 10) },
    { ids in .elements(ids.map { Node.Element(id: .integer($0), content: .leaf(10)) }) },
    { ids in
      .elements(
        ids.map { id in Node.Element(id: .integer(id), content: .stack { Node.leaf(10) }) })
    },
  ]

  @Test(arguments: [
    Row(old: [], new: [1, 2], change: ListChange(inserted: 2)),
    Row(old: [1, 2], new: [], change: ListChange(removed: 2)),
    Row(old: [1, 2, 3], new: [1, 2, 3], change: ListChange(kept: 3)),
    Row(old: [1, 2, 3], new: [1, 4, 3], change: ListChange(inserted: 1, removed: 1, kept: 2)),
    Row(old: [1, 2, 3], new: [3, 1, 2], change: ListChange(moved: 1, kept: 3)),
    Row(old: [1, 2, 3, 4], new: [4, 3, 2, 1], change: ListChange(moved: 3, kept: 4)),
    Row(old: [1, 2, 3, 4], new: [2, 1, 4, 3], change: ListChange(moved: 2, kept: 4)),
    Row(
      old: [1, 2, 3], new: [9, 3, 1],
      change: ListChange(inserted: 1, removed: 1, moved: 1, kept: 2)),
  ])
  func saysWhatChanged(row: Row) {
    for way in Self.ways.indices {
      #expect(Self.change(from: row.old, to: row.new, way: way).change == row.change)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func everyChangeIsWhatAPlainModelSays(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func list() -> [Int] {
      let all = Array(0..<12).shuffled(using: &random)
      return Array(all.prefix(Int.random(in: 0...12, using: &random)))
    }
    let (old, new) = (list(), list())
    for way in Self.ways.indices {
      let screen = Self.change(from: old, to: new, way: way)
      #expect(screen.change == Self.model(old, new), "\(old) to \(new)")
    }
  }

  /// An integer range and a list of integers are keyed alike.
  @Test func aListAndARangeAreComparedByID() {
    var screen = Screen.showing(.forEach(.integers(0..<6), height: 10))
    screen.show { Node.forEach(.list([4, 2, 9]), height: 10) }
    #expect(screen.change == ListChange(inserted: 1, removed: 4, moved: 1, kept: 2))
    screen.show { Node.forEach(.integers(2..<5), height: 10) }
    #expect(screen.change == ListChange(inserted: 1, removed: 1, moved: 1, kept: 2))
  }

  @Test(arguments: [
    ([3, 2, 1], 2), ([], 0), ([5], 0), ([1, 2, 3], 0), ([2, 3, 1], 1), ([1, 5, 2, 3, 4], 1),
    ([6, 7, 8, 1, 2, 3, 4], 3),
  ])
  func outOfOrderAreTheFewest(numbers: [Int], count: Int) {
    #expect(numbers.countOutOfOrder == count)
  }

  static func change(from old: [Int], to new: [Int], way: Int) -> Screen {
    var screen = Screen.showing(viewport: 1000, ways[way](old))
    screen.show { ways[way](new) }
    return screen
  }

  /// Sets say what came and went; of all ways to take elements out the fewest leave the old order.
  static func model(_ old: [Int], _ new: [Int]) -> ListChange {
    let kept = new.filter(old.contains)
    var longest = [Int](repeating: 1, count: kept.count)
    for last in kept.indices {
      for before in 0..<last {
        let isInOrder =
          (old.firstIndex(of: kept[before]) ?? 0) < (old.firstIndex(of: kept[last]) ?? 0)
        if isInOrder { longest[last] = max(longest[last], longest[before] + 1) }
      }
    }
    return ListChange(
      inserted: new.count - kept.count, removed: old.count - kept.count,
      moved: kept.count - (longest.max() ?? 0), kept: kept.count)
  }
}

@Suite struct RangeTests {
  @Test(arguments: [
    (0..<3, ListChange(kept: 3)), (1..<4, ListChange(inserted: 1, removed: 1, kept: 2)),
    (5..<8, ListChange(inserted: 3, removed: 3)), (0..<2, ListChange(removed: 1, kept: 2)),
  ])
  func ofARangeTheSameNumbersStay(new: Range<Int>, change: ListChange) {
    var screen = Screen.showing(.forEach(.integers(0..<3), height: 10))
    screen.show { Node.forEach(.integers(new), height: 10) }
    #expect(screen.change == change)
  }
}

@Suite struct FirstRowTests {
  @Test(arguments: [
    (RowIDs.offsets(3), RowIDs.offsets(4)), (.integers(0..<3), .integers(0..<4)),
    (.placeholders(3), .placeholders(4)), (.list(["a", "b", "c"]), .list(["a", "b", "c", "d"])),
  ])
  func ofALongerListTheFirstRowsStay(old: RowIDs, new: RowIDs) {
    var screen = Screen.showing(.forEach(old, height: 10))
    let before = screen.visible.map(\.identity)
    screen.show(animation: .default) { Node.forEach(new, height: 10) }
    #expect(screen.visible.map(\.identity).starts(with: before))
    #expect(screen.visible.count == 4)
    #expect(screen.change == ListChange(inserted: 1, kept: 3))
  }

  @Test func equalIDsInALineAreTwoViewsThatStay() {
    let line = Node.line { Node.forEach(.list(["a", "a"]), height: 10) }
    var screen = Screen.showing(line)
    let before = screen.visible.map(\.identity)
    #expect(Set(before).count == 2)
    screen.show(animation: .default) { line }
    #expect(screen.visible.map(\.identity) == before)
    #expect(screen.change == ListChange(kept: 2))
  }
}

@Suite struct ContainedTests {
  static let two = Node.forEach(.integers(0..<2), height: 10)

  /// A stack is found by scrollTo, but it is no element of a list.
  @Test(arguments: [
    Node.stack(spacing: 0, isLazy: false, [two]), .line(spacing: 0, [two]),
    .dividedCard(spacing: 0, two), .scrollingSurface(.horizontal(.top)) { two },
    .sectionedSurface { Node.section { two } },
  ])
  func onlyTheElementsOfAContainerComeAndGo(container: Node) {
    var screen = Screen(viewport: 100)
    screen.show { Node.group([.branch(0, container)]) }
    #expect(screen.change == ListChange(inserted: 2))
    screen.show { Node.group([.branch(0, container)]) }
    #expect(screen.change == ListChange(kept: 2))
    screen.show { Node.group([.branch(1, container)]) }
    #expect(screen.change == ListChange(inserted: 2, removed: 2))
  }
}

@Suite struct DuplicateTests {
  @Test(arguments: [(["a", "a", "b"], 0), (["b", "a", "a"], 1)] as [([ViewID], Int)])
  func `an id that is repeated stays once`(ids: [ViewID], moved: Int) {
    var screen = Screen(viewport: 100)
    for ids in [["a", "b"], ids] {
      screen.show { Node.stack { Node.forEach(.list(ids), height: 10) } }
    }
    #expect(screen.change == ListChange(moved: moved, kept: 2))
  }

  @Test func duplicatesAreReportedWithTheirPlaces() {
    let ids: [ViewID] = ["a", "b", "a", "c", "b", "a"]
    let expected = [
      Duplicate(id: "a", count: 3, places: [0, 2, 5]),
      Duplicate(id: "b", count: 2, places: [1, 4]),
    ]
    for isLazy in [false, true] {
      // Of rows alike each id is one; of views each slot is one, where all are drawn.
      for (node, insertedEagerly) in [
        (Node.forEach(.list(ids), height: 10), 3), (.forEach(ids) { _ in Node.leaf(10) }, 6),
      ] {
        var screen = Screen(viewport: 100)
        screen.show { Node.stack(spacing: 0, isLazy: isLazy, [node]) }
        #expect(screen.events.contains(.duplicates(expected)))
        #expect(screen.layoutHeight == (isLazy ? 30 : 60))
        #expect(screen.change.inserted == (isLazy ? 3 : insertedEagerly))
        #expect(
          screen.trace.map { "\($0)" }.contains(
            "@0ms ids bound twice in a ForEach: \"a\" at places 0, 2, 5; \"b\" at places 1, 4"))
      }
    }
  }

  @Test(arguments: [(7, nil), (8, nil), (9, "; and 1 more"), (12, "; and 4 more")])
  func ofManyDuplicatesTheFirstEightAreNamed(count: Int, more: String?) throws {
    var screen = Screen(viewport: 100)
    screen.show { Node.forEach(.list((0..<2 * count).map { .integer($0 / 2) }), height: 10) }
    let text = try #require(screen.trace.map { "\($0)" }.first { $0.contains("bound twice") })
    #expect(text.hasSuffix(more ?? "; \(count - 1) at places \(2 * count - 2), \(2 * count - 1)"))
  }

  @Test func aMillionEqualIDsAreReportedShortly() {
    let ids = [ViewID](repeating: 7, count: 1_000_000)
    for isLazy in [false, true] {
      var screen = Screen(viewport: 100)
      screen.show {
        Node.stack(spacing: 0, isLazy: isLazy, [.forEach(.list(ids), height: 20)])
      }
      #expect(screen.layoutHeight == (isLazy ? 20 : 20_000_000))
      let text = screen.trace.map { "\($0)" }.joined()
      #expect(text.contains("7 at places 0, 1, 2, 3, 4, 5, 6, 7 and more: 1000000 in all"))
      screen.scrollTo(7)
      screen.scrollTo(8)
      #expect(screen.misses == [[.unknown]])
    }
  }
}

/// Ids made anew by each render cost state, animations and the anchor.
@Suite struct RenewalTests {
  static func body(_ ids: RowIDs) -> Render {
    .scrollingSurface(spacing: 0, padding: .all(0)) {
      Node.forEach(ids, height: 20).skeleton()
    }
  }

  @Test func freshIDsAreReportedWithTheirCostAsOftenAsItChanges() {
    var screen = Screen(viewport: 100, anchoring: .topmostTarget)
    screen.update { Self.body(.fresh(40)) }
    screen.drag(to: 250)
    let before = screen.visible.map(\.identity)
    _ = screen.takeTrace()
    for _ in 0..<3 { screen.update { Self.body(.fresh(40)) } }
    #expect(Set(screen.visible.map(\.identity)).isDisjoint(with: before))
    let renewal = Renewal(views: 40, drawn: 11, losesAnchor: true)
    let once = Renewal(views: 40, drawn: 6, losesAnchor: true)
    let renewals = screen.events.filter { if case .renewed = $0 { true } else { false } }
    #expect(renewals == [.renewed(renewal), .renewed(once)])
    #expect(
      "\(renewal)" == "the ids of 40 views are made anew by each render: 11 lose their state and "
        + "begin their animations again, and the top-most one cannot be held")
    #expect(
      "\(Renewal(views: 1, drawn: 1, losesAnchor: false))" == "the id of a view is made anew by "
        + "each render: 1 loses its state and begins its animations again")
  }

  @Test func `fresh ids behind a header that keeps its own are reported`() {
    let ids = RowIDs.list(["header"] + (0..<39).map(ViewID.fresh))
    var screen = Screen(viewport: 100, anchoring: .topmostTarget)
    screen.update { Self.body(ids) }
    _ = screen.takeTrace()
    screen.update { Self.body(ids) }
    screen.drag(to: 250)
    screen.update { Self.body(ids) }
    let renewals = screen.events.compactMap { if case .renewed(let it) = $0 { it } else { nil } }
    #expect(
      renewals == [
        Renewal(views: 39, drawn: 4, losesAnchor: false),
        Renewal(views: 39, drawn: 10, losesAnchor: true),
      ])
  }

  @Test func `fresh ids in the place of others cost nothing yet`() {
    var screen = Screen(viewport: 100)
    screen.update { Self.body(.integers(0..<40)) }
    screen.update { Self.body(.fresh(40)) }
    #expect(screen.events.allSatisfy { if case .renewed = $0 { false } else { true } })
  }

  @Test(arguments: [RowIDs.placeholders(40), .integers(0..<40), .offsets(40)])
  func idsThatAreAFunctionOfTheSlotStay(ids: RowIDs) {
    var screen = Screen(viewport: 100)
    screen.update { Self.body(ids) }
    let before = screen.visible
    _ = screen.takeTrace()
    screen.update { Self.body(ids) }
    #expect(screen.visible == before)
    #expect(screen.trace.isEmpty)
    #expect(screen.change == ListChange(kept: 40))
  }
}
