internal import TabbedLoading

/// Something that plays a script's events: the bare machine, the store's engine, or the article's
/// view. Each call runs until nothing is left to do at that instant, and returns what was seen.
protocol Host {
  /// When something happens next by itself, an answer of the server's or the logic's timer.
  var nextDeadline: Duration? { get }
  /// The requests so far, in order.
  var requests: [Handle] { get }
  /// The requests that have not ended, in order.
  var unfinished: [Handle] { get }

  /// What to save of what is shown; nil for logic that cannot.
  var saved: ScriptTypes.Saved? { get }

  /// Whether a request of this name has been made.
  func hasRequested(_ handle: Handle) -> Bool
  func ticket(of handle: Handle) -> Ticket?
  mutating func send(_ event: TabState<ScriptTypes>.Event) -> [Observation]
  /// The script ends a request. One that was cancelled is still there to be ended, since the script
  /// plays an uncooperative loader.
  mutating func end(_ handle: Handle, as end: ScriptedEnd) -> [Observation]
  /// Moves the time to the next deadline and lets that one thing happen.
  mutating func runNext() -> [Observation]
  /// Moves the time, no further than the next deadline.
  mutating func move(to time: Duration)
  /// Cancels and ends all that is under way.
  mutating func tearDown()
}

/// How the script ends a request.
enum ScriptedEnd: Sendable {
  case answer(Answer)
  case fail(isFinal: Bool)
  /// Somebody else cancels it.
  case cancel
}

/// A moment, and what the view watches to scroll.
struct Observation: Sendable {
  let moment: Moment
  let trigger: ScrollTrigger
  /// The scroll command that the view carries out.
  var command: TabState<ScriptTypes>.ScrollCommand.ID?
}

/// What a view's `onChange` watches: when the value changes and there is a target, it scrolls.
struct ScrollTrigger: Sendable {
  enum Target: Sendable {
    case placeholder(Int)
    case row(Int)
    case anchor(Int)
  }

  let value: Int
  let target: Target?
}
