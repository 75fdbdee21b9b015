import TabbedLoading
import Testing

/// What logs and messages call an event: the scenario language's words.
@Suite struct EventDescriptionTests {
  typealias Event = LettersState.Event

  private static let ticket = Ticket(issuer: 1, number: 3)

  private static let rows: [(Event, String)] = [
    (.appear(), "appear"), (.appear(token: 2), "appear 2"), (.disappear(), "disappear"),
    (.disappear(token: 1), "disappear 1"), (.select(.b), "select b"),
    (.select(.b, debounce: .seconds(1)), "select b debounce 1.0 seconds"), (.reload(), "reload"),
    (.reload(debounce: .milliseconds(300)), "reload debounce 0.3 seconds"), (.refresh, "refresh"),
    (.retry, "retry"), (.endVisible(after: 31), "end after 31"), (.endHidden, "end hidden"),
    (.provisional(ticket, Letters.Page([])), "cached #3 0 rows"),
    (.answered(ticket, Letters.Page([7])), "ok #3 1 row"),
    (.failed(ticket, .broken), "fail #3"),
    (.failed(ticket, .broken, isFinal: true), "fail #3 final"),
    (.cancelled(ticket, nil), "cancel #3"), (.timeout, "timeout"),
    (.moved(isAtTop: true), "moved top"), (.moved(isAtTop: false), "moved away"),
    (.moved(isAtTop: false, anchor: Letters.Anchor(id: 12, distance: -8)), "moved to 12 at -8.0"),
    (.scroll(to: 12), "scroll to 12"), (.executed(1), "scrolled"),
    (.edit(.update(3), in: .a), "edit a update 3"),
    (.edit(.remove(3), in: .a, pending: 1), "edit a remove 3 pending 1"),
    (.edit(.insert(7, at: 0), in: .a), "edit a insert 7 at 0"), (.settle(1), "settle 1"),
    (.revert(1), "revert 1"), (.invalidate(.a), "invalidate a"), (.invalidateAll, "invalidate"),
    (.reset(selected: .b), "reset b"),
    (
      .restore(LettersState(selected: .a, policy: .article, identity: 1).saved(now: .zero)),
      "restore"
    ),
    (.close, "close"),
  ]

  @Test(arguments: rows)
  func `an event is said in few words`(event: Event, words: String) {
    #expect("\(event)" == words)
  }
}
