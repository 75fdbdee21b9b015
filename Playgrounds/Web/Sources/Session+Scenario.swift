internal import TabbedLoading
internal import TabbedLoadingScreen

extension Session {
  /// What was done as a script, which `scenario run` plays with the same result.
  var script: String {
    get throws(Refusal) {
      if let reason = whyNoScript { throw Refusal(reason) }
      var writer = ScriptWriter(choices)
      writer.play(steps.prefix(done), to: now)
      return writer.scenario.text
    }
  }

  /// Why there is no script; nil if there is one.
  var whyNoScript: String? {
    if choices.scene != .tabs {
      return "No scenario: its language has no words for this screen, only for tabs over a list."
    }
    return isTooLong
      ? "No scenario: more has happened than one can hold. Begin anew to copy one." : nil
  }
}

/// Plays what was done once more, and writes it down.
private struct ScriptWriter {
  private(set) var scenario = Scenario()
  private let scene: TabsScene

  init(_ choices: Choices) {
    scene = TabsScene(choices)
    add(.name("from the page"))
    add(.tabs(Choices.tabs))
    if choices.logic != .store { add(.logic(choices.logic)) }
    if scene.server.isPlain, let latency = choices.latency {
      add(.server(tab: nil, Server.Answer(latency: .milliseconds(latency), rows: choices.rows)))
    }
    if choices.policy != .article, choices.logic == .store {
      add(.policy([.named(choices.policy)]))
    }
    let screen = choices.screen
    add(.screen([.viewport(screen.viewport), .row(screen.row), .placeholder(screen.placeholder)]))
    add(.screen([.ids(screen.ids), .animation(screen.animation), .clamp(screen.clamp)]))
  }

  private mutating func add(_ setting: Setting) { scenario.add(SettingLine(setting: setting)) }

  mutating func play(_ steps: ArraySlice<Session.Step>, to end: Int) {
    for step in steps {
      let time = Duration.milliseconds(step.time)
      run(to: time)
      scene.pass(to: time)
      if (try? scene.perform(step.command, at: time)) != nil, let action = step.command.action {
        write(action, at: time)
      }
    }
    run(to: .milliseconds(end))
    scene.pass(to: .milliseconds(end))
    var last = Step(time: .milliseconds(end))
    last.expectations = [expectation(place)]
    if let moment = scene.last {
      last.expectations.insert(expectation(progress(of: moment)), at: 0)
    }
    scenario.steps.append(last)
    scenario.steps[0].remarks.above = [""]
  }

  private mutating func run(to time: Duration) {
    while let deadline = scene.deadline, deadline < time {
      scene.pass(to: deadline)
      scene.runNext(at: deadline)
      // What the settings do not say, a line says.
      guard !scene.server.isPlain, let (handle, end) = scene.ended else { continue }
      if let action = end.action(of: handle), scene.news != nil { write(action, at: deadline) }
    }
  }

  private mutating func write(_ action: Action, at time: Duration) {
    var step = Step(time: time, action: action)
    step.expectations = scene.news.map { facts(of: $0).map { expectation($0) } } ?? []
    if case .scroll = action { step.expectations = [expectation(place)] }
    scenario.steps.append(step)
  }

  private func facts(of moment: Moment) -> [Expectation.Fact] {
    let facts: [Expectation.Fact?] = [
      progress(of: moment), moment.discarded.map { .discarded($0) },
      moment.cancelled.map { .cancelled($0) }, moment.started.map { .started($0) },
      moment.scroll.map { .scroll($0) },
    ]
    return facts.compactMap { $0 }
  }

  /// Where the list is.
  private var place: Expectation.Fact {
    .offset(.near((scene.screen.offset * 10).rounded() / 10))
  }

  private func progress(of moment: Moment) -> Expectation.Fact {
    .progress(tab: moment.selected, moment.progress)
  }

  private func expectation(_ fact: Expectation.Fact) -> Expectation {
    Expectation(fact: fact, position: Position(line: 1, column: 1))
  }
}

extension Command {
  /// As a script has it; nil where the language has no word.
  fileprivate var action: Action? {
    switch self {
    case .appear: .appear(token: 0)
    case .select(let tab): .select(tab, debounce: .zero)
    case .refresh: .refresh
    case .retry: .retry
    case .scroll(let offset): .scroll(Double(offset))
    case .moved(nil, _): .moved(.top)
    case .moved(let row?, let distance): .moved(.row(row, distance: Double(distance)))
    case .answer(let handle, let rows): .answer(handle, Answer(rows: rows))
    case .fail(let handle): .fail(handle, isFinal: false)
    case .tap, .press: nil
    }
  }
}

extension ScriptedEnd {
  fileprivate func action(of handle: Handle) -> Action? {
    switch self {
    case .answer(let answer): .answer(handle, answer)
    case .fail(let isFinal): .fail(handle, isFinal: isFinal)
    case .cancel: nil
    }
  }
}
