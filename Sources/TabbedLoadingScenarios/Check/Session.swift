package import TabbedLoading

/// A machine with the requests, the timer and the time that its effects speak of, and what they have
/// broken, if anything.
package struct Session: Sendable {
  package typealias Machine = TabState<ScriptTypes>
  /// How a machine takes an event; another one than its own is a bug on trial.
  package typealias Reducer = @Sendable (inout Machine, Machine.Event, Duration) -> Machine.Effects

  /// A rule that does not hold.
  package struct Break: Hashable, Sendable {
    /// The rule's number and what is wrong.
    package let rule: String
    /// What a script would expect at this place; nil if it has no word for it.
    let expected: Expected?
  }

  /// An expectation, in words or of a request.
  enum Expected: Hashable, Sendable {
    case says(String)
    /// The next request for this tab.
    case started(String)
    case discarded(Ticket)
    case cancelled(Ticket)
    case live(Ticket)
  }

  private let setting: Setting
  private(set) var machine: Machine
  /// The request that the effects so far leave to the loader.
  private(set) var running: Issued?
  /// The request that was cancelled last, whose loader goes on regardless.
  var late: Issued?
  /// The number of the newest ticket.
  private(set) var lastTicket: UInt32 = 0
  /// What the timer is set to by the effects so far.
  private(set) var timer: Duration?
  private(set) var now = Duration.zero
  package private(set) var broken: Break?

  /// A screen that nobody has looked at yet; of `tabs` the first is selected.
  ///
  /// - Precondition: there is at least one tab.
  package init(
    tabs: [String], policy: Policy, alphabet: Alphabet = .all,
    reduce: @escaping Reducer = { $0.handle($1, now: $2) }
  ) {
    precondition(!tabs.isEmpty, "Session: a screen without tabs has nothing to select.")
    setting = Setting(tabs: tabs, alphabet: alphabet, policy: policy, reduce: reduce)
    machine = TabState(selected: tabs[0], policy: policy, identity: 1)
  }

  /// What stays the same; one of it for all sessions of a check, since those are copied often.
  private final class Setting: Sendable {
    let tabs: [String]
    let alphabet: Alphabet
    let inputs: [Input]
    let reduce: Reducer

    init(tabs: [String], alphabet: Alphabet, policy: Policy, reduce: @escaping Reducer) {
      self.tabs = tabs
      self.alphabet = alphabet
      inputs = alphabet.inputs(of: tabs, policy)
      self.reduce = reduce
    }
  }

  /// A request; an object, so that a session is quick to copy.
  final class Issued: Sendable {
    let ticket: Ticket
    let tab: String
    let kind: Machine.Request.Kind
    let cursor: Int?

    init(_ request: Machine.Request) {
      (ticket, tab, kind, cursor) = (request.ticket, request.tab, request.kind, request.cursor)
    }
  }

  var tabs: [String] { setting.tabs }

  /// All that may ever happen, what is simplest first. It is the same all the time, so that a choice
  /// means the same wherever else in a run something is left out.
  var inputs: [Input] { setting.inputs }

  /// Whether the same may happen to all tabs.
  var isSymmetric: Bool { setting.alphabet == .loading }

  /// Whether rows may be edited.
  var hasEdits: Bool { setting.alphabet == .all }

  /// Lets something happen that may.
  ///
  /// - Parameter isChecked: whether the rules are asked.
  /// - Returns: what was done about it.
  @discardableResult
  package mutating func take(_ input: Input, isChecked: Bool = true) -> Machine.Effects {
    let before = self
    return go(on: input, from: before, isChecked: isChecked)
  }

  /// The session after something has happened that may.
  func taking(_ input: Input) -> Session {
    var next = self
    next.go(on: input, from: self, isChecked: true)
    return next
  }

  /// Lets something happen; `before` is this session, which is copied only once.
  @discardableResult
  private mutating func go(
    on input: Input, from before: Session, isChecked: Bool
  ) -> Machine.Effects {
    if input == .timeout, let time = timer {
      now = max(now, time)
      timer = nil
    }
    let event = event(for: input)
    let effects = setting.reduce(&machine, event, now)
    follow(effects)
    if isChecked { broken = violation(of: input, before, effects) }
    // What a script says at the moment of a timer comes before it; so what comes after it is later.
    if input == .timeout { now += .milliseconds(1) }
    return effects
  }

  /// Does what the effects say, as a store would.
  private mutating func follow(_ effects: Machine.Effects) {
    if let ticket = effects.cancel, running?.ticket == ticket {
      late = running
      running = nil
    }
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
    if let request = effects.start {
      running = Issued(request)
      lastTicket = max(lastTicket, request.ticket.number)
    }
  }

  /// The event, and the end of the request that it speaks of.
  mutating func event(for input: Input) -> Machine.Event {
    switch input {
    case .appear: return .appear()
    case .disappear: return .disappear()
    case .select(let tab): return .select(tab)
    case .reload: return .reload()
    case .refresh: return .refresh
    case .retry: return .retry
    case .moved(let isAtTop): return .moved(isAtTop: isAtTop)
    case .movedToLast:
      return .moved(isAtTop: false, anchor: lastRow.map { Machine.Anchor(id: $0) })
    case .scrollToRow: return .scroll(to: firstRow)
    case .executed: return .executed(machine.command?.id ?? 0)
    case .edit(let edit, let isPending):
      return .edit(change(edit).edit, in: tabs[0], pending: isPending ? Session.pending : nil)
    case .settle: return .settle(Session.pending)
    case .revert: return .revert(Session.pending)
    case .invalidate: return .invalidate(tabs[0])
    case .stale(let tab): return .invalidate(tab)
    case .reset: return .reset(selected: tabs[0])
    case .provisional(let target):
      let request = request(target)
      return .provisional(
        ticket(request), page(for: request, rows: 1, hasNext: false).page)
    case .endVisible: return .endVisible(after: end)
    case .endHidden: return .endHidden
    case .timeout: return .timeout
    case .close: return .close
    case .answer(let target, let rows, let hasNext):
      let request = end(target)
      return .answered(
        ticket(request), page(for: request, rows: rows, hasNext: hasNext).page)
    case .fail(let target, let isFinal):
      return .failed(ticket(end(target)), ScriptFailure(isFinal: isFinal), isFinal: isFinal)
    case .cancel(let target): return .cancelled(ticket(end(target)), CancellationError())
    }
  }

  /// The request that an input speaks of.
  private func request(_ target: Input.Target) -> Issued? {
    switch target {
    case .live: running
    case .late: late
    }
  }

  private mutating func end(_ target: Input.Target) -> Issued? {
    switch target {
    case .live: return running.take()
    case .late: return late.take()
    }
  }

  private func ticket(_ request: Issued?) -> Ticket {
    request?.ticket ?? Ticket(issuer: 0, number: 0)
  }
}

extension Session {
  /// The answer to a request: rows with numbers that no other tab's have.
  private func page(for request: Issued?, rows: Int, hasNext: Bool) -> Answer {
    let cursor = request?.cursor ?? 0
    return Answer(
      rows: rows, from: first(of: request?.tab ?? "") + cursor, next: hasNext ? cursor + 1 : nil)
  }

  /// The number of the edits that are pending.
  private static var pending: Int { 1 }

  /// What an edit does to the first tab: to its first row, or with one more above it.
  private func change(_ edit: Input.Edit) -> Change {
    switch edit {
    case .update: .update(firstRow)
    case .remove: .remove(firstRow)
    case .insert: .insert(firstRow + 50, at: 0)
    }
  }

  /// The first tab's first row, as it is answered.
  private var firstRow: Int { first(of: tabs[0]) }

  /// The number of a tab's first row.
  func first(of tab: String) -> Int { Session.first(of: tabs.firstIndex(of: tab) ?? tabs.count) }

  /// The number of the first row of the tab with this place.
  static func first(of place: Int) -> Int { most * place }

  /// How many rows a tab may have.
  static var most: Int { 100 }

  /// The last row that is there.
  var lastRow: Int? {
    guard case .rows(let rows) = machine.shown else { return nil }
    return rows.last
  }

  /// The row at the end of the list; where there is none, one that the selected tab might have.
  private var end: Int { lastRow ?? first(of: machine.selected) }

  /// Nothing is under way.
  var isSettled: Bool { running == nil && timer == nil }
}
