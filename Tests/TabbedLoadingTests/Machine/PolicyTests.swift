import TabbedLoading
import Testing

/// The two policies that have names (M11, M14).
@Suite struct NamedPolicyTests {
  @Test func `each is what its page says`() {
    #expect(
      Policy.article
        == Policy(
          placeholders: 5, showAfter: .zero, minVisible: .zero, whileWaiting: .nothing,
          keep: .nothing, reselect: .ignore, retry: .never, unaskedCancel: .fail,
          disappear: .finish))
    #expect(
      Policy.standard
        == Policy(
          placeholders: 5, showAfter: .milliseconds(120), minVisible: .milliseconds(400),
          whileWaiting: .previousRows,
          keep: .rows(tabs: 8, staleAfter: .seconds(60), scroll: .anchor),
          reselect: .scrollToTop,
          retry: Policy.Retry(
            attempts: 2, delay: .seconds(1), factor: 2, longest: .seconds(30), jitter: 0.5),
          unaskedCancel: .retryOnce, disappear: .finish))
  }

  @Test func `the article's shows placeholders at once and repeats nothing`() {
    var screen = Timeline(.article)
    screen.at(0, .appear())
    #expect(screen.state.shown == .placeholders(Placeholders(count: 5)))
    screen.fail(at: 10)
    #expect(screen.state.liveTicket == nil)
    screen.after(60_000)
    #expect(screen.state.shown == .failure(.broken, Ticket(issuer: 1, number: 1)))
  }

  @Test func `the standard one never flickers, and tries three times`() {
    var screen = Timeline(.standard)
    screen.at(0, .appear())
    screen.fail(at: 100)
    screen.after(120)
    #expect(screen.state.shown == .placeholders(Placeholders(count: 5)))
    screen.after(1100)
    screen.fail(at: 1200)
    screen.after(3200)
    #expect(screen.state.liveTicket?.number == 3)
    screen.fail(at: 3300)
    #expect(screen.state.shown == .failure(.broken, Ticket(issuer: 1, number: 3)))
    screen.at(4000, .retry)
    screen.answer(at: 4100, [1, 2])
    #expect(screen.state.shown == .rows([1, 2]))
    screen.at(5000, .select(.b))
    #expect(screen.state.shown == .previous([1, 2], of: .a))
  }
}
