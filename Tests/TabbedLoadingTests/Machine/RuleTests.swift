import TabbedLoading
import Testing

/// What the rules promise beyond single transitions (M2, M5, M7, M13, M16).
@Suite struct RuleTests {
  @Test func `effects come in their order: cancel, start, timer, scroll`() {
    func kinds(_ effects: LettersState.Effects?) -> [String] {
      (effects.map(Array.init) ?? []).map { effect in
        switch effect {
        case .cancel: "cancel"
        case .start: "start"
        case .timer: "timer"
        case .scroll: "scroll"
        }
      }
    }
    var screen = Timeline(.article)
    #expect(kinds(screen.at(0, .select(.b))) == ["cancel", "start", "scroll"])
    let debounced = LettersState.Event.select(.c, debounce: .seconds(1))
    #expect(kinds(screen.at(0, debounced)) == ["cancel", "timer", "scroll"])
    #expect(kinds(screen.at(0, .refresh)) == ["start", "timer"])
    #expect(screen.at(0, .refresh)?.isEmpty == true)
  }

  @Test func `a failure is refused by the same gate as a success`() throws {
    var screen = Timeline(.article)
    let first = try #require(screen.state.liveTicket)
    screen.at(0, .select(.b), .select(.a))
    #expect(screen.at(0, .failed(first, .broken))?.discarded == first)
    #expect(screen.at(0, .answered(first, Letters.Page([1])))?.discarded == first)
    #expect(screen.state.progress == .loading)
  }

  @Test func `a ticket of the state that this one replaced is foreign`() throws {
    var old = LettersState(selected: .a, policy: .article)
    var new = LettersState(selected: .b, policy: .article)
    _ = old.handle(.appear(), now: .zero)
    _ = new.handle(.appear(), now: .zero)
    let ticket = try #require(old.liveTicket)
    #expect(ticket.number == new.liveTicket?.number)
    #expect(new.handle(.answered(ticket, Letters.Page([1])), now: .zero).discarded == ticket)
    #expect(new.shown == .placeholders(Placeholders(count: 5)))
  }

  @Test func `an identity given by hand is not one that was drawn`() {
    let drawn = LettersState(selected: .a).identity
    #expect(drawn >= 1 << 31)
    #expect(LettersState(selected: .a).identity != drawn)
  }

  @Test func `the screen is visible while any view is`() {
    var screen = Timeline(Policy(disappear: .cancel))
    screen.at(0, .appear(token: 1), .disappear())
    #expect(screen.state.liveTicket != nil)
    #expect(screen.at(0, .disappear(token: 1))?.cancel?.number == 1)
    #expect(screen.state.liveTicket == nil)
  }

  @Test func `a command that nobody executed aims at what is drawn now`() throws {
    var screen = Timeline(.article)
    screen.at(0, .select(.b))
    let early = try #require(screen.state.command)
    #expect(early.target == .top(first: .placeholder(PlaceholderID(slot: 0))))
    screen.answer(at: 0, [7, 8])
    #expect(screen.state.command?.id == early.id)
    #expect(screen.state.command?.target == .top(first: .item(7)))
  }

  @Test func `a list that cannot fail is either loading or ready`() throws {
    var state = TabState<Numbers>(selected: 0, policy: .article)
    func text() -> String {
      switch state.progress {
      case .loading: "loading"
      case .ready(let items): "\(items)"
      }
    }
    _ = state.handle(.appear(), now: .zero)
    #expect(text() == "loading")
    let ticket = try #require(state.liveTicket)
    _ = state.handle(.answered(ticket, Numbers.Page([1, 2])), now: .zero)
    #expect(text() == "[1, 2]")
  }
}

/// What is shown in every phase, and how far the data is (M8, M14, M17).
@Suite struct ShownTests {
  private static let ticket = Ticket(issuer: 1, number: 2)

  private static let rows: [(StateName, Int, Letters.Shown, Letters.Progress)] = [
    (.new, 5, .nothing, .loading),
    (.loading, 5, .placeholders(Placeholders(count: 5)), .loading),
    (.loading, 1, .placeholders(Placeholders(count: 1)), .loading),
    (.loading, 0, .nothing, .loading),
    (.ready, 5, .rows([7, 8]), .ready([7, 8])),
    (.empty, 5, .empty, .ready([])),
    (.failed, 5, .failure(.broken, ticket), .failed(.broken, ticket)),
    (.hiddenUnknown, 5, .nothing, .loading),
    (.hiddenLoading, 5, .placeholders(Placeholders(count: 5)), .loading),
    (.hiddenReady, 5, .rows([7, 8]), .ready([7, 8])),
    (.hiddenFailed, 5, .failure(.broken, ticket), .failed(.broken, ticket)),
    (.closed, 5, .nothing, .loading),
  ]

  @Test(arguments: rows)
  func `each phase shows what it has`(
    name: StateName, placeholders: Int, shown: Letters.Shown, progress: Letters.Progress
  ) {
    let state = name.state(Policy(placeholders: placeholders))
    #expect(state.shown == shown)
    #expect(state.progress == progress)
  }
}

/// Values of the machine that have rules of their own (M7, M17).
@Suite struct ValueTests {
  @Test(arguments: [
    ([], [], 0), ([1], [1], 0), ([1, 2, 3], [1, 2, 3], 0), ([1, 1], [1], 1),
    ([1, 2, 1, 3, 2, 1], [1, 2, 3], 3), ([5, 5, 5, 5], [5], 3),
  ])
  func `a page keeps the first item of each id and counts the others`(
    items: [Int], kept: [Int], duplicates: Int
  ) {
    let page = Letters.Page(items)
    #expect(page.items == kept)
    #expect(page.duplicates == duplicates)
  }

  @Test func `a page drops by id, not by value`() {
    enum Named: TabTypes {
      typealias Tab = Int
      struct Item: Identifiable, Equatable { let id: Int, name: String }
    }
    let items = [Named.Item(id: 1, name: "first"), Named.Item(id: 1, name: "second")]
    #expect(Named.Page(items).items == [items[0]])
  }

  @Test func `placeholder ids are pure functions of the slot`() {
    #expect(Array(Placeholders(count: 5)) == (0..<5).map(PlaceholderID.init(slot:)))
    #expect(Array(Placeholders(count: 0)).isEmpty)
  }

  @Test func `failures are equal if they ended the same request`() {
    let (one, two) = (Ticket(issuer: 1, number: 1), Ticket(issuer: 1, number: 2))
    #expect(Letters.Progress.failed(.broken, one) == .failed(.transportCancelled, one))
    #expect(Letters.Progress.failed(.broken, one) != .failed(.broken, two))
    #expect(Letters.Shown.failure(.broken, one) == .failure(.transportCancelled, one))
    #expect(Letters.Shown.failure(.broken, one) != .failure(.broken, two))
  }
}
