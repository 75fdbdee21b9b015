import Foundation
import TabbedLoadingScenarios
import Testing

/// What went wrong in the field, each as a script that holds.
@Suite struct CaseTests {
  /// How many scripts show each case, or each rule where no case is behind a script.
  static let covered = [
    "C1": 3, "C2": 1, "C4": 3, "C5": 2, "C7": 3, "C8": 4, "C10": 10, "C11": 2, "C14": 5, "C16": 2,
    "C17": 1, "C19": 1, "C20": 1, "C22": 16, "C23": 6, "C25": 5, "C26": 1, "C27": 2, "C30": 8,
    "C32": 1, "C34": 3, "C36": 8, "C39": 5, "M4": 1, "M9": 4, "M10": 5, "M11": 8,
    "M15": 7, "M16": 4, "M18": 5, "M21": 7, "M22": 4,
  ]

  @Test func noScriptIsMissing() throws {
    let cited = try CaseFile.all().compactMap(\.cited)
    #expect(Dictionary(cited.map { ($0, 1) }, uniquingKeysWith: +) == CaseTests.covered)
  }

  @Test(arguments: try CaseFile.all())
  func bothEnginesPlayItTheSameWayAndItHolds(file: CaseFile) throws {
    let scenario = try Parser.parse(file.text, file: file.name).get()
    let (machine, store) = (Player.play(scenario, on: .machine), Player.play(scenario, on: .store))
    #expect(machine == store)
    for (engine, performance) in [("machine", machine), ("store", store)] {
      let problems = performance.errors + performance.failures
      #expect(
        problems.isEmpty,
        "on \(engine):\n\(problems.map(\.description).joined(separator: "\n"))")
      #expect(performance.checks > 0, "on \(engine)")
    }
  }

  @Test(arguments: try CaseFile.all())
  func itSaysWhatItIsAboutAndExpectsEnough(file: CaseFile) throws {
    let scenario = try Parser.parse(file.text, file: file.name).get()
    #expect(file.cited != nil, "expected a first line such as '// C1: what went wrong'")
    #expect((1...3).contains(file.comment.count), "expected one to three lines of comment")
    #expect(!scenario.name.isEmpty, "expected a name")
    let expectations = scenario.steps.map(\.expectations.count).reduce(0, +)
    #expect(
      expectations * 3 >= file.lines.count,
      "\(expectations) expectations in \(file.lines.count) lines")
  }
}

/// A script of the folder of cases.
struct CaseFile: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// The lines of comment that it begins with.
  var comment: [Substring] {
    Array(text.split(separator: "\n").prefix { $0.hasPrefix("//") })
  }

  /// The case or rule that it shows, as its first line has it.
  var cited: String? {
    let citation = comment.first?.prefixMatch(of: #/// ([CM]\d+)(?: \(i+v?\))?: /#)
    return citation.map { String($0.output.1) }
  }

  /// The lines that say something to the parser.
  var lines: [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("//") }
  }

  static func all() throws -> [CaseFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      return CaseFile(name: $0, text: text)
    }
  }
}
