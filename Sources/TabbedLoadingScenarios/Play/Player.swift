internal import TabbedLoading

/// Plays a scenario on virtual time.
///
/// At one instant the script's lines come first, in their order, each until nothing is left to do;
/// then the answers that are due, in the order in which they were asked for; then the logic's timer.
package struct Player {
  let scenario: Scenario
  private(set) var host: any Host
  private(set) var stage: Stage?
  var outcome = Outcome()
  private(set) var now = Duration.zero
  /// What is to hold from some line on.
  var watches: [Watch] = []
  /// Where the trace has what happened since the line before.
  private var beginningOfNews = 0
  /// Where the trace has the last moment.
  private var placeOfLast: Int?
  /// The scroll command that waits for the view.
  private(set) var command: TabState<ScriptTypes>.ScrollCommand.ID?
  /// Whether lines of the script are saying what was saved.
  private var isSaving = false
  /// What the script saved last.
  private var saved: ScriptTypes.Saved?
  /// The requests that the script has ended, and where.
  private var ended: [Handle: Position] = [:]

  /// Plays a scenario from its beginning to its last line; one whose lines have more orders in each of
  /// them, up to the first that does not hold.
  package static func play(_ scenario: Scenario, on engine: PlayEngine) -> Outcome {
    play(scenario, on: engine, filming: nil).outcome
  }

  /// Plays a scenario and takes pictures of its screen.
  ///
  /// - Returns: also the film; nil if there is no screen.
  package static func play(
    _ scenario: Scenario, on engine: PlayEngine, filming film: Film?
  ) -> (outcome: Outcome, film: Film?) {
    var (all, checks) = ((outcome: Outcome, film: Film?)?.none, 0)
    for (index, order) in scenario.orders.enumerated() {
      var player = Player(order, host(order, engine))
      player.stage?.film = film
      player.playAll()
      player.stage?.film?.thinOut()
      var outcome = player.outcome
      checks += outcome.checks
      outcome.checks = checks
      guard outcome.errors.isEmpty, outcome.failures.isEmpty else {
        if scenario.hasAny { outcome.name(order, number: index + 1, of: scenario.orders.count) }
        return (outcome, player.stage?.film)
      }
      all = all ?? (outcome, player.stage?.film)
    }
    all?.outcome.checks = checks
    return all ?? (Outcome(), nil)
  }

  private static func host(_ scenario: Scenario, _ engine: PlayEngine) -> any Host {
    switch (scenario.logic, engine) {
    case (.article, _): SimulatedHost<ArticleScreen>(scenario)
    case (.store, .machine): MachineHost(scenario)
    case (.store, .store): SimulatedHost<StoreScreen>(scenario)
    }
  }

  /// Plays a scenario whose lines have one order on a host that nothing has happened to.
  static func play(_ scenario: Scenario, on host: any Host) -> Outcome {
    var player = Player(scenario, host)
    player.playAll()
    return player.outcome
  }

  private init(_ scenario: Scenario, _ host: any Host) {
    self.scenario = scenario
    self.host = host
    stage = scenario.screen.map { Stage($0, logic: scenario.logic) }
  }

  private mutating func playAll() {
    outcome.lines.reserveCapacity(scenario.steps.count)
    outcome.trace.entries.reserveCapacity(scenario.steps.count)
    for step in scenario.steps {
      do throws(ScriptError) {
        if let time = step.time { try runUp(to: time, step) }
        outcome.lines.append(
          PlayedLine(
            line: step.position.line, time: now, entries: outcome.trace.entries.count))
        try perform(step)
      } catch {
        outcome.errors.append(scenario.diagnostic(error))
        break
      }
      if step.action?.isWatch != true { check(step) }
      outcome.lines[outcome.lines.count - 1].end = now
      beginningOfNews = outcome.trace.entries.count
    }
    if outcome.errors.isEmpty { runOutWatches() }
    outcome.offsets = stage?.offsets ?? []
    host.tearDown()
  }

  /// What happened since the line before.
  var news: [Moment] {
    outcome.trace.entries[beginningOfNews...].compactMap { entry in
      if case .moment(let moment) = entry { moment } else { nil }
    }
  }

  /// How things stand.
  var last: Moment? {
    guard let place = placeOfLast, case .moment(let moment) = outcome.trace.entries[place] else {
      return nil
    }
    return moment
  }

  // MARK: Time

  /// Lets time pass, and answers come that are due before `time`.
  private mutating func runUp(to time: Duration, _ step: Step) throws(ScriptError) {
    guard time >= now else {
      let line = step.position.line
      let indent = scenario.lines[line - 1].prefix(while: \.isWhitespace).count
      throw ScriptError(
        Position(line: line, column: indent + 1),
        "'@\(time.brief)' has passed: 'idle' let time run to \(now.brief); expected a later time")
    }
    while let deadline = host.nextDeadline, deadline < time { run(at: deadline) }
    pass(to: time)
    host.move(to: time)
  }

  private mutating func runUntilIdle(_ position: Position) {
    while true {
      if let deadline = host.nextDeadline {
        run(at: deadline)
      } else if let stage, !stage.isSettled, now < Limits.time * 2 {
        pass(to: now + Stage.step)
      } else {
        break
      }
    }
    host.move(to: now)
    outcome.checks += 1
    guard !host.unfinished.isEmpty else { return }
    fail(
      position, "expected no unfinished request, got \(list(host.unfinished))",
      notes: whatHappenedLast)
  }

  private mutating func run(at deadline: Duration) {
    pass(to: deadline)
    take(host.runNext())
  }

  private mutating func pass(to time: Duration) {
    guard time > now else { return }
    let seen = stage?.offsets.count ?? 0
    now = time
    stage?.advance(to: time)
    takeNotes()
    guard !watches.isEmpty else { return }
    for sample in stage?.offsets.dropFirst(seen) ?? [] { look(at: sample) }
    expireWatches(before: time)
  }

  /// Lets time pass until what is to hold within some time has held, or the time is over.
  private mutating func runOutWatches() {
    while let until = watches.compactMap(\.until).max() {
      if let deadline = host.nextDeadline, deadline <= until {
        run(at: deadline)
      } else if let stage, !stage.isSettled, now + Stage.step < until {
        pass(to: now + Stage.step)
      } else {
        pass(to: until)
        expireWatches(before: until + .microseconds(1))
      }
    }
  }

  // MARK: Events

  private mutating func perform(_ step: Step) throws(ScriptError) {
    switch step.action {
    case nil: break
    case .appear(let token): take(host.send(.appear(token: token)))
    case .disappear(let token): take(host.send(.disappear(token: token)))
    case .select(let tab, let debounce): take(host.send(.select(tab, debounce: debounce)))
    case .reload(let debounce): take(host.send(.reload(debounce: debounce)))
    case .refresh: take(host.send(.refresh))
    case .retry: take(host.send(.retry))
    case .moved(let place): take(host.send(.moved(isAtTop: place == .top, anchor: place.anchor)))
    case .scrollTo(let row): take(host.send(.scroll(to: row)))
    case .endVisible(let last): take(host.send(.endVisible(after: last)))
    case .endHidden: take(host.send(.endHidden))
    case .close: take(host.send(.close))
    case .cached(let handle, let answer):
      try requireRequest(handle, step)
      if let ticket = host.ticket(of: handle) { take(host.send(.provisional(ticket, answer.page))) }
    case .edit(let change, let tab, let pending):
      take(host.send(.edit(change.edit, in: tab, pending: pending)))
    case .settle(let id): take(host.send(.settle(id)))
    case .revert(let id): take(host.send(.revert(id)))
    case .invalidate(let tab): take(host.send(tab.map { .invalidate($0) } ?? .invalidateAll))
    case .reset(let tab): take(host.send(.reset(selected: tab)))
    case .save:
      (saved, isSaving) = (host.saved, false)
      outcome.trace.entries.append(.line(time: now, "save"))
    case .saved(let rows):
      saved = rows.added(to: isSaving ? saved : nil)
      isSaving = true
      outcome.trace.entries.append(.line(time: now, "\(Action.saved(rows))"))
    case .scrolled:
      execute()
      outcome.trace.entries.append(.line(time: now, "scrolled"))
    case .restore(let away):
      isSaving = false
      if let saved { take(host.send(.restore(saved, away: away))) }
    case .answer(let handle, let answer): try end(handle, as: .answer(answer), step)
    case .fail(let handle, let isFinal): try end(handle, as: .fail(isFinal: isFinal), step)
    case .cancel(let handle): try end(handle, as: .cancel, step)
    case .scroll(let offset):
      stage?.drag(to: offset)
      outcome.trace.entries.append(.drag(time: now, to: stage?.offset ?? 0))
      takeNotes()
    case .idle: runUntilIdle(step.position)
    case .within(let time): watch(step, .within(until: now + time, time))
    case .always: watch(step, .always)
    case .never: watch(step, .never)
    case .any: preconditionFailure("Player: 'any' is played in its orders.")
    }
  }

  private mutating func end(
    _ handle: Handle, as end: ScriptedEnd, _ step: Step
  ) throws(ScriptError) {
    try requireRequest(handle, step)
    if let position = ended.updateValue(step.position, forKey: handle) {
      throw ScriptError(
        step.position, "\(handle) ended on line \(position.line) already; a request ends once")
    }
    take(host.end(handle, as: end))
  }

  private func requireRequest(_ handle: Handle, _ step: Step) throws(ScriptError) {
    guard !host.hasRequested(handle) else { return }
    let made = host.requests.isEmpty ? "none" : list(host.requests)
    throw ScriptError(
      step.position, "\(handle) has not been requested by \(now.brief); requests so far: \(made)")
  }

  /// Takes note of what happened, draws it, and tells the logic that its scroll was carried out.
  private mutating func take(_ observations: [Observation]) {
    // Not an observation at a time, which would be copied whole.
    for index in observations.indices {
      placeOfLast = outcome.trace.entries.count
      outcome.trace.entries.append(.moment(observations[index].moment))
      command = observations[index].command
      guard stage != nil else { continue }
      stage?.show(observations[index])
      takeNotes()
      execute()
    }
    guard !watches.isEmpty else { return }
    for observation in observations { look(at: observation.moment) }
  }

  /// The view carries out the scroll that waits for it.
  private mutating func execute() {
    if let command { _ = host.send(.executed(command)) }
    command = nil
  }

  private mutating func takeNotes() {
    outcome.trace.entries += stage?.takeNotes() ?? []
  }
}
