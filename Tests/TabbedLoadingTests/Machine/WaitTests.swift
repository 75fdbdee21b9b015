import TabbedLoading
import Testing

/// Automatic retries and debounce (M11, M15).
@Suite struct WaitTests {
  @Test func `a first load that failed is tried again, and stays loading`() {
    var screen = Timeline(Policy(retry: Policy.Retry(attempts: 2, delay: .seconds(1))))
    screen.fail(at: 100)
    #expect(screen.state.progress == .loading)
    screen.at(1100)
    #expect(screen.state.liveTicket == nil)
    screen.after(1100)
    #expect(screen.state.liveTicket?.number == 2)
    screen.fail(at: 1200)
    screen.after(3200)
    #expect(screen.state.liveTicket?.number == 3, "twice as long")
    screen.fail(at: 3300)
    #expect(screen.state.progress == .failed(.broken, Ticket(issuer: 1, number: 3)))
    guard case .failed(let problem) = screen.state.phase else { return }  // As progress says.
    #expect(problem.kind == .first)
  }

  @Test func `retries die with the selection`() {
    var screen = Timeline(Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1))))
    screen.fail(at: 100)
    screen.at(200, .select(.b))
    screen.after(5000)
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test func `only the last of many debounced selections is requested`() {
    var screen = Timeline(.article)
    screen.at(100, .select(.b, debounce: .milliseconds(300)))
    screen.at(200, .select(.c, debounce: .milliseconds(300)))
    screen.at(500)
    #expect(screen.state.liveTicket == nil)
    screen.after(500)
    #expect(screen.state.liveTicket?.number == 2)
    #expect(screen.state.selected == .c)
  }

  @Test func `the shortest debounce there is waits`() {
    var screen = Timeline(.article)
    let shortest = Duration(secondsComponent: 0, attosecondsComponent: 1)
    screen.at(0, .select(.b, debounce: shortest))
    #expect(screen.state.liveTicket == nil)
    screen.after(1)
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test func `choosing the debounced tab again ends the wait, unless that waits too`() {
    var screen = Timeline(.article)
    screen.at(0, .select(.b, debounce: .seconds(1)))
    screen.at(100, .select(.b, debounce: .seconds(1)))
    #expect(screen.state.liveTicket == nil)
    screen.at(200, .select(.b))
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test(arguments: [
    (1, 1000), (2, 2000), (3, 4000), (4, 5000), (5, 5000), (1000, 5000),
  ])
  func `each wait is longer than the one before, up to the longest`(attempt: Int, wait: Int) {
    let retry = Policy.Retry(attempts: 1000, delay: .seconds(1), longest: .seconds(5))
    #expect(retry.wait(after: attempt, chance: 0) == .milliseconds(wait))
  }

  @Test func `there is no wait after the last attempt`() {
    #expect(Policy.Retry(attempts: 1, delay: .zero).wait(after: 1, chance: 0) == .zero)
    #expect(Policy.Retry(attempts: 1, delay: .zero).wait(after: 2, chance: 0) == nil)
    #expect(Policy.Retry.never.wait(after: 1, chance: 0) == nil)
  }

  @Test func `jitter shortens a wait by its part at most, by chance, and not for all alike`() {
    let retry = Policy.Retry(attempts: 1, delay: .seconds(1), jitter: 0.5)
    func waits(seed: UInt64) -> [Duration] {
      (1...100).compactMap { number in
        retry.wait(after: 1, chance: Ticket(issuer: 1, number: number).chance(seed: seed))
      }
    }
    let (one, other) = (waits(seed: 1), waits(seed: 2))
    #expect(one.allSatisfy { $0 > .milliseconds(500) && $0 <= .seconds(1) })
    #expect(Set(one + other).count == 200)
    #expect(one == waits(seed: 1))
  }

  @Test(arguments: [
    (0, 1, 7_956_156_453_446_585), (1, 1, 5_103_132_997_656_651), (1, 2, 6_717_404_888_216_029),
    (UInt64.max, 3, 1_976_917_772_619_344),
  ])
  func `chance is the same on every platform`(seed: UInt64, number: UInt32, part: Double) {
    #expect(Ticket(issuer: 1, number: number).chance(seed: seed) == part / 9_007_199_254_740_992)
  }

  @Test func `a state waits by its seed`() {
    let policy = Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1), jitter: 1))
    func wait(seed: UInt64) -> Duration? {
      wait(LettersState(selected: .a, policy: policy, identity: 1, seed: seed))
    }
    func wait(_ state: LettersState) -> Duration? {
      var state = state
      _ = state.handle(.appear(), now: .zero)
      guard let ticket = state.liveTicket else { return nil }
      let effects = state.handle(.failed(ticket, .broken), now: .zero)
      guard case .set(let time) = effects.timer else { return nil }
      return time
    }
    #expect(wait(seed: 1) == wait(seed: 1))
    #expect(wait(seed: 1) != wait(seed: 2))
    #expect(wait(LettersState(selected: .a, policy: policy, identity: 1)) == wait(seed: 0))
  }

  @Test func `waits beyond all measure are cut, and nothing traps`() {
    let endless = Duration.seconds(Int64.max)
    let policy = Policy(
      showAfter: endless, minVisible: endless,
      retry: Policy.Retry(attempts: 9, delay: .seconds(1), factor: 1e300, longest: endless))
    var state = LettersState(selected: .a, policy: policy, identity: 1)
    var longest = Duration.zero
    for _ in 0..<5 {
      _ = state.handle(.select(.b, debounce: endless), now: .seconds(1_000_000))
      _ = state.handle(.refresh, now: .seconds(1_000_000))
      if let ticket = state.liveTicket {
        _ = state.handle(.failed(ticket, .broken), now: .seconds(1_000_000))
      }
      longest = max(longest, state.deadline ?? .zero)
      _ = state.handle(.select(.a, debounce: endless), now: .seconds(1_000_000))
    }
    #expect(longest < .seconds(4_000_000_000 as Int64))
    for attempt in 1...9 { #expect(policy.retry.wait(after: attempt, chance: 0) != nil) }
  }
}
