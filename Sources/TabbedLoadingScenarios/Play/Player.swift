internal import TabbedLoading

/// What came of playing a scenario.
package struct Performance: Sendable {
  package internal(set) var trace = Trace()
  /// Where the list was, each time it had moved; empty without a screen.
  package internal(set) var offsets: [OffsetSample] = []
  /// The expectations that did not hold.
  package internal(set) var failures: [Diagnostic] = []
  /// What cannot be played, such as an answer to a request that was never made. Nothing after it
  /// was played.
  package internal(set) var errors: [Diagnostic] = []
  /// How many expectations were checked.
  package internal(set) var checks = 0
}

/// What a scenario with the store's logic is played on. The traces must be equal.
package enum PlayEngine: String, CaseIterable, Sendable {
  /// The bare machine.
  case machine
  /// The store's engine, with real tasks on virtual time.
  case store
}

/// Plays a scenario on virtual time.
///
/// At one instant the script's lines come first, in their order, each until nothing is left to do;
/// then the answers that are due, in the order in which they were asked for.
package struct Player {
  private let scenario: Scenario
  private let host: any Host
  private var stage: Stage?
  private var performance = Performance()
  private var now = Duration.zero
  /// What happened since the line before.
  private var news: [Moment] = []
  private var last: Moment?
  private var ended: Set<Handle> = []

  /// Plays a scenario from its beginning to its last line.
  package static func play(_ scenario: Scenario, on engine: PlayEngine) -> Performance {
    var player = Player(scenario, engine)
    player.playAll()
    return player.performance
  }

  private init(_ scenario: Scenario, _ engine: PlayEngine) {
    self.scenario = scenario
    stage = scenario.screen.map { Stage($0, logic: scenario.logic) }
    host =
      switch (scenario.logic, engine) {
      case (.article, _): SimulatedHost<ArticleScreen>(scenario)
      case (.store, .machine): MachineHost(scenario)
      case (.store, .store): SimulatedHost<StoreScreen>(scenario)
      }
  }

  private mutating func playAll() {
    for step in scenario.steps {
      runUp(to: step.time)
      do throws(ScriptError) {
        try perform(step)
      } catch {
        performance.errors.append(diagnostic(error))
        break
      }
      for expectation in step.expectations { check(expectation) }
      news = []
    }
    performance.offsets = stage?.offsets ?? []
    host.tearDown()
  }

  // MARK: Time

  /// Lets time pass, and answers come that are due before `time`.
  private mutating func runUp(to time: Duration) {
    while let deadline = host.nextDeadline, deadline < time { answer(at: deadline) }
    pass(to: time)
    host.move(to: time)
  }

  private mutating func runUntilIdle(_ position: Position) {
    while true {
      if let deadline = host.nextDeadline {
        answer(at: deadline)
      } else if let stage, !stage.isSettled, now < Limits.time * 2 {
        pass(to: now + Stage.step)
      } else {
        break
      }
    }
    host.move(to: now)
    performance.checks += 1
    guard !host.unfinished.isEmpty else { return }
    let names = host.unfinished.map(\.description).joined(separator: ", ")
    fail(position, "expected nothing left to do, but \(names) still waits for an answer")
  }

  private mutating func answer(at deadline: Duration) {
    pass(to: deadline)
    take(host.answerNext())
  }

  private mutating func pass(to time: Duration) {
    guard time > now else { return }
    now = time
    stage?.advance(to: time)
    takeNotes()
  }

  // MARK: Events

  private mutating func perform(_ step: Step) throws(ScriptError) {
    switch step.action {
    case nil: break
    case .appear(let token): take(host.send(.appear(token: token)))
    case .disappear(let token): take(host.send(.disappear(token: token)))
    case .select(let tab): take(host.send(.select(tab)))
    case .close: take(host.send(.close))
    case .answer(let handle, let rows): try end(handle, as: .answer(rows: rows), step)
    case .fail(let handle): try end(handle, as: .fail, step)
    case .cancel(let handle): try end(handle, as: .cancel, step)
    case .scroll(let offset):
      stage?.drag(to: offset)
      performance.trace.entries.append(.drag(time: now, to: stage?.offset ?? 0))
      takeNotes()
    case .idle: runUntilIdle(step.position)
    }
  }

  private mutating func end(
    _ handle: Handle, as end: ScriptedEnd, _ step: Step
  ) throws(ScriptError) {
    guard host.requests.contains(handle) else {
      let made = host.requests.map(\.description).joined(separator: ", ")
      throw ScriptError(
        step.position,
        "\(handle) has not been requested by then; requests so far: \(made.isEmpty ? "none" : made)"
      )
    }
    guard ended.insert(handle).inserted else {
      throw ScriptError(step.position, "\(handle) has been answered before")
    }
    take(host.end(handle, as: end))
  }

  /// Takes note of what happened, draws it, and tells the logic that its scroll was carried out.
  private mutating func take(_ observations: [Observation]) {
    for observation in observations {
      performance.trace.entries.append(.moment(observation.moment))
      news.append(observation.moment)
      last = observation.moment
      guard stage != nil else { continue }
      stage?.show(observation)
      takeNotes()
      if let command = observation.command { _ = host.send(.executed(command)) }
    }
  }

  private mutating func takeNotes() {
    performance.trace.entries += stage?.takeNotes() ?? []
  }
}

// MARK: - Expectations

extension Player {
  private mutating func check(_ expectation: Expectation) {
    performance.checks += 1
    guard let got = contradiction(to: expectation.fact) else { return }
    fail(expectation.position, "expected \(expectation.text), got \(got)")
  }

  private mutating func fail(_ position: Position, _ message: String) {
    performance.failures.append(diagnostic(ScriptError(position, message)))
  }

  private func diagnostic(_ error: ScriptError) -> Diagnostic {
    Diagnostic(
      file: scenario.file, position: error.position, message: error.message,
      line: scenario.lines[error.position.line - 1])
  }

  /// What holds instead of a fact; nil if it holds.
  private func contradiction(to fact: Expectation.Fact) -> String? {
    switch fact {
    case .progress(let tab, let progress):
      guard let last else { return "nothing yet" }
      let holds = last.selected == tab && progress.covers(last.progress)
      return holds ? nil : "\(last.selected) \(last.progress)"
    case .shown(let shown):
      let got = last?.shown ?? .nothing
      return shown.covers(got) ? nil : "\(got)"
    case .live(let handle):
      return last?.live == handle ? nil : last?.live?.description ?? "none"
    case .started(let handle): return missing(handle, in: news.compactMap(\.started))
    case .cancelled(let handle): return missing(handle, in: news.compactMap(\.cancelled))
    case .discarded(let handle): return missing(handle, in: news.compactMap(\.discarded))
    case .scrollTop(let wanted):
      let happened = news.contains(where: \.scrollsToTop)
      return wanted == happened ? nil : happened ? "a scroll to the top" : "no scroll"
    case .offset(let range):
      let offset = stage?.offset ?? 0
      return range.contains(offset) ? nil : plain((offset * 10).rounded() / 10)
    }
  }

  private func missing(_ handle: Handle, in handles: [Handle]) -> String? {
    if handles.contains(handle) { return nil }
    return handles.isEmpty ? "none" : handles.map(\.description).joined(separator: ", ")
  }
}

extension ProgressSummary: CustomStringConvertible {
  /// Whether `other` is what this one leaves open, or the same.
  func covers(_ other: ProgressSummary) -> Bool {
    switch (self, other) {
    case (.ready(nil), .ready): true
    case (.loading, _), (.ready, _), (.failed, _): self == other
    }
  }

  package var description: String {
    switch self {
    case .loading: "loading"
    case .ready(let rows): "ready" + (rows.map { " \(counted($0, "row"))" } ?? "")
    case .failed: "failed"
    }
  }
}

extension ShownSummary: CustomStringConvertible {
  /// Whether `other` is what this one leaves open, or the same.
  func covers(_ other: ShownSummary) -> Bool {
    switch (self, other) {
    case (.placeholders(nil), .placeholders), (.rows(nil), .rows): true
    case (.nothing, _), (.placeholders, _), (.rows, _), (.empty, _), (.failure, _): self == other
    }
  }

  package var description: String {
    switch self {
    case .nothing: "nothing"
    case .placeholders(let count): count.map { counted($0, "placeholder") } ?? "placeholders"
    case .rows(let count): count.map { counted($0, "row") } ?? "rows"
    case .empty: "empty"
    case .failure: "failure"
    }
  }
}

/// `1 row`, `3 rows`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
