import TabbedLoading
import Testing

/// A machine on a timeline of its own: time passes, and its timer goes off.
struct Timeline {
  private(set) var state: LettersState
  private(set) var now = Duration.zero
  private var timer: Duration?

  init(_ policy: Policy) { state = LettersState(selected: .a, policy: policy, identity: 1) }

  /// Lets time pass, then sends events; a timer that is due just then has not gone off yet.
  mutating func at(_ milliseconds: Int, _ events: LettersState.Event...) {
    let time = Duration.milliseconds(milliseconds)
    while let due = timer, due < time { fire(at: due) }
    now = time
    for event in events { perform(state.handle(event, now: now)) }
  }

  /// Lets time pass, and lets a timer that is due just then go off.
  mutating func after(_ milliseconds: Int) {
    at(milliseconds)
    while let due = timer, due <= now { fire(at: due) }
  }

  /// Answers the live request.
  mutating func answer(at milliseconds: Int, _ items: [Int]) {
    at(milliseconds)
    guard let ticket = state.liveTicket else { return }
    perform(state.handle(.answered(ticket, Letters.Page(items)), now: now))
  }

  /// Fails the live request.
  mutating func fail(at milliseconds: Int, isFinal: Bool = false) {
    at(milliseconds)
    guard let ticket = state.liveTicket else { return }
    perform(state.handle(.failed(ticket, .broken, isFinal: isFinal), now: now))
  }

  private mutating func fire(at time: Duration) {
    timer = nil
    now = time
    perform(state.handle(.timeout, now: time))
  }

  private mutating func perform(_ effects: LettersState.Effects) {
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
  }
}

/// When placeholders are drawn and how long they stay (M14).
@Suite struct PlaceholderTimingTests {
  private let policy = Policy(showAfter: .milliseconds(120), minVisible: .milliseconds(400))
  private let placeholders = Letters.Shown.placeholders(Placeholders(count: 5))

  @Test(arguments: [1, 119, 120])
  func `an answer before placeholders are due, or just then, shows none`(time: Int) {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.at(time)
    #expect(screen.state.shown == .nothing)
    screen.answer(at: time, [1])
    #expect(screen.state.shown == .rows([1]))
    screen.after(1000)
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `placeholders that are drawn stay, whatever comes`() {
    for end in ["rows", "empty", "failure"] {
      var screen = Timeline(policy)
      screen.at(0, .appear())
      screen.after(120)
      #expect(screen.state.shown == placeholders)
      switch end {
      case "rows": screen.answer(at: 130, [1])
      case "empty": screen.answer(at: 130, [])
      default: screen.fail(at: 130)
      }
      screen.at(520)
      #expect(screen.state.shown == placeholders, "\(end) is held")
      #expect(screen.state.progress == .loading)
      screen.after(520)
      #expect(screen.state.shown != placeholders, "\(end) is shown")
    }
  }

  @Test(arguments: [520, 700])
  func `an answer after the minimum is shown at once`(time: Int) {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.answer(at: time, [1])
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `switching tabs does not put the placeholders off`() {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.at(50, .select(.b))
    screen.at(100, .select(.c))
    #expect(screen.state.shown == .nothing)
    screen.after(120)
    #expect(screen.state.shown == placeholders)
  }

  @Test func `one skeleton has one minimum, across tabs`() {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.at(300, .select(.b))
    screen.answer(at: 400, [1])
    #expect(screen.state.shown == placeholders)
    screen.after(520)
    #expect(screen.state.shown == .rows([1]), "400 ms after 120, not after 300")
  }

  @Test func `what is held is dropped on a tab change`() {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.answer(at: 200, [1])
    screen.at(300, .select(.b))
    screen.after(1000)
    #expect(screen.state.shown == placeholders)
    screen.answer(at: 1100, [2])
    #expect(screen.state.shown == .rows([2]))
  }

  @Test func `placeholders that nobody saw have their minimum when somebody looks`() {
    var screen = Timeline(Policy(minVisible: .milliseconds(400)))
    screen.at(0, .appear())
    screen.at(10, .disappear())
    screen.at(395, .appear())
    screen.answer(at: 401, [1])
    #expect(screen.state.shown == placeholders)
    screen.after(795)
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `a refresh does not wait for a failure that is held`() {
    for event in [LettersState.Event.refresh, .retry] {
      var screen = Timeline(Policy(minVisible: .milliseconds(400)))
      screen.at(0, .appear())
      screen.fail(at: 10)
      screen.at(20, event)
      #expect(screen.state.liveTicket?.number == 2)
    }
  }

  @Test func `rows that nobody saw do not become previous ones`() {
    var screen = Timeline(Policy(placeholders: 0, whileWaiting: .previousRows))
    screen.at(0, .appear())
    screen.answer(at: 1, [1])
    screen.at(10, .select(.b))
    screen.at(20, .disappear())
    screen.answer(at: 30, [2])
    screen.at(40, .select(.c))
    screen.at(50, .appear())
    #expect(screen.state.shown == .nothing)
  }

  @Test func `previous rows do not come back after a skeleton`() {
    var screen = Timeline(
      Policy(
        showAfter: .milliseconds(120), whileWaiting: .previousRows, disappear: .cancel))
    screen.at(0, .appear())
    screen.answer(at: 1, [1])
    screen.at(10, .select(.b))
    screen.after(130)
    screen.at(200, .disappear())
    screen.at(300, .appear())
    #expect(screen.state.shown == .nothing)
  }

  @Test func `what is held is there when the screen returns`() {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.answer(at: 200, [1])
    screen.at(300, .disappear())
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `previous rows are drawn until placeholders are, and go with the next content`() {
    var screen = Timeline(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows))
    screen.at(0, .appear())
    screen.answer(at: 10, [1, 2])
    screen.at(1000, .select(.b))
    #expect(screen.state.shown == .previous([1, 2], of: .a))
    screen.at(1050, .select(.a))
    #expect(screen.state.shown == .previous([1, 2], of: .a), "its owner's, and not its own again")
    screen.after(1120)
    #expect(screen.state.shown == placeholders)
    screen.answer(at: 1200, [])
    #expect(screen.state.shown == .empty)
    screen.at(1300, .select(.c))
    #expect(screen.state.shown == .nothing, "an empty tab leaves none")
  }

  @Test func `a failure is content: previous rows do not come back after it`() {
    var screen = Timeline(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows))
    screen.at(0, .appear())
    screen.answer(at: 10, [1, 2])
    screen.at(1000, .select(.b))
    screen.fail(at: 1010)
    screen.at(2000, .select(.c))
    #expect(screen.state.shown == .nothing)
  }
}

/// The two policies that have names.
@Suite struct NamedPolicyTests {
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

/// Automatic retries and debounce (M11, M15).
@Suite struct WaitTests {
  @Test func `a first load that failed is tried again, and stays loading`() {
    var screen = Timeline(Policy(retry: Policy.Retry(attempts: 2, delay: .seconds(1))))
    screen.at(0, .appear())
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
    guard case .failed(.broken, let ticket) = screen.state.progress else {
      Issue.record("expected a failure, got \(screen.state.progress)")
      return
    }
    #expect(ticket.number == 3)
  }

  @Test func `a final failure is not tried again`() {
    var screen = Timeline(Policy(retry: Policy.Retry(attempts: 2, delay: .seconds(1))))
    screen.at(0, .appear())
    screen.fail(at: 100, isFinal: true)
    #expect(screen.state.shown == .failure(.broken, Ticket(issuer: 1, number: 1)))
  }

  @Test func `retries die with the selection`() {
    var screen = Timeline(Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1))))
    screen.at(0, .appear())
    screen.fail(at: 100)
    screen.at(200, .select(.b))
    screen.after(5000)
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test func `only the last of many debounced selections is requested`() {
    var screen = Timeline(.article)
    screen.at(0, .appear())
    screen.at(100, .select(.b, debounce: .milliseconds(300)))
    screen.at(200, .select(.c, debounce: .milliseconds(300)))
    screen.at(500)
    #expect(screen.state.liveTicket == nil)
    screen.after(500)
    #expect(screen.state.liveTicket?.number == 2)
    #expect(screen.state.selected == .c)
  }

  @Test func `choosing the debounced tab again ends the wait, unless that waits too`() {
    var screen = Timeline(.article)
    screen.at(0, .appear(), .select(.b, debounce: .seconds(1)))
    screen.at(100, .select(.b, debounce: .seconds(1)))
    #expect(screen.state.liveTicket == nil)
    screen.at(200, .select(.b))
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test func `a retry ends a debounce`() {
    var screen = Timeline(.article)
    screen.at(0, .appear(), .select(.b, debounce: .seconds(1)), .retry)
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

  @Test func `a state waits by its seed`() {
    func wait(seed: UInt64) -> Duration? {
      let policy = Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1), jitter: 1))
      var state = LettersState(selected: .a, policy: policy, identity: 1, seed: seed)
      _ = state.handle(.appear(), now: .zero)
      guard let ticket = state.liveTicket else { return nil }
      let effects = state.handle(.failed(ticket, .broken), now: .zero)
      guard case .set(let time) = effects.timer else { return nil }
      return time
    }
    #expect(wait(seed: 1) == wait(seed: 1))
    #expect(wait(seed: 1) != wait(seed: 2))
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

  @Test func `impossible policies trap with the rule`() async throws {
    let factor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Policy.Retry(attempts: 1, delay: .seconds(1), factor: 0.5)
    }
    #expect(
      try #require(factor).standardErrorContent.contains(
        "Policy.Retry: a factor below 1 would retry ever faster.".utf8))
    let wait = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Policy(showAfter: .milliseconds(-1))
    }
    #expect(
      try #require(wait).standardErrorContent.contains(
        "Policy: showAfter is a wait and cannot be negative.".utf8))
  }
}

/// Refresh and retry by the user (M9, M11, M12).
@Suite struct RefreshTests {
  private func ready(_ policy: Policy = .article) -> Timeline {
    var screen = Timeline(policy)
    screen.at(0, .appear())
    screen.answer(at: 10, [1, 2])
    return screen
  }

  @Test func `rows stay while newer ones are awaited, and if that fails`() {
    var screen = ready()
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

  @Test func `a refresh that is cancelled gives back the problem that was there before`() {
    var screen = ready(Policy(disappear: .cancel))
    screen.at(100, .refresh)
    screen.fail(at: 200)
    screen.at(300, .refresh)
    #expect(screen.state.problem == nil)
    screen.at(400, .disappear())
    #expect(screen.state.problem?.ticket.number == 2)
  }

  @Test func `a refresh joins what is under way`() {
    var screen = Timeline(.article)
    screen.at(0, .appear())
    screen.at(10, .refresh)
    #expect(screen.state.liveTicket?.number == 1)
    screen.answer(at: 20, [1])
    screen.at(30, .refresh, .refresh)
    #expect(screen.state.liveTicket?.number == 2)
  }

  @Test func `choosing the selected tab before anything is drawn scrolls when it is`() {
    var screen = Timeline(Policy(showAfter: .milliseconds(120), reselect: .scrollToTop))
    screen.at(0, .appear())
    screen.at(50, .select(.a))
    #expect(screen.state.command == nil)
    screen.after(120)
    #expect(screen.state.command != nil)
  }

  @Test func `a list is not at its top only because the view before was`() {
    var screen = ready(Policy(reselect: .refreshAtTop))
    screen.at(100, .moved(isAtTop: true), .disappear(), .appear(), .select(.a))
    #expect(!screen.state.isRefreshing)
    #expect(screen.state.command != nil)
  }

  @Test func `choosing the selected tab never shows placeholders`() {
    var screen = Timeline(Policy(reselect: .refreshAtTop))
    screen.at(0, .appear())
    screen.fail(at: 10)
    let failed = screen.state.shown
    screen.at(20, .moved(isAtTop: true), .select(.a))
    #expect(screen.state.shown == failed)
  }

  @Test func `a request that nobody cancelled for us is issued once more, for all its attempts`() {
    let policy = Policy(
      retry: Policy.Retry(attempts: 1, delay: .seconds(1)), unaskedCancel: .retryOnce)
    var screen = Timeline(policy)
    screen.at(0, .appear())
    func cancel(at milliseconds: Int) {
      if let ticket = screen.state.liveTicket {
        screen.at(milliseconds, .cancelled(ticket, .broken))
      }
    }
    cancel(at: 10)
    #expect(screen.state.liveTicket?.number == 2)
    screen.fail(at: 20)
    screen.after(1020)
    #expect(screen.state.liveTicket?.number == 3, "the one automatic retry")
    cancel(at: 1030)
    #expect(screen.state.shown == .failure(.broken, Ticket(issuer: 1, number: 3)))
  }

  @Test func `a wish to scroll outlives a failure that nobody saw`() {
    var screen = Timeline(Policy(placeholders: 0))
    screen.at(0, .appear(), .select(.b), .disappear())
    screen.fail(at: 10)
    screen.at(20, .appear())
    screen.answer(at: 30, [7])
    #expect(screen.state.command?.target == .top(first: .item(7)))
  }

  @Test func `choosing the selected tab refreshes at the top only`() {
    var screen = ready(Policy(reselect: .refreshAtTop))
    screen.at(100, .moved(isAtTop: false), .select(.a))
    #expect(screen.state.liveTicket == nil)
    #expect(screen.state.command != nil)
    screen.at(200, .moved(isAtTop: true), .select(.a))
    #expect(screen.state.isRefreshing)
    #expect(screen.state.shown == .rows([1, 2]))
  }
}
