import Foundation
import Testing

@testable import TabbedLoadingScenarios

/// Scripts that nobody would write. The corpus is the folder of cases and all scripts that cannot be read: what
/// is found here becomes one of them.
@Suite struct FuzzTests {
  /// How many mangled scripts are read; more with `FUZZ=1000000` in the environment.
  static let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap { UInt64($0) } ?? 1_000
  /// The first seed; other seeds on other machines share a long search.
  static let first = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 0
  static var seeds: Range<UInt64> { first..<first + count }

  static func corpus() throws -> [String] {
    try CaseFile.all().map(\.text) + BadScript.all.map(\.script).filter { $0.utf8.count < 10_000 }
  }

  @Test func aMangledScriptIsReadOrRefusedAtAPlaceThatIsThere() throws {
    let corpus = try Self.corpus()
    var read = 0
    for seed in Self.seeds {
      let script = MangledScript(seed: seed, corpus: corpus).text
      let result = Parser.parse(script, file: "bug.scenario")
      let problem = Self.problem(with: result, of: script)
      #expect(problem == nil, "FUZZ_SEED=\(seed)\n\(script)")
      if case .success = result { read += 1 }
    }
    #expect(read > Self.count / 20, "\(read) of \(Self.count) could be read")
    #expect(read < Self.count / 2, "\(read) of \(Self.count) could be read")
  }

  @Test func aMangledScriptThatCanBeReadIsPlayedAlikeOnBothEngines() throws {
    let corpus = try CaseFile.all().map(\.text)
    for seed in Self.first..<Self.first + Self.count / 4 {
      let script = MangledScript(seed: seed, corpus: corpus).text
      guard !script.contains(/\d{5}|1e/), let scenario = try? parsed(script) else { continue }
      let (machine, store) = (
        Player.play(scenario, on: .machine), Player.play(scenario, on: .store)
      )
      #expect(machine == store, "FUZZ_SEED=\(seed)\n\(script)")
      for problem in machine.errors + machine.failures {
        #expect(problem.isSomewhere(in: scenario.lines), "FUZZ_SEED=\(seed)\n\(problem)\n\(script)")
      }
    }
  }

  /// What no script may be answered with; nil if all is well.
  static func problem(with result: Result<Scenario, Diagnostics>, of script: String) -> String? {
    switch result {
    case .failure(let diagnostics):
      let lines = Parser.lines(of: script)
      let places = diagnostics.list.map(\.position)
      if places.isEmpty { return "refused without a reason" }
      if places != places.sorted() { return "errors out of order: \(places)" }
      if places.count > 101 { return "\(places.count) errors" }
      let bad = diagnostics.list.first { !$0.isSomewhere(in: lines) || !$0.isShown }
      return bad.map { "this is no place, or cannot be shown: \($0)" }
    case .success(let scenario):
      let text = scenario.text
      guard case .success(let again) = Parser.parse(text, file: "bug.scenario") else {
        return "cannot be read in its usual form:\n\(text)"
      }
      return again == scenario && again.text == text ? nil : "has no usual form:\n\(text)"
    }
  }

  @Test func theSearchNoticesWhatIsWrong() throws {
    let script = "tabs a\n@0 apear\n@1s x"
    let all = diagnostics(of: script)
    func problem(_ list: [Diagnostic]) -> String {
      Self.problem(with: .failure(Diagnostics(list: list)), of: script) ?? "none"
    }
    #expect(problem(all) == "none")
    #expect(problem([]) == "refused without a reason")
    #expect(problem(all.reversed()).hasPrefix("errors out of order"))
    #expect(problem(Array(repeating: all[0], count: 102)) == "102 errors")
    for (line, column, message) in [(4, 1, "x"), (0, 1, "x"), (2, 99, "x"), (2, 4, "\u{7}")] {
      let bad = Diagnostic(
        file: "bug.scenario", position: Position(line: line, column: column), message: message)
      #expect(problem([bad]).hasPrefix("this is no place"))
    }
    var scenario = try parsed("tabs a\n@0 appear")
    scenario.end = ["no comment"]
    #expect(Self.problem(with: .success(scenario), of: "")?.hasPrefix("cannot be read") == true)
    scenario.end = ["// a", "", "", "// b"]
    #expect(Self.problem(with: .success(scenario), of: "")?.hasPrefix("has no usual") == true)
  }
}

extension Diagnostic {
  /// Whether there is such a line, and its column in it or just behind its end.
  fileprivate func isSomewhere(in lines: [String]) -> Bool {
    lines.indices.contains(position.line - 1)
      && (1...lines[position.line - 1].count + 2).contains(position.column)
  }

  /// Whether a terminal shows all of it.
  fileprivate var isShown: Bool {
    !message.isEmpty && description.allSatisfy { $0 == "\n" || $0.isPrintable }
  }
}
