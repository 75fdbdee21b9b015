import TabbedLoading
import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

/// Replays that were cut, mistyped, or made for another run. More with `FUZZ`, as for scripts.
@Suite struct ReplayFuzzTests {
  @Test func aMangledReplayIsReadOrRefusedWithAReason() {
    var read: UInt64 = 0
    for seed in FuzzTests.seeds {
      let text = MangledReplay(seed: seed).text
      let result = Self.read(text)
      if let problem = Self.problem(with: result, of: text) {
        Issue.record("FUZZ_SEED=\(seed) '\(text)': \(problem)")
      }
      if case .success = result { read += 1 }
    }
    #expect(read > FuzzTests.count / 4, "\(read) of \(FuzzTests.count) could be read")
    #expect(read < FuzzTests.count * 3 / 4, "\(read) of \(FuzzTests.count) could be read")
  }

  @Test func aReplayThatCanBeReadIsPlayedWhateverItWasMadeFor() {
    let check = MachineCheck(tabs: ["a", "b"], policy: .standard)
    for seed in FuzzTests.first..<FuzzTests.first + FuzzTests.count / 16 {
      guard let replay = try? Replay(MangledReplay(seed: seed).text) else { continue }
      if let schedule = Schedule(replay) {
        #expect(Self.ends(schedule), "FUZZ_SEED=\(seed) '\(replay)'")
      } else {
        #expect(check.replay(replay)?.broken == nil, "FUZZ_SEED=\(seed) '\(replay)'")
      }
    }
  }

  private static func read(_ text: String) -> Result<Replay, ReplayError> {
    Result { () throws(ReplayError) in try Replay(text) }
  }

  /// What no text may be answered with; nil if all is well.
  static func problem(with result: Result<Replay, ReplayError>, of text: String) -> String? {
    switch result {
    case .failure(let error):
      return error.description.hasPrefix("'\(text)' is ") ? nil : "no reason: \(error)"
    case .success(let replay):
      if replay.values.contains(where: { $0 < 0 }) { return "a choice below zero" }
      if replay.values.last == 0 { return "a choice that says nothing" }
      guard case .success(let again) = read("\(replay)") else { return "\(replay) cannot be read" }
      return again == replay && "\(again)" == "\(replay)" ? nil : "\(replay) is another"
    }
  }

  /// Whether all that waits comes to its end.
  private static func ends(_ schedule: Schedule) -> Bool {
    let simulation = Simulation(schedule, isTraced: false)
    simulation.driving {
      for number in 0..<4 {
        Task(executorPreference: simulation.pool) {
          await simulation.latency("\(number)")
          try await simulation.clock.sleep(for: .milliseconds(number % 2))
        }
      }
    }
    let isOver: Void? = try? simulation.runToEnd()
    return isOver != nil && simulation.waits.isEmpty
  }

  @Test func theSearchNoticesWhatIsWrong() {
    func problem(_ replay: Replay) -> String? { Self.problem(with: .success(replay), of: "") }
    #expect(problem(Replay(.jobs, [1, 2])) == nil)
    #expect(problem(Replay(.jobs, [-1])) == "a choice below zero")
    let other = Self.problem(with: Self.read("1q-0"), of: "1c-0")
    #expect(other?.hasPrefix("no reason") == true)
  }
}
