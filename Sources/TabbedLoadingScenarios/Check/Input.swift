internal import TabbedLoading
package import TabbedLoadingSimulation

/// All that may happen to a machine in a check: what users, views and the owner of the data do, how
/// requests end, and time. The one list of it.
///
/// So that a machine has finitely many states, it is not all that may ever happen. Left out are restoring
/// what was saved, debounces and second views. An answer has at most one row and a list at most two pages.
/// Time passes only to the next timer. One edit may be pending at a time; only the first tab is edited,
/// invalidated, scrolled in and reset to.
package enum Input: Hashable, Sendable {
  /// A request of the machine's: the one that runs, or one that was cancelled and goes on regardless.
  package enum Target: Hashable, Sendable {
    case live
    case late
  }

  /// What happens to a row of the first tab.
  package enum Edit: Hashable, Sendable {
    case update
    case remove
    case insert
  }

  case appear
  case disappear
  case select(String)
  case reload
  case refresh
  case retry
  case moved(isAtTop: Bool)
  /// The list rests at its last row.
  case movedToLast
  case endVisible
  case endHidden
  case answer(Target, rows: Int, hasNext: Bool)
  case fail(Target, isFinal: Bool)
  case cancel(Target)
  case provisional(Target)
  case timeout
  case scrollToRow
  case executed
  case edit(Edit, isPending: Bool)
  case settle
  case revert
  case invalidate
  /// The rows of a tab that waits for nothing grow old.
  case stale(String)
  case reset
  case close

  /// Whether it is how the live request ends.
  var endsLive: Bool {
    switch self {
    case .answer(.live, _, _), .fail(.live, _), .cancel(.live): true
    case .answer(.late, _, _), .fail(.late, _), .cancel(.late), .provisional: false
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .movedToLast,
      .endVisible, .endHidden, .timeout, .scrollToRow, .executed, .edit, .settle, .revert,
      .invalidate, .stale, .reset, .close:
      false
    }
  }

  /// Whether it happens without anybody's doing: how a request ends, and time. To close the screen, say,
  /// settles everything, and is not to be counted on.
  var comesByItself: Bool { endsLive || self == .timeout }

  /// What it is called in what is said of a check.
  var kind: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .select: "select"
    case .reload: "reload"
    case .refresh: "refresh"
    case .retry: "retry"
    case .moved: "moved"
    case .movedToLast: "moved to row"
    case .endVisible: "end visible"
    case .endHidden: "end hidden"
    case .answer(let target, _, _): target == .live ? "answer" : "late answer"
    case .fail(let target, _): target == .live ? "fail" : "late failure"
    case .cancel(let target): target == .live ? "cancel" : "late cancel"
    case .provisional(let target): target == .live ? "cached" : "late cached"
    case .timeout: "timeout"
    case .scrollToRow: "scroll to row"
    case .executed: "scrolled"
    case .edit(_, let isPending): isPending ? "pending edit" : "edit"
    case .settle: "settle"
    case .revert: "revert"
    case .invalidate: "invalidate"
    case .stale: "stale"
    case .reset: "reset"
    case .close: "close"
    }
  }
}

/// Which inputs there are. With all of them the states are too many to be looked at one by one, even of
/// one tab: all are for random runs.
package enum Alphabet: Hashable, Sendable {
  /// Tabs that load: selections, requests and how they end, the end of the list, and time.
  case loading
  /// And places, scrolling, edits, stale and provisional rows, and a reset.
  case all
}

extension Alphabet {
  func inputs(of tabs: [String], _ policy: Policy) -> [Input] {
    let loading =
      tabs.map(Input.select) + [
        .appear, .refresh, .disappear, .reload, .retry, .close, .endVisible, .endHidden,
        .timeout,
        .answer(.live, rows: 1, hasNext: false), .answer(.live, rows: 0, hasNext: false),
        .answer(.live, rows: 1, hasNext: true), .fail(.live, isFinal: false), .cancel(.live),
        .answer(.late, rows: 1, hasNext: false), .fail(.late, isFinal: false), .cancel(.late),
        .fail(.live, isFinal: true), .moved(isAtTop: true), .moved(isAtTop: false),
      ]
    let aging = policy.keep.tabs > 0 ? tabs.map(Input.stale) : []
    switch self {
    case .loading: return loading + aging
    case .all:
      let edits: [Input] = [Input.Edit.update, .remove, .insert].flatMap {
        [.edit($0, isPending: false), .edit($0, isPending: true)]
      }
      return loading + [
        .executed, .movedToLast, .scrollToRow, .invalidate, .provisional(.live),
        .provisional(.late), .settle, .revert, .reset,
      ] + edits + aging
    }
  }
}

extension Session {
  /// What may happen now.
  var possible: [Input] { inputs.filter(isPossible) }

  /// Draws what happens next: the input with the number that is chosen, or the next that may happen now.
  package func input(_ choices: inout Choices) -> Input {
    let number = choices.pick(below: inputs.count)
    let numbers = [number..<inputs.count, 0..<number].joined()
    let possible = numbers.first { isPossible(inputs[$0]) } ?? number
    choices.settle(for: possible)
    return inputs[possible]
  }

  private func isPossible(_ input: Input) -> Bool {
    switch input {
    case .appear, .disappear, .select, .reload, .refresh, .retry, .scrollToRow, .invalidate,
      .reset, .close, .edit(_, isPending: false):
      return true
    case .moved(let isAtTop):
      return machine.policy.reselect == .refreshAtTop && isAtTop != machine.isAtTop
    case .movedToLast: return lastRow.map { $0 != machine.anchor?.id } ?? false
    case .stale(let tab):
      // While an answer is awaited, to grow old and to be changed are not the same.
      guard tab == machine.selected else { return machine.kept[tab]?.rows.answeredAt != nil }
      return running == nil && machine.phase.rows?.answeredAt != nil
    case .executed: return machine.command != nil
    case .edit(_, isPending: true): return machine.pending.isEmpty
    case .settle, .revert: return !machine.pending.isEmpty
    case .endVisible: return machine.paging.end == .offScreen
    case .endHidden: return machine.paging.end != .offScreen
    case .timeout: return timer != nil
    case .answer(.live, _, let hasNext):
      // Two pages at most.
      return running.map { !hasNext || $0.kind != .append } ?? false
    case .fail(.live, let isFinal):
      return running != nil && (!isFinal || machine.policy.retry.attempts > 0)
    case .cancel(.live), .provisional(.live): return running != nil
    case .answer(.late, _, _), .fail(.late, _), .cancel(.late), .provisional(.late):
      return late != nil
    }
  }
}
