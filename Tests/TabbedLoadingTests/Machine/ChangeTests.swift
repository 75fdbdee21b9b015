import TabbedLoading
import Testing

/// What changes rows while an answer is on its way (M9, M21, M22).
@Suite struct ChangeTests {
  private let loading = Timeline(.article)
  private let first = Ticket(issuer: 1, number: 1)

  @Test func `an answer after rows from a cache may not know of a change before them either`() {
    var screen = loading
    screen.at(0, .invalidate(.a), .provisional(first, Letters.Page([1])))
    screen.answer(at: 0, [1, 2])
    #expect(screen.at(0, .disappear(), .appear())?.start?.kind == .background)
  }

  @Test func `a refresh over rows from a cache, after a change, is one more`() {
    var screen = loading
    screen.at(0, .edit(.remove(1), in: .a), .provisional(first, Letters.Page([1])), .refresh)
    #expect(screen.answer(at: 0, [1, 2])?.start?.kind == .refresh)
  }

  @Test func `a refresh after a change is one more even if the first load fails`() {
    var screen = loading
    screen.at(0, .edit(.remove(1), in: .a), .refresh)
    let start = screen.fail(at: 0)?.start
    #expect(start?.kind == .first)
    #expect(start?.ticket.number == 2)
  }

  @Test func `an answer that is held is of before a change, too`() {
    var screen = Timeline(Policy(minVisible: .milliseconds(400)))
    screen.answer(at: 10, [1])
    screen.at(20, .invalidate(.a))
    #expect(screen.at(30, .refresh)?.start == nil)
    #expect(screen.at(400, .timeout)?.start?.kind == .refresh)
  }

  @Test func `a change that nothing is awaited for is not remembered`() {
    var screen = Timeline.ready(.article, [1, 2])
    screen.at(0, .invalidate(.a))
    #expect(screen.state.sinceIssued == .nothing)
    screen.at(0, .refresh, .edit(.remove(1), in: .a))
    #expect(screen.state.sinceIssued == .change)
    screen.answer(at: 0, [2])
    #expect(screen.state.sinceIssued == .nothing)
  }

  @Test func `provisional rows are asked for as if there were none`() {
    var screen = loading
    screen.at(0, .provisional(first, Letters.Page([1, 2, 3])))
    screen.fail(at: 0)
    let start = screen.at(0, .disappear(), .appear())?.start
    #expect(start?.kind == .first)
    #expect(start?.known?.last == 3, "but there are rows, so no cache is asked again")
  }

  @Test func `after a reset, selecting the tab that is selected asks for it`() {
    for policy in [Policy.article, .standard] {
      var screen = Timeline.ready(policy, [1])
      #expect(screen.at(0, .reset(selected: .a), .select(.a))?.start?.kind == .first)
    }
  }

  @Test func `to settle an edit again changes nothing`() {
    var screen = Timeline.ready(.article, [1, 2])
    screen.at(0, .edit(.remove(2), in: .a, pending: 1), .edit(.remove(1), in: .a, pending: 2))
    screen.at(0, .settle(2), .refresh)
    let before = screen.state.pending.map(\.settledAfter)
    screen.at(0, .settle(2))
    #expect(screen.state.pending.map(\.settledAfter) == before)
    #expect(before == [nil, 1])
  }

  @Test func `a page that brings a row that is being removed brings none that is new`() {
    var screen = Timeline.ready(.article, [1, 2], next: 2)
    screen.at(0, .edit(.remove(1), in: .a, pending: 1), .endVisible(after: 2))
    screen.answer(at: 0, [1], next: 3)
    #expect(screen.state.shown == .rows([2]))
    #expect(screen.state.paging.barren == 1)
    screen.at(0, .revert(1))
    #expect(screen.state.shown == .rows([1, 2]))
  }
}
