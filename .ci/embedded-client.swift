// Compiled by .ci/embedded in one module with Sources/TabbedLoading/Machine: Embedded Swift refuses most
// of what it lacks only where generic code is instantiated, so every generic operation of the machine
// is used here once, with concrete types.

private enum Letters: TabTypes {
  typealias Tab = Int
  typealias Item = Int
  typealias Cursor = Int
  enum Failure: Error { case broken }

  static func id(of item: Int) -> Int { item }
}

private typealias State = TabState<Letters>

public func useMachine() -> Int {
  let retry = Policy.Retry(attempts: 1, delay: .seconds(1), jitter: 0.5)
  let policy = Policy(
    minVisible: .seconds(1), keep: .rows(tabs: 1), reselect: .scrollToTop, retry: retry)
  var state = State(selected: 0, policy: policy, identity: 1)
  var count = 0
  let events: [State.Event] = [
    .appear(token: 2), .select(1, debounce: .seconds(1)), .timeout, .select(1), .reload(), .refresh,
    .retry, .moved(isAtTop: true), .endVisible(after: 1), .endHidden, .disappear(token: 2),
    .appear(),
  ]
  for event in events {
    count += perform(state.handle(event, now: .zero), &state)
  }
  if let command = state.command {
    count += perform(state.handle(.executed(command.id), now: .zero), &state)
  }
  if let ticket = state.liveTicket {
    count += perform(state.handle(.failed(ticket, .broken, isFinal: true), now: .zero), &state)
    count += perform(state.handle(.cancelled(ticket, .broken), now: .zero), &state)
    count += perform(
      state.handle(.answered(ticket, Letters.Page([1, 1], next: 2)), now: .zero), &state)
    count += perform(state.handle(.endVisible(after: 1), now: .zero), &state)
  }
  if let ticket = state.liveTicket {
    count += perform(state.handle(.provisional(ticket, Letters.Page([2])), now: .zero), &state)
    count += perform(state.handle(.answered(ticket, Letters.Page([2])), now: .zero), &state)
  }
  let anchor = Letters.Anchor(id: 1, distance: 2)
  let changes: [State.Event] = [
    .moved(isAtTop: false, anchor: anchor), .edit(.insert(7, at: 0), in: 1),
    .edit(.update(7), in: 1, pending: 1), .edit(.remove(7), in: 1, pending: 2), .settle(1),
    .revert(2), .scroll(to: 1), .select(0), .select(1), .invalidate(1), .invalidateAll,
    .disappear(), .appear(), .restore(state.saved(now: .zero), away: .zero), .reset(selected: 0),
  ]
  for event in changes {
    count += perform(state.handle(event, now: .zero), &state)
  }
  if case .rows(let items) = state.shown(of: 1) { count += items.count }
  count += perform(state.handle(.close, now: .zero), &state)
  let isQuiet = !state.isRefreshing && !state.isAppending && !state.hasMore && state.problem == nil
  return state.progress == .loading && state.shown == .nothing && isQuiet ? count : -count
}

private func perform(_ effects: State.Effects, _ state: inout State) -> Int {
  var count = effects.discarded == nil ? 0 : 1
  for effect in effects {
    switch effect {
    case .cancel(let ticket): count += Int(ticket.number)
    case .start(let request): count += request.attempt
    case .timer(let time): count += time == nil ? 0 : 1
    case .scroll(let command):
      switch command.target {
      case .top(first: .placeholder(let id)): count += id.slot
      case .top(first: .item(let id)), .row(let id): count += id
      case .anchor(let anchor): count += anchor.id
      }
    }
  }
  return count
}
