import TabbedLoadingScreen
import Testing

/// The article's first screen: a button above and one below the rows 0...1000.
struct EasyView {
  var screen = Screen(viewport: 763, safeArea: EdgeInsets(top: 47, bottom: 34))

  init(isLazy: Bool) {
    screen.show {
      Node.stack(spacing: 8, isLazy: isLazy) {
        Node.button("Scroll to bottom").id(-1)
        Node.forEach(.integers(0..<1001), height: 20)
        Node.button("Scroll to top").id(1001)
      }
    }
  }
}

@Suite struct S18SafeAreaTests {
  struct Call: CustomTestStringConvertible {
    let target: ViewID
    let button: ViewID
    let offset: Double
    let drawn: Double
    let tappable: Double
    var testDescription: String { "scrollTo(\(target))" }
  }

  /// The two calls as written lead to rows, and leave a dead button; the two cures to the buttons.
  static let calls = [
    Call(target: 1000, button: 1001, offset: 27_299, drawn: 26, tappable: 0),
    Call(target: 1001, button: 1001, offset: 27_341, drawn: 34, tappable: 34),
    Call(target: 0, button: -1, offset: 42, drawn: 34, tappable: 0),
    Call(target: -1, button: -1, offset: 0, drawn: 34, tappable: 34),
  ]

  @Test(arguments: calls)
  func theFourCalls(call: Call) {
    for animation in [Animation?.none, .default] {
      let view = EasyView.after(call, isLazy: false, animation)
      #expect(view.screen.offset == call.offset)
      let reach = view.screen.reach(of: call.button)
      #expect(reach?.drawn == call.drawn)
      #expect(reach?.tappable == call.tappable)
    }
  }

  /// In a lazy stack the offsets are those of an estimated height; what can be tapped is the same.
  @Test(arguments: calls)
  func theFourCallsInALazyStack(call: Call) {
    let view = EasyView.after(call, isLazy: true, .default)
    let reach = view.screen.reach(of: call.button)
    #expect(abs((reach?.drawn ?? 0) - call.drawn) < 0.1)
    #expect(abs((reach?.tappable ?? 0) - call.tappable) < 0.1)
  }

  @Test func theButtonIsDeadUntilTheUserDrags() {
    var view = EasyView(isLazy: false)
    view.screen.scrollTo(1000)
    // The button is drawn from 771 on, the safe band ends at 763.
    #expect(view.screen.drawing.shapes.contains { $0.kind == .button && $0.minY == 771 })
    #expect(view.screen.hit(y: 775) == nil)
    #expect(view.screen.hit(y: 762)?.id == 1000)
    view.screen.scroll(by: 42)
    let button = Screen.Hit(id: 1001, label: "Scroll to top", isButton: true)
    #expect(view.screen.hit(y: 729) == button)
    #expect(view.screen.hit(y: 762.9) == button)
    #expect(view.screen.hit(y: 763) == nil)
  }

  @Test func whatReachesIntoTheInsetsIsRealised() {
    let rows = Node.lazyStack { Node.forEach(.integers(0..<100), height: 20) }
    var screen = Screen(
      viewport: 100, safeArea: EdgeInsets(top: 30, leading: 1000, bottom: 50, trailing: 1000))
    screen.show { rows }
    screen.drag(to: 200)
    #expect(screen.visible.map(\.id) == (8..<18).map { .integer($0) })
  }
}

extension EasyView {
  /// The screen at rest after a call, from the other end.
  static func after(_ call: S18SafeAreaTests.Call, isLazy: Bool, _ animation: Animation?) -> Self {
    var view = EasyView(isLazy: isLazy)
    if call.button == -1 { view.screen.drag(to: 20_000) }
    view.screen.scrollTo(call.target, animation: animation)
    view.screen.advance(by: .seconds(3))
    return view
  }
}

@Suite struct S19ContentShapeTests {
  struct Tap: CustomTestStringConvertible {
    let testDescription: String
    let x: Double
    let isHitWithout: Bool
  }

  static func screen(isRectangular: Bool) -> Screen {
    .showing(
      .stack(spacing: 0) {
        Node.leaf(10).id("above")
        Node.navigationRow(isRectangular: isRectangular) {
          Node.text("Heart rate", breadth: 80)
        }
        .id("row")
      })
  }

  /// The label takes 80, the chevron the last 10 of 393; between them is the gap.
  @Test(arguments: [
    Tap(testDescription: "label", x: 40, isHitWithout: true),
    Tap(testDescription: "label's end", x: 79.9, isHitWithout: true),
    Tap(testDescription: "gap", x: 200, isHitWithout: false),
    Tap(testDescription: "gap's end", x: 382.9, isHitWithout: false),
    Tap(testDescription: "chevron", x: 390, isHitWithout: true),
  ])
  func theWholeRowIsHitOnlyWithAContentShape(tap: Tap) {
    for isRectangular in [true, false] {
      let hit = Self.screen(isRectangular: isRectangular).hit(y: 15, x: tap.x)
      #expect((hit != nil) == (isRectangular || tap.isHitWithout))
      #expect(hit?.id == (hit == nil ? nil : "row"))
      #expect(hit?.isButton != false)
      #expect(hit?.label == (tap.x < 80 ? "Heart rate" : nil))
    }
  }

  @Test(arguments: [(-0.1, 50), (100, 50), (15, -0.1), (15, 393), (.nan, 50), (15, .nan)])
  func outsideOfTheFrameNothingIsHit(y: Double, x: Double) {
    #expect(Self.screen(isRectangular: true).hit(y: y, x: x) == nil)
  }

  @Test func whatIsBroaderThanTheFrameIsNotHitBeyondIt() {
    let screen = Screen.showing(.leaf(height: 10, breadth: 500))
    #expect(screen.hit(y: 5, x: 392) != nil)
    #expect(screen.hit(y: 5, x: 393) == nil)
  }

  @Test func aPlainViewIsHitAndIsNoButton() {
    let hit = Self.screen(isRectangular: true).hit(y: 5, x: 0)
    #expect(hit == Screen.Hit(id: "above", isButton: false))
    #expect(Self.screen(isRectangular: true).hit(y: 30, x: 0) == nil)
  }

  @Test func aGapLetsTapsThroughWhateverItsHeight() {
    let gap = Node.leaf(20).modified(.gap)
    #expect(Screen.showing(.line { gap }).hit(y: 10) == nil)
    #expect(Screen.showing(.line { gap }).drawing.shapes.isEmpty)
    let button = Node.line { gap }.modified(.button(isRectangular: true)).id("b")
    #expect(Screen.showing(button).hit(y: 10)?.id == "b")
  }

  @Test func aPlaceholderLetsTapsThrough() {
    let row = Node.navigationRow { Node.text("a") }.skeleton()
    #expect(Screen.showing(row).hit(y: 5) == nil)
    #expect(Screen.showing(.forEach(.placeholders(3), height: 20).skeleton()).hit(y: 5) == nil)
  }

  @Test func aButtonIsHitUnderItsInnermostID() {
    let buttons = Node.group {
      Node.button("plain").id("inner")
      Node.navigationRow { Node.text("row") }.id("link")
    }
    let screen = Screen.showing(buttons.id("group"))
    #expect(screen.hit(y: 5)?.id == "inner")
    #expect(screen.hit(y: 40)?.id == "link")
    #expect(screen.hit(y: 40, x: 300)?.id == "link")
  }

  @Test func whatIsDeepInsideOfAButtonIsTheButton() {
    let row = Node.navigationRow(isRectangular: false) {
      Node.stack { Node.stack { Node.text("deep", breadth: 80) } }
    }
    #expect(
      Screen.showing(row.id("row")).hit(y: 5, x: 40)
        == Screen.Hit(id: "row", label: "deep", isButton: true))
  }

  @Test func whatIsBeingRemovedIsHitWhereNothingElseIs() {
    var screen = Screen.showing(.rows(3))
    screen.show(animation: .default) { Node.rows(1) }
    #expect(screen.hit(y: 5)?.isOutgoing == false)
    #expect(screen.hit(y: 45) == Screen.Hit(id: 2, isButton: false, isOutgoing: true))
    #expect(screen.hit(y: 60) == nil, "where it ends")
    screen.advance(by: .seconds(1))
    #expect(screen.hit(y: 45) == nil)
  }
}
