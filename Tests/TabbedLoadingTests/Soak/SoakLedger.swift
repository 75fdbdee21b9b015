import TabbedLoading

/// What must hold of each transition of one screen, whoever runs it: which requests are under way, that each
/// ends once, and what is drawn.
final class SoakLedger {
  private let problems: Problems
  private let policy: Policy
  /// The requests whose tasks have not reported their end.
  private(set) var open: Set<Ticket> = []
  private(set) var events = 0
  /// The tab that was selected last.
  private var selected: Int
  private var lastNumber: UInt32 = 0

  init(_ state: SoakedState, _ problems: Problems) {
    (selected, policy, self.problems) = (state.selected, state.policy, problems)
  }

  func take(_ transition: Transition<Soaked>) {
    events += 1
    follow(transition)
    check(transition)
    // What another thread reads of a state does not change under its hands.
    guard events % 4 == 0 else { return }
    let (state, problems) = (transition.after, problems)
    Task.detached { SoakLedger.check(state, problems) }
  }

  private func follow(_ transition: Transition<Soaked>) {
    let isClosed = transition.before.presence == .closed
    switch transition.event {
    case .select(let tab, _), .reset(let tab): if !isClosed { selected = tab }
    case .restore(let saved, _): if !isClosed { selected = saved.selected }
    case .answered(let ticket, _), .failed(let ticket, _, _), .cancelled(let ticket, _):
      require(open.remove(ticket) != nil, "\(ticket) ends twice, or was never started", transition)
    case .appear, .disappear, .reload, .refresh, .retry, .endVisible, .endHidden, .provisional,
      .timeout, .moved, .scroll, .executed, .edit, .settle, .revert, .invalidate, .invalidateAll,
      .close:
      break
    }
    guard let request = transition.effects.start else { return }
    require(request.ticket.number > lastNumber, "a ticket is used again", transition)
    require(request.tab == selected, "M4: starts a tab that is not selected", transition)
    lastNumber = request.ticket.number
    open.insert(request.ticket)
  }

  private func check(_ transition: Transition<Soaked>) {
    let (before, after, effects) = (transition.before, transition.after, transition.effects)
    require(after.selected == selected, "M4: another tab is selected", transition)
    if let live = after.liveTicket {
      require(open.contains(live), "M3: waits for a request that has ended", transition)
    }
    if let ticket = effects.cancel {
      require(ticket == before.liveTicket, "M5: cancels what is not live", transition)
    }
    if effects.discarded != nil {
      require(effects.isEmpty, "M2: a refused response has effects", transition)
    }
    if before.presence == .closed {
      require(effects.isEmpty, "M13: something happens after close", transition)
    }
    require(after.kept.tabs.count <= policy.keep.tabs, "M18: too many tabs keep rows", transition)
    SoakLedger.check(after, problems)
  }

  private func require(_ holds: Bool, _ rule: String, _ transition: Transition<Soaked>) {
    if !holds { problems.add("\(rule), at '\(transition.event)'") }
  }

  /// What must hold of any state.
  static func check(_ state: SoakedState, _ problems: Problems) {
    switch state.shown {
    case .rows(let items):
      if items.contains(where: { $0.tab != state.selected }) {
        problems.add("M4: shows rows of another tab")
      }
      if Set(items.lazy.map(\.id)).count < items.count { problems.add("M10: two rows have one id") }
    case .previous(let items, let tab):
      if items.contains(where: { $0.tab != tab }) { problems.add("M14: rows of another tab") }
    case .nothing, .placeholders, .empty, .failure: break
    }
  }
}
