import TabbedLoadingScreen
import TabbedLoadingSimulation
import Testing

@Suite struct S17PositionTests {
  static func body(
    _ ids: Range<Int>, heights: [Double]? = nil, isTargetLayout: Bool = true,
    animation: Animation? = nil
  ) -> Render {
    .scrollingSurface(
      animation: animation, spacing: 0, padding: .all(0), isScrollTargetLayout: isTargetLayout
    ) {
      if let heights {
        Node.forEach(.list(ids.map(ViewID.integer)), heights: heights)
      } else {
        Node.forEach(.integers(ids), height: 20)
      }
    }
  }

  static func screen(_ anchoring: Anchoring, _ render: Render) -> Screen {
    var screen = Screen(viewport: 100, anchoring: anchoring)
    screen.update { render }
    return screen
  }

  @Test(arguments: [(0.0, 0), (19, 0), (20, 1), (805, 40)] as [(Double, Int)])
  func thePositionIsTheTopmostTarget(offset: Double, id: Int) {
    var screen = Self.screen(.offset, Self.body(0..<100))
    screen.drag(to: offset)
    #expect(screen.topmostTarget == .integer(id))
  }

  @Test func onlyViewsOfATargetLayoutAreTargets() {
    #expect(Self.screen(.offset, Self.body(0..<9, isTargetLayout: false)).topmostTarget == nil)
    #expect(Screen.showing(.rows(50)).topmostTarget == nil)
    #expect(Self.screen(.offset, Self.body(0..<0)).topmostTarget == nil)
    let cards = Render.scrollingSurface(padding: .all(0)) {
      Node.dividedCard { Node.forEach(.integers(0..<3), height: 20) }.id("card")
    }
    #expect(Self.screen(.offset, cards).topmostTarget == "card")
    let first = Render.scrollingSurface {
      Node.leaf(5)
      Node.leaf(5).id("second")
    }
    #expect(Self.screen(.offset, first).topmostTarget == "second")
  }

  /// Rows 0..<60, of which 12 is at the top, 5 points above the band; then other rows.
  @Test(arguments: [
    (-10..<60, Anchoring.offset, 245.0, 2), (-10..<60, .topmostTarget, 445, 12),
    (0..<80, .offset, 245, 12), (0..<80, .topmostTarget, 245, 12),
    (5..<60, .offset, 245, 17), (5..<60, .topmostTarget, 145, 12),
    (14..<60, .topmostTarget, 0, 14), (13..<60, .topmostTarget, 0, 13),
    (100..<160, .topmostTarget, 245, 112), (0..<13, .topmostTarget, 160, 8),
  ])
  func aRenderMovesWhatPolicySays(ids: Range<Int>, anchoring: Anchoring, offset: Double, top: Int) {
    for animation in [Animation?.none, .default] {
      var screen = Self.screen(anchoring, Self.body(0..<60))
      screen.drag(to: 245)
      screen.update { Self.body(ids, animation: animation) }
      screen.advance(by: .seconds(5))
      #expect(screen.offset == offset)
      #expect(screen.topmostTarget == .integer(top))
    }
  }

  @Test func `what is held is held as soon as the list is not at its top`() {
    for (offset, held) in [(0, 0), (0.5, 20.5)] {
      var screen = Self.screen(.topmostTarget, Self.body(0..<50))
      screen.drag(to: offset)
      screen.update { Self.body(-1..<50) }
      #expect(screen.offset == held)
    }
  }

  /// Four rows come above and three go below: where the top-most row was, the content ends.
  @Test func whatIsHeldStaysWithinTheContent() {
    var screen = Self.screen(.topmostTarget, Self.body(0..<50))
    screen.drag(to: 900)
    screen.update { Self.body(-4..<47) }
    #expect(screen.offset == 920)
    #expect(
      screen.trace.map { "\($0)" }.contains("@0ms offset moved with what is held from 900 to 980"))
  }

  @Test func atTheTopNothingIsHeld() {
    var screen = Self.screen(.topmostTarget, Self.body(0..<60))
    screen.update { Self.body(-10..<60) }
    #expect(screen.offset == 0)
    #expect(screen.topmostTarget == -10)
  }

  /// Rows of other heights are put before: each time the row at the top keeps its place exactly,
  /// although the rows before it are only estimated.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func theTopmostRowKeepsItsPlaceOnPrepend(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func height(_ id: Int) -> Double { Double(10 + (id &* 7919 & 1023) % 90) }
    var first = 0
    func body() -> Render { Self.body(first..<200, heights: (first..<200).map(height)) }
    var screen = Self.screen(.topmostTarget, body())
    screen.drag(to: Double.random(in: 500...4000, using: &random))
    for _ in 0..<8 {
      let id = screen.topmostTarget ?? "none"
      let distance = (screen.frame(of: id)?.minY ?? 0) - screen.offset
      first -= Int.random(in: 1...30, using: &random)
      screen.update { body() }
      screen.advance(by: .milliseconds(100))
      #expect(screen.topmostTarget == id)
      #expect(abs((screen.frame(of: id)?.minY ?? 0) - screen.offset - distance) < 1e-6)
    }
  }

  /// Rows come before others while an animated scroll is under way: nothing jumps, and the scroll ends
  /// where it was to.
  @Test(arguments: [nil, 0.0, 1] as [Double?])
  func aPrependDuringAScrollNeitherJumpsNorMisleadsIt(anchor: Double?) {
    var screen = Self.screen(.topmostTarget, Self.body(0..<60))
    screen.drag(to: 900)
    screen.scrollTo(20, anchor: anchor, animation: .default)
    for first in [-3, -10, -31] {
      screen.advance(by: .milliseconds(60))
      let (id, offset) = (screen.topmostTarget ?? "none", screen.offset)
      let before = (screen.frame(of: id)?.minY ?? 0) - offset
      screen.update { Self.body(first..<60) }
      #expect(screen.offset > offset)
      #expect(abs((screen.frame(of: id)?.minY ?? 0) - screen.offset - before) < 1e-9)
      let held = screen.offset
      screen.advance(by: .milliseconds(17))
      #expect((0..<60).contains(held - screen.offset))
    }
    screen.advance(by: .seconds(3))
    #expect(screen.offset == (31 + 20) * 20 - (anchor == 1 ? 80 : 0))
  }

  @Test(arguments: [ScrollPosition.bottom, .id(30), .id(30, anchor: 0.5), .top])
  func aBoundPositionActsAndHoldsUntilTheUserScrolls(position: ScrollPosition) {
    var screen = Self.screen(.offset, Self.body(0..<60))
    screen.drag(to: 200)
    screen.bind(to: position)
    let before = screen.offset
    #expect(before == [.bottom: 1100, .id(30): 520, .id(30, anchor: 0.5): 560][position] ?? 0)
    screen.update { Self.body(-20..<80) }
    let held = screen.offset
    #expect(held == [.bottom: 1900, .id(30): 920, .id(30, anchor: 0.5): 960][position] ?? 0)
    screen.resize(viewport: 60)
    #expect(
      screen.offset == [.bottom: 1940, .id(30): 960, .id(30, anchor: 0.5): 980][position] ?? 0)
    screen.scroll(by: -10)
    #expect(screen.position == nil)
    let free = screen.offset
    screen.update { Self.body(-40..<100) }
    #expect(screen.offset == free)
  }

  @Test func theBottomIsHeldWhileRowsGetTheirHeights() {
    let heights = (0..<300).map { $0 < 20 ? 20.0 : 60 }
    var screen = Self.screen(.offset, Self.body(0..<300, heights: heights))
    screen.bind(to: .bottom)
    screen.advance(by: .seconds(1))
    #expect(screen.offset == screen.maximumOffset)
    #expect(screen.visible.last?.id == 299)
    screen.update { Self.body(0..<320, heights: heights + heights.prefix(20)) }
    #expect(screen.visible.last?.id == 319)
  }

  @Test func aPositionThatIsNotThereEndsTheOneBeforeAndIsReported() {
    var screen = Self.screen(.offset, Self.body(0..<60))
    screen.bind(to: .bottom)
    screen.bind(to: .id("nowhere"))
    #expect(screen.position == nil)
    #expect(screen.offset == 1100)
    #expect(screen.misses == [[.unknown]])
    screen.update { Self.body(0..<80) }
    #expect(screen.offset == 1100)
    screen.bind(to: .id(30, anchor: .nan))
    #expect(screen.position == .id(30))
    #expect(screen.events.contains(.invalidArgument("anchor")))
    screen.scrollTo(5)
    #expect(screen.position == nil)
  }
}

/// A tab's offset is its own or the next tab's.
@Suite struct S20OffsetTests {
  /// Tabs of 200, 180 and 10 rows: one list for all, or one per tab, told apart by its id.
  static func body(_ tab: Int, hasOwnList: Bool) -> Render {
    let count = [200, 180, 10][tab]
    return Render(id: hasOwnList ? .integer(tab) : nil) {
      Node.lazyStack { Node.forEach(.integers(tab * 1000..<tab * 1000 + count), height: 20) }
    }
  }

  @Test(arguments: [(false, 1, 3000.0), (false, 2, 100), (true, 1, 0), (true, 2, 0)])
  func aSharedListGivesItsOffsetToTheNextTab(hasOwnList: Bool, tab: Int, offset: Double) {
    var screen = Screen(viewport: 100)
    screen.update { Self.body(0, hasOwnList: hasOwnList) }
    screen.drag(to: 3000)
    screen.update { Self.body(tab, hasOwnList: hasOwnList) }
    #expect(screen.offset == offset)
  }

  /// Controls inside of the loading and the content branch are two views (S1): outside they are one.
  @Test func sharedControlsBelongOutsideOfTheBranches() {
    func body(_ isLoading: Bool) -> Node {
      .group {
        Node.leaf(30).id("outside")
        if isLoading {
          Node.leaf(30).id("inside")
          Node.leaf(200)
        } else {
          Node.leaf(30).id("inside")
          Node.leaf(400)
        }
      }
    }
    var screen = Screen.showing(body(true))
    let before = [screen.identity(of: "outside"), screen.identity(of: "inside")]
    screen.show { body(false) }
    #expect(screen.identity(of: "outside") == before[0])
    #expect(screen.identity(of: "inside") != before[1])
  }
}
