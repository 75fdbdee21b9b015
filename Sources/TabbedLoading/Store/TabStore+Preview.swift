extension TabStore {
  /// A store that shows `shown` and nothing else, for previews and snapshot tests: no event changes
  /// it, and it never asks a loader.
  ///
  /// - Parameters:
  ///   - shown: what to draw.
  ///   - selected: the tab that is selected.
  public static func preview(_ shown: Types.Shown, selected: Types.Tab) -> TabStore {
    TabStore(
      TabState(frozen: shown, selected: selected),
      clock: ContinuousClock(), isCancellation: { _ in false }, isFinal: { _ in true }
    ) { (_: Types.Request) async throws(Types.Failure) -> Types.Page in Types.Page([]) }
  }
}

extension TabState {
  /// A closed state that shows `shown`.
  init(frozen shown: Shown, selected: Types.Tab) {
    let placeholders = if case .placeholders(let ids) = shown { ids.count } else { 0 }
    self.init(selected: selected, policy: Policy(placeholders: placeholders))
    let none = Ticket(issuer: identity, number: 0)
    switch shown {
    case .nothing: break
    case .previous(let items, let tab):
      phase = .loading(.debouncing(until: .zero), after: nil)
      previous = Previous(rows: Rows(list: ItemList(items), ticket: none), tab: tab)
    case .placeholders:
      phase = .loading(.debouncing(until: .zero), after: nil)
      timing = .shown(until: .zero)
    case .rows(let items): phase = .ready(Rows(list: ItemList(items), ticket: none), .idle, nil)
    case .empty: phase = .ready(Rows(list: ItemList([]), ticket: none), .idle, nil)
    case .failure(let failure, let ticket):
      phase = .failed(Problem(failure: failure, ticket: ticket, kind: .first))
    }
    presence = .closed
  }
}
