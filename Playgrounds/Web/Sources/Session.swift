internal import TabbedLoadingScreen

/// The visitor's experiment: the choices, what was done and when, and the screen that comes of it.
///
/// Another choice plays the same events again, up to the same moment.
struct Session {
  /// An event and its time, in milliseconds.
  struct Step {
    let time: Int
    let command: Command
  }

  private(set) var choices: Choices
  /// What was done, and after it what the link or the preset will do yet.
  private(set) var steps: [Step]
  /// How many steps were done.
  private(set) var done = 0
  /// The time since the beginning, in milliseconds.
  private(set) var now = 0
  private(set) var scene: any Scene
  /// Whether more was done than can be kept, so that it cannot be repeated.
  private(set) var isTooLong = false
  /// Whether nothing has happened since the list was scrolled.
  private var isScrolling = false

  static let stepLimit = 2_000
  static let timeLimit = 1_000_000_000

  init(_ choices: Choices = Choices(), _ steps: [Step] = [Step(time: 0, command: .appear)]) {
    self.choices = choices
    self.steps = steps
    scene =
      switch choices.scene {
      case .tabs: TabsScene(choices)
      case .buttons: ButtonsScene(choices)
      case .summary: SummaryScene(choices)
      }
  }

  /// Whether the link or the preset has more to do.
  var hasMore: Bool { done < steps.count }

  /// Whether time alone changes anything.
  var isBusy: Bool { hasMore || scene.deadline != nil || !scene.screen.isSettled }
}

// MARK: - Time

extension Session {
  mutating func advance(by milliseconds: Int) {
    advance(to: min(now + min(max(milliseconds, 0), 60_000), Session.timeLimit))
  }

  /// Goes on until something has happened, but not far while something moves.
  mutating func step() {
    var end = now + (scene.screen.isSettled ? 60_000 : 50)
    if hasMore { end = min(end, steps[done].time) }
    if let deadline = scene.deadline {
      end = min(end, Int(deadline / .milliseconds(1)) + 1)
    }
    if isBusy { advance(to: end) }
  }

  /// Does all that the link or the preset has to do, and what comes of it.
  mutating func finish() {
    advance(to: max(now, steps.last?.time ?? 0))
    for _ in 0..<200 where isBusy { advance(by: 50) }
  }

  /// At one moment the steps come first, in their order; then the answers that are due; then the timer.
  private mutating func advance(to end: Int) {
    while true {
      let next = hasMore ? steps[done].time : Int.max
      if let deadline = scene.deadline, deadline < .milliseconds(min(next, end)) {
        scene.pass(to: deadline)
        scene.runNext(at: deadline)
        isScrolling = false
      } else if next <= end {
        scene.pass(to: .milliseconds(next))
        // Under other choices a request may not be there to be ended.
        try? scene.perform(steps[done].command, at: .milliseconds(next))
        done += 1
        isScrolling = false
      } else {
        break
      }
    }
    scene.pass(to: .milliseconds(end))
    now = end
  }
}

// MARK: - Events

extension Session {
  /// The visitor does something now; what the link or the preset had yet to do is dropped.
  mutating func act(_ command: Command) throws(Refusal) {
    try scene.perform(command, at: .milliseconds(now))
    steps.removeSubrange(done...)
    let isScroll = if case .scroll = command { true } else { false }
    // Of one movement only the last place counts.
    if isScroll, isScrolling { steps.removeLast() }
    if steps.count < Session.stepLimit, !isTooLong {
      steps.append(Step(time: now, command: command))
    } else {
      (steps, isTooLong) = ([], true)
    }
    done = steps.count
    isScrolling = isScroll && scene.screen.isSettled && !isTooLong
  }

  /// The same events again, from the beginning, with another choice.
  mutating func choose(_ value: String, for name: String) throws(Refusal) {
    var choices = choices
    try choices.choose(value, for: name)
    guard choices != self.choices else { return }
    if isTooLong || choices.scene != self.choices.scene {
      self = Session(choices)
    } else {
      let end = now
      self = Session(choices, steps)
      advance(to: end)
    }
  }

  /// The list has come to rest: a view that keeps places tells the machine where.
  mutating func rest() {
    guard choices.policy != .article, choices.logic == .store,
      let place = (scene as? TabsScene)?.place
    else { return }
    try? act(place)
  }

  /// Begins anew and stops shortly before the last tap, the rest yet to come.
  mutating func rewind() {
    replay()
    let taps = steps.filter { step in
      switch step.command {
      case .select, .tap, .press: true
      case .appear, .refresh, .retry, .scroll, .moved, .answer, .fail: false
      }
    }
    if let last = taps.last { advance(to: max(0, last.time - 150)) }
  }

  /// Begins anew, with the same events yet to come.
  mutating func replay() { self = isTooLong ? Session(choices) : Session(choices, steps) }
}
