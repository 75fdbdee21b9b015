internal import TabbedLoading
internal import TabbedLoadingScenarios

extension Figure {
  /// F6: reading a script and playing it on the machine, against the machine with the same events.
  ///
  /// The limit is missed, by profile: half of the time goes to reading, where each word is a string, a seventh
  /// to the moments of the trace, and a tenth to the tables of requests; a line and its event allocate three
  /// or four times. The machine itself is a fifteenth.
  @MainActor static var scenarios: [Figure] { [readingLines] + playing + [tool] }

  /// What the tool does by default, as a process: 50 ms.
  @MainActor private static var tool: Figure {
    Figure(
      name: "F6 scenario: the tool by default", limit: 50e6, operations: 1,
      work: .alone {
        try Command(words: [try Command.besides("scenario")]).run()
        return Tally()
      }, isOnOneThread: false)
  }

  /// Reading is linear: a line of a long script against one of a short script.
  @MainActor private static var readingLines: Figure {
    func read(_ lines: Int, times: Int) throws -> Tally {
      let text = "tabs a\n" + String(repeating: "@0 appear => a loading\n", count: lines)
      var tally = Tally()
      for _ in 0..<times {
        tally.rows += try Parser.parse(text, file: "benchmark").get().steps.count
      }
      return tally
    }
    return Figure(
      name: "F6 scenario: lines", limit: 2, operations: 30_000,
      ours: { try read(30_000, times: 1) }, theirs: { try read(300, times: 100) })
  }

  @MainActor private static var playing: [Figure] {
    [true, false].map { isAnswered in
      let script = Script(lines: 10_000, isAnswered: isAnswered)
      return Figure(
        name: "F6 scenario: \(isAnswered ? "select and answer" : "select storm")", limit: 5,
        operations: script.lines,
        ours: { try script.played() }, theirs: { script.handled() })
    }
  }
}

/// A script, and its events without the script.
private struct Script {
  let lines: Int
  /// Whether every other line answers the selection before it.
  let isAnswered: Bool
  private var text = "tabs a b\n@0 appear\n"
  private let page = ScriptTypes.Page(Array(0..<31))

  init(lines: Int, isAnswered: Bool) {
    (self.lines, self.isAnswered) = (lines, isAnswered)
    for index in 1..<lines {
      let tab = tab(index)
      // Tab a has had one request more: when the screen appeared.
      let number = (index / 2 + 1) / 2 + (tab == "a" ? 1 : 0)
      text += "@\(index)ms \(isAnswer(index) ? "ok \(tab)#\(number) 31 rows" : "select \(tab)")\n"
    }
  }

  private func isAnswer(_ index: Int) -> Bool { isAnswered && index.isMultiple(of: 2) }

  private func tab(_ index: Int) -> String {
    (isAnswered ? (index + 1) / 2 : index).isMultiple(of: 2) ? "a" : "b"
  }

  /// Reads the script and plays it.
  func played() throws -> Tally {
    let scenario = try Parser.parse(text, file: "benchmark").get()
    let outcome = Player.play(scenario, on: .machine)
    if let problem = outcome.errors.first { throw Problem("\(problem)") }
    var tally = Tally()
    for case .moment(let moment) in outcome.trace.entries {
      if moment.cancelled != nil { tally.cancels += 1 }
      if moment.started != nil { tally.starts += 1 }
      if moment.scroll != nil { tally.scrolls += 1 }
    }
    return tally
  }

  /// Sends the same events to a machine.
  func handled() -> Tally {
    var machine = Machine()
    machine.send(.appear(), now: .zero)
    for index in 1..<lines {
      let now = Duration.milliseconds(index)
      if !isAnswer(index) {
        machine.send(.select(tab(index)), now: now)
      } else if let ticket = machine.last {
        machine.send(.answered(ticket, page), now: now)
      }
    }
    return machine.tally
  }
}

private struct Machine {
  private(set) var tally = Tally()
  private(set) var last: Ticket?
  private var state = TabState<ScriptTypes>(selected: "a", policy: .article)

  @inline(never)
  mutating func send(_ event: TabState<ScriptTypes>.Event, now: Duration) {
    for effect in state.handle(event, now: now) {
      switch effect {
      case .cancel: tally.cancels += 1
      case .start(let request):
        tally.starts += 1
        last = request.ticket
      case .timer: break
      case .scroll: tally.scrolls += 1
      }
    }
  }
}
