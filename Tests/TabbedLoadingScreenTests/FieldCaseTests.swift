import TabbedLoadingScreen
import Testing

/// What was reported from the field, played on the screen alone.
@Suite struct FieldCaseTests {
  /// Two skeleton groups of two in one list; then the rows.
  static func skeletons(_ ids: (Int, Int) -> ViewID) -> Node {
    .lazyStack {
      Node.forEach([0, 1], id: { .pair("group", .integer($0)) }) { group in
        Node.forEach(.list([ids(group, 0), ids(group, 1)]), height: 50).skeleton()
      }
    }
  }

  @Test func `C26: ids that are numbers per group repeat, and fresh ones lose all at each render`()
  {
    let perGroup = Self.skeletons { .integer($1) }
    let findings = Lint(
      [
        .init("loading") { perGroup },
        .init("ready") { Node.forEach(.integers(0..<9), height: 20) },
      ]
    ).findings
    #expect(findings.map(\.states) == [["loading", "ready"]])
    var screen = Screen(viewport: 300)
    for _ in 0..<2 { screen.show { Self.skeletons { .fresh($0 * 2 + $1) } } }
    #expect(screen.change == ListChange(inserted: 4, removed: 4))
    screen.scrollTo(.fresh(0))
    #expect(screen.misses == [[.fresh]])
  }

  @Test func `C26: ids that are a function of group and slot stay, and no row has them`() {
    let screenful = Self.skeletons { .pair(.placeholder($0), .placeholder($1)) }
    let rows = Node.lazyStack { Node.forEach(.integers(0..<9), height: 20) }
    #expect(Lint([.init("loading") { screenful }, .init("ready") { rows }]).findings == [])
    var screen = Screen.showing(viewport: 300, screenful)
    let before = screen.visible
    screen.show { screenful }
    #expect(screen.visible == before)
    #expect(Set(before.map(\.id)).count == 4)
    screen.show { rows }
    #expect(Set(screen.visible.map(\.id)).isDisjoint(with: before.map(\.id)))
  }

  /// Sections of 3, 2 and 0 rows; a filter leaves some of them.
  @Test(
    arguments: [
      ([3, 2, 0], ["A", "B"], 101), ([0, 1, 0], ["B"], 43), ([0, 0, 0], ["Nothing here"], 20),
    ]
      as [([Int], [String], Double)])
  func `C29: a section without rows leaves no header and no gap, and none at all one empty state`(
    counts: [Int], labels: [String], height: Double
  ) {
    let screen = Screen.showing(
      .sectionedSurface {
        Node.forEach(Array(zip(["A", "B", "C"], counts)), id: { .text($0.0) }) { name, count in
          Node.section {
            Node.forEach(.integers(0..<count), height: 5)
          } header: {
            Node.sectionHeader(name)
          }
        }
        if counts.allSatisfy({ $0 == 0 }) { Node.text("Nothing here") }
      })
    #expect(screen.drawing.shapes.compactMap(\.label) == labels)
    #expect(screen.layoutHeight == height)
    #expect(screen.sections.filter { !$0.isLoose }.count == 3)
  }

  /// Tab a of 200 rows, scrolled to row 150; tab b of 180, and a page more.
  private static func body(_ tab: Int, _ rows: Int, animation: Animation? = nil) -> Render {
    Render(animation: animation) {
      Node.lazyStack { Node.forEach(.integers(tab * 1000..<tab * 1000 + rows), height: 20) }
    }
  }

  @Test
  func `C30: the next tab inherits the offset unless it is scrolled, and a page moves nothing`() {
    var screen = Screen(viewport: 100)
    screen.update { Self.body(0, 200) }
    screen.scrollTo(150, anchor: 0)
    screen.update { Self.body(1, 180) }
    #expect(screen.offset == 3000)
    screen.scrollTo(1000)
    #expect(screen.offset == 0)
    screen.scrollTo(1179)
    let end = screen.offset
    screen.update { Self.body(1, 260) }
    #expect(screen.offset == end)
    screen.update { Self.body(0, 200) }
    screen.scrollTo(150, anchor: 0)
    #expect(screen.offset == 3000)
  }

  @Test func `C34: each scroll is carried out, on a moving list and after a return`() {
    var screen = Screen(viewport: 200)
    screen.update { Self.body(0, 60, animation: .default) }
    screen.drag(to: 800)
    _ = screen.takeTrace()
    for _ in 0..<2 {
      screen.scrollTo(0, animation: .default)
      screen.advance(by: .milliseconds(100))
    }
    screen.update { Self.body(1, 60, animation: .default) }
    screen.scrollTo(0)
    screen.update { Self.body(0, 60, animation: .default) }
    screen.scrollTo(0)
    #expect(screen.offset == 0)
    let scrolls = screen.events.filter { if case .scrolled(0, _, _) = $0 { true } else { false } }
    #expect(scrolls.count == 3)
    #expect(screen.misses == [[.unknown]])
  }

  @Test func `C35: a row is tappable though its motion never ended`() {
    var screen = Screen(viewport: 200)
    screen.update { Self.body(0, 60, animation: .default) }
    screen.scrollTo(50, animation: .default)
    screen.advance(by: .milliseconds(200))
    screen.update { Self.body(1, 60, animation: .default) }
    screen.advance(by: .milliseconds(1800))
    screen.update { Self.body(0, 60, animation: .default) }
    screen.drag(to: 100)
    #expect(screen.hit(y: 5)?.id == 5)
    screen.scrollTo(59, animation: .default)
    screen.advance(by: .milliseconds(100))
    let first = screen.visible.first { !$0.isOutgoing && $0.minY >= screen.offset }
    #expect(!screen.isSettled)
    #expect(screen.hit(y: (first?.minY ?? 0) - screen.offset + 1)?.id == first?.id)
  }
}
