// Compiled by .ci/embedded in one module with Sources/TabbedLoading/Machine: Embedded Swift refuses most
// of what it lacks only where generic code is instantiated, so every generic operation of the machine
// is used here once, with concrete types.

private enum Letters: TabTypes {
  typealias Tab = Int
  typealias Item = Int
  typealias Failure = Never

  static func id(of item: Int) -> Int { item }
}

public func useMachine() -> Int {
  var state = TabState<Letters>(selected: 0, policy: .article, identity: 1)
  var count = 0
  for event: TabState<Letters>.Event in [.appear(), .select(1), .disappear(), .close] {
    for effect in state.handle(event, now: .zero) {
      switch effect {
      case .cancel, .start: count += 1
      case .scroll: count += 1
      }
    }
    if let ticket = state.liveTicket {
      _ = state.handle(.answered(ticket, Letters.Page([1, 2, 3])), now: .zero)
    }
    switch state.shown {
    case .rows(let rows): count += rows.count
    default: count += 1
    }
  }
  return count
}
