import TabbedLoading
import Testing

/// Every state × every event, under every policy that changes anything (M1–M8, M12, M13, M16).
@Suite struct TransitionTests {
  @Test(arguments: TransitionTable.rows)
  func `an event has its effect`(row: TransitionTable.Row) throws {
    let outcome = Outcome(of: row.event, in: row.state, policy: row.policy)
    #expect("\(outcome)" == row.outcome)
  }

  @Test func `the table has every policy, state and event`() {
    let rows = Set(TransitionTable.rows.map { "\($0.policy) \($0.state) \($0.event)" })
    let all = PolicyName.allCases.count * StateName.allCases.count * EventName.allCases.count
    #expect(rows.count == all)
    #expect(TransitionTable.rows.count == all)
  }
}

/// The states of the table, by how they are reached. Each is on tab a; ticket 1 has ended and is
/// stale, except in the state that nobody has looked at.
enum StateName: String, CaseIterable {
  case new, loading, loadingAfterFailure, debouncing, waiting, holding
  case ready, readyAtTop, empty, refreshing, problem, failed, failedAtTop
  case goesOn, appending, appendFailed, emptyGoesOn
  case hiddenUnknown, hiddenLoading, hiddenReady, hiddenRefreshing, hiddenAppending, hiddenFailed
  case closed

  /// Whether it lies behind an answer or a failure that came long ago, so that nothing is held.
  private var hasHistory: Bool {
    switch self {
    case .new, .loading, .debouncing, .waiting, .holding, .hiddenUnknown, .hiddenLoading, .closed:
      false
    case .loadingAfterFailure, .ready, .readyAtTop, .empty, .refreshing, .problem: true
    case .failed, .failedAtTop, .goesOn, .appending, .appendFailed, .emptyGoesOn: true
    case .hiddenReady, .hiddenRefreshing, .hiddenAppending, .hiddenFailed: true
    }
  }

  func state(_ policy: Policy) -> LettersState {
    var state = LettersState(selected: .b, policy: policy, identity: 1)
    var now = hasHistory ? Duration.seconds(-10) : .zero
    func send(_ events: LettersState.Event...) {
      for event in events { _ = state.handle(event, now: now) }
    }
    func answer(_ items: [Int], next: Int? = nil) {
      now = hasHistory ? .seconds(-5) : .zero
      if let ticket = state.liveTicket { send(.answered(ticket, Letters.Page(items, next: next))) }
    }
    func fail() {
      now = hasHistory ? .seconds(-5) : .zero
      if let ticket = state.liveTicket { send(.failed(ticket, .broken, isFinal: hasHistory)) }
    }
    if self == .new { return LettersState(selected: .a, policy: policy, identity: 1) }
    send(.appear(), .select(.a))
    switch self {
    case .new, .loading: break
    case .loadingAfterFailure:
      fail()
      now = .zero
      send(.appear(token: 1), .disappear(token: 1))
    case .debouncing: send(.reload(debounce: .milliseconds(300)))
    case .waiting: fail()
    case .holding: answer([7, 8])
    case .ready: answer([7, 8])
    case .readyAtTop:
      answer([7, 8])
      send(.moved(isAtTop: true))
    case .empty: answer([])
    case .refreshing:
      answer([7, 8])
      send(.refresh)
    case .problem:
      answer([7, 8])
      send(.refresh)
      fail()
    case .failed: fail()
    case .failedAtTop:
      fail()
      send(.moved(isAtTop: true))
    case .goesOn: answer([7, 8], next: 2)
    case .appending:
      answer([7, 8], next: 2)
      send(.endVisible(after: 8))
    case .appendFailed:
      answer([7, 8], next: 2)
      send(.endVisible(after: 8))
      fail()
    case .emptyGoesOn: answer([], next: 2)
    case .hiddenUnknown: send(.disappear(), .select(.c), .select(.a))
    case .hiddenLoading: send(.disappear(), .appear(), .disappear())
    case .hiddenReady:
      answer([7, 8])
      send(.disappear())
    case .hiddenRefreshing:
      answer([7, 8])
      send(.refresh, .disappear())
    case .hiddenAppending:
      answer([7, 8], next: 2)
      send(.endVisible(after: 8), .disappear())
    case .hiddenFailed:
      fail()
      send(.disappear())
    case .closed: send(.close)
    }
    return state
  }
}

/// The events of the table.
enum EventName: String, CaseIterable {
  case appear, appearOther, disappear, disappearOther
  case selectOther, selectSame, selectDebounced, reload, refresh, retry, moved
  case endVisible, endVisibleElsewhere, endHidden
  case answered, answeredGoesOn, answeredEmpty, answeredStale, answeredForeign
  case failed, failedFinal, failedStale
  case cancelled, cancelledWithoutError, cancelledStale
  case timeoutEarly, timeout
  case executed, executedOld
  case close

  /// When it happens; every state is reached at time zero.
  var time: Duration {
    self == .timeout ? .seconds(2) : .milliseconds(50)
  }

  /// The event as it is in `state`. Where no request is live, `answered`, `failed` and `cancelled`
  /// name one that has ended, or none.
  func event(in state: LettersState) -> LettersState.Event {
    let ended = Ticket(issuer: state.identity, number: state.presence == .new ? 1 : 2)
    let live = state.liveTicket ?? ended
    let stale = Ticket(issuer: state.identity, number: 1)
    return switch self {
    case .appear: .appear()
    case .appearOther: .appear(token: 1)
    case .disappear: .disappear()
    case .disappearOther: .disappear(token: 1)
    case .selectOther: .select(.b)
    case .selectSame: .select(.a)
    case .selectDebounced: .select(.b, debounce: .milliseconds(300))
    case .reload: .reload()
    case .refresh: .refresh
    case .retry: .retry
    case .moved: .moved(isAtTop: true)
    case .endVisible: .endVisible(after: 8)
    case .endVisibleElsewhere: .endVisible(after: 7)
    case .endHidden: .endHidden
    case .answered: .answered(live, Letters.Page([1, 2, 3]))
    case .answeredGoesOn: .answered(live, Letters.Page([8, 9], next: 3))
    case .answeredEmpty: .answered(live, Letters.Page([]))
    case .answeredStale: .answered(stale, Letters.Page([1, 2, 3]))
    case .answeredForeign:
      .answered(Ticket(issuer: 2, number: live.number), Letters.Page([1, 2, 3]))
    case .failed: .failed(live, .broken)
    case .failedFinal: .failed(live, .broken, isFinal: true)
    case .failedStale: .failed(stale, .broken)
    case .cancelled: .cancelled(live, .broken)
    case .cancelledWithoutError: .cancelled(live, nil)
    case .cancelledStale: .cancelled(stale, .broken)
    case .timeoutEarly, .timeout: .timeout
    case .executed: .executed(state.command?.id ?? 1)
    case .executedOld: .executed(0)
    case .close: .close
    }
  }
}

/// What an event did, as the table has it.
struct Outcome: CustomStringConvertible {
  let description: String

  init(of event: EventName, in name: StateName, policy: PolicyName) {
    let before = name.state(policy.policy)
    var after = before
    let effects = after.handle(event.event(in: before), now: event.time)
    let (old, new) = (Outcome.text(before), Outcome.text(after))
    let parts = [old == new ? "=" : new] + Outcome.parts(effects)
    description = parts.joined(separator: ", ")
  }

  private static func text(_ state: LettersState) -> String {
    let phase =
      switch state.phase {
      case .unknown: "unknown"
      case .loading(let work, after: let problem):
        "\(text(work))" + (problem.map { " after \($0.ticket.number)" } ?? "")
      case .ready(let rows, .refreshing(let ticket, let isReissue), let problem):
        "ready \(rows.items.count)\(more(rows)) refreshing \(ticket.number)"
          + (isReissue ? " again" : "")
          + (problem.map { " after \($0.ticket.number)" } ?? "")
      case .ready(let rows, .appending(let ticket, let isReissue), let problem):
        "ready \(rows.items.count)\(more(rows)) appending \(ticket.number)"
          + (isReissue ? " again" : "") + (problem.map { " after \($0.ticket.number)" } ?? "")
      case .ready(let rows, .idle, let problem):
        "ready \(rows.items.count)\(more(rows))"
          + (problem.map { " problem \($0.ticket.number)" } ?? "")
      case .failed(let problem): "failed \(problem.ticket.number)"
      }
    let presence =
      switch state.presence {
      case .new: "new"
      case .visible(let tokens): "visible \(tokens.count)"
      case .hidden: "hidden"
      case .closed: "closed"
      }
    let timing =
      switch state.timing {
      case .idle: ""
      case .closed(let until): ", closed until \(milliseconds(until))"
      case .shown(let until):
        until <= .zero ? ", shown" : ", shown until \(milliseconds(until))"
      }
    let previous = state.previous.map { ", previous \($0.tab)" } ?? ""
    let top = state.isAtTop ? ", at top" : ""
    let command = state.command.map { ", command \($0.id)" } ?? ""
    let wish = state.scrolling.stage == .wanted ? ", wants top" : ""
    let end =
      switch state.paging.end {
      case .offScreen: ""
      case .visible(let last): ", ends after \(last.map(String.init) ?? "none")"
      }
    let halted = state.paging.isHalted ? ", halted" : ""
    let barren = state.paging.barren == 0 ? "" : ", \(state.paging.barren) barren"
    return "\(state.selected) \(phase) \(presence)\(timing)\(previous)\(top)\(end)\(halted)"
      + "\(barren)\(command)\(wish)"
  }

  private static func more(_ rows: LettersState.Rows) -> String {
    rows.next.map { " next \($0)" } ?? ""
  }

  private static func text(_ work: LettersState.Work) -> String {
    switch work {
    case .requesting(let ticket, let attempt):
      "loading \(ticket.number)" + (attempt.number == 1 ? "" : " attempt \(attempt.number)")
        + (attempt.isReissue ? " again" : "")
    case .debouncing(let until): "debouncing until \(milliseconds(until))"
    case .waiting(let attempt, let until):
      "waiting after attempt \(attempt.number) until \(milliseconds(until))"
    case .holding(.answered(let rows), let until):
      "holding \(rows.items.count) until \(milliseconds(until))"
    case .holding(.failed(let problem), let until):
      "holding failure \(problem.ticket.number) until \(milliseconds(until))"
    }
  }

  private static func milliseconds(_ time: Duration) -> String {
    "\(Int(time / .milliseconds(1))) ms"
  }

  private static func parts(_ effects: LettersState.Effects) -> [String] {
    let performed = effects.map { effect in
      switch effect {
      case .cancel(let ticket): "cancel \(ticket.number)"
      case .start(let request):
        "start \(request.ticket.number) \(request.tab)"
          + (request.kind == .first ? "" : " \(request.kind)")
          + (request.cursor.map { " page \($0)" } ?? "")
      case .timer(let time): time.map { "timer \(milliseconds($0))" } ?? "stop timer"
      case .scroll(let command):
        switch command.target {
        case .top(first: .placeholder(let id)): "scroll to placeholder \(id.slot)"
        case .top(first: .item(let id)): "scroll to item \(id)"
        }
      }
    }
    return performed + (effects.discarded.map { ["discarded \($0.number)"] } ?? [])
  }
}

/// The policies of the table: the article's, and each that differs from it in one field.
enum PolicyName: String, CaseIterable {
  case article, reselectScrollsToTop, unaskedCancelRetries, disappearCancels, noPlaceholders
  case reselectScrollsWithoutPlaceholders, reselectRefreshes
  case showsLate, staysVisible, previousRows, retries, everything

  var policy: Policy {
    switch self {
    case .article: .article
    case .reselectScrollsToTop: Policy(reselect: .scrollToTop)
    case .unaskedCancelRetries: Policy(unaskedCancel: .retryOnce)
    case .disappearCancels: Policy(disappear: .cancel)
    case .noPlaceholders: Policy(placeholders: 0)
    case .reselectRefreshes: Policy(reselect: .refreshAtTop)
    case .showsLate: Policy(showAfter: .milliseconds(120))
    case .staysVisible: Policy(minVisible: .milliseconds(400))
    case .previousRows: Policy(placeholders: 0, whileWaiting: .previousRows)
    case .everything:
      Policy(
        minVisible: .milliseconds(400), whileWaiting: .previousRows, reselect: .refreshAtTop,
        retry: Policy.Retry(attempts: 1, delay: .seconds(1)), unaskedCancel: .retryOnce,
        disappear: .cancel)
    case .retries: Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1)))
    case .reselectScrollsWithoutPlaceholders: Policy(placeholders: 0, reselect: .scrollToTop)
    }
  }
}
