import Foundation
import TabbedLoadingScenarios
import Testing

/// What went wrong in the field, each as a script that holds.
@Suite struct CaseTests {
  @Test func `the page says of each case, or rule, how often it is shown`() throws {
    let scripts = try CaseFile.all().map { try #require($0.cited) }
    let screen = try text("../TabbedLoadingScreenTests/FieldCaseTests.swift")
      .matches(of: #/func `(C\d+): /#).map { String($0.output.1) }
    let shown = Set(scripts + screen).map { id in
      "\(id): \(scripts.count { $0 == id }), \(screen.count { $0 == id })"
    }
    let said = try text("Cases/README.md").matches(
      of: #/(?m)^\| ([CM]\d+) \| .* \| (\d+) \| (\d+) \|$/#
    )
    .map { "\($0.output.1): \($0.output.2), \($0.output.3)" }
    #expect(said.sorted() == shown.sorted())
  }

  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: try CaseFile.all())
  func bothEnginesPlayItTheSameWayAndItHolds(file: CaseFile) throws { try expectHeld(file.text) }

  @Test(arguments: try CaseFile.all())
  func itSaysWhatItIsAboutAndExpectsEnough(file: CaseFile) throws {
    let scenario = try parsed(file.text)
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
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try files.filter { $0.hasSuffix(".scenario") }.sorted().map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      return CaseFile(name: $0, text: text)
    }
  }
}
