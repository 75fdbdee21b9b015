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
  case new, loading, loadingAfterFailure, ready, empty, failed
  case hiddenUnknown, hiddenLoading, hiddenReady, hiddenFailed
  case closed

  func state(_ policy: Policy) -> LettersState {
    var state = LettersState(selected: .b, policy: policy, identity: 1)
    func send(_ events: LettersState.Event...) {
      for event in events { _ = state.handle(event, now: .zero) }
    }
    func answer(_ items: [Int]) {
      if let ticket = state.liveTicket { send(.answered(ticket, Letters.Page(items))) }
    }
    func fail() {
      if let ticket = state.liveTicket { send(.failed(ticket, .broken)) }
    }
    if self == .new { return LettersState(selected: .a, policy: policy, identity: 1) }
    send(.appear(), .select(.a))
    switch self {
    case .new, .loading: break
    case .loadingAfterFailure:
      fail()
      send(.appear(token: 1), .disappear(token: 1))
    case .ready: answer([7, 8])
    case .empty: answer([])
    case .failed: fail()
    case .hiddenUnknown: send(.disappear(), .select(.c), .select(.a))
    case .hiddenLoading: send(.disappear(), .appear(), .disappear())
    case .hiddenReady:
      answer([7, 8])
      send(.disappear())
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
  case selectOther, selectSame
  case answered, answeredEmpty, answeredStale, answeredForeign
  case failed, failedStale
  case cancelled, cancelledWithoutError, cancelledStale
  case executed, executedOld
  case close

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
    case .answered: .answered(live, Letters.Page([1, 2, 3]))
    case .answeredEmpty: .answered(live, Letters.Page([]))
    case .answeredStale: .answered(stale, Letters.Page([1, 2, 3]))
    case .answeredForeign:
      .answered(Ticket(issuer: 2, number: live.number), Letters.Page([1, 2, 3]))
    case .failed: .failed(live, .broken)
    case .failedStale: .failed(stale, .broken)
    case .cancelled: .cancelled(live, .broken)
    case .cancelledWithoutError: .cancelled(live)
    case .cancelledStale: .cancelled(stale, .broken)
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
    let effects = after.handle(event.event(in: before), now: .zero)
    let (old, new) = (Outcome.text(before), Outcome.text(after))
    let parts = [old == new ? "=" : new] + Outcome.parts(effects)
    description = parts.joined(separator: ", ")
  }

  private static func text(_ state: LettersState) -> String {
    let phase =
      switch state.phase {
      case .unknown: "unknown"
      case .loading(.requesting(let ticket, let attempt), after: let problem):
        "loading \(ticket.number)" + (attempt == 1 ? "" : " attempt \(attempt)")
          + (problem.map { " after \($0.ticket.number)" } ?? "")
      case .ready(let rows, .idle): "ready \(rows.items.count)"
      case .failed(let problem): "failed \(problem.ticket.number)"
      }
    let presence =
      switch state.presence {
      case .new: "new"
      case .visible(let tokens): "visible \(tokens.count)"
      case .hidden: "hidden"
      case .closed: "closed"
      }
    let command = state.command.map { ", command \($0.id)" } ?? ""
    let wish = state.scrolling.stage == .wanted ? ", wants top" : ""
    return "\(state.selected) \(phase) \(presence)\(command)\(wish)"
  }

  private static func parts(_ effects: LettersState.Effects) -> [String] {
    let performed = effects.map { effect in
      switch effect {
      case .cancel(let ticket): "cancel \(ticket.number)"
      case .start(let request): "start \(request.ticket.number) \(request.tab)"
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
  case reselectScrollsWithoutPlaceholders

  var policy: Policy {
    switch self {
    case .article: .article
    case .reselectScrollsToTop: Policy(reselect: .scrollToTop)
    case .unaskedCancelRetries: Policy(unaskedCancel: .retryOnce)
    case .disappearCancels: Policy(disappear: .cancel)
    case .noPlaceholders: Policy(placeholders: 0)
    case .reselectScrollsWithoutPlaceholders: Policy(placeholders: 0, reselect: .scrollToTop)
    }
  }
}
