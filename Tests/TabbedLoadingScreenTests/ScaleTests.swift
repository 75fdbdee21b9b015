import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScreen

/// A lazy stack against the same stack laid out whole.
@Suite struct LazyAgainstWholeTests {
  /// Views of every kind, of heights that no two kinds share.
  static func views(_ random: inout SplitMix64) -> Node {
    .group((0..<Int.random(in: 1...12, using: &random)).map { _ in view(&random, depth: 0) })
  }

  private static func view(_ random: inout SplitMix64, depth: Int) -> Node {
    func inner() -> [Node] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in view(&random, depth: depth + 1) }
    }
    func rows() -> Node {
      let count = Int.random(in: 0...12, using: &random)
      let heights = (0..<count).map { _ in Double(Int.random(in: 1...80, using: &random)) }
      return .forEach(.integers(0..<count), heights: heights)
    }
    switch Int.random(in: 0..<(depth < 3 ? 9 : 3), using: &random) {
    case 0: return .leaf(Double(Int.random(in: 1...200, using: &random)))
    case 1: return rows()
    case 2: return rows().padding(EdgeInsets(top: 3, bottom: 4))
    case 3: return .group(inner())
    case 4: return .branch(Int.random(in: 0...1, using: &random), .group(inner()))
    case 5: return .stack(spacing: 5, isLazy: false, inner())
    case 6: return .line(spacing: 5, inner())
    case 7: return .dividedCard(spacing: 2, .group(inner()))
    default:
      let section = Section(header: .leaf(22), content: .group(inner()), footer: .leaf(9))
      return .sections(headerPadding: 7, .section(section))
    }
  }

  /// Once all has been in sight, the lazy stack is the whole one, and nothing of it is out of place.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func whatHasBeenInSightIsWhereItWouldBe(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let views = Self.views(&random)
    var lazy = Screen.showing(viewport: 300, .stack(spacing: 6, isLazy: true, [views]))
    let whole = Screen.showing(viewport: 300, .stack(spacing: 6, isLazy: false, [views]))
    #expect(lazy.offset == 0)
    while lazy.offset < lazy.maximumOffset { lazy.scroll(by: 140) }
    #expect(abs(lazy.layoutHeight - whole.layoutHeight) < 1e-6)
    for _ in 0..<3 {
      let offset = Double.random(in: 0...max(whole.maximumOffset, 1), using: &random)
      var (one, other) = (lazy, whole)
      one.drag(to: offset)
      other.drag(to: one.offset)
      let places = [one, other].map { $0.visible.map { ($0.minY, $0.height, $0.leading) } }
      #expect(places[0].count == places[1].count)
      #expect(
        zip(places[0], places[1]).allSatisfy {
          abs($0.0 - $1.0) < 1e-6 && $0.1 == $1.1 && $0.2 == $1.2
        })
    }
  }

  /// At any time, and after any jump, the rows in sight are whole: each of its own height, one after
  /// the other, and none is missing.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func rowsInSightFollowEachOtherWithTheirOwnHeights(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let heights = (0..<5000).map { _ in Double(Int.random(in: 10...120, using: &random)) }
    var screen = Screen.showing(
      viewport: 300, .lazyStack(spacing: 6) { Node.forEach(.integers(0..<5000), heights: heights) })
    for _ in 0..<12 {
      if Bool.random(using: &random) {
        screen.scrollTo(
          .integer(Int.random(in: 0..<5000, using: &random)), anchor: 0,
          animation: Bool.random(using: &random) ? .default : nil)
        screen.advance(by: .milliseconds(Int.random(in: 0...900, using: &random)))
      } else {
        screen.scroll(by: Double.random(in: -3000...3000, using: &random))
      }
      let rows = screen.visible.compactMap { element -> (Int, Double, Double)? in
        guard case .integer(let id) = element.id else { return nil }
        return (id, element.minY, element.height)
      }
      #expect(rows.allSatisfy { $0.2 == heights[$0.0] })
      #expect(
        zip(rows, rows.dropFirst()).allSatisfy { one, next in
          next.0 == one.0 + 1 && abs(next.1 - one.1 - one.2 - 6) < 1e-6
        })
      let (first, last) = (rows.first, rows.last)
      #expect(first.map { $0.1 <= screen.offset + 6 || $0.0 == 0 } == true)
      #expect(last.map { $0.1 + $0.2 >= screen.offset + 294 || $0.0 == 4999 } == true)
    }
  }
}

/// Any screen after any other, with anything done to it in between.
@Suite struct AnyScreenTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func everyViewIsAccountedForAndNothingIsOutOfBounds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var screen = Screen(
      viewport: 300, safeArea: EdgeInsets(top: 47, bottom: 34),
      anchoring: seed % 2 == 0 ? .topmostTarget : .offset)
    var before = 0
    for _ in 0..<8 {
      let views = LazyAgainstWholeTests.views(&random)
      let animation: Animation? = Bool.random(using: &random) ? .default : nil
      let axis: Surface.Direction =
        Int.random(in: 0..<10, using: &random) == 0 ? .horizontal(.center) : .vertical(.leading)
      screen.update { .scrollingSurface(axis, animation: animation) { views } }
      let now = screen.runs.uniqueCount
      let change = screen.change
      #expect(change.inserted + change.kept + change.revived == now)
      #expect(change.removed + change.kept == before)
      #expect(change.moved <= change.kept)
      before = now
      _ = screen.takeTrace()
      act(on: &screen, &random)
      screen.advance(by: .milliseconds(Int.random(in: 0...900, using: &random)))
      let shapes = screen.drawing.shapes
      #expect(shapes.allSatisfy { $0.minY.isFinite && $0.height >= 0 && $0.breadth >= 0 })
      #expect(screen.offset >= 0)
      _ = screen.hit(y: 150)
    }
    screen.advance(by: .seconds(5))
    #expect(screen.isSettled)
    #expect(screen.offset <= screen.maximumOffset)
  }

  private func act(on screen: inout Screen, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: screen.drag(to: Double.random(in: 0...3000, using: &random))
    case 1: screen.scrollTo(.integer(Int.random(in: 0...12, using: &random)), animation: .default)
    case 2: screen.bind(to: .bottom)
    case 3: screen.bind(to: .id(.integer(Int.random(in: 0...12, using: &random)), anchor: 0.5))
    case 4: screen.resize(viewport: Double.random(in: 0...600, using: &random))
    default: screen.bind(to: .top)
    }
  }
}

@Suite struct LargeListTests {
  static let heights = (0..<200_000).map { Double(20 + $0 &* 7919 % 60) }

  @Test func aJumpInALargeListOfMixedHeightsComesToRestAtItsRow() {
    var screen = Screen.showing(
      viewport: 700, .lazyStack { Node.forEach(.integers(0..<200_000), heights: Self.heights) })
    for id in [150_000, 3, 199_999, 77_777] {
      screen.scrollTo(.integer(id), anchor: 0, animation: .default)
      screen.advance(by: .seconds(3))
      let frame = screen.frame(of: .integer(id))
      #expect(frame?.height == Self.heights[id])
      let expected = min(frame?.minY ?? 0, screen.maximumOffset)
      #expect(abs(screen.offset - expected) < 0.1)
    }
  }

  @Test func aLargeListIsPrependedToAndStaysInPlace() {
    func body(_ ids: Range<Int>) -> Render {
      .scrollingSurface(spacing: 0, padding: .all(0)) {
        Node.forEach(.list(ids.map(ViewID.integer)), heights: Self.heights)
      }
    }
    var screen = Screen(viewport: 700, anchoring: .topmostTarget)
    screen.update { body(50_000..<150_000) }
    screen.scrollTo(100_000, anchor: 0)
    let before = (screen.topmostTarget, screen.frame(of: 100_000)?.minY ?? 0, screen.offset)
    screen.update { body(0..<150_000) }
    #expect(screen.topmostTarget == before.0)
    let now = screen.frame(of: 100_000)?.minY ?? 0
    #expect(abs(now - screen.offset - before.1 + before.2) < 1e-6)
    #expect(screen.change == ListChange(inserted: 50_000, kept: 100_000))
  }
}
