package import TabbedLoading
package import TabbedLoadingSimulation

/// Searches for a rule that a machine breaks: in random runs, which are shrunk, or in all states.
package struct MachineCheck: Sendable {
  let tabs: [String]
  let policy: Policy
  /// A session that nothing has happened in.
  let begin: Session

  /// - Parameters:
  ///   - tabs: at least one.
  ///   - alphabet: what may happen.
  ///   - reduce: a machine on trial in place of the shipped one.
  package init(
    tabs: [String], policy: Policy, alphabet: Alphabet = .all,
    reduce: @escaping Session.Reducer = { $0.handle($1, now: $2) }
  ) {
    self.tabs = tabs
    self.policy = policy
    begin = Session(tabs: tabs, policy: policy, alphabet: alphabet, reduce: reduce)
  }

  /// A rule that was broken.
  package struct Finding: Sendable {
    /// What happened, to the input that broke it.
    package let inputs: [Input]
    package let broken: Session.Break
    /// What replays it.
    package let replay: Replay?
    /// How many runs shrinking took.
    package let replays: Int
  }
}

// MARK: - Random runs

extension MachineCheck {
  /// How many inputs a random run has.
  static var steps: Int { 60 }

  /// Runs until a rule is broken, and shrinks that run.
  ///
  /// - Parameters:
  ///   - runs: how many.
  ///   - seed: what they are drawn from.
  ///   - progress: hears now and then how many there were.
  package func random(
    runs: Int, seed: UInt64, progress: ((Int) -> Void)? = nil
  ) -> Finding? {
    var seeds = SplitMix64(seed: seed)
    for number in 0..<max(0, runs) {
      if number.isMultiple(of: 256) { progress?(number) }
      if let failed = run(Choices(seed: seeds.next())) { return shrunk(failed) }
    }
    return nil
  }

  /// Whether a replay is of a check as this one: each of its choices is one of those there are.
  package func fits(_ replay: Replay) -> Bool {
    replay.values.count <= MachineCheck.steps
      && replay.values.allSatisfy { $0 < begin.inputs.count }
  }

  /// Runs once, as a replay says; nil if nothing breaks.
  package func replay(_ replay: Replay) -> Finding? {
    run(Choices(replaying: replay.values)).map { finding($0, replays: 0) }
  }

  private func run(_ choices: Choices) -> Shrinker<Session.Break>.Failed? {
    var (choices, session) = (choices, begin)
    for _ in 0..<MachineCheck.steps {
      choices.beginStep()
      session.take(session.input(&choices))
      if let broken = session.broken {
        return Shrinker.Failed(
          failure: Session.Break(rule: broken.rule, expected: nil), choices: choices)
      }
    }
    return nil
  }

  private func shrunk(_ failed: Shrinker<Session.Break>.Failed) -> Finding {
    let shrinker = Shrinker(failed, run: run)
    return finding(shrinker.best, replays: shrinker.replays)
  }

  /// What happens with these choices, up to the failure.
  private func finding(_ failed: Shrinker<Session.Break>.Failed, replays: Int) -> Finding {
    var choices = Choices(replaying: failed.choices.made.map(\.value))
    var (session, taken) = (begin, [Input]())
    while session.broken == nil, taken.count < failed.choices.steps.count {
      let input = session.input(&choices)
      taken.append(input)
      session.take(input)
    }
    return Finding(
      inputs: taken, broken: session.broken ?? failed.failure,
      replay: Replay(.events, failed.choices.values), replays: replays)
  }
}

// MARK: - All states

extension MachineCheck {
  /// All states that the machine can reach, with every rule as an invariant; and from each of them one
  /// where nothing is under way.
  ///
  /// - Parameters:
  ///   - limit: how many states may be kept.
  ///   - progress: hears now and then how many were found.
  package func explore(
    limit: Int = 1_000_000, progress: ((Int) -> Void)? = nil
  ) -> Exploration<Session, Input, SessionKey> {
    Exploration(model, limit: limit, progress: progress)
  }

  /// The machine as a model.
  var model: Model<Session, Input, SessionKey> {
    var model = Model(
      initial: begin, events: \.possible,
      step: { $0.taking($1) }, key: SessionKey.init)
    model.invariants = [
      .init("the rules") { $0.broken == nil },
      .init("M18: what was restored is what was saved", holds: \.restoresWhatItSaves),
    ]
    model.alwaysReachable = .init("nothing is under way", holds: \.isSettled)
    model.leadsThere = \.comesByItself
    model.phase = \.phase
    model.kind = \.kind
    model.kinds = Set(begin.inputs.map(\.kind)).sorted()
    return model
  }

  /// What an exploration has found.
  package func finding(_ exploration: Exploration<Session, Input, SessionKey>) -> Finding? {
    switch exploration.end {
    case .violated(let found):
      finding(found, found.problem.hasPrefix("M") ? found.problem : "M3: \(found.problem)")
    case .unstable(let found): finding(found, "M1: \(found.problem)")
    case .complete, .stopped: nil
    }
  }

  private func finding(_ found: Counterexample<Session, Input>, _ rule: String) -> Finding {
    Finding(
      inputs: found.events,
      broken: found.states.last?.broken ?? Session.Break(rule: rule, expected: nil), replay: nil,
      replays: 0)
  }
}

extension Session {
  /// The machine's phase, in words.
  var phase: String {
    switch machine.phase {
    case .unknown: "unknown"
    case .failed: "failed"
    case .loading(.requesting, after: _): "loading"
    case .loading(.debouncing, after: _): "debouncing"
    case .loading(.waiting, after: _): "waiting to retry"
    case .loading(.holding, after: _): "holding"
    case .ready(_, .idle, _): "ready"
    case .ready(_, .debouncing, _): "refreshing later"
    case .ready(_, .refreshing, _): "refreshing"
    case .ready(_, .appending, _): "appending"
    }
  }
}
