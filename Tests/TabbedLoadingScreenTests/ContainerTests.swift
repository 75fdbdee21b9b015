import Testing

@testable import TabbedLoadingScreen

@Suite struct BreadthTests {
  @Test func aStackInALineIsAsBroadAsItsBroadestView() {
    let screen = Screen.showing(
      .line(spacing: 5) {
        Node.stack {
          Node.leaf(height: 10, breadth: 50)
          Node.leaf(height: 10, breadth: 80)
        }
        Node.leaf(height: 10, breadth: 20)
      })
    let leading = screen.visible.map(\.leading)
    #expect((leading.max() ?? 0) - (leading.min() ?? 0) == 85)
  }
}

@Suite struct DefaultTests {
  @Test func aSurfaceIsThatOfTheArticle() {
    #expect(
      Surface()
        == Surface(
          .vertical(.leading), spacing: 8,
          padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
          isScrollTargetLayout: true))
    let padding = EdgeInsets.all(16)
    #expect(
      Node.scrollingSurface { Node.leaf(10) }
        == .scrollingSurface(
          .vertical(.leading), spacing: 8, padding: padding, isScrollTargetLayout: true
        ) { Node.leaf(10) })
    #expect(
      Render.scrollingSurface { Node.leaf(10) }
        == .scrollingSurface(
          .vertical(.leading), spacing: 8, padding: padding, isScrollTargetLayout: true
        ) { Node.leaf(10) })
  }
}

@Suite struct S14FlatteningTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let views: Int
    let node: Node

    init(_ name: String, _ views: Int, @NodeBuilder _ content: () -> Node) {
      (testDescription, self.views, node) = (name, views, content())
    }
  }

  @Test(arguments: [
    Row("nothing", 0) {},
    Row("a view", 1) { Node.leaf(5) },
    Row("a group", 2) { Node.group([.leaf(5), .leaf(5)]) },
    Row("groups in groups", 3) { Node.group([.group([.leaf(5), .leaf(5)]), .leaf(5)]) },
    Row("a ForEach", 4) { Node.forEach(.integers(0..<4), height: 5) },
    Row("a ForEach of groups", 4) {
      Node.forEach([1, 2]) { _ in
        Node.leaf(5)
        Node.leaf(5)
      }
    },
    Row("an empty ForEach", 0) { Node.forEach(.integers(0..<0), height: 5) },
    Row("a false branch", 0) { if Int("x") != nil { Node.leaf(5) } },
    Row("a stack", 1) { Node.stack { Node.forEach(.integers(0..<4), height: 5) } },
    Row("an empty stack", 1) { Node.stack {} },
    Row("a line", 1) { Node.line { Node.forEach(.integers(0..<4), height: 5) } },
    Row("a section with all parts", 4) {
      Node.section {
        Node.forEach(.integers(0..<2), height: 5)
      } header: {
        Node.leaf(5)
      } footer: {
        Node.leaf(5)
      }
    },
    Row("a card", 1) { Node.dividedCard { Node.forEach(.integers(0..<4), height: 5) } },
    Row("an empty card", 0) { Node.dividedCard { Node.forEach(.integers(0..<0), height: 5) } },
    Row("padded views", 2) { Node.group([.leaf(5), .leaf(5)]).padding(.all(3)) },
  ])
  func countsInItsParent(row: Row) {
    var resolver = Resolver(render: 1, axis: .vertical)
    let root = resolver.root(row.node, breadth: 100)
    guard case .stack(_, _, _, let boxes) = root.content else {
      Issue.record("the root is no stack")
      return
    }
    #expect(boxes.viewCount == row.views)
    #expect(resolver.runs.count == Set(resolver.runs.map(\.path)).count)
  }

  @Test func aStackHasSpacingBetweenViewsAndNoneAroundWhatIsNotThere() {
    let screen = Screen.showing(
      .stack(spacing: 10) {
        Node.leaf(20)
        Node.forEach(.integers(0..<0), height: 5)
        Node.group {}
        Node.dividedCard {}
        Node.leaf(20)
      })
    #expect(screen.layoutHeight == 50)
  }

  @Test func idsSurviveReordering() {
    func body(_ ids: [ViewID]) -> Node {
      .dividedCard { Node.forEach(ids) { Node.leaf(5).id(.pair("row", $0)) } }
    }
    var screen = Screen.showing(body([1, 2, 3]))
    let before = screen.identity(of: .pair("row", 1))
    screen.show { body([3, 2, 1]) }
    #expect(screen.identity(of: .pair("row", 1)) == before)
    #expect(screen.visible.map(\.id) == [.pair("row", 3), .pair("row", 2), .pair("row", 1)])
  }
}

@Suite struct PaddingTests {
  @Test(arguments: [false, true])
  func eachRowHasItsPadding(isLazy: Bool) {
    let rows = Node.forEach(.integers(0..<3), height: 20)
      .padding(EdgeInsets(top: 3, leading: 7, bottom: 4, trailing: 11))
    let screen = Screen.showing(
      viewport: 200, .stack(spacing: 10, isLazy: isLazy, [rows, .leaf(5)]))
    #expect(screen.visible.map(\.minY) == [3, 40, 77, 111])
    #expect(screen.visible.map(\.leading) == [7, 7, 7, 0])
    #expect(screen.visible.map(\.breadth) == [375, 375, 375, 393])
    #expect(screen.layoutHeight == 116)
  }

  @Test func paddingAddsUpAndACardBringsItsOwn() {
    let screen = Screen.showing(
      Node.text("a").card().padding(.all(1)).padding(EdgeInsets(top: 2)))
    #expect(screen.visible.map(\.minY) == [19])
    #expect(screen.layoutHeight == 20 + 32 + 2 + 2)
    #expect(screen.drawing.shapes.map(\.kind) == [.card(.regular), .row])
    #expect(screen.drawing.shapes.map(\.minY) == [3, 19])
    #expect(screen.drawing.shapes.map(\.leading) == [1, 17])
  }

  /// Padding inside of the id belongs to the view, padding around it does not.
  @Test func anIDIsBoundToTheViewWithThePaddingInsideOfIt() {
    let insets = EdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 6)
    var screen = Screen.showing(
      .group {
        Node.leaf(50)
        Node.leaf(20).padding(insets).id("outside")
        Node.leaf(20).id("inside").padding(insets)
        Node.leaf(20).padding(insets).id("both").padding(insets)
        Node.forEach(["element"]) { _ in Node.text("a").card() }
        Node.forEach(["card"]) { _ in Node.dividedCard { Node.leaf(20) }.padding(insets) }
        Node.leaf(300)
      })
    let frames = ["outside", "inside", "both", "element", "card"].map { screen.frame(of: $0) }
    #expect(frames.map { $0?.minY } == [50, 80, 107, 138, 190])
    #expect(frames.map { $0?.height } == [27, 20, 27, 52, 59])
    screen.scrollTo("element", anchor: 0)
    #expect(screen.offset == 138)
    screen.drag(to: 0)
    screen.scrollTo("card")
    #expect(screen.offset == 149)
    #expect(screen.reach(of: "card")?.drawn == 59)
  }

  @Test func viewsOfALineShareWhatTheOthersLeave() {
    let screen = Screen.showing(
      .line(spacing: 10) {
        Node.leaf(20)
        Node.leaf(height: 30, breadth: 43)
        Node.stack { Node.forEach(.integers(0..<2), height: 20) }
      })
    #expect(screen.visible.map(\.leading) == [0, 175, 228, 228])
    #expect(screen.visible.map(\.breadth) == [165, 43, 165, 165])
    #expect(screen.visible.map(\.minY) == [10, 5, 0, 20])
    #expect(screen.layoutHeight == 40)
  }

  /// Were each lower view placed twice, the innermost would be placed 2 to the power of 28 times.
  @Test(.timeLimit(.minutes(1)))
  func `lines in lines cost no more than their number`() {
    let lines = (2...29).reduce(Node.leaf(1).id("innermost")) { inner, height in
      .line(spacing: 0, [inner, .leaf(Double(height))])
    }
    let screen = Screen.showing(lines)
    #expect(screen.frame(of: "innermost")?.minY == 14)
    #expect(screen.layoutHeight == 29)
  }

  /// The lazy stack is centred beside a higher view, which puts other rows of it in sight.
  @Test func `rows of a lazy stack in a line are measured where they are`() {
    let heights = (0..<100).map { $0 < 50 ? 10.0 : 30 }
    let screen = Screen.showing(
      .line(spacing: 0) {
        Node.lazyStack { Node.forEach(.integers(0..<100), heights: heights) }
        Node.leaf(5000).id("beside")
      })
    var scrolled = screen
    scrolled.drag(to: 2600)
    let rows = scrolled.visible.filter { $0.id != "beside" }
    #expect(!rows.isEmpty)
    #expect(
      rows.allSatisfy { row in
        if case .integer(let id)? = row.id { row.height == heights[id] } else { false }
      })
  }

  @Test func rowsOfALineKeepTheirIDs() {
    var screen = Screen.showing(
      .group {
        Node.leaf(500)
        Node.line { Node.forEach(.integers(0..<3), height: 20) }
      })
    screen.scrollTo(2, anchor: 0)
    #expect(screen.offset == 420)
    #expect(screen.visible.map(\.id) == [nil, 0, 1, 2])
    screen.show { Node.line { Node.forEach(.offsets(3), height: 20) } }
    screen.scrollTo(2)
    #expect(screen.misses == [[.unknown]])
  }
}

/// A screen of up to three sections, the second without a header, and a loose view before them; a filter leaves
/// some of the rows.
@Suite struct S15SectionTests {
  /// Rows per section.
  static let lists: [[Int]] = [
    [], [0], [1], [2], [0, 0], [1, 2], [2, 0, 1], [3, 2], [1, 1, 1],
  ]

  static func node(_ counts: [Int], filter: Int) -> Node {
    var bit = 0
    let sections = counts.enumerated().map { number, count in
      let rows = (0..<count).filter { _ in
        defer { bit += 1 }
        return filter >> bit & 1 == 1
      }
      return Node.Element(
        id: .pair("section", .integer(number)),
        content: .section {
          Node.forEach(.list(rows.map { .pair(.integer(number), .integer($0)) }), height: 10)
        } header: {
          if number != 1 { Node.sectionHeader("header \(number)", height: 20) }
        } footer: {
          Node.text("footer \(number)", height: 6)
        })
    }
    let isLooseThere = filter >> bit & 1 == 1
    return .stack(spacing: 0) {
      Node.sectionedSurface(headerPadding: 3) {
        if isLooseThere { Node.leaf(4).id("loose") }
        Node.elements(sections)
      }
    }
  }

  /// What a plain list of lines says should be there: kind, id or label, distance from the top.
  static func expected(_ counts: [Int], filter: Int) -> [String] {
    var (bit, y) = (0, 0)
    var lines: [String] = []
    func add(_ text: String, _ height: Int) {
      lines.append("\(text) at \(y)")
      y += height
    }
    let total = counts.reduce(0, +)
    if filter >> total & 1 == 1 { add("\"loose\"", 4) }
    for (number, count) in counts.enumerated() {
      let rows = (0..<count).filter { _ in
        defer { bit += 1 }
        return filter >> bit & 1 == 1
      }
      if rows.isEmpty { continue }
      if number != 1 {
        y += 3
        add("header \(number)", 20)
      }
      for row in rows { add("(\(number), \(row))", 10) }
      add("footer \(number)", 6)
    }
    return lines
  }

  @Test(arguments: lists)
  func everyFilterLeavesWhatAPlainListSays(counts: [Int]) {
    for filter in 0..<(1 << (counts.reduce(0, +) + 1)) {
      let screen = Screen.showing(viewport: 1000, Self.node(counts, filter: filter))
      let lines = screen.drawing.shapes.map { shape in
        (shape.label ?? shape.id?.description ?? "?") + " at \(Int(shape.minY))"
      }
      #expect(lines == Self.expected(counts, filter: filter), "filter \(filter)")
    }
  }

  @Test func aHeaderOfADroppedSectionIsNotThereToScrollTo() {
    func body(_ count: Int) -> Node {
      .sectionedSurface {
        Node.section {
          Node.forEach(.integers(0..<count), height: 10)
        } header: {
          Node.sectionHeader("S").id("header")
        }
      }
    }
    var screen = Screen.showing(body(1))
    #expect(screen.frame(of: "header") != nil)
    let before = screen.identity(of: "header")
    screen.show { body(0) }
    screen.scrollTo("header")
    #expect(screen.misses == [[.unknown]])
    #expect(screen.layoutHeight == 0)
    screen.show { body(1) }
    #expect(screen.identity(of: "header") != before)
  }

  @Test func sectionsKeepTheirIdentityWhenNeighboursVanish() {
    var screen = Screen.showing(viewport: 1000, Self.node([3, 2], filter: 0b1_11_111))
    let before = screen.identity(of: .pair(1, 0))
    screen.show { Self.node([3, 2], filter: 0b0_11_000) }
    #expect(screen.visible.map(\.id) == [.pair(1, 0), .pair(1, 1), .pair("section", 1)])
    #expect(screen.identity(of: .pair(1, 0)) == before)
  }

  @Test func looseSiblingsFormSectionsAndEmptyContentIsOneEmptySection() throws {
    let screen = Screen.showing(
      .sectionedSurface {
        Node.leaf(1)
        Node.group([.leaf(1), .leaf(1)])
        Node.section {
          Node.leaf(1)
        } header: {
          Node.leaf(1)
        }
        Node.section {
        } header: {
          Node.leaf(1)
        }
        Node.leaf(1)
      })
    #expect(screen.sections.map(\.content) == [3, 1, 0, 1])
    #expect(screen.sections.map(\.header) == [0, 1, 1, 0])
    #expect(screen.sections.map(\.isLoose) == [true, false, false, true])
    #expect(screen.sections.map(\.isShown) == [true, true, false, true])
    let empty = Screen.showing(.sectionedSurface {})
    let section = try #require(empty.sections.first)
    #expect([section.header, section.content, section.footer] == [0, 0, 0])
    #expect(section.isLoose && !section.isShown && !section.isCollapsed)
  }

  /// What a surface makes of its sections are views like others for a surface around it, and a section
  /// inside of a section is one of its views.
  @Test func sectionsWithinSectionsAreCountedOnce() {
    let inner = Node.sectionedSurface {
      Node.leaf(1)
      Node.section {
        Node.leaf(1)
      } header: {
        Node.leaf(1)
      }
    }
    let flat = Screen.showing(.sectionedSurface { Node.group([.leaf(1), inner, .leaf(1)]) })
    #expect(flat.sections.map(\.content) == [1, 1, 5])
    let stack = Node.stack { Node.group([inner, inner]) }
    let nested = Screen.showing(.sectionedSurface { Node.group([.leaf(1), stack, .leaf(1)]) })
    #expect(nested.sections.map(\.content) == [1, 1, 1, 1, 3])
    let emptyInside = Screen.showing(
      .sectionedSurface {
        Node.section {
          Node.section {
          } header: {
            Node.leaf(20)
          }
        }
      })
    #expect(emptyInside.sections.map(\.content) == [1])
    #expect(emptyInside.layoutHeight == 20)
  }

  @Test(arguments: [(false, 46.0), (true, 36)])
  func aCollapsedSectionKeepsItsHeader(isCollapsed: Bool, height: Double) {
    let screen = Screen.showing(
      .sectionedSurface {
        Node.section(isCollapsed: isCollapsed) {
          Node.leaf(10)
        } header: {
          Node.leaf(20).id("header")
        }
      })
    #expect(screen.layoutHeight == height)
    #expect(screen.sections.map(\.isCollapsed) == [isCollapsed])
    #expect(screen.frame(of: "header") != nil)
  }

  @Test func outsideOfASectionedSurfaceNothingIsDropped() {
    let screen = Screen.showing(
      .section {
      } header: {
        Node.leaf(20)
      } footer: {
        Node.leaf(5)
      })
    #expect(screen.layoutHeight == 25)
    #expect(screen.sections.isEmpty)
  }

  @Test func whatIsDroppedIsNotReportedEither() {
    var screen = Screen(viewport: 100)
    screen.show {
      Node.sectionedSurface {
        Node.section {
        } header: {
          Node.forEach(.list([1, 1]), height: 20)
        }
      }
    }
    #expect(screen.trace.isEmpty)
  }

  @Test func scrollToFindsTheHeaderFirstWhateverWasWrittenFirst() {
    var screen = Screen.showing(
      .group {
        Node.leaf(500)
        Node.section {
          Node.leaf(30).id("x")
        } header: {
          Node.leaf(20).id("x")
        }
        Node.leaf(500)
      })
    screen.scrollTo("x", anchor: 0)
    #expect(screen.offset == 500)
  }
}

@Suite struct S16DividedCardTests {
  /// Four rows, of which a filter leaves some, written in three ways.
  static let ways: [@Sendable ([Int]) -> Node] = [
    { rows in .forEach(.list(rows.map(ViewID.integer)), height: 10) },
    { rows in .forEach(rows.map(ViewID.integer)) { _ in Node.stack { Node.leaf(10) } } },
    { rows in
      .group {
        if rows.contains(0) { Node.leaf(10) }
        Node.group { if rows.contains(1) { Node.leaf(10) } }
        Node.forEach(.list(rows.filter { $0 > 1 }.map(ViewID.integer)), height: 10)
      }
    },
  ]

  @Test(arguments: ways.indices)
  func aDividerStandsAfterEveryViewButTheLast(way: Int) {
    for filter in 0..<16 {
      let rows = (0..<4).filter { filter >> $0 & 1 == 1 }
      let screen = Screen.showing(
        viewport: 1000, .dividedCard(spacing: 4) { Self.ways[way](rows) })
      let shapes = screen.drawing.shapes
      let views = shapes.filter { $0.kind == .row }.map { Int($0.minY) }
      let dividers = shapes.filter { $0.kind == .divider }.map { Int($0.minY) }
      // 16 of padding; 10 of row, then 8 and 4 on each side of a divider of 1.
      #expect(views == rows.indices.map { 16 + $0 * 35 }, "filter \(filter)")
      #expect(dividers == rows.indices.dropLast().map { 38 + $0 * 35 }, "filter \(filter)")
      #expect(shapes.filter { $0.kind == .card(.regular) }.count == (rows.isEmpty ? 0 : 1))
      #expect(screen.layoutHeight == (rows.isEmpty ? 0 : Double(rows.count * 35 - 25 + 32)))
    }
  }

  @Test func theCardIsAroundAllOfItAndTheDividersAreWithinItsPadding() {
    let screen = Screen.showing(.dividedCard { Node.forEach(.integers(0..<2), height: 20) })
    let card = screen.drawing.shapes[0]
    #expect(card.kind == .card(.regular))
    #expect([card.minY, card.height, card.leading, card.breadth] == [0, 105, 0, 393])
    let divider = screen.drawing.shapes.first { $0.kind == .divider }
    #expect(divider?.leading == 16)
    #expect(divider?.breadth == 361)
  }

  @Test func onlyVisibleDividersAreDrawn() {
    var screen = Screen.showing(
      .dividedCard { Node.forEach(.integers(0..<1_000_000), height: 20) })
    screen.drag(to: 26_500_000)
    let dividers = screen.drawing.shapes.filter { $0.kind == .divider }
    #expect((1...3).contains(dividers.count))
    screen.drag(to: 1e12)
    #expect(screen.drawing.shapes.last { $0.kind == .row }?.id == 999_999)
    let last = screen.drawing.shapes.filter { $0.kind == .row || $0.kind == .divider }
    #expect(last.max { $0.minY < $1.minY }?.kind == .row)
  }
}

@Suite struct SurfaceTests {
  @Test func aSurfaceIsALazyStackWithPadding() {
    var screen = Screen(viewport: 100)
    screen.update {
      .scrollingSurface(spacing: 10, padding: EdgeInsets(top: 5, leading: 6, bottom: 7)) {
        Node.forEach(.integers(0..<50), heights: (0..<50).map { $0 < 4 ? 20 : 40 })
      }
    }
    #expect(screen.visible.map(\.minY) == [5, 35, 65, 95])
    #expect(screen.visible.map(\.leading) == [6, 6, 6, 6])
    #expect(screen.layoutHeight == 50 * 20 + 49 * 10 + 12)
  }

  @Test(arguments: [(Surface.HorizontalAlignment.leading, 10.0), (.center, 160), (.trailing, 310)])
  func aNarrowViewIsAligned(alignment: Surface.HorizontalAlignment, leading: Double) {
    var screen = Screen(viewport: 100, breadth: 420)
    screen.update {
      .scrollingSurface(.vertical(alignment), padding: .all(10)) {
        Node.leaf(height: 20, breadth: 100)
      }
    }
    #expect(screen.visible.map(\.leading) == [leading])
  }

  @Test func aHorizontalSurfaceCountsFromItsLeadingEdge() {
    var screen = Screen(viewport: 300, breadth: 200)
    let insets = EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    func show(_ direction: Surface.Direction) {
      screen.update {
        .scrollingSurface(direction, spacing: 10, padding: insets) {
          Node.forEach(.integers(0..<10), height: 100)
        }
      }
    }
    show(.horizontal(.top))
    #expect(screen.axis == .horizontal)
    #expect(screen.layoutHeight == 10 * 100 + 9 * 10 + 60)
    #expect(screen.visible.map(\.minY) == [20, 130, 240])
    #expect(screen.visible.map(\.leading) == [1, 1, 1])
    #expect(screen.visible.map(\.breadth) == [196, 196, 196])
    screen.drag(to: 200)
    show(.vertical(.leading))
    #expect(screen.offset == 0)
    #expect(screen.events.contains(.newScrollView))
    #expect(screen.visible.first?.minY == 1)
  }
}
