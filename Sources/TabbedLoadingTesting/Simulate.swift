internal import TabbedLoadingSimulation
public import Testing

/// Runs a test in a simulated world: once for each schedule that the test's trait asks for, or once, first
/// in, first out, without one.
///
///     @Test(.schedules(.completionOrders, .random(500)))
///     func theLastTextWins() {
///       simulate { world in
///         let search = Search { text in
///           await world.latency(text)
///           return [text]
///         }
///         world.start { await search.type("a") }
///         world.start { await search.type("ab") }
///         world.run()
///         #expect(try world.run { await search.results } == ["ab"])
///       }
///     }
///
/// The first schedule that fails is run again, to see that it is no accident, then shrunk. What fails in
/// the simplest is the one issue, where it was recorded, with a comment that says what replays it. What
/// the body makes must be made anew each time.
public func simulate(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping (World) throws -> Void
) {
  guard let plan = Plan.current else {
    _ = run(.firstInFirstOut, nil, sourceLocation, isTraced: true, body)
    return
  }
  guard Recording.current == nil else {
    Issue.record(
      "simulate is called inside of simulate: its schedules would be run for each of the other's.",
      sourceLocation: sourceLocation)
    return
  }
  let runner = Runner(sourceLocation: sourceLocation, body: body)
  plan.note(plan.replay.map(runner.replay) ?? runner.search(plan.schedules))
}

/// Runs the body once.
///
/// - Returns: the simulation, for what it has chosen.
private func run(
  _ schedule: Schedule, _ recording: Recording?, _ sourceLocation: SourceLocation,
  isTraced: Bool, _ body: (World) throws -> Void
) -> Simulation {
  let simulation = Simulation(schedule, isTraced: isTraced)
  Recording.$current.withValue(recording) {
    simulation.driving {
      let world = World(simulation, isReported: recording?.comment != nil)
      do {
        try body(world)
      } catch is Stopped {
        // An issue says why.
      } catch is ExpectationFailedError {
        // `#require` has recorded it.
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
      world.finish(sourceLocation)
      if world.isReported, recording?.first != nil { world.attachRecorded(sourceLocation) }
    }
  }
  return simulation
}

/// Runs a body under many schedules.
private struct Runner {
  let sourceLocation: SourceLocation
  let body: (World) throws -> Void

  /// Where it is recorded makes two failures the same.
  private typealias Failure = SourceLocation

  /// A run with these choices.
  private func play(
    _ branching: Schedule.Branching, _ choices: Choices, _ comment: Comment? = nil,
    isTraced: Bool = false
  ) -> (failed: Shrinker<Failure>.Failed?, simulation: Simulation) {
    let recording = Recording(comment)
    let simulation = run(
      Schedule(branching, choices), recording, sourceLocation, isTraced: isTraced, body)
    let failed = recording.first.map { issue in
      Shrinker.Failed(
        failure: issue.sourceLocation ?? sourceLocation, choices: simulation.choices)
    }
    return (failed, simulation)
  }

  /// Runs until a schedule fails, and reports it.
  func search(_ all: [(schedules: Schedules, seed: UInt64)]) -> Plan.Outcome {
    guard !all.isEmpty, all.allSatisfy({ !$0.schedules.isEmpty }) else {
      Issue.record(
        "There is no schedule to run: ask for one at least, as .random(500) does.",
        sourceLocation: sourceLocation)
      return .failed
    }
    return all.contains { search($0.schedules, seed: $0.seed) } ? .failed : .held
  }

  private func search(_ schedules: Schedules, seed: UInt64) -> Bool {
    switch schedules.kind {
    case .random(let count):
      var seeds = SplitMix64(seed: seed)
      for number in 0..<count {
        let choices = Choices(seed: seeds.next())
        if let failed = play(.jobs, choices).failed {
          report(failed, .jobs, "random schedule \(number + 1) of \(count)")
          return true
        }
      }
    case .completionOrders(let limit):
      var (all, number) = (AllChoices(), 0)
      while let choices = all.next {
        guard number < limit else {
          Issue.record(
            "There are more than \(limit) completion orders; the others were not run.",
            sourceLocation: sourceLocation)
          return true
        }
        number += 1
        let (failed, simulation) = play(.completions, choices)
        if let failed {
          report(failed, .completions, "completion order \(number)")
          return true
        }
        all.advance(after: simulation.choices)
      }
    }
    return false
  }

  /// Shrinks a failure and lets it be seen, once.
  private func report(
    _ failed: Shrinker<Failure>.Failed, _ branching: Schedule.Branching, _ name: String
  ) {
    let again = play(branching, Choices(replaying: failed.choices.values)).failed
    guard let again, again.failure == failed.failure, again.choices.made == failed.choices.made
    else {
      return recordChange(name, failed.failure, again == nil ? "held" : "took another way")
    }
    let shrinker = Shrinker(again) { play(branching, $0).failed }
    let choices = Choices(replaying: shrinker.best.choices.values)
    let trace = play(branching, choices, isTraced: true).simulation.trace
    let replay = Replay(Replay.Kind(branching), shrinker.best.choices.values)
    let comment = """
      In \(name), shrunk with \(shrinker.replays) replay\(shrinker.replays == 1 ? "" : "s"): \
      \(words(trace)).
      To run it alone: .replay("\(replay)")
      """
    let reported = play(branching, choices, Comment(rawValue: comment), isTraced: true)
    if reported.failed == nil { recordChange(name, failed.failure, "held") }
  }

  /// What happened, in words; of what has no end, its beginning.
  private func words(_ trace: [String]) -> String {
    guard !trace.isEmpty else { return "nothing waits" }
    let rest = trace.count - 100
    return trace.prefix(100).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Says that a failure did not come again.
  private func recordChange(_ name: String, _ failure: Failure, _ again: String) {
    Issue.record(
      """
      The test is not the same each time: \(name) failed at \(failure), and run once more it \
      \(again). Is all that it uses made inside of simulate, and nothing outside of the world?
      """, sourceLocation: sourceLocation)
  }

  /// Runs one schedule, and lets what fails in it be seen.
  func replay(_ text: String) -> Plan.Outcome {
    let replay: Replay
    do throws(ReplayError) {
      replay = try Replay(text)
    } catch {
      Issue.record(Comment(rawValue: "\(error)."), sourceLocation: sourceLocation)
      return .failed
    }
    guard let schedule = Schedule(replay) else {
      Issue.record(
        "'\(text)' replays the events of a machine, not a schedule.", sourceLocation: sourceLocation
      )
      return .failed
    }
    let recording = Recording("This is what '\(text)' replays.")
    let choices = run(schedule, recording, sourceLocation, isTraced: true, body).choices
    guard recording.first == nil else { return .failed }
    return choices.misfit == nil && choices.unused == 0 ? .held : .misfit(sourceLocation)
  }
}
