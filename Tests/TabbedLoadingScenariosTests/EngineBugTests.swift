import TabbedLoading
import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

/// Bugs in what runs the machine: it does otherwise than the machine says.
@Suite struct EngineBugTests {
  private let check = MachineCheck(tabs: ["a", "b"], policy: SeededBug.policy, alphabet: .loading)

  /// A script of what happens, at the end of which the screen is closed and nothing may be left.
  private func script(_ inputs: [Input]) -> String {
    let finding = MachineCheck.Finding(
      inputs: inputs, broken: Session.Break(rule: "", expected: nil), replay: nil, replays: 0)
    let end = inputs.reduce(check.begin) { $0.taking($1) }
    return check.scenario(finding) + "@\(end.now.brief) close\nidle\n"
  }

  private func play(_ script: String, _ bug: EngineBug?) throws -> Outcome {
    let scenario = try parsed(script)
    return EngineBug.$current.withValue(bug) {
      Player.play(scenario, on: SimulatedHost<FaultyScreen>(scenario))
    }
  }

  /// Whether the machine and what runs it come to the same.
  private func agree(_ inputs: [Input], _ bug: EngineBug?) throws -> Bool {
    let script = script(inputs)
    return Player.play(try parsed(script), on: .machine) == (try play(script, bug))
  }

  /// What happens with these choices.
  private func inputs(_ choices: inout Choices, _ count: Int) -> [Input] {
    var (session, inputs) = (check.begin, [Input]())
    for _ in 0..<count {
      choices.beginStep()
      inputs.append(session.input(&choices))
      session.take(inputs[inputs.count - 1])
    }
    return inputs
  }

  /// A random run to the first input after which the two differ; nil if they never do.
  private func run(_ choices: Choices, _ bug: EngineBug?) throws -> Shrinker<String>.Failed? {
    var whole = choices
    let inputs = inputs(&whole, 15)
    guard try !agree(inputs, bug) else { return nil }
    let count = try (1...inputs.count).first { try !agree(Array(inputs.prefix($0)), bug) }
    var shorter = choices
    _ = self.inputs(&shorter, try #require(count))
    return Shrinker.Failed(failure: "the engine does otherwise", choices: shorter)
  }

  private func first(
    _ bug: EngineBug, _ seeds: inout SplitMix64
  ) throws -> Shrinker<String>.Failed? {
    for _ in 0..<200 {
      if let failed = try run(Choices(seed: seeds.next()), bug) { return failed }
    }
    return nil
  }

  /// A state of the machine, how it was reached, and whether what runs the machine was with it.
  private struct Played {
    let session: Session
    let inputs: [Input]
    let agrees: Bool
  }

  private struct PlayedKey: Hashable {
    let session: SessionKey
    let agrees: Bool
  }

  /// The shortest way to a difference, by a search through all states; nil if there is none near.
  private func shortest(_ bug: EngineBug) -> [Input]? {
    var model = Model<Played, Input, PlayedKey>(
      initial: Played(session: check.begin, inputs: [], agrees: true),
      events: \.session.possible,
      step: { state, input in
        let inputs = state.inputs + [input]
        return Played(
          session: state.session.taking(input), inputs: inputs,
          agrees: (try? agree(inputs, bug)) ?? false)
      }, key: { PlayedKey(session: SessionKey($0.session), agrees: $0.agrees) })
    model.invariants = [.init("the engine does as the machine says", holds: \.agrees)]
    guard case .violated(let found) = Exploration(model, limit: 2_000).end else { return nil }
    return found.events
  }

  @Test func `without a bug the two agree`() throws {
    for seed in 0..<20 as Range<UInt64> {
      #expect(try run(Choices(seed: seed), nil) == nil, "seed \(seed)")
    }
  }

  @Test(arguments: EngineBug.allCases)
  func `a bug of the engine is found, shrunk to the shortest, and fails as a scenario`(
    bug: EngineBug
  ) throws {
    let shortest = try #require(self.shortest(bug))
    var longer = 0
    for seed in 0..<MachineCheckTests.seeds {
      var seeds = SplitMix64(seed: seed)
      let failed = try #require(try first(bug, &seeds))
      let shrinker = Shrinker(failed) { try? run($0, bug) }
      #expect(shrinker.replays <= 200)
      var choices = shrinker.best.choices
      if choices.steps.count > shortest.count { longer += 1 }
      choices = Choices(replaying: choices.made.map(\.value))
      try expectFails(inputs(&choices, shrinker.best.choices.steps.count), bug)
    }
    #expect(longer <= MachineCheckTests.mayBeLonger, "\(longer) are longer than they need be")
    try expectFails(shortest, bug)
  }

  /// The script with what the machine does as expectations holds on the shipped engine. With the bug
  /// `scenario run --engine both` fails, which compares all that comes of it: not every timer that goes
  /// off can be told from an expectation.
  private func expectFails(_ inputs: [Input], _ bug: EngineBug) throws {
    let script = script(inputs)
    let header = script.split(separator: "\n").prefix { !$0.hasPrefix("@") }
    let trace = Player.play(try parsed(script), on: .machine).trace.text
    let expecting = header.joined(separator: "\n") + "\n" + trace + "idle\n"
    let outcome = try played(expecting)
    #expect(outcome.failures == [] && outcome.errors == [], "\(expecting)")
    #expect(try play(expecting, bug) != outcome, "\(expecting)")
  }
}
