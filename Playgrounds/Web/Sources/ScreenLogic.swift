internal import TabbedLoading

/// What decides what the screen shows: the machine, or the article's view.
protocol ScreenLogic: AnyObject {
  /// When it wants to be woken.
  var timer: Duration? { get }
  /// Whether anything can come of an event.
  func knows(_ command: Command) -> Bool
  func send(_ event: TabState<ScriptTypes>.Event, at now: Duration) -> Reaction
  /// A request has ended.
  func end(_ handle: Handle, as end: ScriptedEnd, at now: Duration) -> Reaction
  /// The time of the timer has come.
  func wake(at now: Duration) -> Reaction
  /// Forgets requests that nothing more is to be said of.
  func keep(_ handles: [Handle])
}

/// What an event did.
struct Reaction {
  /// What can be seen of it, if anything can.
  var observation: Observation?
  var cancelled: Handle?
  var started: Handle?
}
