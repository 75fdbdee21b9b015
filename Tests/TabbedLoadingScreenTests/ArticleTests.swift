import Testing

@testable import TabbedLoadingScreen

@Suite struct ArticleTests {
  struct Cell: CustomTestStringConvertible {
    var viewport = 709.0
    let ids: RowIDs
    let latency: Int
    let rest: ClosedRange<Double>
    var testDescription: String { "\(ids), \(latency) ms, viewport \(viewport)" }
  }

  @Test(arguments: [
    Cell(ids: .offsets(5), latency: 1500, rest: 0...0),
    Cell(ids: .offsets(5), latency: 100, rest: 468.6...478.6),
    Cell(ids: .integers(0..<5), latency: 1500, rest: 0...0),
    Cell(ids: .integers(0..<5), latency: 100, rest: 0...0),
    Cell(viewport: 600, ids: .offsets(5), latency: 1500, rest: 64...64),
  ])
  func restsAt(cell: Cell) {
    var article = ArticleScreen(viewport: cell.viewport, .init(skeletons: cell.ids))
    article.chooseTabB(latency: .milliseconds(cell.latency))
    #expect(cell.rest.contains(article.screen.offset))
    #expect(article.screen.isSettled)
    #expect(article.screen.layoutHeight == 1580)
  }

  @Test func withIDsTheTopIsReachedAtOnce() {
    var article = ArticleScreen(viewport: 709, .init(skeletons: .integers(0..<5)))
    article.chooseTabB(latency: .milliseconds(100))
    #expect(article.screen.events.contains(.scrolled(0, from: 800, to: 0)))
    #expect(
      !article.screen.events.contains { if case .clamped = $0 { true } else { false } })
  }

  @Test func withoutIDsTheTraceSaysWhy() {
    var article = ArticleScreen(viewport: 709)
    article.chooseTabB(latency: .milliseconds(100))
    #expect(
      article.screen.trace.map { "\($0)" }.contains(
        "@0ms scrollTo(0) is predicted to miss: without id:, ForEach(0..<5) tells its rows apart "
          + "by position; none has this id; the view that carries it is being removed"))
  }

  @Test func oneContinuousClampIsOneEntry() {
    var article = ArticleScreen(viewport: 709)
    article.chooseTabB(latency: .milliseconds(1500))
    let clamps = article.screen.events.filter { if case .clamped = $0 { true } else { false } }
    #expect(clamps.count == 1)
  }

  @Test(arguments: [50, 100, 200, 300, 350, 400, 600])
  func theSweepFollowsItsClosedForm(latency: Int) {
    var article = ArticleScreen(viewport: 709)
    article.chooseTabB(latency: .milliseconds(latency))
    let predicted = Self.rest(latency: Double(latency) / 1000)
    #expect(abs(article.screen.offset - predicted) < 5)
  }

  @Test(arguments: zip([50, 100, 200, 300, 350, 400], [663, 473.6, 197, 52, 15, 0]))
  func theSweepConvergesToItsNumbersWithMoreFrames(latency: Int, rest: Double) {
    var article = ArticleScreen(viewport: 709, .init(framesPerSecond: 1000))
    article.chooseTabB(latency: .milliseconds(latency))
    #expect(abs(article.screen.offset - rest) < 0.6)
  }

  static let cures: [(String, ArticleScreen.Variant)] = [
    ("ids", .init(skeletons: .integers(0..<5))),
    ("no animation", .init(animation: nil)),
    ("an anchor view above", .init(hasAnchor: true)),
    ("the tab as the scroll view's id", .init(hasTabID: true)),
    ("a minimum as long as the animation", .init(minimum: .milliseconds(500))),
  ]

  @Test(arguments: cures.indices)
  func eachCureReachesTheTop(number: Int) {
    let (name, variant) = Self.cures[number]
    var article = ArticleScreen(viewport: 709, variant)
    article.chooseTabB(latency: .milliseconds(100))
    #expect(article.screen.offset == 0, "\(name)")
  }

  @Test func lazyRowsRestWhereEagerOnesDo() {
    var article = ArticleScreen(viewport: 709, .init(isLazy: true))
    article.chooseTabB(latency: .milliseconds(100))
    #expect((468.6...478.6).contains(article.screen.offset))
  }

  @Test(arguments: [(100, 800.0), (1500, 0.0)])
  func clampingOnSettle(latency: Int, rest: Double) {
    var article = ArticleScreen(viewport: 709, .init(clamping: .onSettle))
    article.chooseTabB(latency: .milliseconds(latency))
    #expect(article.screen.offset == rest)
  }

  /// The spring from 1580 towards 664, retargeted at the latency to 1580; the offset follows the
  /// minimum of the height.
  static func rest(latency: Double) -> Double {
    let omega = 2 * Double.pi / 0.5
    let decay = exponential(-omega * latency)
    let height = 664 + 916 * (1 + omega * latency) * decay
    let velocity = -916 * omega * omega * latency * decay
    let distance = height - 1580
    let sum = velocity + omega * distance
    let time = max(0, 1 / omega - distance / sum)
    let lowest = 1580 + (distance + sum * time) * exponential(-omega * time)
    return min(800, max(0, lowest - 709))
  }
}
