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
    screen.resize(viewport: 100)
    screen.resize(viewport: viewport)
    #expect(screen.viewport == 0)
  }

  @Test(arguments: [(.nan, 400), (-1, 400), (2, 320), (.infinity, 320)] as [(Double, Double)])
  func aBadAnchorIsHeldOrLeftOut(anchor: Double, offset: Double) {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 800)
    screen.scrollTo(20, anchor: anchor)
    #expect(screen.offset == offset)
    #expect(screen.events.contains(.invalidArgument("anchor")))
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

  @Test func rowsWithoutHeightAreNeverVisible() {
    let rows = Node.forEach(.integers(0..<1000), heights: [Double](repeating: 0, count: 1000))
    for isLazy in [false, true] {
      let screen = Screen.showing(
        .stack(spacing: 0, isLazy: isLazy, [.leaf(50).id("a"), rows, .leaf(50)]))
      #expect(screen.visible.map(\.height) == [50, 50])
    }
  }
}
