import TabbedLoading
import Testing

/// Every state × every event, under every policy that changes anything (M1–M16, M18, M21, M22).
@Suite struct TransitionTests {
  @Test(arguments: PolicyName.allCases, StateName.allCases)
  func `each event has its effect`(policy: PolicyName, state: StateName) {
    for event in EventName.allCases {
      let outcome = Outcome(of: event, in: state, policy: policy)
      let expected = TransitionTable.outcomes[policy]?[.init(state: state, event: event)]
      #expect("\(outcome)" == expected, "\(event)")
    }
  }
}

/// The states of the table, by how they are reached. Each is on tab a; ticket 1 has ended and is
/// stale, except in the state that nobody has looked at.
enum StateName: String, CaseIterable {
  case new, loading, loadingAfterFailure, debouncing, waiting, holding
  case ready, readyAtTop, empty, refreshing, problem, failed, failedAtTop
  case goesOn, appending, appendFailed, emptyGoesOn
  case away, stale, background, refreshingChanged, refreshingWanted, provisional
  case editPending, editSettled, keepsOther, rowWanted
  case hiddenUnknown, hiddenLoading, hiddenReady, hiddenRefreshing, hiddenAppending, hiddenFailed
  case closed

  /// Whether it lies behind an answer or a failure that came long ago, so that nothing is held.
  private var hasHistory: Bool {
    switch self {
    case .new, .loading, .debouncing, .waiting, .holding, .hiddenUnknown, .hiddenLoading, .closed:
      false
    case .loadingAfterFailure, .ready, .readyAtTop, .empty, .refreshing, .problem: true
    case .failed, .failedAtTop, .goesOn, .appending, .appendFailed, .emptyGoesOn: true
    case .away, .stale, .background, .refreshingChanged, .refreshingWanted: true
    case .editPending, .editSettled, .keepsOther: true
    case .provisional, .rowWanted: false
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
    func scrollAway() {
      if let command = state.command { send(.executed(command.id)) }
      send(.moved(isAtTop: false, anchor: Letters.Anchor(id: 8)))
    }
    func fail() {
      now = hasHistory ? .seconds(-5) : .zero
      if let ticket = state.liveTicket { send(.failed(ticket, .broken, isFinal: hasHistory)) }
    }
    if self == .keepsOther {
      send(.appear())
      answer([17, 18])
      send(.moved(isAtTop: false, anchor: Letters.Anchor(id: 18)))
      now = .seconds(-10)
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
    case .waiting, .failed: fail()
    case .holding, .ready, .keepsOther: answer([7, 8])
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
    case .away:
      answer([7, 8], next: 2)
      scrollAway()
    case .stale:
      answer([7, 8])
      send(.invalidate(.a))
    case .background:
      answer([7, 8], next: 2)
      scrollAway()
      send(.invalidate(.a), .appear(token: 1), .disappear(token: 1))
    case .refreshingChanged:
      answer([7, 8])
      send(.refresh, .invalidate(.a))
    case .refreshingWanted:
      answer([7, 8])
      send(.refresh, .invalidate(.a), .refresh)
    case .provisional:
      if let ticket = state.liveTicket { send(.provisional(ticket, Letters.Page([7, 8]))) }
    case .editPending:
      answer([7, 8])
      send(.edit(.remove(7), in: .a, pending: 1))
    case .editSettled:
      answer([7, 8])
      send(.edit(.remove(7), in: .a, pending: 1), .refresh, .settle(1))
    case .rowWanted: send(.scroll(to: 2))
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
  case selectOther, selectSame, selectDebounced, reload, refresh, retry
  case moved, movedAway, scrollToRow, scrollNowhere
  case endVisible, endVisibleElsewhere, endHidden
  case provisional, provisionalEmpty, provisionalStale
  case answered, answeredGoesOn, answeredEmpty, answeredStale, answeredForeign
  case failed, failedFinal, failedStale
  case cancelled, cancelledWithoutError, cancelledStale
  case timeoutEarly, timeout
  case executed, executedOld
  case update, remove, insert, removePending, removeOther, settle, revert
  case invalidate, invalidateOther, invalidateAll
  case reset, restore, restoreAway, close

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
    case .movedAway: .moved(isAtTop: false, anchor: Letters.Anchor(id: 8, distance: -4))
    case .scrollToRow: .scroll(to: 8)
    case .scrollNowhere: .scroll(to: 99)
    case .endVisible: .endVisible(after: 8)
    case .endVisibleElsewhere: .endVisible(after: 7)
    case .endHidden: .endHidden
    case .provisional: .provisional(live, Letters.Page([5, 6], next: 2))
    case .provisionalEmpty: .provisional(live, Letters.Page([]))
    case .provisionalStale: .provisional(stale, Letters.Page([5, 6]))
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
    case .update: .edit(.update(8), in: .a)
    case .remove: .edit(.remove(8), in: .a)
    case .insert: .edit(.insert(6, at: 0), in: .a)
    case .removePending: .edit(.remove(8), in: .a, pending: 2)
    case .removeOther: .edit(.remove(18), in: .b)
    case .settle: .settle(1)
    case .revert: .revert(1)
    case .invalidate: .invalidate(.a)
    case .invalidateOther: .invalidate(.b)
    case .invalidateAll: .invalidateAll
    case .reset: .reset(selected: .b)
    case .restore: .restore(EventName.saved)
    case .restoreAway: .restore(EventName.saved, away: .zero)
    case .close: .close
    }
  }
}

extension EventName {
  /// Two tabs, a selected.
  private static let saved = Letters.Saved(
    selected: .a,
    tabs: [
      Letters.Saved.Rows(
        tab: .b, items: [17, 18], next: nil, age: .seconds(10), anchor: Letters.Anchor(id: 18)),
      Letters.Saved.Rows(
        tab: .a, items: [7, 8], next: 2, age: .seconds(5), anchor: Letters.Anchor(id: 8)),
    ])
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
    let end =
      switch state.paging.end {
      case .offScreen: ""
      case .visible(let last): ", ends after \(last.map(String.init) ?? "none")"
      }
    let parts = [
      timing,
      state.previous.map { ", previous \($0.tab)" },
      state.isAtTop ? ", at top" : nil,
      state.anchor.map { ", at \(text($0))" },
      end,
      state.paging.isHalted ? ", halted" : nil,
      state.paging.barren == 0 ? nil : ", \(state.paging.barren) barren",
      state.command.map { ", command \($0.id)" },
      wish(state.scrolling.stage),
      state.sinceIssued == .nothing ? nil : ", \(state.sinceIssued)",
    ]
    let edits = state.pending.map {
      ", pending \($0.id)\($0.settledAfter == nil ? "" : " settled")"
    }
    let kept = state.kept.tabs.map { tab in
      ", keeps \(tab)"
        + (state.kept[tab].map { entry in
          "\(text(entry.rows))\(entry.anchor.map { " at \(text($0))" } ?? "")"
        } ?? "")
    }
    return "\(state.selected) \(text(state.phase)) \(presence)"
      + (parts.compactMap(\.self) + edits + kept).joined()
  }

  private static func wish(_ stage: LettersState.Scrolling.Stage) -> String? {
    switch stage {
    case .idle, .published: nil
    case .wanted(.top): ", wants top"
    case .wanted(.row(let row, let orTop)): ", wants \(row)\(orTop ? " or top" : "")"
    case .wanted(.anchor(let anchor)): ", wants anchor \(text(anchor))"
    }
  }

  private static func text(_ phase: LettersState.Phase) -> String {
    switch phase {
    case .unknown: "unknown"
    case .loading(let work, after: let problem): text(work) + after(problem)
    case .ready(let rows, let activity, let problem):
      switch activity {
      case .idle:
        "ready\(text(rows))" + (problem.map { " problem \($0.ticket.number)" } ?? "")
      case .debouncing(let until):
        "ready\(text(rows)) debouncing until \(milliseconds(until))" + after(problem)
      case .refreshing(let ticket, let kind, let isReissue):
        "ready\(text(rows)) \(kind == .refresh ? "refreshing" : "\(kind)") \(ticket.number)"
          + (isReissue ? " again" : "") + after(problem)
      case .appending(let ticket, let isReissue):
        "ready\(text(rows)) appending \(ticket.number)" + (isReissue ? " again" : "")
          + after(problem)
      }
    case .failed(let problem): "failed \(problem.ticket.number)"
    }
  }

  private static func after(_ problem: LettersState.Problem?) -> String {
    problem.map { " after \($0.ticket.number)" } ?? ""
  }

  private static func text(_ rows: LettersState.Rows) -> String {
    let items = rows.items.map { " \($0)" }.joined()
    let base = rows.base.map { " (\($0.items.map(String.init).joined(separator: " ")))" } ?? ""
    return (rows.items.isEmpty ? " empty" : items) + base + (rows.next.map { " next \($0)" } ?? "")
      + (rows.isProvisional ? " provisional" : rows.answeredAt == nil ? " stale" : "")
  }

  private static func text(_ anchor: Letters.Anchor) -> String {
    "\(anchor.id)" + (anchor.distance == 0 ? "" : "\(Int(anchor.distance))")
  }

  private static func text(_ work: LettersState.Work) -> String {
    switch work {
    case .requesting(let ticket, let attempt):
      "loading \(ticket.number)" + (attempt.number == 1 ? "" : " attempt \(attempt.number)")
        + (attempt.isReissue ? " again" : "")
    case .debouncing(let until): "debouncing until \(milliseconds(until))"
    case .waiting(let attempt, let until):
      "waiting after attempt \(attempt.number) until \(milliseconds(until))"
    case .holding(let next, let until): "holding \(text(next)) until \(milliseconds(until))"
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
        case .row(let id): "scroll to row \(id)"
        case .anchor(let anchor): "scroll to anchor \(text(anchor))"
        }
      }
    }
    return performed + (effects.discarded.map { ["discarded \($0.number)"] } ?? [])
  }
}

/// The policies of the table: each differs from the article's, or from another one, in one field.
enum PolicyName: String, CaseIterable {
  case article, reselectScrollsToTop, unaskedCancelRetries, disappearCancels, noPlaceholders
  case reselectRefreshes
  case showsLate, staysVisible, previousRows, retries, keeps, keepsBriefly

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
    case .keeps: Policy(keep: .rows(tabs: 1))
    case .keepsBriefly: Policy(keep: .rows(tabs: 2, staleAfter: .seconds(1), scroll: .top))
    case .retries: Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1)))
    }
  }
}
