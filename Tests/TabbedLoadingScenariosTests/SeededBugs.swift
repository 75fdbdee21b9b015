import TabbedLoading
import TabbedLoadingScenarios
import Testing

/// A machine with a bug in it, for the checks to find.
struct SeededBug: Sendable, CustomTestStringConvertible {
  typealias Machine = TabState<ScriptTypes>

  let testDescription: String
  /// What finds it: the beginning of the rule.
  let rule: String
  let policy: Policy
  /// What must be able to happen for it to show.
  let alphabet: Alphabet
  let reduce: Session.Reducer

  init(
    _ name: String, breaks rule: String, policy: Policy = SeededBug.policy,
    alphabet: Alphabet = .loading, reduce: @escaping Session.Reducer
  ) {
    testDescription = name
    self.rule = rule
    self.policy = policy
    self.alphabet = alphabet
    self.reduce = reduce
  }

  /// A policy under which those show that need no rows to be kept.
  static let policy = Policy(
    placeholders: 2, showAfter: .milliseconds(120), minVisible: .milliseconds(400),
    whileWaiting: .previousRows, reselect: .scrollToTop,
    retry: Policy.Retry(attempts: 1, delay: .seconds(1)), unaskedCancel: .retryOnce,
    disappear: .cancel)

  /// A policy under which the others show.
  static let keeping = Policy(
    placeholders: 1, keep: .rows(tabs: 1, staleAfter: nil), reselect: .refreshAtTop)

  /// A policy with a wait of each kind and little else.
  static let waiting = Policy(
    placeholders: 1, showAfter: .milliseconds(120), minVisible: .milliseconds(400),
    retry: Policy.Retry(attempts: 1, delay: .seconds(1)))

  /// Changes what the machine does about an event.
  private static func changing(
    _ change:
      @escaping @Sendable (Machine.Event, _ before: Machine, inout Machine, inout Machine.Effects)
      -> Void
  ) -> Session.Reducer {
    { machine, event, now in
      let before = machine
      var effects = machine.handle(event, now: now)
      change(event, before, &machine, &effects)
      return effects
    }
  }

  /// Takes some events for others.
  private static func mistaking(
    _ other: @escaping @Sendable (Machine.Event, Machine) -> Machine.Event?
  ) -> Session.Reducer {
    { machine, event, now in machine.handle(other(event, machine) ?? event, now: now) }
  }

  static let all = [
    SeededBug(
      "a late answer counts as the live one's", breaks: "M2",
      reduce: mistaking { event, machine in
        guard case .answered(_, let page) = event else { return nil }
        return machine.liveTicket.map { .answered($0, page) }
      }),
    SeededBug(
      "a late failure counts as the live one's", breaks: "M2",
      reduce: mistaking { event, machine in
        guard case .failed(_, let failure, let isFinal) = event else { return nil }
        return machine.liveTicket.map { .failed($0, failure, isFinal: isFinal) }
      }),
    SeededBug(
      "a late cancel loads anew", breaks: "M2",
      reduce: mistaking { event, machine in
        guard case .cancelled(let ticket, _) = event, ticket != machine.liveTicket else {
          return nil
        }
        return .reload()
      }),
    SeededBug(
      "leaving a tab cancels nothing", breaks: "M4",
      reduce: changing { event, _, _, effects in
        if case .select = event { effects.cancel = nil }
      }),
    SeededBug(
      "a selection asks for nothing", breaks: "M4",
      reduce: changing { event, before, _, effects in
        if case .select(let tab, _) = event, tab != before.selected { effects.start = nil }
      }),
    SeededBug(
      "a selection does not scroll", breaks: "M16",
      reduce: changing { event, _, machine, effects in
        guard case .select = event else { return }
        machine.scrolling.stage = .idle
        effects.scroll = nil
      }),
    SeededBug(
      "a selected tab shows the rows before", breaks: "M3",
      reduce: changing { event, before, machine, _ in
        if case .select = event, case .ready = before.phase { machine.phase = before.phase }
      }),
    SeededBug(
      "a tab that is chosen again loads anew", breaks: "M12",
      reduce: mistaking { event, machine in
        guard case .select(machine.selected, _) = event, case .ready = machine.phase else {
          return nil
        }
        return .reload()
      }),
    SeededBug(
      "a failure of the live request is lost", breaks: "M3",
      reduce: mistaking { event, _ in
        guard case .failed(let ticket, _, _) = event else { return nil }
        return .failed(Ticket(issuer: 9, number: ticket.number), Mistake.made)
      }),
    SeededBug(
      "an answer leaves nothing", breaks: "M7",
      reduce: changing { event, before, machine, _ in
        guard case .answered(before.liveTicket, _) = event else { return }
        machine.phase = .unknown
      }),
    SeededBug(
      "an answer shows as empty", breaks: "M8",
      reduce: mistaking { event, _ in
        guard case .answered(let ticket, _) = event else { return nil }
        return .answered(ticket, ScriptTypes.Page([]))
      }),
    SeededBug(
      "a refresh that failed takes the rows", breaks: "M9",
      reduce: changing { event, before, machine, _ in
        if case .failed = event, case .ready = before.phase, let problem = machine.problem {
          machine.phase = .failed(problem)
        }
      }),
    SeededBug(
      "rows are those of another tab", breaks: "M4",
      reduce: mistaking { event, _ in
        guard case .answered(let ticket, let page) = event else { return nil }
        return .answered(ticket, ScriptTypes.Page(page.items.map { $0 + 100 }, next: page.next))
      }),
    SeededBug(
      "a timer that is to stop runs on", breaks: "M5",
      reduce: changing { _, _, _, effects in
        if effects.timer == .stop { effects.timer = nil }
      }),
    SeededBug(
      "a timer that is to run is never set", breaks: "M5",
      reduce: changing { _, _, _, effects in
        if case .set = effects.timer { effects.timer = nil }
      }),
    SeededBug(
      "closing leaves the request", breaks: "M3",
      reduce: changing { event, _, _, effects in
        if case .close = event { effects.cancel = nil }
      }),
    SeededBug(
      "disappearing leaves the request", breaks: "M3",
      reduce: changing { event, _, _, effects in
        if case .disappear = event { effects.cancel = nil }
      }),
    SeededBug(
      "loading anew leaves the request", breaks: "M3",
      reduce: changing { event, _, _, effects in
        if case .reload = event { effects.cancel = nil }
      }),
    SeededBug(
      "a refresh does not join a first load", breaks: "M3",
      reduce: changing { event, before, machine, effects in
        guard case .refresh = event, case .loading(.requesting, after: _) = before.phase else {
          return
        }
        effects = machine.handle(.reload(), now: .zero)
        effects.cancel = nil
      }),
    SeededBug(
      "a page is asked for without its name", breaks: "M10",
      reduce: changing { _, _, _, effects in
        guard let request = effects.start, request.kind == .append else { return }
        effects.start = ScriptTypes.Request(
          ticket: request.ticket, tab: request.tab, kind: .append)
      }),
    SeededBug(
      "a wait is forgotten when its time comes", breaks: "M3",
      reduce: { machine, event, now in
        guard case .timeout = event, case .loading(.waiting, after: _) = machine.phase else {
          return machine.handle(event, now: now)
        }
        var effects = machine.handle(.moved(isAtTop: false), now: now)
        machine.timer = nil
        effects.timer = nil
        return effects
      }),
    SeededBug(
      "a selection while nobody looks starts", breaks: "M3",
      reduce: changing { event, before, machine, effects in
        guard case .select(let tab, _) = event, case .hidden = before.presence else { return }
        effects.start = ScriptTypes.Request(ticket: Ticket(issuer: 1, number: 999), tab: tab)
      }),
    SeededBug(
      "rows from a cache count after a cancel", breaks: "M2", alphabet: .all,
      reduce: mistaking { event, machine in
        guard case .provisional(_, let page) = event else { return nil }
        return machine.liveTicket.map { .provisional($0, page) }
      }),
    SeededBug(
      "a tab that is returned to forgets its rows", breaks: "M18", policy: keeping,
      reduce: changing { event, before, machine, effects in
        guard case .select(let tab, _) = event, before.kept[tab] != nil else { return }
        let cancel = effects.cancel
        effects = machine.handle(.reload(), now: .zero)
        effects.cancel = cancel
      }),
    SeededBug(
      "stale rows are taken for new", breaks: "M18", policy: keeping, alphabet: .all,
      reduce: changing { event, _, _, effects in
        if case .select = event, effects.start?.kind == .background { effects.start = nil }
      }),
    SeededBug(
      "what is pending is forgotten", breaks: "M21", policy: keeping, alphabet: .all,
      reduce: changing { event, _, machine, _ in
        if case .edit = event { machine.pending = [] }
      }),
    SeededBug(
      "an undo is taken for a confirmation", breaks: "M21", policy: keeping, alphabet: .all,
      reduce: mistaking { event, _ in
        if case .revert(let id) = event { .settle(id) } else { nil }
      }),
    SeededBug(
      "an answer comes without what is pending", breaks: "M21", policy: keeping,
      alphabet: .all,
      reduce: { machine, event, now in
        guard case .answered = event else { return machine.handle(event, now: now) }
        let pending = machine.pending
        machine.pending = []
        let effects = machine.handle(event, now: now)
        machine.pending = pending
        return effects
      }),
    SeededBug(
      "a command outlives the row it aims at", breaks: "M16", policy: keeping, alphabet: .all,
      reduce: changing { event, before, machine, effects in
        guard case .edit = event, case .published(_, .row) = before.scrolling.stage else { return }
        machine.scrolling.stage = before.scrolling.stage
        effects.scroll = nil
      }),
    SeededBug(
      "a late answer moves the list", breaks: "M2",
      reduce: changing { event, before, machine, _ in
        guard case .answered(let ticket, _) = event, ticket != before.liveTicket else { return }
        machine.isAtTop.toggle()
      }),
    SeededBug(
      "a ticket is used again", breaks: "M2",
      reduce: changing { _, _, machine, effects in
        guard let request = effects.start, request.ticket.number > 1,
          case .loading(.requesting(_, let attempt), let problem) = machine.phase
        else { return }
        let ticket = Ticket(issuer: 1, number: 1)
        effects.start = ScriptTypes.Request(ticket: ticket, tab: request.tab)
        machine.phase = .loading(.requesting(ticket, attempt), after: problem)
      }),
    SeededBug(
      "every answer scrolls", breaks: "M16",
      reduce: changing { event, before, machine, effects in
        guard case .answered(before.liveTicket, _) = event, effects.scroll == nil,
          case .ready(let rows, _, _) = machine.phase, !rows.items.isEmpty
        else { return }
        machine.scrolling.stage = .published(77, .top)
        effects.scroll = machine.command
      }),
    SeededBug(
      "a tab that waits for nothing sets the timer", breaks: "M3",
      reduce: { machine, event, now in
        var effects = machine.handle(event, now: now)
        if case .ready(_, .idle, _) = machine.phase {
          machine.timer = now + .seconds(1)
          effects.timer = .set(now + .seconds(1))
        }
        return effects
      }),
  ]
}

/// What a mistaken failure fails with.
private enum Mistake: Error { case made }
