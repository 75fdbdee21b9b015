import Foundation
import TabbedLoadingScreen
import Testing

@Suite struct BadInputTests {
  static let bad: [Double] = [.nan, .infinity, -.infinity, -1]

  @Test(arguments: bad)
  func aBadLengthCountsAsZeroAndIsReported(length: Double) {
    var screen = Screen(viewport: 100)
    let body = Node.stack(spacing: length) {
      Node.leaf(length)
      Node.leaf(30)
      Node.forEach(.integers(0..<3), height: length)
      Node.forEach(.list(["a", "b"]), heights: [length, 10])
    }
    screen.show { body }
    #expect(screen.layoutHeight == 40)
    #expect(screen.events.first == .invalidLengths(4))
    _ = screen.takeTrace()
    screen.show { body }
    #expect(screen.trace.isEmpty)
    #expect("\(TraceEvent.invalidLengths(1))" == "an invalid height or spacing counts as 0")
  }

  @Test func aSingleBadLengthIsReported() {
    var screen = Screen(viewport: 100)
    screen.show { Node.leaf(.nan) }
    #expect(screen.events.first == .invalidLengths(1))
  }

  @Test(arguments: bad)
  func aBadViewportIsZero(viewport: Double) {
    var screen = Screen(viewport: viewport)
    #expect(screen.viewport == 0)
    #expect(screen.events == [.invalidArgument("viewport")])
    screen.show { Node.rows(50) }
    #expect(screen.visible.isEmpty)
    screen.scrollTo(20)
    #expect(screen.offset == 400)
    _ = screen.takeTrace()
    screen.resize(viewport: 100)
    #expect(screen.events.isEmpty)
    screen.resize(viewport: viewport)
    #expect(screen.viewport == 0)
    #expect(screen.events == [.invalidArgument("viewport")])
  }

  @Test(arguments: [(.nan, 400), (-1, 400), (2, 320), (.infinity, 320)] as [(Double, Double)])
  func aBadAnchorIsHeldOrLeftOut(anchor: Double, offset: Double) {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 800)
    screen.scrollTo(20, anchor: anchor)
    #expect(screen.offset == offset)
    #expect(screen.events.contains(.invalidArgument("anchor")))
  }

  @Test(arguments: [0, 0.5, 1])
  func anAnchorFromTopToBottomIsGood(anchor: Double) {
    var screen = Screen.showing(.rows(50))
    screen.scrollTo(20, anchor: anchor)
    #expect(screen.events == [.scrolled(20, from: 0, to: 400 - 80 * anchor)])
  }

  @Test(
    arguments: [(.nan, 200), (-5, 0), (.infinity, 900), (-.infinity, 0), (1e300, 900)]
      as [(Double, Double)])
  func aBadDragStaysWithinTheContent(to: Double, offset: Double) {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 200)
    screen.drag(to: to)
    #expect(screen.offset == offset)
  }

  @Test(arguments: [(0, 1), (-60, 1), (Int.max, 1000)])
  func framesPerSecondAreHeld(given: Int, held: Int) {
    var screen = Screen(viewport: 100, framesPerSecond: given)
    #expect(screen.framesPerSecond == held)
    screen.show { Node.rows(50) }
    screen.scrollTo(49, animation: .default)
    screen.advance(by: .seconds(3))
    #expect(screen.offset == 900)
  }

  @Test(arguments: [
    RowIDs.offsets(-1), .offsets(.max), .integers(.min..<(.max)), .integers(5..<5),
    .placeholders(.max), .fresh(.max), .fresh(-3), .list([]),
  ])
  func anyCountIsFine(ids: RowIDs) {
    for isLazy in [false, true] {
      for height in [0.0, 20, 1e308] {
        var screen = Screen.showing(
          .stack(spacing: 0, isLazy: isLazy, [.forEach(ids, height: height)]))
        screen.drag(to: 1e200)
        screen.scrollTo(.integer(.max))
        screen.show { Node.stack(spacing: 0, isLazy: isLazy, [.forEach(.offsets(3), height: 9)]) }
        screen.advance(by: .seconds(1))
        #expect(screen.layoutHeight == 27)
        #expect(screen.offset == 0)
      }
    }
  }

  @Test func anEmptyScreenIsFine() {
    var screen = Screen(viewport: 100)
    screen.scrollTo(1)
    screen.drag(to: 50)
    screen.advance(by: .seconds(1))
    screen.show { Node.empty }
    screen.show { Node.lazyStack { Node.empty } }
    screen.scrollTo(1, animation: .default)
    #expect(screen.offset == 0)
    #expect(screen.visible.isEmpty)
    #expect(screen.misses == [[.unknown], [.unknown]])
  }

  @Test func aMissingHeightIsZeroAndASpareOneIsIgnored() {
    let screen = Screen.showing(
      .stack(spacing: 5) {
        Node.forEach(.integers(0..<3), heights: [10])
        Node.forEach(.list(["a"]), heights: [10, 99])
      })
    #expect(screen.layoutHeight == 35)
  }

  @Test(arguments: [Duration.seconds(-1), .seconds(Int64.min)])
  func timeNeverRunsBack(duration: Duration) {
    var screen = Screen.showing(.rows(5))
    screen.advance(by: .seconds(2))
    screen.advance(by: duration)
    #expect(screen.now == .seconds(2))
    #expect(screen.events == [.invalidArgument("duration")])
  }

  @Test func endlessTimeAndEndlessAnimationsEnd() {
    var screen = Screen.showing(.rows(500))
    screen.scrollTo(49, animation: .spring(response: .seconds(Int64.max)))
    for _ in 0..<3 { screen.advance(by: .seconds(Int64.max)) }
    #expect(screen.isSettled)
    screen.scrollTo(0, animation: .linear(.seconds(-5)))
    #expect(screen.isSettled)
    #expect(screen.offset == 0)
  }

  @Test func rowsOfOnePointAreVisible() {
    #expect(Screen.showing(.rows(50, height: 1)).visible.count == 50)
  }

  @Test func rowsWithoutHeightAreNeverVisible() {
    let rows = Node.forEach(.integers(0..<1000), heights: [Double](repeating: 0, count: 1000))
    for isLazy in [false, true] {
      let screen = Screen.showing(
        .stack(spacing: 0, isLazy: isLazy, [.leaf(50).id("a"), rows, .leaf(50)]))
      #expect(screen.visible.map(\.height) == [50, 50])
    }
  }

  @Test(arguments: bad)
  func badLengthsOfContainersCountAsZeroAndAreReported(length: Double) {
    var screen = Screen(
      viewport: 100, breadth: length, safeArea: EdgeInsets(top: length, bottom: 20))
    #expect(screen.breadth == 0)
    #expect(screen.safeArea == EdgeInsets(bottom: 20))
    #expect(screen.events == [.invalidArgument("safeArea"), .invalidArgument("breadth")])
    _ = screen.takeTrace()
    screen.update {
      .scrollingSurface(spacing: length, padding: EdgeInsets(top: length, leading: length)) {
        Node.sectionedSurface(headerPadding: length) {
          Node.section {
            Node.leaf(10)
          } header: {
            Node.leaf(height: 10, breadth: length)
          }
        }
        Node.dividedCard(spacing: length) { Node.forEach(.integers(0..<2), height: 20) }
        Node.line(spacing: length) { Node.leaf(length) }
        Node.leaf(5).padding(EdgeInsets(bottom: length))
      }
    }
    // Two leaves of 10; a card of two rows, a divider and padding; nothing; a leaf of 5.
    #expect(screen.layoutHeight == 114)
    #expect(screen.events.contains(.invalidLengths(9)))
    #expect(!screen.drawing.text.isEmpty && !screen.drawing.svg.isEmpty)
    #expect(screen.hit(y: 5) == nil)
  }

  /// Nested so deep, in eight kinds of levels in turn.
  static func nested(_ depth: Int) -> Node {
    var node = Node.leaf(10).id("deepest")
    for level in 0..<depth { node = around(node, level: level) }
    return node
  }

  private static func around(_ node: Node, level: Int) -> Node {
    switch level % 8 {
    case 0: .group([node])
    case 1: .branch(0, node)
    case 2: .stack(spacing: 0, isLazy: level % 16 == 2, [node])
    case 3: .line(spacing: 0, [node])
    case 4: .elements([Node.Element(id: 1, content: node)])
    case 5: .dividedCard(spacing: 0, node)
    case 6: .sectionedSurface(headerPadding: 0) { Node.section { node } }
    default: node.id(.integer(level)).padding(EdgeInsets(top: 0))
    }
  }

  /// Of eight levels two are written as two, and the leaf's id is one.
  @Test func viewsNestedAsDeepAsTheyMayBeAreLaidOut() {
    var screen = Screen(viewport: 100)
    screen.show { Self.nested(96) }
    screen.scrollTo("deepest")
    #expect(screen.visible.map(\.id) == ["deepest"])
    #expect(screen.layoutHeight == 10 + 12 * 32)
    let before = screen.identity(of: "deepest")
    screen.show(animation: .default) { Self.nested(96) }
    #expect(screen.identity(of: "deepest") == before)
    #expect(!screen.drawing.text.isEmpty)
    screen.show(animation: .default) { Node.leaf(1) }
    screen.advance(by: .seconds(1))
    #expect(screen.outgoing.isEmpty)
    #expect(!screen.events.contains(.limited(.nesting)))
  }

  /// A screen's own stack is the first level, the leaf the last.
  @Test(arguments: [(126, true), (127, false)])
  func aHundredAndTwentyEightLevelsAreLaidOut(groups: Int, isThere: Bool) {
    let node = (0..<groups).reduce(Node.leaf(10)) { node, _ in .branch(0, node) }
    let screen = Screen.showing(node)
    #expect((screen.layoutHeight == 10) == isThere)
  }

  @Test func viewsNestedDeeperAreLeftOutAndReportedOnce() {
    var screen = Screen(viewport: 100)
    for _ in 0..<2 { screen.show { Self.nested(1000) } }
    #expect(screen.frame(of: "deepest") == nil)
    #expect(screen.frame(of: 999) != nil)
    #expect(screen.events.filter { $0 == .limited(.nesting) }.count == 1)
    #expect("\(TraceEvent.limited(.nesting))" == "views nested more than 128 deep are left out")
  }

  /// The threads that Swift's tasks run on have half a megabyte on Apple systems.
  @Test func viewsNestedDeeplyNeedNoMoreStackThanATaskHas() async {
    let (problems, height) = await onSmallStack {
      var screen = Screen(viewport: 100)
      for depth in [1000, 96, 1000] { screen.show(animation: .default) { Self.nested(depth) } }
      screen.scrollTo("deepest", animation: .default)
      screen.advance(by: .seconds(1))
      _ = (screen.drawing.svg, screen.hit(y: 3), screen.visible)
      let states = (0..<2).map { number in
        Lint.State("\(number)") { Node.forEach([1, 2]) { _ in Self.nested(1000) } }
      }
      return (Lint(states, scrollTargets: [1]).findings.map(\.problem), screen.layoutHeight)
    }
    #expect(problems == [.limited(.nesting), .limited(.nesting)])
    #expect(height > 0)
  }

  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value
  {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test func aLineTakesSoManyRowsAndReportsTheRest() {
    let screen = Screen.showing(.line { Node.forEach(.integers(0..<20_000), height: 20) })
    #expect(screen.frame(of: 9_999) != nil)
    #expect(screen.frame(of: 10_000) == nil)
    var other = Screen(viewport: 100)
    other.show { Node.line { Node.forEach(.offsets(.max), heights: [5]) } }
    #expect(other.events.contains(.limited(.rowsInLine)))
    #expect(other.layoutHeight == 5)
  }

  /// A frame a million kilometres high, over as many rows as there may be.
  @Test(arguments: [false, true])
  func soManyRowsAreInSightAndTheRestIsReportedOnce(isLazy: Bool) {
    var screen = Screen(viewport: .greatestFiniteMagnitude)
    let body = Node.stack(spacing: 0, isLazy: isLazy, [.forEach(.offsets(.max), height: 1e-3)])
    for _ in 0..<2 { screen.show { body } }
    #expect(screen.visible.count == 10_000)
    #expect(screen.drawing.shapes.count == 10_000)
    #expect(screen.events.filter { $0 == .limited(.rowsInSight) }.count == 1)
    #expect(
      "\(TraceEvent.limited(.rowsInSight))" == "rows after the first 10000 in sight are left out")
    screen.resize(viewport: 1)
    #expect(screen.visible.count == 1000)
  }

  @Test(
    arguments: [
      (10_000, 10_000, 1e-3, false), (10_001, 10_000, 1e-3, true), (20_000, 0, 0, false),
      (20_000, 10_000, 1e-3, false), (20_000, 20_000, 1 / 128, false),
    ] as [(Int, Int, Double, Bool)])
  func `only rows that are left out of sight are reported`(
    count: Int, high: Int, height: Double, isReported: Bool
  ) {
    let heights = (0..<count).map { $0 < high || isReported ? height : 0 }
    for isLazy in [false, true] {
      var screen = Screen(viewport: 10_000 / 128)
      screen.show {
        Node.stack(
          spacing: 0, isLazy: isLazy, [.forEach(.integers(0..<count), heights: heights), .leaf(5)])
      }
      #expect(screen.events.contains(.limited(.rowsInSight)) == isReported)
    }
  }

  @Test(arguments: [
    (RowIDs.offsets(.max), true), (.integers(.min..<(.max)), true), (.fresh(.max), true),
    (.placeholders(1 << 30), false), (.integers(5..<5), false),
  ])
  func `rows beyond what a ForEach may have are reported`(ids: RowIDs, isReported: Bool) {
    for node in [Node.forEach(ids, height: 1), .forEach(ids, heights: [1])] {
      var screen = Screen(viewport: 100)
      for _ in 0..<2 { screen.show { Node.lazyStack { node } } }
      #expect(screen.events.filter { $0 == .limited(.rows) }.count == (isReported ? 1 : 0))
    }
    #expect(
      "\(TraceEvent.limited(.rows))" == "rows after the first 1073741824 of a ForEach are left out")
  }

  @Test func `rows without a height of their own are there however many`() {
    let screen = Screen.showing(.stack { Node.forEach(.integers(0..<3_000_000), heights: [7]) })
    #expect(screen.layoutHeight == 7)
    #expect(screen.change.inserted == 3_000_000)
    #expect(screen.frame(of: 2_999_999)?.minY == 7)
  }

  /// A frame's time is no whole number of attoseconds here.
  @Test(arguments: [3, 7, 60])
  func `time may pass a frame at a time`(framesPerSecond: Int) {
    let heights = (0..<200).map { Double($0 % 7) * 10 }
    var (stepwise, atOnce) = (
      Screen(viewport: 100, framesPerSecond: framesPerSecond),
      Screen(viewport: 100, framesPerSecond: framesPerSecond)
    )
    func begin(_ screen: inout Screen) {
      screen.show { Node.lazyStack { Node.forEach(.integers(0..<200), heights: heights) } }
      screen.scrollTo(150, animation: .linear(.seconds(1)))
    }
    begin(&stepwise)
    begin(&atOnce)
    for frame in 1...framesPerSecond * 2 {
      stepwise.advance(by: .seconds(frame) / framesPerSecond - stepwise.now)
    }
    atOnce.advance(by: .seconds(2))
    #expect(stepwise.trace == atOnce.trace)
    #expect(stepwise.visible == atOnce.visible)
  }

  @Test(arguments: [ScrollPosition.top, .bottom, .id(3), .id("never")])
  func anEmptyScreenIsBoundToNothing(position: ScrollPosition) {
    var screen = Screen(viewport: 0, anchoring: .topmostTarget)
    screen.bind(to: position)
    screen.show { Node.empty }
    screen.update { .scrollingSurface { Node.empty } }
    screen.resize(viewport: 50)
    #expect(screen.offset == 0)
    #expect(screen.topmostTarget == nil)
    #expect(screen.hit(y: 0) == nil)
  }

  @Test func aZeroViewportShowsWhatReachesIntoItsInsets() {
    var screen = Screen(viewport: 0, safeArea: EdgeInsets(top: 30, bottom: 30))
    screen.show { Node.rows(50) }
    screen.drag(to: 200)
    #expect(screen.visible.map(\.id) == [8, 9, 10, 11])
    #expect(screen.hit(y: 0) == nil)
    #expect(screen.topmostTarget == nil)
  }

  @Test func whatFitsInNoFrameIsStillInOrder() {
    let screen = Screen.showing(
      .line(spacing: 1e9) {
        Node.leaf(height: 10, breadth: 1e300)
        Node.leaf(10)
      })
    #expect(screen.drawing.shapes.allSatisfy { $0.leading.isFinite && $0.breadth >= 0 })
  }
}
