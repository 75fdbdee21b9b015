import TabbedLoading

/// A machine on a timeline of its own: time passes, and its timer goes off.
struct Timeline {
  private(set) var state: LettersState
  private(set) var now = Duration.zero
  private var timer: Duration?

  init(_ policy: Policy) { state = LettersState(selected: .a, policy: policy, identity: 1) }

  /// Lets time pass, then sends events; a timer that is due just then has not gone off yet.
  mutating func at(_ milliseconds: Int, _ events: LettersState.Event...) {
    let time = Duration.milliseconds(milliseconds)
    while let due = timer, due < time { fire(at: due) }
    now = time
    for event in events { perform(state.handle(event, now: now)) }
  }

  /// Lets time pass, and lets a timer that is due just then go off.
  mutating func after(_ milliseconds: Int) {
    at(milliseconds)
    while let due = timer, due <= now { fire(at: due) }
  }

  /// Answers the live request.
  mutating func answer(at milliseconds: Int, _ items: [Int]) {
    at(milliseconds)
    guard let ticket = state.liveTicket else { return }
    perform(state.handle(.answered(ticket, Letters.Page(items)), now: now))
  }

  /// Fails the live request.
  mutating func fail(at milliseconds: Int, isFinal: Bool = false) {
    at(milliseconds)
    guard let ticket = state.liveTicket else { return }
    perform(state.handle(.failed(ticket, .broken, isFinal: isFinal), now: now))
  }

  private mutating func fire(at time: Duration) {
    timer = nil
    now = time
    perform(state.handle(.timeout, now: time))
  }

  private mutating func perform(_ effects: LettersState.Effects) {
    switch effects.timer {
    case .set(let time): timer = time
    case .stop: timer = nil
    case nil: break
    }
  }
}
