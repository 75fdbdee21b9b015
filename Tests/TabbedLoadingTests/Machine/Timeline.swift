import TabbedLoading
import Testing

/// A machine whose view has appeared, on a timeline of its own: time passes, and its timer goes off.
struct Timeline {
  private(set) var state: LettersState
  private var now = Duration.zero
  private var timer: Duration?

  init(_ policy: Policy) {
    state = LettersState(selected: .a, policy: policy, identity: 1)
    at(0, .appear())
  }

  /// One whose first request was answered at once.
  static func ready(_ policy: Policy, _ items: [Int], next: Int? = nil) -> Timeline {
    var screen = Timeline(policy)
    screen.answer(at: 0, items, next: next)
    return screen
  }

  /// Lets time pass, then sends events; a timer that is due just then has not gone off yet.
  ///
  /// - Returns: the effects of the last event.
  @discardableResult
  mutating func at(_ milliseconds: Int, _ events: LettersState.Event...) -> LettersState.Effects? {
    let time = Duration.milliseconds(milliseconds)
    while let due = timer, due < time { fire(at: due) }
    now = time
    var effects: LettersState.Effects?
    for event in events { effects = take(event) }
    return effects
  }

  /// Lets time pass, and lets a timer that is due just then go off.
  mutating func after(_ milliseconds: Int) {
    at(milliseconds)
    while let due = timer, due <= now { fire(at: due) }
  }

  /// Answers the live request.
  @discardableResult
  mutating func answer(
    at milliseconds: Int, _ items: [Int], next: Int? = nil
  ) -> LettersState.Effects? {
    end(at: milliseconds) { .answered($0, Letters.Page(items, next: next)) }
  }

  /// Fails the live request.
  @discardableResult
  mutating func fail(at milliseconds: Int) -> LettersState.Effects? {
    end(at: milliseconds) { .failed($0, .broken) }
  }

  /// Ends the live request as a cancel that nobody asked for does.
  @discardableResult
  mutating func cancel(at milliseconds: Int) -> LettersState.Effects? {
    end(at: milliseconds) { .cancelled($0, .broken) }
  }

  /// Executes the command that is published.
  mutating func execute(at milliseconds: Int) {
    at(milliseconds)
    guard let command = state.command else {
      Issue.record("no command is published at \(now)")
      return
    }
    at(milliseconds, .executed(command.id))
  }

  private mutating func end(
    at milliseconds: Int, _ event: (Ticket) -> LettersState.Event
  ) -> LettersState.Effects? {
    at(milliseconds)
    guard let ticket = state.liveTicket else {
      Issue.record("no request is live at \(now)")
      return nil
    }
    return at(milliseconds, event(ticket))
  }

  private mutating func fire(at time: Duration) {
    timer = nil
    now = time
    _ = take(.timeout)
  }

  private mutating func take(_ event: LettersState.Event) -> LettersState.Effects {
    let effects = state.handle(event, now: now)
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
    return effects
  }
}
