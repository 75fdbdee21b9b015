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

  @Test func `the standard one never flickers, and tries three times`() {
    var screen = Timeline(.standard)
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

/// Values that mean nothing trap, each with the rule that it breaks.
@Suite struct ImpossiblePolicyTests {
  private static let rows: [(rule: String, make: @Sendable () -> Any)] = [
    ("Policy: placeholders is a count and cannot be negative.", { Policy(placeholders: -1) }),
    (
      "Policy: placeholders is a count and cannot be negative.", { varied { $0.placeholders = -1 } }
    ),
    ("Policy: showAfter is a wait and cannot be negative.", { Policy(showAfter: negative) }),
    ("Policy: showAfter is a wait and cannot be negative.", { varied { $0.showAfter = negative } }),
    ("Policy: minVisible is a time and cannot be negative.", { Policy(minVisible: negative) }),
    (
      "Policy: minVisible is a time and cannot be negative.",
      { varied { $0.minVisible = negative } }
    ),
    ("Policy.Keep: no tab would keep its rows; say .nothing.", { Policy.Keep.rows(tabs: 0) }),
    (
      "Policy.Keep: an age cannot be negative.",
      { Policy.Keep.rows(tabs: 1, staleAfter: negative) }
    ),
    ("Policy.Retry: attempts is a count and cannot be negative.", { retry(attempts: -1) }),
    ("Policy.Retry: a wait cannot be negative.", { retry(delay: negative) }),
    ("Policy.Retry: a wait cannot be negative.", { retry(longest: negative) }),
    ("Policy.Retry: a factor below 1 would retry ever faster.", { retry(factor: 0.5) }),
    ("Policy.Retry: a factor below 1 would retry ever faster.", { retry(factor: .nan) }),
    ("Policy.Retry: a factor is a finite number.", { retry(factor: .infinity) }),
    ("Policy.Retry: jitter is a part, 0 to 1.", { retry(jitter: -0.5) }),
    ("Policy.Retry: jitter is a part, 0 to 1.", { retry(jitter: 1.5) }),
    ("Placeholders: a count cannot be negative.", { Placeholders(count: -1) }),
    ("Placeholders: there is no such slot.", { Placeholders(count: 3)[3] }),
    ("Placeholders: there is no such slot.", { Placeholders(count: 3)[-1] }),
  ]

  private static let negative = Duration.milliseconds(-1)

  private static func varied(_ change: (inout Policy) -> Void) -> Policy {
    var policy = Policy.standard
    change(&policy)
    return policy
  }

  private static func retry(
    attempts: Int = 1, delay: Duration = .zero, factor: Double = 1, longest: Duration = .zero,
    jitter: Double = 0
  ) -> Policy.Retry {
    Policy.Retry(
      attempts: attempts, delay: delay, factor: factor, longest: longest, jitter: jitter)
  }

  @Test(arguments: rows.indices)
  func `impossible policies trap with the rule`(index: Int) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      _ = ImpossiblePolicyTests.rows[index].make()
    }
    let said = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(Self.rows[index].rule))
  }
}
