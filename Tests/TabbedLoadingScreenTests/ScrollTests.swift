import TabbedLoadingScreen
import Testing

@Suite struct FirstFrameTests {
  @Test func theFirstFrameIsOneFrameFromTheBeginning() {
    for (time, moves) in [(16, false), (17, true)] {
      var screen = Screen.showing(.rows(50))
      screen.scrollTo(40, animation: .default)
      screen.advance(by: .milliseconds(time))
      #expect((screen.offset > 0) == moves)
    }
  }
}

@Suite struct S3AndS5LookUpTests {
  struct Row: CustomTestStringConvertible {
    let ids: RowIDs
    let target: ViewID
    let misses: [ScrollMiss]?
    var testDescription: String { "\(target) in \(ids)" }
  }

  @Test(arguments: [
    Row(ids: .offsets(50), target: 30, misses: [.boundByOffset(count: 50)]),
    Row(ids: .offsets(50), target: .offset(30), misses: [.boundByOffset(count: 50)]),
    Row(ids: .offsets(50), target: 50, misses: [.unknown]),
    Row(ids: .offsets(50), target: -1, misses: [.unknown]),
    Row(ids: .integers(0..<50), target: 30, misses: nil),
    Row(ids: .integers(0..<50), target: "30", misses: [.otherKind(30)]),
    Row(ids: .integers(0..<50), target: .placeholder(30), misses: [.unknown]),
    Row(ids: .integers(0..<50), target: 50, misses: [.unknown]),
    Row(ids: .integers(-50..<0), target: -20, misses: nil),
    Row(ids: .integers(-50..<0), target: -51, misses: [.unknown]),
    Row(ids: .placeholders(50), target: .placeholder(30), misses: nil),
    Row(ids: .placeholders(50), target: 30, misses: [.unknown]),
    Row(ids: .list(["a", "30", "c"]), target: 30, misses: [.otherKind("30")]),
    Row(ids: .list(["a", .pair("b", 1)]), target: .pair("b", 1), misses: nil),
    Row(ids: .list(["a", .pair("b", 1)]), target: .pair("b", 2), misses: [.unknown]),
  ])
  func finds(row: Row) {
    for isLazy in [false, true] {
      let content = Node.stack(spacing: 8, isLazy: isLazy, [.forEach(row.ids, height: 100)])
      var screen = Screen.showing(content)
      screen.scrollTo(row.target, anchor: 0)
      #expect(screen.misses == (row.misses.map { [$0] } ?? []))
      #expect((screen.offset > 0) == (row.misses == nil))
      #expect((screen.frame(of: row.target) != nil) == (row.misses == nil))
    }
  }

  @Test func whatIsLeavingIsOutOfLookUp() {
    var screen = Screen.showing(.rows(10))
    screen.show(animation: .default) { Node.rows(4) }
    screen.scrollTo(4)
    #expect(screen.misses == [[.outgoing]])
    #expect(screen.identity(of: 4) == nil)
    screen.advance(by: .seconds(1))
    screen.scrollTo(4)
    #expect(screen.misses == [[.outgoing], [.unknown]])
  }

  @Test func whatLeavesWithItsBranchIsOutOfLookUp() {
    var screen = Screen.showing(.branch(0, .rows(10)))
    screen.show(animation: .default) { Node.branch(1, .leaf(500)) }
    screen.scrollTo(4)
    #expect(screen.misses == [[.outgoing]])
    #expect(screen.frame(of: 4) == nil)
    #expect(screen.outgoing.map(\.id) == [0, 1, 2, 3, 4])
  }

  @Test func aPlainViewIsNotBoundByOffset() {
    var screen = Screen.showing(.leaf(500))
    screen.scrollTo(0)
    #expect(screen.misses == [[.unknown]])
  }
}

@Suite struct S4FirstMatchTests {
  @Test func theFirstInDeclarationOrderWins() {
    var screen = Screen.showing(
      .group {
        Node.leaf(100)
        Node.stack { Node.leaf(10).id("x") }.id("outer")
        Node.forEach(.list(["a", "x"]), height: 100)
        Node.leaf(500).id("x")
      })
    screen.scrollTo("x", anchor: 0)
    #expect(screen.offset == 100)
    screen.scrollTo("outer", anchor: 0)
    #expect(screen.offset == 100)
  }

  @Test func anIDAroundSeveralViewsFindsTheFirst() {
    var screen = Screen.showing(
      .group([.leaf(50), .group([.leaf(30), .leaf(200)]).id("pair")]))
    screen.scrollTo("pair", anchor: 0)
    #expect(screen.offset == 50)
  }

  @Test func aMissChangesNothingButTheTrace() {
    var screen = Screen.showing(.rows(50))
    screen.drag(to: 120)
    screen.scrollTo("nowhere", anchor: 0, animation: .default)
    #expect(screen.offset == 120)
    #expect(screen.isSettled)
    #expect(
      screen.trace.map { "\($0)" } == [
        "@0ms scrollTo(\"nowhere\") is predicted to miss: no view carries this id"
      ])
  }
}

@Suite struct S6CommitTests {
  /// A model whose action scrolls first and then changes what is shown.
  struct Model {
    var tap = 0
    var rows = 0..<20
    var height = 20.0
    var later: Range<Int>?
    var laterHeight = 20.0
  }

  static func tap(_ model: Model, target: ViewID, animation: Animation? = nil) -> Screen {
    var model = model
    var screen = Screen(viewport: 100)
    func body(_ model: Model) -> Render {
      Render(animation: .default, onChange: [OnChange("tap", of: .integer(model.tap))]) {
        Node.stack { Node.forEach(.integers(model.rows), height: model.height) }
      }
    }
    screen.update(&model, body: body)
    _ = screen.takeTrace()
    model.tap = 1
    screen.update(&model, body: body) { model, _, proxy in
      proxy.scrollTo(target, anchor: 0, animation: animation)
      model.rows = model.later ?? model.rows
      model.height = model.laterHeight
    }
    return screen
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let target: ViewID
    var later = 0..<20
    var height = 20.0
    var offset = 0.0
    var misses: [ScrollMiss] = []
  }

  /// Rows 0..<20 at the call, and what there is at the commit.
  @Test(arguments: [
    Row(testDescription: "nothing changes", target: 10, offset: 200),
    Row(testDescription: "the rectangle is the new layout's", target: 10, height: 30, offset: 300),
    Row(testDescription: "rows come before it", target: 10, later: -5..<20, offset: 300),
    Row(testDescription: "rows before it go", target: 10, later: 5..<20, offset: 100),
    Row(testDescription: "the end is the new layout's", target: 19, later: 0..<40, offset: 380),
    Row(
      testDescription: "the id comes after the call", target: 30, later: 0..<40, misses: [.unknown]),
    Row(
      testDescription: "the view goes after the call", target: 15, later: 0..<10,
      misses: [.goneAtCommit]),
  ])
  func theIDIsResolvedAtTheCallAndItsRectangleAtTheCommit(row: Row) {
    let screen = Self.tap(Model(later: row.later, laterHeight: row.height), target: row.target)
    #expect(screen.offset == row.offset)
    #expect(screen.misses == (row.misses.isEmpty ? [] : [row.misses]))
  }

  @Test func theBodysAnimationDoesNotAnimateTheScroll() {
    let screen = Self.tap(Model(laterHeight: 30), target: 10)
    #expect(screen.offset == 300)
    #expect(!screen.isSettled)
  }

  @Test func anExplicitAnimationDoes() {
    var screen = Self.tap(Model(), target: 10, animation: .linear(.milliseconds(100)))
    #expect(screen.offset == 0)
    screen.advance(by: .milliseconds(50))
    #expect(abs(screen.offset - 100) < 1e-9)
    screen.advance(by: .milliseconds(50))
    #expect(screen.offset == 200)
    #expect(screen.isSettled)
  }

  @Test func aHandlersScrollIsResolvedInTheOldList() {
    var screen = Screen.showing(.rows(20))
    var nothing: Void = ()
    for (target, offset) in [(ViewID.integer(25), 0.0), (10, 400)] {
      var proxy = screen.scrollViewProxy
      proxy.scrollTo(target, anchor: 0)
      screen.show { Node.rows(20) }
      screen.update(&nothing, scrolledBy: proxy) { Render { Node.rows(30, height: 40) } }
      #expect(screen.offset == offset)
    }
    #expect(screen.misses == [[.unknown]])
  }

  @Test func anAnimatedScrollIsAimedAnewWhileRowsGetTheirHeights() {
    let heights = (0..<400).map { $0 < 20 ? 20.0 : 60 }
    var screen = Screen.showing(.lazyStack { Node.forEach(.integers(0..<400), heights: heights) })
    screen.scrollTo(200, anchor: 0, animation: .default)
    let first = screen.frame(of: 200)?.minY
    screen.advance(by: .seconds(5))
    #expect(screen.isSettled)
    #expect(screen.frame(of: 200)?.minY != first)
    #expect(abs(screen.offset - (screen.frame(of: 200)?.minY ?? 0)) < 0.1)
    #expect(screen.visible.first?.id == 200)
  }

  @Test func aSecondScrollTakesOverValueAndVelocity() {
    var screen = Screen.showing(.rows(100))
    screen.scrollTo(50, anchor: 0, animation: .default)
    screen.advance(by: .milliseconds(100))
    let before = screen.offset
    screen.scrollTo(0, anchor: 0, animation: .default)
    #expect(screen.offset == before)
    screen.advance(by: .milliseconds(17))
    #expect(screen.offset > before)
    screen.advance(by: .seconds(2))
    #expect(screen.offset == 0)
  }
}

@Suite struct S7AnchorTests {
  struct Row: CustomTestStringConvertible {
    var from = 400.0
    let target: ViewID
    var anchor: Double?
    let offset: Double
    var testDescription: String {
      "\(target) from \(from), anchor \(anchor.map { "\($0)" } ?? "-")"
    }
  }

  /// 50 rows of 20 in 100: the largest offset is 900.
  @Test(arguments: [
    Row(target: 20, offset: 400), Row(target: 24, offset: 400), Row(target: 22, offset: 400),
    Row(target: 19, offset: 380), Row(target: 0, offset: 0), Row(target: 25, offset: 420),
    Row(target: 49, offset: 900), Row(from: 410, target: 20, offset: 400),
    Row(from: 410, target: 25, offset: 420), Row(target: 20, anchor: 0, offset: 400),
    Row(target: 30, anchor: 0, offset: 600), Row(target: 30, anchor: 1, offset: 520),
    Row(target: 30, anchor: 0.5, offset: 560), Row(target: 49, anchor: 0, offset: 900),
    Row(target: 0, anchor: 1, offset: 0), Row(target: 22, anchor: 0, offset: 440),
  ])
  func scrollsTo(row: Row) {
    for isLazy in [false, true] {
      let rows = Node.forEach(.integers(0..<50), height: 20)
      var screen = Screen.showing(.stack(spacing: 0, isLazy: isLazy, [rows]))
      screen.drag(to: row.from)
      screen.scrollTo(row.target, anchor: row.anchor)
      #expect(screen.offset == row.offset)
    }
  }

  @Test(arguments: [(0.0, 150.0), (200, 200), (250, 250), (300, 150), (120, 150)])
  func aViewHigherThanTheFrameGoesToItsTopUnlessItFillsTheFrame(from: Double, offset: Double) {
    var screen = Screen.showing(.group([.leaf(150), .leaf(200).id("high"), .leaf(300)]))
    screen.drag(to: from)
    screen.scrollTo("high")
    #expect(screen.offset == offset)
  }
}
