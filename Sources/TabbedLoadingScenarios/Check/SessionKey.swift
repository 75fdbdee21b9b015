internal import TabbedLoading

/// The canonical form of a session: what may be told from what comes later. Tickets and commands have no
/// numbers in it, and times are counted from now.
///
/// It has to name every part of the state that a step reads. That it does is a property test's matter:
/// sessions with one key must have one key after every input. A policy with jitter draws from the
/// numbers of tickets, which are not in it.
package struct SessionKey: Hashable, Sendable {
  /// Each part is a number whose meaning, and that of what follows, the numbers before it determine.
  private var code: [Int] = []

  package init(_ session: Session) {
    let machine = session.machine
    code.reserveCapacity(48)
    add(session.index(of: machine.selected))
    add(machine.phase, session)
    switch machine.presence {
    case .new: add(0)
    case .visible(let tokens):
      add(1)
      add(tokens.sorted())
    case .hidden: add(2)
    case .closed: add(3)
    }
    switch machine.scrolling.stage {
    case .idle: add(0)
    case .wanted(let aim):
      add(1)
      add(aim)
    case .published(_, let aim):
      add(2)
      add(aim)
    }
    switch machine.timing {
    case .idle: add(0)
    case .closed(let time):
      add(1)
      addWait(until: time, session)
    case .shown(let time):
      add(2)
      addWait(until: time, session)
    }
    add(machine.previous.map { session.index(of: $0.tab) + 1 } ?? 0)
    add(machine.previous?.rows.items ?? [])
    switch machine.paging.end {
    case .offScreen: add(0)
    case .visible(after: nil): add(1)
    case .visible(after: let last?):
      add(2)
      add(last)
    }
    add(machine.paging.barren)
    add(machine.paging.isHalted)
    add(machine.isAtTop)
    add(machine.anchor)
    add(machine.kept.tabs.count)
    for tab in machine.kept.tabs {
      add(session.index(of: tab))
      guard let entry = machine.kept[tab] else { continue }
      add(entry.rows, session)
      add(entry.anchor)
    }
    add(machine.pending.count)
    for edit in machine.pending { add(edit, session) }
    switch machine.sinceIssued {
    case .nothing: add(0)
    case .change: add(1)
    case .changeAndRefresh: add(2)
    }
    add(session.timer != nil)
    if let time = session.timer { addWait(until: time, session) }
    add(session.running)
    add(session.late.map { session.index(of: $0.tab) + 1 } ?? 0)
    // What broke a rule is looked at even where it led to a state that is known.
    add(session.broken != nil)
  }

  private mutating func add(_ phase: Session.Machine.Phase, _ session: Session) {
    switch phase {
    case .unknown: add(0)
    case .failed(let problem):
      add(1)
      add(problem)
    case .ready(let rows, let activity, let problem):
      add(2)
      add(rows, session)
      add(activity, session)
      add(problem)
    case .loading(let work, after: let problem):
      add(3)
      add(work, session)
      add(problem)
    }
  }

  private mutating func add(_ activity: Session.Machine.Activity, _ session: Session) {
    switch activity {
    case .idle: add(0)
    case .debouncing(let time):
      add(1)
      addWait(until: time, session)
    case .refreshing(_, let kind, let isReissue):
      add(2)
      add(kind)
      add(isReissue)
    case .appending(_, let isReissue):
      add(3)
      add(isReissue)
    }
  }

  private mutating func add(_ work: Session.Machine.Work, _ session: Session) {
    switch work {
    case .requesting(_, let attempt):
      add(0)
      add(attempt)
    case .debouncing(let time):
      add(1)
      addWait(until: time, session)
    case .waiting(let attempt, let time):
      add(2)
      add(attempt)
      addWait(until: time, session)
    case .holding(let phase, let time):
      add(3)
      add(phase, session)
      addWait(until: time, session)
    }
  }

  private mutating func add(_ rows: Session.Machine.Rows, _ session: Session) {
    add(rows.items)
    add(rows.base != nil)
    add(rows.base?.items ?? [])
    add(rows.next.map { $0 + 1 } ?? 0)
    add(rows.isProvisional)
    // Of their age, only when they will be stale.
    add(rows.answeredAt != nil)
    if let answered = rows.answeredAt, let age = session.machine.policy.keep.staleAfter {
      addWait(until: answered + age, session)
    }
  }

  private mutating func add(_ edit: Session.Machine.PendingEdit, _ session: Session) {
    add(edit.id)
    add(session.index(of: edit.tab))
    switch edit.edit {
    case .update(let row):
      add(0)
      add(row)
    case .remove(let row):
      add(1)
      add(row)
    case .insert(let row, let place):
      add(2)
      add(row)
      add(place)
    }
    // Of when it was settled, only whether the live request may have been issued before.
    if let settled = edit.settledAfter {
      add(1)
      add(session.machine.liveTicket.map { $0.number <= settled } ?? false)
    } else {
      add(0)
    }
  }

  private mutating func add(_ aim: Session.Machine.Scrolling.Aim) {
    switch aim {
    case .top: add(0)
    case .row(let row, let orTop):
      add(1)
      add(row)
      add(orTop)
    case .anchor(let anchor):
      add(2)
      add(anchor)
    }
  }

  private mutating func add(_ anchor: Session.Machine.Anchor?) {
    add(anchor != nil)
    guard let anchor else { return }
    add(anchor.id)
    add(Int(bitPattern: UInt(anchor.distance.bitPattern)))
  }

  private mutating func add(_ problem: Session.Machine.Problem?) {
    add(problem != nil)
    if let problem { add(problem.kind) }
  }

  private mutating func add(_ request: Session.Machine.Request?) {
    add(request != nil)
    guard let request else { return }
    add(request.kind)
    add(request.cursor.map { $0 + 1 } ?? 0)
  }

  private mutating func add(_ kind: Session.Machine.Request.Kind) {
    switch kind {
    case .first: add(0)
    case .refresh: add(1)
    case .background: add(2)
    case .append: add(3)
    }
  }

  private mutating func add(_ attempt: Session.Machine.Attempt) {
    add(attempt.number)
    add(attempt.isReissue)
  }

  /// What is left of a wait; of one that is over, nothing.
  private mutating func addWait(until time: Duration, _ session: Session) {
    let rest = max(.zero, time - session.now).components
    add(Int(rest.seconds))
    add(Int(rest.attoseconds))
  }

  private mutating func add(_ rows: [Int]) {
    code.append(rows.count)
    code += rows
  }

  private mutating func add(_ flag: Bool) { code.append(flag ? 1 : 0) }
  private mutating func add(_ number: Int) { code.append(number) }
}

extension Session {
  /// A tab's place, that of one that is none after all others.
  fileprivate func index(of tab: String) -> Int { tabs.firstIndex(of: tab) ?? tabs.count }
}
