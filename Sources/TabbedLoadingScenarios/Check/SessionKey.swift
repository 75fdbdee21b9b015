internal import TabbedLoading

/// The canonical form of a session: what may be told from what comes later. Tickets and commands have no
/// numbers in it, and times are counted from now. Where the same may happen to all tabs, those that are
/// off the screen have no names either: they stand in the order of what there is to say of them.
///
/// It has to name every part of the state that a step reads. That it does is a property test's matter:
/// sessions with one key must have one key after every input. A policy with jitter draws from the
/// numbers of tickets, which are not in it.
package struct SessionKey: Hashable, Sendable {
  /// Each part is a number whose meaning, and that of what follows, the numbers before it determine.
  private var code = PackedNumbers()

  package init(_ session: Session) {
    let machine = session.machine
    let selected = session.index(of: machine.selected)
    if !session.isSymmetric { code.add(selected) }
    add(machine.phase, session)
    switch machine.presence {
    case .new: code.add(0)
    case .visible(let tokens):
      code.add(1)
      code.add(tokens.count)
      for token in tokens.sorted() { code.add(token) }
    case .hidden: code.add(2)
    case .closed: code.add(3)
    }
    add(machine.scrolling, session)
    add(machine.timing, session)
    add(machine.previous?.tab, session)
    if let previous = machine.previous {
      code.add(previous.rows.items, of: session.index(of: previous.tab))
    }
    switch machine.paging.end {
    case .offScreen: code.add(0)
    case .visible(after: nil): code.add(1)
    case .visible(after: let last?):
      code.add(2)
      code.add(last, of: selected)
    }
    code.add(machine.paging.barren)
    code.add(machine.paging.isHalted)
    code.add(machine.isAtTop)
    code.add(machine.anchor, of: selected)
    code.add(machine.pending.count)
    for edit in machine.pending { add(edit, session) }
    switch machine.sinceIssued {
    case .nothing: code.add(0)
    case .change: code.add(1)
    case .changeAndRefresh: code.add(2)
    }
    code.add(session.timer != nil)
    if let time = session.timer { code.add(waitUntil: time, session) }
    add(session.running)
    add(session.late?.tab, session)
    // What broke a rule is looked at even where it led to a state that is known.
    code.add(session.broken != nil)
    if session.tabs.count == 2, selected < 2 {
      code.add(session.code(of: 1 - selected))
    } else if session.tabs.count > 1 {
      for other in session.others { code.add(other.code) }
    }
  }

  private mutating func add(_ scrolling: Session.Machine.Scrolling, _ session: Session) {
    switch scrolling.stage {
    case .idle: code.add(0)
    case .wanted(let aim):
      code.add(1)
      add(aim, session)
    case .published(_, let aim):
      code.add(2)
      add(aim, session)
    }
  }

  private mutating func add(_ timing: PlaceholderTiming, _ session: Session) {
    switch timing {
    case .idle: code.add(0)
    case .closed(let time):
      code.add(1)
      code.add(waitUntil: time, session)
    case .shown(let time):
      code.add(2)
      code.add(waitUntil: time, session)
    }
  }

  /// Whether there is a tab, and it is the selected one; which of the others, their own codes say.
  private mutating func add(_ tab: String?, _ session: Session) {
    code.add(tab.map { $0 == session.machine.selected ? 1 : 2 } ?? 0)
  }

  private mutating func add(_ phase: Session.Machine.Phase, _ session: Session) {
    switch phase {
    case .unknown: code.add(0)
    case .failed(let problem):
      code.add(1)
      add(problem)
    case .ready(let rows, let activity, let problem):
      code.add(2)
      code.add(rows, of: session.index(of: session.machine.selected), session)
      add(activity, session)
      add(problem)
    case .loading(let work, after: let problem):
      code.add(3)
      add(work, session)
      add(problem)
    }
  }

  private mutating func add(_ activity: Session.Machine.Activity, _ session: Session) {
    switch activity {
    case .idle: code.add(0)
    case .debouncing(let time):
      code.add(1)
      code.add(waitUntil: time, session)
    case .refreshing(_, let kind, let isReissue):
      code.add(2)
      add(kind)
      code.add(isReissue)
    case .appending(_, let isReissue):
      code.add(3)
      code.add(isReissue)
    }
  }

  private mutating func add(_ work: Session.Machine.Work, _ session: Session) {
    switch work {
    case .requesting(_, let attempt):
      code.add(0)
      add(attempt)
    case .debouncing(let time):
      code.add(1)
      code.add(waitUntil: time, session)
    case .waiting(let attempt, let time):
      code.add(2)
      add(attempt)
      code.add(waitUntil: time, session)
    case .holding(let phase, let time):
      code.add(3)
      add(phase, session)
      code.add(waitUntil: time, session)
    }
  }

  private mutating func add(_ edit: Session.Machine.PendingEdit, _ session: Session) {
    let tab = session.index(of: edit.tab)
    code.add(edit.id)
    code.add(tab)
    switch edit.edit {
    case .update(let row):
      code.add(0)
      code.add(row, of: tab)
    case .remove(let row):
      code.add(1)
      code.add(row, of: tab)
    case .insert(let row, let place):
      code.add(2)
      code.add(row, of: tab)
      code.add(place)
    }
    // Of when it was settled, only whether the live request may have been issued before.
    if let settled = edit.settledAfter {
      code.add(1)
      code.add(session.machine.liveTicket.map { $0.number <= settled } ?? false)
    } else {
      code.add(0)
    }
  }

  private mutating func add(_ aim: Session.Machine.Scrolling.Aim, _ session: Session) {
    let selected = session.index(of: session.machine.selected)
    switch aim {
    case .top: code.add(0)
    case .row(let row, let orTop):
      code.add(1)
      code.add(row, of: selected)
      code.add(orTop)
    case .anchor(let anchor):
      code.add(2)
      code.add(anchor, of: selected)
    }
  }

  private mutating func add(_ problem: Session.Machine.Problem?) {
    code.add(problem != nil)
    if let problem { add(problem.kind) }
  }

  private mutating func add(_ request: Session.Issued?) {
    code.add(request != nil)
    guard let request else { return }
    add(request.kind)
    code.add(request.cursor.map { $0 + 1 } ?? 0)
  }

  private mutating func add(_ kind: Session.Machine.Request.Kind) {
    switch kind {
    case .first: code.add(0)
    case .refresh: code.add(1)
    case .background: code.add(2)
    case .append: code.add(3)
    }
  }

  private mutating func add(_ attempt: Session.Machine.Attempt) {
    code.add(attempt.number)
    code.add(attempt.isReissue)
  }
}
