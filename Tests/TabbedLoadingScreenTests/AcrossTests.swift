import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScreen

/// A surface that scrolls sideways, within a screen that scrolls downwards.
@Suite struct AcrossTests {
  /// Tiles 80 broad between a view above and rows below: 540 in all, of which the frame shows 200.
  static func body(
    _ tiles: Range<Int> = 0..<6, id: ViewID = "tiles", animation: Animation? = nil
  ) -> Render {
    Render(animation: animation) {
      Node.leaf(100).id("above")
      Node.scrollingSurface(
        .horizontal(.top), spacing: 10,
        padding: EdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 5)
      ) {
        Node.forEach(tiles.map(ViewID.integer)) { tile in
          Node.leaf(height: tile == 1 ? 60 : 40, breadth: 80)
        }
      }
      .id(id)
      Node.forEach(.integers(100..<120), height: 50)
    }
  }

  static func screen(viewport: Double = 300) -> Screen {
    var screen = Screen(viewport: viewport, breadth: 200)
    screen.update { body() }
    _ = screen.takeTrace()
    return screen
  }

  @Test func `it is one view, as high as its highest, and begins at its leading edge`() {
    let screen = Self.screen()
    #expect(screen.layoutHeight == 100 + 67 + 20 * 50)
    let tiles = screen.visible.filter { $0.height < 70 && $0.height != 50 }
    #expect(tiles.map(\.id) == [0, 1, 2])
    #expect(tiles.map(\.leading) == [5, 95, 185])
    #expect(tiles.map(\.breadth) == [80, 80, 15])
    #expect(tiles.map(\.minY) == [103, 103, 103])
    #expect(screen.offset(of: "tiles") == 0)
  }

  struct Row: CustomTestStringConvertible {
    let target: ViewID
    var anchor: Double?
    var across = 0.0
    var offset = 0.0
    var testDescription: String { "\(target), anchor \(anchor.map { "\($0)" } ?? "-")" }
  }

  @Test(arguments: [
    Row(target: 1), Row(target: 2, across: 65), Row(target: 5, across: 335),
    Row(target: 5, anchor: 0, across: 340), Row(target: 3, anchor: 0.5, across: 215),
    Row(target: 3, anchor: 1, across: 155), Row(target: 0, anchor: 1),
    Row(target: 110, offset: 417),
    Row(target: "tiles", anchor: 0, offset: 100), Row(target: "nowhere"),
  ])
  func `the match decides which scroll view moves`(row: Row) {
    for animation in [Animation?.none, .default] {
      var screen = Self.screen()
      screen.scrollTo(row.target, anchor: row.anchor, animation: animation)
      #expect(screen.isSettled == (animation == nil || row.across + row.offset == 0))
      screen.advance(by: .seconds(3))
      #expect(screen.offset(of: "tiles") == row.across)
      #expect(screen.offset == row.offset)
      #expect(screen.misses.isEmpty == (row.target != "nowhere"))
      #expect(screen.isSettled)
    }
  }

  @Test func `the trace says where it ends, not where it was wanted`() {
    var screen = Self.screen()
    screen.scrollTo(0, anchor: 1)
    screen.scrollTo(5, anchor: 0)
    #expect(screen.events.contains(.scrolled(0, from: 0, to: 0)))
    #expect(screen.events.contains(.scrolled(5, from: 0, to: 340)))
  }

  @Test func `what comes into sight on the way is there`() {
    var screen = Self.screen()
    screen.scrollTo(5, animation: .linear(.milliseconds(100)))
    screen.advance(by: .milliseconds(50))
    let tiles = screen.visible.map(\.id).filter { (0..<6).map(ViewID.integer).contains($0) }
    #expect(tiles == [1, 2, 3, 4], "167.5 to 367.5 of tiles that begin at 5, 90 apart")
  }

  @Test func `content shorter than its frame does not move`() {
    var screen = Screen(viewport: 300, breadth: 200)
    screen.update { Self.body(0..<2) }
    screen.drag(to: 50, in: "tiles")
    #expect(screen.offset(of: "tiles") == 0)
  }

  @Test func `an animated scroll moves frame by frame, and the finger ends it`() {
    var screen = Self.screen()
    screen.scrollTo(5, animation: .linear(.milliseconds(100)))
    screen.advance(by: .milliseconds(50))
    #expect(abs((screen.offset(of: "tiles") ?? 0) - 335 / 2) < 1e-9)
    screen.drag(to: 20, in: "tiles")
    #expect(screen.isSettled)
    screen.advance(by: .seconds(1))
    #expect(screen.offset(of: "tiles") == 20)
  }

  @Test func `what it does not show is not drawn, not hit, and has no state yet`() {
    var screen = Self.screen()
    #expect(screen.identity(of: 5) == nil)
    #expect(screen.hit(y: 110, x: 100)?.id == 1)
    #expect(screen.hit(y: 110, x: 85) == nil, "where the one before it ends")
    #expect(screen.hit(y: 110, x: 90) == nil)
    screen.drag(to: 100, in: "tiles")
    #expect(screen.visible.prefix(4).map(\.id) == ["above", 1, 2, 3])
    #expect(screen.visible.prefix(4).map(\.leading) == [0, 0, 85, 175])
    #expect(screen.drawing.shapes.prefix(4).map(\.breadth) == [200, 75, 80, 25])
    #expect(screen.hit(y: 110, x: 0)?.id == 1)
    #expect(screen.hit(y: 110, x: 199)?.id == 3)
    #expect(screen.identity(of: 3) != nil)
    screen.scrollTo(5)
    #expect(screen.identity(of: 5) != nil)
  }

  @Test func `a card that it does not show is not drawn`() {
    let screen = Screen.showing(
      .scrollingSurface(.horizontal(.top)) {
        Node.forEach([0, 1]) { _ in Node.leaf(height: 9, breadth: 400).card() }
      })
    #expect(screen.drawing.shapes.map(\.kind) == [.card(.regular), .row])
  }

  @Test func `a render keeps its offset, within what there is then`() {
    var screen = Self.screen()
    screen.drag(to: 300, in: "tiles")
    screen.update { Self.body(0..<9) }
    #expect(screen.offset(of: "tiles") == 300)
    screen.update { Self.body(0..<4) }
    #expect(screen.offset(of: "tiles") == 160)
    screen.update { Self.body(0..<1) }
    #expect(screen.offset(of: "tiles") == 0)
    screen.update { Self.body() }
    #expect(screen.offset(of: "tiles") == 0)
    screen.drag(to: 300, in: "tiles")
    screen.update { Self.body(id: "others") }
    #expect(screen.offset(of: "others") == 0)
    #expect(screen.offset(of: "tiles") == nil)
  }

  @Test func `a render while it moves lets it move on`() {
    var screen = Self.screen()
    screen.scrollTo(5, animation: .default)
    screen.advance(by: .milliseconds(100))
    let before = screen.offset(of: "tiles") ?? 0
    screen.update { Self.body() }
    #expect(screen.offset(of: "tiles") == before)
    screen.advance(by: .milliseconds(100))
    #expect((screen.offset(of: "tiles") ?? 0) > before)
    screen.advance(by: .seconds(3))
    #expect(screen.offset(of: "tiles") == 335)
    screen.scrollTo(0, animation: .default)
    screen.update { .scrollingSurface { Node.leaf(5) } }
    #expect(screen.isSettled)
  }

  @Test func `what leaves stays where it was in the frame`() {
    var screen = Self.screen()
    screen.drag(to: 100, in: "tiles")
    screen.update { Self.body(2..<6, animation: .default) }
    let leaving = screen.visible.filter(\.isOutgoing)
    #expect(leaving.map(\.id) == [1])
    #expect(leaving.map(\.leading) == [0])
    #expect(leaving.map(\.breadth) == [75])
    screen.drag(to: 0, in: "tiles")
    #expect(screen.visible.filter(\.isOutgoing).map(\.leading) == [0])
  }

  @Test(arguments: [(.nan, 50), (-5, 0), (.infinity, 340), (1e300, 340)] as [(Double, Double)])
  func `a bad drag stays within the content`(offset: Double, rest: Double) {
    var screen = Self.screen()
    screen.drag(to: 50, in: "tiles")
    screen.drag(to: offset, in: "tiles")
    #expect(screen.offset(of: "tiles") == rest)
    #expect(screen.events == (offset.isNaN ? [.invalidArgument("offset")] : []))
  }

  @Test func `what is no scroll view across cannot be dragged, which is reported`() {
    var screen = Self.screen()
    screen.drag(to: 50, in: "above")
    screen.drag(to: 50, in: "never")
    #expect(
      screen.events == [
        .invalidArgument("scroll view \"above\""), .invalidArgument("scroll view \"never\""),
      ])
    #expect("\(TraceEvent.invalidArgument("scroll view 1"))" == "invalid scroll view 1")
  }

  @Test func `a position by id of what is in it moves it as a scroll does, and binds nothing`() {
    var (bound, scrolled) = (Self.screen(), Self.screen())
    bound.bind(to: .id(5, anchor: 0))
    scrolled.scrollTo(5, anchor: 0)
    #expect(bound.position == nil)
    #expect(bound.offset(of: "tiles") == 340)
    #expect(bound.offset == 0)
    #expect(bound.visible.map(\.id) == scrolled.visible.map(\.id))
    #expect(bound.visible.map(\.id).contains(5))
  }

  @Test func `a surface that goes the screen's way lies there like a stack`() {
    func body(_ surface: Surface.Direction) -> Node {
      .scrollingSurface(surface, spacing: 4, padding: .all(0)) {
        Node.scrollingSurface(surface, spacing: 4, padding: .all(6)) {
          Node.forEach(.integers(0..<20), height: 20)
        }
        .id("inner")
      }
    }
    for isHorizontal in [false, true] {
      var screen = Screen(viewport: 100)
      let direction: Surface.Direction = isHorizontal ? .horizontal(.top) : .vertical(.leading)
      screen.update {
        var render = Render { body(direction) }
        render.axis = isHorizontal ? .horizontal : .vertical
        return render
      }
      #expect(screen.layoutHeight == 20 * 20 + 19 * 4 + 12)
      #expect(screen.offset(of: "inner") == nil)
      screen.scrollTo(19)
      #expect(screen.offset == 388 - 6)
    }
  }

  @Test func `one across within one across does not scroll by itself`() {
    var screen = Screen(viewport: 100, breadth: 100)
    screen.show {
      Node.scrollingSurface(.horizontal(.center), spacing: 0, padding: .all(0)) {
        Node.scrollingSurface(.horizontal(.center), spacing: 0, padding: .all(7)) {
          Node.forEach([0, 1, 2]) { _ in Node.leaf(height: 10, breadth: 60) }
        }
        .id("inner")
        Node.leaf(height: 44, breadth: 10).id("end")
      }
      .id("outer")
    }
    #expect(screen.offset(of: "inner") == nil)
    #expect(screen.visible.map(\.leading) == [7, 67])
    #expect(screen.visible.map(\.minY) == [17, 17])
    screen.scrollTo(2)
    #expect(screen.offset(of: "outer") == 87)
    screen.scrollTo("end")
    #expect(screen.offset(of: "outer") == 104)
  }

  @Test(arguments: [(Surface.VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
  func `a lower view is aligned`(alignment: Surface.VerticalAlignment, minY: Double) {
    let screen = Screen.showing(
      .scrollingSurface(.horizontal(alignment), padding: .all(0)) {
        Node.leaf(height: 40, breadth: 50)
        Node.leaf(height: 20, breadth: 50)
      })
    #expect(screen.visible.map(\.minY) == [0, minY])
  }

  @Test func `a lower lazy stack is aligned once`() {
    let screen = Screen.showing(
      .scrollingSurface(.horizontal(.bottom), padding: .all(0)) {
        Node.lazyStack(spacing: 0) { Node.forEach(.integers(0..<2), height: 10) }
        Node.leaf(height: 40, breadth: 50).id("high")
      })
    #expect([0, 1, "high"].map { screen.frame(of: $0)?.minY } == [20, 30, 0])
  }

  @Test func `a view that reaches out of the frame is hit inside of it`() {
    let body = Node.line { Node.forEach([0, 1]) { _ in Node.leaf(height: 300, breadth: 300) } }
    let screen = Screen.showing(body)
    #expect(screen.hit(y: 0, x: 0)?.id == 0)
    #expect(screen.hit(y: 99, x: screen.breadth - 1)?.id == 1)
    #expect(screen.hit(y: 100, x: 0) == nil)
    #expect(screen.hit(y: 0, x: screen.breadth) == nil)
    #expect(screen.hit(y: -1, x: 0) == nil)
    #expect(screen.hit(y: 0, x: -1) == nil)
  }

  /// What a horizontal screen of its own would show of the same views.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `it shows what a horizontal screen of its own would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lengths = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Double(Int.random(in: 1...120, using: &random))
    }
    let ids = lengths.indices.map(ViewID.integer)
    let insets = EdgeInsets(leading: 7, trailing: 11)
    var inside = Screen(viewport: 100, breadth: 200)
    inside.show {
      Node.scrollingSurface(.horizontal(.top), spacing: 6, padding: insets) {
        Node.elements(
          zip(ids, lengths).map { .init(id: $0, content: .leaf(height: 9, breadth: $1)) })
      }
      .id("tiles")
    }
    var alone = Screen(viewport: 200, breadth: 100)
    alone.update {
      .scrollingSurface(.horizontal(.top), spacing: 6, padding: insets) {
        Node.stack(spacing: 6) { Node.forEach(.list(ids), heights: lengths) }
      }
    }
    for _ in 0..<6 {
      if Bool.random(using: &random), let id = ids.randomElement(using: &random) {
        let anchor = [nil, 0, 0.5, 1].randomElement(using: &random) ?? nil
        inside.scrollTo(id, anchor: anchor)
        alone.scrollTo(id, anchor: anchor)
      } else {
        let offset = Double.random(in: -100...1000, using: &random)
        inside.drag(to: offset, in: "tiles")
        alone.drag(to: offset)
      }
      #expect(inside.offset(of: "tiles") == alone.offset)
      let places = inside.visible.map { ($0.id, $0.leading, $0.leading + $0.breadth) }
      let others = alone.visible.map { view in
        let start = view.minY - alone.offset
        return (view.id, max(start, 0), min(start + view.height, 200))
      }
      #expect(places.map(\.0) == others.map(\.0))
      #expect(
        zip(places, others).allSatisfy { abs($0.1 - $1.1) < 1e-9 && abs($0.2 - $1.2) < 1e-9 })
    }
  }
}
