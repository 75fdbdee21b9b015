import Testing

@testable import TabbedLoadingScreen

@Suite struct S8ClampTests {
  @Test func shrinkingContentPullsTheOffset() {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 800)
    screen.show { Node.rows(20) }
    #expect(screen.offset == 300)
    #expect(screen.events.last == .clamped(from: 800, to: 300, until: .zero))
    // A dip strands it.
    screen.show { Node.rows(50) }
    #expect(screen.offset == 300)
  }

  @Test(arguments: [(150.0, 850.0), (100, 900), (50, 900), (2000, 0)])
  func aLargerFramePullsTheOffset(viewport: Double, offset: Double) {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 900)
    screen.resize(viewport: viewport)
    #expect(screen.offset == offset)
  }

  @Test(arguments: [Animation?.none, .default])
  func growthDoesNotMoveIt(animation: Animation?) {
    var screen = Screen.showing(.rows(20))
    screen.drag(to: 300)
    screen.show(animation: animation) { Node.group([.leaf(500), .rows(50)]) }
    screen.advance(by: .seconds(2))
    #expect(screen.offset == 300)
  }

  @Test func aJumpWhileTheContentGrowsIsNotPulledBack() {
    var screen = Screen.showing(.rows(20))
    screen.show(animation: .default) { Node.rows(50) }
    screen.scrollTo(49)
    #expect(screen.offset == 900)
    screen.advance(by: .seconds(2))
    #expect(screen.offset == 900)
    screen.show(animation: .default) { Node.rows(60) }
    screen.scrollTo(59)
    screen.advance(by: .milliseconds(50))
    screen.show { Node.rows(30) }
    #expect(screen.offset == 500)
  }

  /// A jump into the middle of rows that are lower than the first ones.
  static func jump(_ options: LazyOptions) -> Screen {
    let heights = (0..<1000).map { $0 < 50 ? 40.0 : 20 }
    var screen = Screen.showing(
      lazyOptions: options,
      .lazyStack { Node.forEach(.integers(0..<1000), heights: heights) })
    screen.drag(to: 20_000)
    return screen
  }

  @Test func aCorrectedEstimateMovesTheOffsetWithIt() {
    let screen = Self.jump(LazyOptions())
    #expect(screen.events.contains { if case .corrected(20_000, _) = $0 { true } else { false } })
    #expect(screen.offset < 20_000)
    #expect(screen.visible.first?.id == 500)
    #expect(screen.visible.first?.minY == screen.offset)
    #expect(
      "\(TraceEvent.corrected(from: 9, to: 5))"
        == "offset moved with a corrected estimate from 9 to 5")
  }

  /// What the finger moved in between is no part of either correction.
  @Test func `corrections with a movement between them are noted apart`() {
    var screen = Self.jump(LazyOptions())
    screen.drag(to: 5_000)
    let corrections = screen.events.compactMap { event in
      if case .corrected(let from, let to) = event { (from: from, to: to) } else { nil }
    }
    #expect(corrections.map(\.from) == [20_000, 5_000])
    #expect(corrections.last?.to == screen.offset)
  }

  @Test func orNotIfTheOptionSaysSo() {
    let screen = Self.jump(LazyOptions(movesOffsetWithCorrections: false))
    #expect(screen.offset == 20_000)
    #expect(screen.visible.first?.id != 500)
  }

  /// A jump to the end whose rows are much lower than the estimate.
  @Test(arguments: [true, false])
  func aJumpToTheEndCanLandPastItOnBlank(clamps: Bool) {
    let heights = (0..<100).map { $0 < 90 ? 50.0 : 2 }
    let options = LazyOptions(movesOffsetWithCorrections: false, clampsCorrections: clamps)
    var screen = Screen.showing(
      lazyOptions: options, .lazyStack { Node.forEach(.integers(0..<100), heights: heights) })
    screen.scrollTo(99)
    #expect((screen.offset <= screen.maximumOffset) == clamps)
    screen.advance(by: .seconds(1))
    #expect((screen.offset <= screen.maximumOffset) == clamps)
    #expect(screen.visible.isEmpty == !clamps)
    screen.drag(to: 1000)
    #expect(screen.offset == 1000)
    #expect(!screen.visible.isEmpty)
  }
}

@Suite struct S9AnimatedHeightTests {
  /// 50 rows become 20 within 100 ms, evenly: from 1000 to 400 points, seen from their end.
  @Test(arguments: [
    (Clamping.perFrame, 0, 1000.0, 900.0), (.perFrame, 50, 700, 600), (.perFrame, 100, 400, 300),
    (.onSettle, 0, 1000, 900), (.onSettle, 50, 700, 900), (.onSettle, 100, 400, 300),
  ])
  func layoutIsAheadOfWhatTheOffsetIsClampedAgainst(
    clamping: Clamping, milliseconds: Int, height: Double, offset: Double
  ) {
    var screen = Screen(viewport: 100, clamping: clamping)
    screen.show { Node.rows(50) }
    screen.drag(to: 900)
    screen.show(animation: .linear(.milliseconds(100))) { Node.rows(20) }
    screen.advance(by: .milliseconds(milliseconds))
    #expect(screen.layoutHeight == 400)
    #expect(abs(screen.clampingHeight - height) < 1e-9)
    #expect(abs(screen.offset - offset) < 1e-9)
  }

  @Test func aDragStaysWithinTheAnimatedHeightAndEndsAnAnimatedScroll() {
    var screen = Screen.showing(.rows(50))
    screen.scrollTo(49, animation: .default)
    screen.advance(by: .milliseconds(50))
    screen.drag(to: 5000)
    #expect(screen.offset == 900)
    screen.scroll(by: -100)
    screen.advance(by: .seconds(1))
    #expect(screen.offset == 800)
    screen.scroll(by: -Double.infinity)
    #expect(screen.offset == 0)
  }
}

@Suite struct S13LazyTests {
  @Test func uniformRowsAreExact() {
    for height in [20.1, 7, 0.3] {
      let rows = Node.forEach(.integers(0..<1000), height: height)
      let lazy = Screen.showing(.lazyStack(spacing: 3) { rows })
      let eager = Screen.showing(.stack(spacing: 3) { rows })
      #expect(lazy.layoutHeight == eager.layoutHeight)
    }
  }

  /// Rows of 10 and then of 30: what is measured counts with its height, the rest with the average.
  @Test func theFirstEstimateIsTheAverage() {
    let heights = (0..<100).map { $0 < 4 ? 10.0 : 30 }
    let screen = Screen.showing(.lazyStack { Node.forEach(.integers(0..<100), heights: heights) })
    // 4 × 10 and 2 × 30 fill the frame: 100 measured, 94 rows of 100/6.
    #expect(abs(screen.layoutHeight - (100 + 94 * 100 / 6.0)) < 1e-9)
  }

  @Test func laterEstimatesFollowSlowly() {
    let heights = (0..<100).map { $0 < 10 ? 10.0 : 30 }
    var screen = Screen.showing(.lazyStack { Node.forEach(.integers(0..<100), heights: heights) })
    #expect(screen.layoutHeight == 1000)
    screen.drag(to: 60)
    // Rows 10 and 11 come into sight: 160 measured, 88 rows of 0.9 × 10 + 0.1 × 30.
    #expect(abs(screen.layoutHeight - (160 + 88 * 12)) < 1e-9)
  }

  @Test func aStackIsOneRowAndItsInsideComesWithIt() {
    let row = Node.stack {
      Node.leaf(10)
      Node.leaf(20).id("inner")
    }
    let rows = Node.forEach((0..<50).map(ViewID.integer)) { $0 == 40 ? row : .leaf(30) }
    var screen = Screen.showing(.lazyStack { rows })
    #expect(screen.frame(of: "inner") == nil)
    screen.scrollTo("inner")
    #expect(screen.misses == [[.notRealised]])
    screen.scrollTo(40, anchor: 0)
    #expect(screen.offset == 1200)
    #expect(screen.frame(of: "inner")?.minY == 1210)
    #expect(screen.layoutHeight == 1500)
  }

  @Test(arguments: [(5, true), (12, false)])
  func farRowsLiveOnForAWhile(passes: Int, survives: Bool) {
    var screen = Screen.showing(.lazyStack { Node.forEach(.integers(0..<1000), height: 20) })
    let before = screen.identity(of: 0)
    for pass in 1...passes { screen.drag(to: 1000 + Double(pass)) }
    screen.drag(to: 0)
    #expect((screen.identity(of: 0) == before) == survives)
  }

  @Test func rowsOfAnEagerStackKeepTheirState() {
    var screen = Screen.showing(.rows(1000))
    let before = screen.identity(of: 0)
    for pass in 1...50 { screen.drag(to: 1000 + Double(pass)) }
    screen.drag(to: 0)
    #expect(screen.identity(of: 0) == before)
  }

  @Test func whatIsOutOfSightIsNotMeasured() {
    let heights = [20.0, 120].map { first in
      Screen.showing(
        .lazyStack {
          Node.forEach(.integers(0..<20), heights: (0..<20).map { $0 % 2 == 0 ? 20 : 30 })
          Node.forEach(.integers(100..<120), heights: (0..<20).map { $0 == 0 ? first : 40 })
        }
      ).layoutHeight
    }
    #expect(heights[0] == heights[1])
  }

  @Test func aFarRowStaysForSoManyPasses() {
    var screen = Screen.showing(
      lazyOptions: LazyOptions(farRowPasses: 2),
      .lazyStack { Node.forEach(.integers(0..<100), height: 20) })
    for (offset, isThere) in [(500, true), (520, true), (540, false)] as [(Double, Bool)] {
      screen.drag(to: offset)
      #expect((screen.identity(of: 0) != nil) == isThere)
    }
    #expect(screen.identity(of: 25) != nil, "in sight two passes ago")
  }

  @Test func whatIsMeasuredStaysSoWhenRowsAreAppended() {
    func body(_ count: Int) -> Node {
      .lazyStack {
        Node.forEach(.integers(0..<count), heights: (0..<count).map { $0 < 5 ? 20 : 50 })
      }
    }
    var screen = Screen.showing(lazyOptions: LazyOptions(farRowPasses: 0), body(10))
    screen.drag(to: 100)
    #expect(screen.identity(of: 0) == nil)
    let before = screen.layoutHeight
    screen.show { body(11) }
    #expect(abs(screen.layoutHeight - before - 23) < 1e-9)
  }

  /// What has no height must neither be estimated for ever nor make a far row the one that is held.
  @Test func aViewWithoutHeightAtTheTopChangesNothing() {
    let rows = Node.forEach(.integers(0..<50), heights: (0..<50).map { $0 < 4 ? 20 : 40 })
    var screen = Screen.showing(.lazyStack { Node.group([.stack {}, .line {}, rows, .leaf(30)]) })
    #expect(screen.offset == 0)
    #expect(screen.frame(of: 0)?.minY == 0)
    screen.scroll(by: 60)
    screen.drag(to: 0)
    #expect(screen.frame(of: 0)?.minY == 0)
  }
}
