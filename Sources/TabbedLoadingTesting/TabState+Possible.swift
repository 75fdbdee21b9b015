public import TabbedLoading

extension TabState {
  /// What users and views may do now, what is simplest first: for tests that try anything. Requests and
  /// timers end by themselves in a store; whoever runs a bare machine adds how they end.
  ///
  /// - Parameter tabs: those that a user can choose.
  /// - Returns: as many events in the same order each time, so that a choice goes on meaning the same when
  ///   shrinking leaves out another.
  public func possibleEvents(selecting tabs: some Sequence<Types.Tab>) -> [Event] {
    let end: Event =
      if case .rows(let items) = shown, let last = items.last {
        .endVisible(after: Types.id(of: last))
      } else {
        .endHidden
      }
    return [.appear()] + tabs.map { .select($0) } + [
      .refresh, .retry, .reload(), .disappear(), .moved(isAtTop: true), .moved(isAtTop: false), end,
      .endHidden, .executed(command?.id ?? 0),
    ]
  }
}
