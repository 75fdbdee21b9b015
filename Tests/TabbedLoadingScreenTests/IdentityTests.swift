import Testing

@testable import TabbedLoadingScreen

@Suite struct S1BranchTests {
  /// A screen that leaves its first branch for the second and comes back after some time.
  @Test(arguments: [
    (Animation?.none, 100, false), (nil, 0, false), (.default, 100, true), (.default, 700, true),
    (.default, 750, false), (.olderDefault, 300, true), (.olderDefault, 360, false),
  ])
  func reenteringABranchKeepsIdentityOnlyWhileItLeaves(
    animation: Animation?, wait: Int, survives: Bool
  ) {
    var screen = Screen.showing(Self.body(isFirst: true))
    let before = screen.identity(of: "a")
    #expect(before != nil)
    screen.show(animation: animation) { Self.body(isFirst: false) }
    #expect(screen.identity(of: "a") == nil)
    screen.advance(by: .milliseconds(wait))
    screen.show(animation: animation) { Self.body(isFirst: true) }
    #expect((screen.identity(of: "a") == before) == survives)
  }

  @Test func theSameBranchKeepsIdentity() {
    var screen = Screen.showing(Self.body(isFirst: true))
    let before = screen.visible.map(\.identity)
    screen.show { Self.body(isFirst: true) }
    #expect(screen.visible.map(\.identity) == before)
  }

  @Test func equalViewsInTwoBranchesDiffer() {
    var screen = Screen.showing(.branch(0, .leaf(20)))
    let before = screen.visible.map(\.identity)
    screen.show { Node.branch(1, .leaf(20)) }
    #expect(screen.visible.map(\.identity) != before)
  }

  @Test func anIfWithoutElseKeepsThePlacesOfWhatFollows() {
    func body(_ isOn: Bool) -> Node {
      .group {
        if isOn { Node.leaf(10) }
        Node.leaf(20)
      }
    }
    var screen = Screen.showing(body(true))
    let before = screen.visible.last?.identity
    screen.show { body(false) }
    #expect(screen.visible.map(\.identity) == [before])
  }

  static func body(isFirst: Bool) -> Node {
    .group {
      if isFirst { Node.leaf(20).id("a") } else { Node.leaf(30).id("b") }
    }
  }
}

@Suite struct S2ExplicitIDTests {
  @Test(arguments: [(ViewID.integer(1), true), (2, false), ("1", false)])
  func aChangedIDIsANewView(id: ViewID, survives: Bool) {
    var screen = Screen.showing(.stack { Node.leaf(20) }.id(1))
    let before = screen.visible.map(\.identity)
    screen.show { Node.stack { Node.leaf(20) }.id(id) }
    #expect((screen.visible.map(\.identity) == before) == survives)
  }

  @Test func anIDMadeAnewByEachRenderKeepsNothing() {
    let body = Node.group([.leaf(5).id(.fresh(0)), .forEach(.fresh(3), height: 20)])
    var screen = Screen.showing(body)
    screen.show { body }
    let renewal = Renewal(views: 4, drawn: 4, losesAnchor: false)
    #expect(screen.events == [.renewed(renewal), .changed(ListChange(inserted: 4, removed: 4))])
    screen.scrollTo(.fresh(0))
    #expect(screen.misses == [[.fresh]])
  }

  @Test func elementsAreKeyedByTheirID() {
    func body(_ ids: [ViewID]) -> Node { .stack { Node.forEach(.list(ids), height: 20) } }
    var screen = Screen.showing(body([1, 2, 3]))
    let (one, three) = (screen.identity(of: 1), screen.identity(of: 3))
    screen.show { body([3, 4, 1]) }
    #expect(screen.identity(of: 1) == one)
    #expect(screen.identity(of: 3) == three)
    #expect(screen.events == [.changed(ListChange(inserted: 1, removed: 1, moved: 1, kept: 2))])
    #expect(screen.visible.map(\.id) == [3, 4, 1])
  }

  @Test func anExplicitIDAtTheRootWinsOverTheKey() {
    var screen = Screen.showing(.forEach([1, 2]) { id in Node.leaf(80).id(.pair("row", id)) })
    screen.scrollTo(2)
    #expect(screen.misses == [[.unknown]])
    screen.scrollTo(.pair("row", 2))
    #expect(screen.offset == 60)
  }

  @Test(arguments: [false, true])
  func duplicatesShowTheFirstOrAreDrawnOnceAndAreReportedOnce(isLazy: Bool) {
    let elements = [1, 2, 1].enumerated().map { place, id in
      Node.Element(id: .integer(id), content: .leaf(Double(place + 1) * 10))
    }
    for node in [Node.forEach(.list([1, 2, 1]), heights: [10, 20, 30]), .elements(elements)] {
      let body = Node.stack(spacing: 0, isLazy: isLazy, [node])
      var screen = Screen(viewport: 100)
      screen.show { body }
      #expect(screen.visible.map(\.height) == (isLazy ? [10, 20] : [10, 20, 10]))
      #expect(screen.visible.map(\.id) == (isLazy ? [1, 2] : [1, 2, 1]))
      #expect(screen.events.contains(.duplicates([Duplicate(id: 1, count: 2, places: [0, 2])])))
      _ = screen.takeTrace()
      screen.show { body }
      #expect(screen.trace.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `repeated rows without a height of their own have none`(isLazy: Bool) {
    let rows = Node.forEach(.list([1, 1, 2]), heights: [10, 20])
    let screen = Screen.showing(.stack(spacing: 0, isLazy: isLazy, [rows, .leaf(5)]))
    #expect(screen.layoutHeight == (isLazy ? 15 : 25))
  }

  @Test func aNewScrollViewStartsAtItsTop() {
    var screen = Screen(viewport: 100)
    screen.show(id: 1) { Node.rows(50) }
    #expect(!screen.events.contains(.newScrollView))
    screen.drag(to: 300)
    let before = screen.identity(of: 15)
    screen.show(id: 2, animation: .default) { Node.rows(40) }
    #expect(screen.offset == 0)
    #expect(screen.isSettled, "its height is no change of another one's")
    screen.drag(to: 300)
    #expect(screen.identity(of: 15) != before)
    #expect(screen.events.contains(.newScrollView))
    #expect(screen.change == ListChange(inserted: 40, removed: 50))
  }
}

@Suite struct S10RemovalTests {
  /// A row's place is taken by a lazy stack while the row is still leaving.
  @Test func whatTakesThePlaceOfALeavingViewKeepsItsOwnState() {
    func body(_ isStack: Bool) -> Node {
      let heights = (0..<400).map { $0 < 20 ? 20.0 : 60 }
      return isStack ? .lazyStack { Node.forEach(.integers(0..<400), heights: heights) } : .leaf(20)
    }
    var screen = Screen.showing(body(false))
    screen.show(animation: .default) { body(true) }
    screen.scroll(by: 390)
    #expect(screen.outgoing.count == 1)
    let height = screen.layoutHeight
    screen.show(animation: .default) { body(true) }
    #expect(screen.layoutHeight == height)
    #expect(screen.outgoing.count == 1)
  }

  @Test(arguments: [
    (Animation?.none, 0), (.default, 735), (.spring(response: .seconds(1)), 1470),
    (.olderDefault, 350), (.linear(.milliseconds(200)), 200), (.linear(.zero), 0),
  ])
  func aRemovalLastsAsLongAsItsAnimation(animation: Animation?, length: Int) {
    var screen = Screen.showing(.rows(3))
    screen.show(animation: animation) { Node.rows(2) }
    #expect(screen.outgoing.map(\.id) == (length > 0 ? [2] : []))
    screen.advance(by: .milliseconds(max(length - 20, 0)))
    #expect(screen.outgoing.map(\.id) == (length > 0 ? [2] : []))
    screen.advance(by: .milliseconds(40))
    #expect(screen.outgoing.isEmpty)
  }

  @Test func whatLeavesStaysWhereItWas() {
    var screen = Screen.showing(.rows(3))
    screen.show(animation: .default) { Node.rows(2, height: 30) }
    #expect(screen.visible.map(\.minY) == [0, 30, 40])
    #expect(screen.visible.map(\.isOutgoing) == [false, false, true])
    #expect(screen.layoutHeight == 60)
  }

  @Test func insertingItAgainRevivesIt() {
    var screen = Screen.showing(.rows(3))
    let before = screen.identity(of: 2)
    screen.show(animation: .default) { Node.rows(2) }
    screen.advance(by: .milliseconds(100))
    _ = screen.takeTrace()
    screen.show { Node.rows(3) }
    #expect(screen.identity(of: 2) == before)
    #expect(screen.outgoing.isEmpty)
    #expect(screen.events == [.changed(ListChange(kept: 2, revived: 1))])
    #expect(screen.visible.map(\.isOutgoing) == [false, false, false])
  }

  @Test func aLaterChangeDoesNotProlongARemoval() {
    var screen = Screen.showing(.rows(4))
    screen.show(animation: .olderDefault) { Node.rows(3) }
    screen.advance(by: .milliseconds(200))
    screen.show(animation: .olderDefault) { Node.rows(2) }
    #expect(screen.outgoing.map(\.id) == [2, 3])
    screen.advance(by: .milliseconds(200))
    #expect(screen.outgoing.map(\.id) == [2])
  }
}
