import TabbedLoading
import Testing

/// What changes rows while an answer is on its way (M9, M21, M22).
@Suite struct ChangeTests {
  private func loading(_ policy: Policy = .article) -> (LettersState, Ticket) {
    var state = LettersState(selected: .a, policy: policy, identity: 1)
    _ = state.handle(.appear(), now: .zero)
    return (state, Ticket(issuer: 1, number: 1))
  }

  private func ready(
    _ items: [Int], next: Int? = nil, policy: Policy = .article
  ) -> LettersState {
    var (state, ticket) = loading(policy)
    _ = state.handle(.answered(ticket, Letters.Page(items, next: next)), now: .zero)
    return state
  }

  @Test func `an answer after rows from a cache may not know of a change before them either`() {
    var (state, ticket) = loading()
    _ = state.handle(.invalidate(.a), now: .zero)
    _ = state.handle(.provisional(ticket, Letters.Page([1])), now: .zero)
    _ = state.handle(.answered(ticket, Letters.Page([1, 2])), now: .zero)
    _ = state.handle(.disappear(), now: .zero)
    #expect(state.handle(.appear(), now: .zero).start?.kind == .background)
  }

  @Test func `a refresh over rows from a cache, after a change, is one more`() {
    var (state, ticket) = loading()
    _ = state.handle(.edit(.remove(1), in: .a), now: .zero)
    _ = state.handle(.provisional(ticket, Letters.Page([1])), now: .zero)
    _ = state.handle(.refresh, now: .zero)
    let effects = state.handle(.answered(ticket, Letters.Page([1, 2])), now: .zero)
    #expect(effects.start?.kind == .refresh)
  }

  @Test func `a refresh after a change is one more even if the first load fails`() {
    var (state, ticket) = loading()
    _ = state.handle(.edit(.remove(1), in: .a), now: .zero)
    _ = state.handle(.refresh, now: .zero)
    let effects = state.handle(.failed(ticket, .broken), now: .zero)
    #expect(effects.start?.kind == .first)
    #expect(effects.start?.ticket.number == 2)
  }

  @Test func `an answer that is held is of before a change, too`() {
    var (state, ticket) = loading(Policy(minVisible: .milliseconds(400)))
    _ = state.handle(.answered(ticket, Letters.Page([1])), now: .milliseconds(10))
    _ = state.handle(.invalidate(.a), now: .milliseconds(20))
    #expect(state.handle(.refresh, now: .milliseconds(30)).start == nil)
    #expect(state.handle(.timeout, now: .milliseconds(400)).start?.kind == .refresh)
  }

  @Test func `a change that nothing is awaited for is not remembered`() throws {
    var state = ready([1, 2])
    _ = state.handle(.invalidate(.a), now: .zero)
    #expect(state.sinceIssued == .nothing)
    _ = state.handle(.refresh, now: .zero)
    _ = state.handle(.edit(.remove(1), in: .a), now: .zero)
    #expect(state.sinceIssued == .change)
    let ticket = try #require(state.liveTicket)
    _ = state.handle(.answered(ticket, Letters.Page([2])), now: .zero)
    #expect(state.sinceIssued == .nothing)
  }

  @Test func `provisional rows are asked for as if there were none`() {
    var (state, ticket) = loading()
    _ = state.handle(.provisional(ticket, Letters.Page([1, 2, 3])), now: .zero)
    _ = state.handle(.failed(ticket, .broken), now: .zero)
    _ = state.handle(.disappear(), now: .zero)
    let start = state.handle(.appear(), now: .zero).start
    #expect(start?.kind == .first)
    #expect(start?.known?.last == 3, "but there are rows, so no cache is asked again")
  }

  @Test func `after a reset, selecting the tab that is selected asks for it`() {
    for policy in [Policy.article, .standard] {
      var state = ready([1], policy: policy)
      _ = state.handle(.reset(selected: .a), now: .zero)
      #expect(state.handle(.select(.a), now: .zero).start?.kind == .first)
    }
  }

  @Test func `to settle an edit again changes nothing`() {
    var state = ready([1, 2])
    _ = state.handle(.edit(.remove(2), in: .a, pending: 1), now: .zero)
    _ = state.handle(.edit(.remove(1), in: .a, pending: 2), now: .zero)
    _ = state.handle(.settle(2), now: .zero)
    _ = state.handle(.refresh, now: .zero)
    let before = state.pending.map(\.settledAfter)
    _ = state.handle(.settle(2), now: .zero)
    #expect(state.pending.map(\.settledAfter) == before)
    #expect(before == [nil, 1])
  }

  @Test func `a page that brings a row that is being removed brings none that is new`() throws {
    var state = ready([1, 2], next: 2)
    _ = state.handle(.edit(.remove(1), in: .a, pending: 1), now: .zero)
    _ = state.handle(.endVisible(after: 2), now: .zero)
    let ticket = try #require(state.liveTicket)
    _ = state.handle(.answered(ticket, Letters.Page([1], next: 3)), now: .zero)
    #expect(state.shown == .rows([2]))
    #expect(state.paging.barren == 1)
    _ = state.handle(.revert(1), now: .zero)
    #expect(state.shown == .rows([1, 2]))
  }
}
