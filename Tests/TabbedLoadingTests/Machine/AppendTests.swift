import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// The next page (M10).
@Suite struct AppendTests {
  private func ready(_ items: [Int] = [1, 2], next: Int? = 2) -> LettersState {
    var state = LettersState(selected: .a, policy: .article, identity: 1)
    _ = state.handle(.appear(), now: .zero)
    answer(&state, items, next: next)
    return state
  }

  private func answer(_ state: inout LettersState, _ items: [Int], next: Int?) {
    guard let ticket = state.liveTicket else {
      Issue.record("no request is live")
      return
    }
    _ = state.handle(.answered(ticket, Letters.Page(items, next: next)), now: .zero)
  }

  @Test func `the request names the page, the tab and why`() {
    var state = ready()
    let effects = state.handle(.endVisible(after: 2), now: .zero)
    let ticket = Ticket(issuer: 1, number: 2)
    #expect(
      Array(effects)
        == [
          .start(
            Letters.Request(
              ticket: ticket, tab: .a, kind: .append, cursor: 2,
              known: Letters.Request.Known(first: 1, last: 2, age: .zero)))
        ])
    #expect(state.isAppending && !state.isRefreshing)
    #expect(state.shown == .rows([1, 2]))
  }

  @Test func `an appended page moves nothing and wants no scroll`() {
    var state = ready()
    _ = state.handle(.executed(1), now: .zero)
    _ = state.handle(.endVisible(after: 2), now: .zero)
    let effects = state.handle(
      .answered(Ticket(issuer: 1, number: 2), Letters.Page([3, 4], next: 3)), now: .zero)
    #expect(effects.isEmpty)
    #expect(state.shown == .rows([1, 2, 3, 4]))
    #expect(state.hasMore && !state.isAppending)
  }

  @Test func `three pages without a new row are enough`() {
    var state = ready()
    _ = state.handle(.endVisible(after: 2), now: .zero)
    for page in 3...5 {
      #expect(state.isAppending, "page \(page)")
      answer(&state, [2, 1], next: page)
    }
    #expect(!state.isAppending && state.hasMore)
    #expect(state.handle(.endVisible(after: 2), now: .zero).isEmpty)
    #expect(state.handle(.retry, now: .zero).start?.cursor == 5)
  }

  @Test func `a new row begins the count again`() {
    var state = ready()
    _ = state.handle(.endVisible(after: 2), now: .zero)
    answer(&state, [], next: 3)
    answer(&state, [], next: 4)
    answer(&state, [3], next: 5)
    #expect(!state.isAppending)
    _ = state.handle(.endVisible(after: 3), now: .zero)
    answer(&state, [], next: 6)
    answer(&state, [], next: 7)
    #expect(state.isAppending)
  }

  @Test func `a failed refresh stays a problem when a page comes`() {
    var state = ready()
    _ = state.handle(.refresh, now: .zero)
    _ = state.handle(.failed(Ticket(issuer: 1, number: 2), .broken), now: .zero)
    _ = state.handle(.endVisible(after: 2), now: .zero)
    #expect(state.isAppending)
    #expect(state.problem?.kind == .refresh)
    answer(&state, [3], next: nil)
    #expect(state.problem?.kind == .refresh)
  }

  @Test func `a page that nobody cancelled is asked for once more`() {
    var state = LettersState(
      selected: .a, policy: Policy(unaskedCancel: .retryOnce), identity: 1)
    _ = state.handle(.appear(), now: .zero)
    answer(&state, [1], next: 2)
    _ = state.handle(.endVisible(after: 1), now: .zero)
    let again = state.handle(.cancelled(Ticket(issuer: 1, number: 2), .broken), now: .zero).start
    #expect(again?.kind == .append && again?.cursor == 2 && again?.attempt == 2)
    #expect(state.handle(.cancelled(Ticket(issuer: 1, number: 3), .broken), now: .zero).isEmpty)
    #expect(state.problem?.kind == .append)
  }

  @Test func `a state that was copied keeps its rows`() {
    var state = ready()
    _ = state.handle(.endVisible(after: 2), now: .zero)
    let copy = state
    answer(&state, [3], next: nil)
    #expect(copy.shown == .rows([1, 2]))
    #expect(copy.hasMore && copy.isAppending)
    #expect(state.shown == .rows([1, 2, 3]))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `pages are merged as a plain list would be`(seed: UInt64) {
    var random = Choices(seed: seed)
    var plain: [Int] = []
    var state = LettersState(selected: .a, policy: .article, identity: 1)
    _ = state.handle(.appear(), now: .zero)
    for page in 1...8 {
      let items = (0..<random.pick(below: 5)).map { _ in random.pick(below: 12) }
      for item in items where !plain.contains(item) { plain.append(item) }
      answer(&state, items, next: page)
      #expect(state.progress == .ready(plain), "seed \(seed), page \(page)")
      _ = state.handle(.endHidden, now: .zero)
      _ = state.handle(.retry, now: .zero)
      if let last = plain.last { _ = state.handle(.endVisible(after: last), now: .zero) }
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
