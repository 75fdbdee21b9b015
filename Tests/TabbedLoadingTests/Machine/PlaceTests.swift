import TabbedLoading
import Testing

/// Where a list goes when its rows change (M16).
@Suite struct PlaceTests {
  @Test(arguments: [
    // Rows before, rows after, the top-most row, where the list has to go.
    ([1, 2, 3], [1, 2, 3], 2, "nowhere"),
    ([1, 2, 3], [1, 2], 2, "nowhere"),
    ([1, 2, 3], [1, 2, 9, 3], 2, "nowhere"),
    ([1, 2, 3], [0, 1, 2, 3], 2, "2"),
    ([1, 2, 3], [2, 3], 2, "2"),
    ([1, 2, 3], [2, 1, 3], 2, "2"),
    ([1, 2, 3], [9, 2, 3], 2, "2"),
    ([1, 2, 3], [1, 3], 2, "3"),
    ([1, 2, 3, 4], [4, 1], 2, "4"),
    ([1, 2, 3], [1, 9], 2, "1"),
    ([1, 2, 3], [3, 2, 1], 1, "1"),
    ([1, 2, 3], [8, 9], 2, "top"),
    ([1, 2, 3], [], 2, "top"),
    ([1, 2, 3], [2], 7, "nowhere"),
    ([], [1], 1, "nowhere"),
  ])
  func `the list goes with its top-most row`(
    old: [Int], new: [Int], row: Int, expected: String
  ) {
    let place = Letters.Anchor(id: row, distance: -4)
    switch place.aim(from: old, to: new) {
    case nil: #expect(expected == "nowhere")
    case .top: #expect(expected == "top")
    case .anchor(let anchor):
      #expect(expected == "\(anchor.id)")
      #expect(anchor.distance == -4)
    case .row: Issue.record("a place is no row to be seen")
    }
  }

  @Test func `a distance that is no number counts as none`() {
    for distance in [Double.nan, .infinity, -.infinity] {
      #expect(Letters.Anchor(id: 1, distance: distance) == Letters.Anchor(id: 1))
    }
  }

  @Test func `a list whose place is not known is not held`() {
    let row = Letters.Anchor(id: 2)
    for report in [
      LettersState.Event.moved(isAtTop: true), .moved(isAtTop: false),
      .moved(isAtTop: true, anchor: row),
    ] {
      var screen = Timeline.ready(.article, [1, 2, 3])
      screen.at(20, report, .edit(.insert(0, at: 0), in: .a))
      #expect(screen.state.command == nil)
    }
  }

  @Test func `a hold that is not executed yet moves on with the rows`() {
    var screen = Timeline.ready(.article, [1, 2, 3])
    screen.at(20, .moved(isAtTop: false, anchor: Letters.Anchor(id: 2)))
    screen.at(30, .edit(.insert(0, at: 0), in: .a))
    #expect(screen.state.command?.target == .anchor(Letters.Anchor(id: 2)))
    screen.at(40, .edit(.remove(2), in: .a))
    #expect(screen.state.command?.target == .anchor(Letters.Anchor(id: 3)))
    screen.execute(at: 50)
    screen.at(60, .edit(.insert(9, at: 0), in: .a))
    #expect(screen.state.command?.target == .anchor(Letters.Anchor(id: 3)), "it is there now")
  }

  @Test func `a wish for the top or a row is not turned into a hold`() {
    var screen = Timeline.ready(.article, [1, 2, 3])
    screen.at(20, .moved(isAtTop: false, anchor: Letters.Anchor(id: 2)), .scroll(to: 3))
    screen.at(30, .edit(.insert(0, at: 0), in: .a))
    #expect(screen.state.command?.target == .row(3))
    screen.at(40, .edit(.remove(3), in: .a))
    #expect(screen.state.command == nil)
  }

  @Test func `a row that does not come costs no place`() {
    var screen = Timeline.ready(Policy(keep: .rows(tabs: 1)), [1, 2, 3])
    let place = Letters.Anchor(id: 2, distance: -4)
    screen.at(20, .moved(isAtTop: false, anchor: place), .refresh, .scroll(to: 99))
    screen.at(30, .select(.b), .select(.a))
    #expect(screen.state.command?.target == .anchor(place), "where it was when it was left")
    screen.execute(at: 40)
    screen.at(50, .refresh, .scroll(to: 99))
    screen.answer(at: 60, [0, 1, 2, 3])
    #expect(screen.state.command?.target == .anchor(place), "where it was before the answer")
  }

  @Test func `where a row that was scrolled to can be seen, the list's place is not known`() {
    var screen = Timeline.ready(Policy(reselect: .refreshAtTop), Array(1...50))
    screen.at(20, .moved(isAtTop: false, anchor: Letters.Anchor(id: 2)), .scroll(to: 40))
    screen.execute(at: 30)
    screen.at(40, .edit(.insert(0, at: 0), in: .a))
    #expect(screen.state.command == nil, "it is not held where it was before")
    screen.at(50, .moved(isAtTop: true), .scroll(to: 40))
    screen.execute(at: 60)
    screen.at(70, .select(.a))
    #expect(!screen.state.isRefreshing, "it is not known to be at its top")
  }

  @Test func `a list that was brought to its top is held nowhere, and kept there`() {
    var screen = Timeline.ready(Policy(keep: .rows(tabs: 1), reselect: .scrollToTop), [1, 2, 3])
    screen.at(20, .moved(isAtTop: false, anchor: Letters.Anchor(id: 2)), .select(.a))
    screen.at(30, .select(.b), .select(.a))
    #expect(screen.state.command?.target == .top(first: .item(1)), "on its way there")
    screen.execute(at: 40)
    screen.at(50, .moved(isAtTop: false, anchor: Letters.Anchor(id: 2)), .select(.a))
    screen.execute(at: 60)
    screen.at(70, .edit(.insert(0, at: 0), in: .a))
    #expect(screen.state.command == nil, "there")
  }

  @Test func `a page under a pending edit that moves rows above is held`() {
    var screen = Timeline.ready(.article, [1, 2, 3], next: 2)
    screen.at(20, .edit(.insert(9, at: 0), in: .a, pending: 1))
    screen.at(30, .moved(isAtTop: false, anchor: Letters.Anchor(id: 3)), .endVisible(after: 3))
    screen.answer(at: 40, [4, 9])
    #expect(screen.state.shown == .rows([1, 2, 3, 4, 9]), "the server has it elsewhere")
    #expect(screen.state.command?.target == .anchor(Letters.Anchor(id: 3)))
  }
}
