internal import Synchronization
internal import TabbedLoading
internal import TabbedLoadingScenarios

/// What happens to a store in a test that fails: a script that plays it again, and a picture.
final class StoreRecord<Types: TabTypes>: Sendable {
  private let begin: TabState<Types>
  private let transitions = Mutex<[Transition<Types>]>([])

  init(of state: TabState<Types>) { begin = state }

  func take(_ transition: Transition<Types>) { transitions.withLock { $0.append(transition) } }

  /// What happened so far, in the scenario language.
  var script: String {
    let transitions = transitions.withLock { $0 }
    let log = ScenarioLog(
      begin, at: .zero, tabs: tabs(of: transitions), name: "", keepsIDs: true, contents: nil)
    for transition in transitions { log.take(transition) }
    let script = log.takeLines().joined(separator: "\n") + "\n"
    // In columns.
    guard case .success(let scenario) = Parser.parse(script, file: "script") else { return script }
    return scenario.text
  }

  /// The tabs, in the order in which they were seen.
  private func tabs(of transitions: [Transition<Types>]) -> [Types.Tab] {
    var tabs = [begin.selected]
    for transition in transitions {
      for tab in transition.event.tabs + [transition.after.selected] where !tabs.contains(tab) {
        tabs.append(tab)
      }
    }
    return tabs
  }
}

/// The lanes of a script, if it can be played.
func lanes(of script: String) -> String? {
  guard case .success(let scenario) = Parser.parse(script, file: "script") else { return nil }
  return Lanes(scenario, Player.play(scenario, on: .store)).text(width: 100, isColored: false)
}

extension TabState.Event {
  /// The tabs that it speaks of.
  fileprivate var tabs: [Types.Tab] {
    switch self {
    case .select(let tab, debounce: _), .edit(_, in: let tab, pending: _), .invalidate(let tab),
      .reset(selected: let tab):
      [tab]
    case .restore(let saved, away: _): saved.tabs.map(\.tab) + [saved.selected]
    case .appear, .disappear, .reload, .refresh, .retry, .endVisible, .endHidden, .provisional,
      .answered, .failed, .cancelled, .timeout, .moved, .scroll, .executed, .settle, .revert,
      .invalidateAll, .close:
      []
    }
  }
}
