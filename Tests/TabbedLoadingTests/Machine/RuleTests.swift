import TabbedLoading
import Testing

/// What the rules promise beyond single transitions (M2, M5–M7, M13, M16).
@Suite struct RuleTests {
  /// Sends events in turn and returns all effects of the last.
  private func send(
    _ events: [LettersState.Event], to state: inout LettersState
  ) -> LettersState.Effects? {
    var last: LettersState.Effects?
    for event in events { last = state.handle(event, now: .zero) }
    return last
  }

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
    var state = LettersState(selected: .a, policy: .article, identity: 1)
    #expect(kinds(send([.appear(), .select(.b)], to: &state)) == ["cancel", "start", "scroll"])
    let debounced = LettersState.Event.select(.c, debounce: .seconds(1))
    #expect(kinds(send([debounced], to: &state)) == ["cancel", "timer", "scroll"])
    #expect(kinds(send([.refresh], to: &state)) == ["start", "timer"])
    #expect(send([.refresh], to: &state)?.isEmpty == true)
  }

  @Test func `a failure is refused by the same gate as a success`() throws {
    var state = LettersState(selected: .a, policy: .article, identity: 1)
    _ = send([.appear()], to: &state)
    let first = try #require(state.liveTicket)
    _ = send([.select(.b), .select(.a)], to: &state)
    #expect(send([.failed(first, .broken)], to: &state)?.discarded == first)
    #expect(send([.answered(first, Letters.Page([1]))], to: &state)?.discarded == first)
    #expect(state.progress == .loading)
  }

  @Test func `a ticket of the state that this one replaced is foreign`() throws {
    var old = LettersState(selected: .a, policy: .article)
    var new = LettersState(selected: .b, policy: .article)
    _ = send([.appear()], to: &old)
    _ = send([.appear()], to: &new)
    let ticket = try #require(old.liveTicket)
    #expect(ticket.number == new.liveTicket?.number)
    #expect(send([.answered(ticket, Letters.Page([1]))], to: &new)?.discarded == ticket)
    #expect(new.shown == .placeholders(Placeholders(count: 5)))
  }

  @Test func `an identity given by hand is not one that was drawn`() {
    let drawn = LettersState(selected: .a).identity
    #expect(drawn >= 1 << 31)
    #expect(LettersState(selected: .a).identity != drawn)
  }

  @Test func `a second unasked cancel is a failure`() throws {
    let policy = Policy(unaskedCancel: .retryOnce)
    var state = LettersState(selected: .a, policy: policy, identity: 1)
    _ = send([.appear()], to: &state)
    let first = try #require(state.liveTicket)
    #expect(send([.cancelled(first, .broken)], to: &state)?.start?.attempt == 2)
    let second = try #require(state.liveTicket)
    #expect(send([.cancelled(second, .broken)], to: &state)?.isEmpty == true)
    #expect(state.progress == .failed(.broken, second))
  }

  @Test func `the screen is visible while any view is`() {
    var state = LettersState(selected: .a, policy: Policy(disappear: .cancel), identity: 1)
    _ = send([.appear(token: 1), .appear(token: 2), .disappear(token: 1)], to: &state)
    #expect(state.liveTicket != nil)
    #expect(send([.disappear(token: 2)], to: &state)?.cancel?.number == 1)
    #expect(state.liveTicket == nil)
  }

  @Test func `a command that nobody executed aims at what is drawn now`() throws {
    var state = LettersState(selected: .a, policy: .article, identity: 1)
    _ = send([.appear(), .select(.b)], to: &state)
    let early = try #require(state.command)
    #expect(early.target == .top(first: .placeholder(PlaceholderID(slot: 0))))
    let ticket = try #require(state.liveTicket)
    _ = send([.answered(ticket, Letters.Page([7, 8]))], to: &state)
    #expect(state.command?.id == early.id)
    #expect(state.command?.target == .top(first: .item(7)))
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
