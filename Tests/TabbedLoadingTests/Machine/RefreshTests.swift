import TabbedLoading
import Testing

/// Refresh and retry by the user (M9, M11, M12).
@Suite struct RefreshTests {
  @Test func `rows stay while newer ones are awaited, and if that fails`() {
    var screen = Timeline.ready(.article, [1, 2])
    screen.at(100, .refresh)
    #expect(screen.state.shown == .rows([1, 2]))
    #expect(screen.state.isRefreshing)
    screen.fail(at: 200)
    #expect(screen.state.shown == .rows([1, 2]))
    #expect(!screen.state.isRefreshing)
    #expect(screen.state.problem?.ticket.number == 2)
    screen.at(300, .retry)
    screen.answer(at: 400, [3])
    #expect(screen.state.shown == .rows([3]))
    #expect(screen.state.problem == nil)
  }

  @Test func `a problem is the same as long as no other request fails`() {
    var screen = Timeline.ready(.article, [1, 2])
    screen.at(100, .refresh)
    screen.fail(at: 200)
    let first = screen.state.problem
    screen.at(300, .select(.a), .moved(isAtTop: false, anchor: nil))
    #expect(screen.state.problem == first)
    screen.at(400, .retry)
    screen.fail(at: 500)
    #expect(screen.state.problem != nil && screen.state.problem != first)
  }

  @Test func `a refresh that is cancelled gives back the problem that was there before`() {
    var screen = Timeline.ready(Policy(disappear: .cancel), [1, 2])
    screen.at(100, .refresh)
    screen.fail(at: 200)
    screen.at(300, .refresh)
    #expect(screen.state.problem == nil)
    screen.at(400, .disappear())
    #expect(screen.state.problem?.ticket.number == 2)
  }

  @Test func `choosing the selected tab before anything is drawn scrolls when it is`() {
    var screen = Timeline(Policy(showAfter: .milliseconds(120), reselect: .scrollToTop))
    screen.at(50, .select(.a))
    #expect(screen.state.command == nil)
    screen.after(120)
    #expect(screen.state.command != nil)
  }

  @Test func `a list is not at its top only because the view before was`() {
    var screen = Timeline.ready(Policy(reselect: .refreshAtTop), [1, 2])
    screen.at(100, .moved(isAtTop: true), .disappear(), .appear(), .select(.a))
    #expect(!screen.state.isRefreshing)
    #expect(screen.state.command != nil)
  }

  @Test func `a request that nobody cancelled for us is issued once more, for all its attempts`() {
    let policy = Policy(
      retry: Policy.Retry(attempts: 1, delay: .seconds(1)), unaskedCancel: .retryOnce)
    var screen = Timeline(policy)
    screen.cancel(at: 10)
    #expect(screen.state.liveTicket?.number == 2)
    screen.fail(at: 20)
    screen.after(1020)
    #expect(screen.state.liveTicket?.number == 3, "the one automatic retry")
    screen.cancel(at: 1030)
    #expect(screen.state.shown == .failure(.broken, Ticket(issuer: 1, number: 3)))
  }

  @Test func `a wish to scroll outlives a failure that nobody saw`() {
    var screen = Timeline(Policy(placeholders: 0))
    screen.at(0, .select(.b), .disappear())
    screen.fail(at: 10)
    screen.at(20, .appear())
    screen.answer(at: 30, [7])
    #expect(screen.state.command?.target == .top(first: .item(7)))
  }
}
