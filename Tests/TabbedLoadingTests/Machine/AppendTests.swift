import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// The next page (M10).
@Suite struct AppendTests {
  private let ready = Timeline.ready(.article, [1, 2], next: 2)

  @Test func `the request names the page, the tab and why`() throws {
    var screen = ready
    let effects = screen.at(0, .endVisible(after: 2))
    let request = Letters.Request(
      ticket: Ticket(issuer: 1, number: 2), tab: .a, kind: .append, cursor: 2,
      known: Letters.Request.Known(first: 1, last: 2, age: .zero))
    #expect(Array(try #require(effects)) == [.start(request)])
    #expect(screen.state.isAppending && !screen.state.isRefreshing)
    #expect(screen.state.shown == .rows([1, 2]))
  }

  @Test func `an appended page moves nothing and wants no scroll`() {
    var screen = ready
    screen.at(0, .endVisible(after: 2))
    #expect(screen.answer(at: 0, [3, 4], next: 3)?.isEmpty == true)
    #expect(screen.state.shown == .rows([1, 2, 3, 4]))
    #expect(screen.state.hasMore && !screen.state.isAppending)
  }

  @Test func `three pages without a new row are enough`() {
    var screen = ready
    screen.at(0, .endVisible(after: 2))
    for page in 3...5 {
      #expect(screen.state.isAppending, "page \(page)")
      screen.answer(at: 0, [2, 1], next: page)
    }
    #expect(!screen.state.isAppending && screen.state.hasMore)
    #expect(screen.at(0, .endVisible(after: 2))?.isEmpty == true)
    #expect(screen.at(0, .retry)?.start?.cursor == 5)
  }

  @Test func `a new row begins the count again`() {
    var screen = ready
    screen.at(0, .endVisible(after: 2))
    screen.answer(at: 0, [], next: 3)
    screen.answer(at: 0, [], next: 4)
    screen.answer(at: 0, [3], next: 5)
    #expect(!screen.state.isAppending)
    screen.at(0, .endVisible(after: 3))
    screen.answer(at: 0, [], next: 6)
    screen.answer(at: 0, [], next: 7)
    #expect(screen.state.isAppending)
  }

  @Test func `a failed refresh stays a problem when a page comes`() {
    var screen = ready
    screen.at(0, .refresh)
    screen.fail(at: 0)
    screen.at(0, .endVisible(after: 2))
    #expect(screen.state.isAppending)
    #expect(screen.state.problem?.kind == .refresh)
    screen.answer(at: 0, [3])
    #expect(screen.state.problem?.kind == .refresh)
  }

  @Test func `a page that nobody cancelled is asked for once more`() {
    var screen = Timeline.ready(Policy(unaskedCancel: .retryOnce), [1], next: 2)
    screen.at(0, .endVisible(after: 1))
    let again = screen.cancel(at: 0)?.start
    #expect(again?.kind == .append && again?.cursor == 2 && again?.attempt == 2)
    #expect(screen.cancel(at: 0)?.isEmpty == true)
    #expect(screen.state.problem?.kind == .append)
  }

  @Test func `a page that is cancelled twice without an error waits until the user wants it`() {
    var screen = ready
    screen.at(0, .endVisible(after: 2), .cancelled(Ticket(issuer: 1, number: 2), nil))
    #expect(screen.state.isAppending, "once more")
    #expect(screen.at(0, .cancelled(Ticket(issuer: 1, number: 3), nil))?.start == nil)
    #expect(!screen.state.isAppending)
    #expect(screen.at(0, .retry)?.start?.kind == .append)
  }

  @Test func `a state that was copied keeps its rows`() {
    var screen = ready
    screen.at(0, .endVisible(after: 2))
    let copy = screen.state
    screen.answer(at: 0, [3])
    #expect(copy.shown == .rows([1, 2]))
    #expect(copy.hasMore && copy.isAppending)
    #expect(screen.state.shown == .rows([1, 2, 3]))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `pages are merged as a plain list would be`(seed: UInt64) {
    var random = Choices(seed: seed)
    var plain: [Int] = []
    var screen = Timeline(.article)
    for page in 1...8 {
      let items = (0..<random.pick(below: 5)).map { _ in random.pick(below: 12) }
      for item in items where !plain.contains(item) { plain.append(item) }
      screen.answer(at: 0, items, next: page)
      #expect(screen.state.progress == .ready(plain), "seed \(seed), page \(page)")
      screen.at(0, .endHidden, .retry)
      if let last = plain.last { screen.at(0, .endVisible(after: last)) }
    }
  }
}

/// Rows with a value beside the id, and a rule for what becomes of a row that comes again.
private enum Counters: TabTypes {
  struct Item: Identifiable, Equatable, Sendable { let id: Int, value: Int }
  typealias Tab = Int
  typealias Cursor = String
  typealias Failure = Never

  static func merged(_ old: Item, with new: Item) -> Item {
    Item(id: old.id, value: old.value + new.value)
  }
}

/// Rows that come twice and are merged (M10).
@Suite struct MergedTests {
  @Test func `a row that comes again keeps its place and has the merged value`() {
    var state = TabState<Counters>(selected: 0, policy: .article, identity: 1)
    _ = state.handle(.appear(), now: .zero)
    let first = [Counters.Item(id: 1, value: 1), Counters.Item(id: 2, value: 2)]
    _ = state.handle(
      .answered(Ticket(issuer: 1, number: 1), Counters.Page(first, next: "more")), now: .zero)
    #expect(state.handle(.endVisible(after: 2), now: .zero).start?.cursor == "more")
    let second = [Counters.Item(id: 3, value: 3), Counters.Item(id: 1, value: 10)]
    _ = state.handle(.answered(Ticket(issuer: 1, number: 2), Counters.Page(second)), now: .zero)
    #expect(
      state.progress
        == .ready([
          Counters.Item(id: 1, value: 11), Counters.Item(id: 2, value: 2),
          Counters.Item(id: 3, value: 3),
        ]))
  }
}
