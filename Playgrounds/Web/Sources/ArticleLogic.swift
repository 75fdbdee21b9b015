internal import TabbedLoading

/// A hand-written copy of the source article's view: a tab change sets the progress to loading and starts
/// a task; nothing cancels it, and whatever it brings is shown. The list scrolls to row 0 when the
/// progress *becomes* loading.
final class ArticleLogic: ScreenLogic {
  private var selected = Choices.tabs[0]
  /// The rows that are shown; nil: the progress is loading.
  private var rows: Int?
  private var recorder = Recorder(scripted: [])

  var timer: Duration? { nil }

  /// It looks at nothing but its tab and what a request brings.
  func knows(_ command: Command) -> Bool {
    switch command {
    case .appear, .select, .scroll, .answer: true
    case .refresh, .retry, .moved, .fail, .tap, .press: false
    }
  }

  func send(_ event: TabState<ScriptTypes>.Event, at now: Duration) -> Reaction {
    switch event {
    case .appear: return load(.appear(token: 0), at: now)
    case .select(let tab, debounce: _):
      // onChange does not fire for an equal value.
      guard tab != selected else { return Reaction() }
      selected = tab
      return load(.select(tab, debounce: .zero), at: now)
    default: return Reaction()
    }
  }

  func end(_ handle: Handle, as end: ScriptedEnd, at now: Duration) -> Reaction {
    guard case .answer(let answer) = end else { return Reaction() }
    rows = answer.rows
    return Reaction(
      observation: observation(.answer(handle, Answer(rows: answer.rows)), at: now))
  }

  func wake(at now: Duration) -> Reaction { Reaction() }

  func keep(_ handles: [Handle]) { recorder.keep(Set(handles)) }

  private func load(_ action: Action, at now: Duration) -> Reaction {
    let handle = recorder.register(tab: selected)
    let becomesLoading = rows != nil
    rows = nil
    return Reaction(
      observation: observation(action, started: handle, scrollsToTop: becomesLoading, at: now),
      started: handle)
  }

  private func observation(
    _ action: Action, started: Handle? = nil, scrollsToTop: Bool = false, at now: Duration
  ) -> Observation {
    let moment = Moment(
      time: now, action: action, selected: selected,
      progress: rows.map { .ready(rows: $0) } ?? .loading,
      shown: rows.map { .rows($0) } ?? .placeholders(5),
      live: nil, started: started, scroll: scrollsToTop ? .top : nil,
      ids: Array(0..<(rows ?? 0)))
    let trigger =
      rows == nil
      ? ScrollTrigger(value: 1, target: .placeholder(0)) : ScrollTrigger(value: 0, target: nil)
    return Observation(moment: moment, trigger: trigger)
  }
}
