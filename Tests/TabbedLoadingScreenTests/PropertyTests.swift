import TabbedLoadingScreen
import TabbedLoadingSimulation
import Testing

@Suite struct PropertyTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func theResultDoesNotDependOnHowTimeIsCut(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (whole, cut) = (RandomScreen(isLazy: seed % 2 == 0), RandomScreen(isLazy: seed % 2 == 0))
    for _ in 0..<12 {
      let step = RandomScreen.Step.random(&random)
      whole.perform(step)
      cut.perform(step)
      let pause = Int.random(in: 0...400_000, using: &random)
      whole.screen.advance(by: .microseconds(pause))
      var left = pause
      while left > 0 {
        let part = min(left, Int.random(in: 1...60_000, using: &random))
        cut.screen.advance(by: .microseconds(part))
        left -= part
      }
      #expect(whole.screen.offset == cut.screen.offset)
      #expect(whole.screen.clampingHeight == cut.screen.clampingHeight)
      #expect(whole.screen.visible == cut.screen.visible)
      #expect(whole.screen.now == cut.screen.now)
    }
    #expect(whole.screen.trace == cut.screen.trace)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aSettledOffsetIsWithinTheContent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var screen = RandomScreen(
      isLazy: seed % 2 == 0, clamping: seed % 3 == 0 ? .onSettle : .perFrame)
    for _ in 0..<15 {
      screen.perform(.random(&random))
      screen.screen.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
      #expect(screen.screen.offset >= 0)
      #expect(screen.screen.offset.isFinite)
    }
    screen.screen.advance(by: .seconds(10))
    #expect(screen.screen.isSettled)
    #expect(screen.screen.outgoing.isEmpty)
    #expect(screen.screen.clampingHeight == screen.screen.layoutHeight)
    #expect(screen.screen.offset <= screen.screen.maximumOffset)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func uniformRowsAreLazyAsTheyAreEager(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (lazy, eager) = (
      RandomScreen(isLazy: true, isUniform: true), RandomScreen(isLazy: false, isUniform: true)
    )
    for _ in 0..<12 {
      let step = RandomScreen.Step.random(&random)
      let pause = Duration.milliseconds(Int.random(in: 0...400, using: &random))
      lazy.perform(step)
      eager.perform(step)
      lazy.screen.advance(by: pause)
      eager.screen.advance(by: pause)
      #expect(lazy.screen.offset == eager.screen.offset)
      #expect(lazy.screen.clampingHeight == eager.screen.clampingHeight)
      #expect(Self.places(lazy.screen) == Self.places(eager.screen))
    }
  }

  private static func places(_ screen: Screen) -> [[Double]] {
    screen.visible.filter { !$0.isOutgoing }.map { [$0.minY, $0.height] }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func theSameCallsGiveTheSameScreen(seed: UInt64) {
    let screens = (0..<2).map { _ in
      var random = SplitMix64(seed: seed)
      var screen = RandomScreen(isLazy: true)
      for _ in 0..<10 {
        screen.perform(.random(&random))
        screen.screen.advance(by: .milliseconds(70))
      }
      return screen.screen
    }
    #expect(screens[0].trace == screens[1].trace)
    #expect(screens[0].visible == screens[1].visible)
    #expect(screens[0].outgoing == screens[1].outgoing)
  }

  @Test(arguments: [false, true])
  func aMillionRowsScrollToTheirEnds(isLazy: Bool) {
    let rows = Node.forEach(.integers(0..<1_000_000), height: 20)
    var screen = Screen.showing(.stack(spacing: 12, isLazy: isLazy, [rows]))
    screen.scrollTo(999_999)
    #expect(screen.visible.map(\.id) == [999_996, 999_997, 999_998, 999_999])
    screen.scrollTo(0, animation: .default)
    screen.advance(by: .seconds(3))
    #expect(screen.offset == 0)
  }

  @Test func idleTimeCostsNothing() {
    var screen = Screen.showing(.rows(50))
    screen.advance(by: .seconds(3_000_000_000))
    screen.scrollTo(49, animation: .linear(.milliseconds(100)))
    screen.advance(by: .milliseconds(100))
    #expect(screen.offset == 900)
    #expect(screen.now == .seconds(3_000_000_000) + .milliseconds(100))
  }

  @Test func framesDoNotDrift() {
    var screen = Screen.showing(.rows(2))
    for _ in 0..<1000 { screen.advance(by: .seconds(1) / 60) }
    screen.show(animation: .linear(.seconds(1))) { Node.rows(100) }
    let start: Double = screen.now / .seconds(1)
    screen.advance(by: .seconds(17) - screen.now)
    #expect(abs(screen.clampingHeight - (40 + 1960 * (17 - start))) < 1e-6)
  }
}

/// A screen that random steps are played on.
struct RandomScreen {
  enum Step {
    case show(first: Int, count: Int, header: Bool, Animation?)
    case scroll(Int, Double?, Animation?)
    case drag(Double)
    case resize(Double)
  }

  var screen: Screen
  let isLazy: Bool
  let isUniform: Bool

  init(isLazy: Bool, isUniform: Bool = false, clamping: Clamping = .perFrame) {
    screen = Screen(viewport: 300, clamping: clamping)
    self.isLazy = isLazy
    self.isUniform = isUniform
    perform(.show(first: 0, count: 60, header: false, nil))
  }

  mutating func perform(_ step: Step) {
    switch step {
    case .show(let first, let count, let header, let animation):
      let rows = rows(first..<first + count)
      let (isLazy, height) = (isLazy, isUniform ? 21.7 : 90)
      screen.show(animation: animation) {
        Node.stack(
          spacing: 7, isLazy: isLazy, [header ? .leaf(height).id("header") : .empty, rows])
      }
    case .scroll(let id, let anchor, let animation):
      screen.scrollTo(.integer(id), anchor: anchor, animation: animation)
    case .drag(let offset): screen.drag(to: offset)
    case .resize(let viewport): screen.resize(viewport: viewport)
    }
  }

  private func rows(_ range: Range<Int>) -> Node {
    isUniform
      ? .forEach(.integers(range), height: 21.7)
      : .forEach(.integers(range), heights: range.map { Double(10 + $0 * 37 % 90) })
  }
}

extension RandomScreen.Step {
  static func random(_ random: inout SplitMix64) -> Self {
    let animations: [Animation?] = [nil, .default, .olderDefault, .linear(.milliseconds(120))]
    let animation = animations.randomElement(using: &random) ?? nil
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2:
      return .show(
        first: Int.random(in: 0...20, using: &random),
        count: Int.random(in: 0...200, using: &random), header: Bool.random(using: &random),
        animation)
    case 3...4:
      let anchor = [nil, 0, 0.5, 1].randomElement(using: &random) ?? nil
      return .scroll(Int.random(in: 0...200, using: &random), anchor, animation)
    case 5...6: return .drag(Double.random(in: -100...5000, using: &random))
    default: return .resize(Double.random(in: 0...900, using: &random))
    }
  }
}
