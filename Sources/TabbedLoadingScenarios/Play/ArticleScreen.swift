internal import TabbedLoading
internal import TabbedLoadingSimulation

/// Plays a hand-written copy of the source article's view: a tab change sets the progress to
/// loading and starts a task; nothing cancels it, and whatever it brings is shown. The list scrolls
/// to row 0 when the progress *becomes* loading.
actor ArticleScreen: SimulatedScreen {
  private var selected: String
  /// How many rows are ready; nil while they load.
  private var rows: Int?

  private let lane: Lane
  private let pool: Pool
  private let clock: VirtualClock
  private let server: SimulatedServer
  private let journal: Journal

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(
    _ scenario: Scenario, _ simulation: Simulation, _ server: SimulatedServer, _ journal: Journal
  ) {
    self.selected = scenario.tabs[0]
    self.lane = simulation.lane
    self.pool = simulation.pool
    self.clock = simulation.clock
    self.server = server
    self.journal = journal
  }

  nonisolated var saved: ScriptTypes.Saved? { nil }

  /// The article's view knows two events; the parser lets no other through.
  func send(_ event: TabState<ScriptTypes>.Event) {
    switch event {
    case .appear: load(.appear(token: 0))
    case .select(let tab, debounce: _): select(tab)
    case .disappear, .reload, .refresh, .retry, .moved, .scroll, .close: break
    case .edit, .settle, .revert, .invalidate, .invalidateAll, .reset, .restore: break
    case .endVisible, .endHidden, .provisional, .answered, .failed, .cancelled, .timeout, .executed:
      break
    }
  }

  private func select(_ tab: String) {
    guard tab != selected else { return }  // onChange does not fire for an equal value.
    selected = tab
    load(.select(tab, debounce: .zero))
  }

  private func load(_ action: Action) {
    let handle = journal.request(for: selected)
    let becomesLoading = rows != nil
    rows = nil
    note(action, started: handle, scrollsToTop: becomesLoading)
    Task {
      let answer = await withTaskExecutorPreference(pool) { try? await server.answer(to: handle) }
      guard let answer else { return }
      rows = answer.rows
      note(.answer(handle, Answer(rows: answer.rows)))
    }
  }

  private func note(_ action: Action, started: Handle? = nil, scrollsToTop: Bool = false) {
    let moment = Moment(
      time: clock.now.sinceStart, action: action, selected: selected,
      progress: rows.map { .ready(rows: $0) } ?? .loading,
      shown: rows.map { .rows($0) } ?? .placeholders(5), live: nil, started: started,
      scroll: scrollsToTop ? .top : nil, ids: Array(0..<(rows ?? 0)))
    let trigger =
      rows == nil
      ? ScrollTrigger(value: 1, target: .placeholder(0)) : ScrollTrigger(value: 0, target: nil)
    journal.note { _ in Observation(moment: moment, trigger: trigger) }
  }
}
