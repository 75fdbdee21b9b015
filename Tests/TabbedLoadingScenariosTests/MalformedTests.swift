import TabbedLoadingScenarios
import Testing

/// A script that cannot be read, and the whole text of what is wrong with it.
struct BadScript: CustomTestStringConvertible {
  let testDescription: String
  let script: String
  let diagnostics: String

  init(_ testDescription: String, _ script: String, _ diagnostics: String) {
    self.testDescription = testDescription
    self.script = script
    self.diagnostics = diagnostics
  }

  static let all =
    words + requests + times + numbers + lines + settings + text + blocks + watches
}

@Suite struct MalformedTests {
  @Test(arguments: BadScript.all)
  func eachErrorSaysWhereAndWhatAndWhatToDo(bad: BadScript) {
    #expect(
      diagnostics(of: bad.script).map(\.description).joined(separator: "\n") == bad.diagnostics)
  }

  @Test func aLineOfTenMegabytesIsOneError() {
    let script = "tabs a b\n" + String(repeating: "x", count: 10_000_000) + "\n@0 apear"
    let errors = diagnostics(of: script).map(\.description)
    #expect(
      errors == [
        """
        bug.scenario:2:1: error: this line has 10000000 bytes; expected at most 65536
          \(String(repeating: "x", count: 60))…
          ^
        """,
        """
        bug.scenario:3:4: error: unknown event 'apear'; did you mean 'appear'?
          @0 apear
             ^
        """,
      ])
  }

  @Test(arguments: [(65_536, 0), (65_537, 1)])
  func aLineOf65536BytesIsTheLongest(bytes: Int, errors: Int) {
    let comment = "@0 appear // ".padded(to: bytes)
    #expect(diagnostics(of: "tabs a\n" + comment).count == errors)
  }

  @Test func afterAHundredErrorsTheRestIsNotRead() {
    let script = "tabs a b\n" + String(repeating: "@0 apear => c loading\n", count: 200)
    let errors = diagnostics(of: script)
    #expect(errors.count == 101)
    #expect(
      errors.last?.description == """
        bug.scenario:52:1: error: 100 errors so far; from here on nothing has been read
          @0 apear => c loading
          ^
        """)
  }

  @Test func aLineOfManyErrorsGivesAHundred() {
    let facts = String(repeating: "; x y", count: 700)
    #expect(diagnostics(of: "tabs a b\n@0 appear => a loading\(facts)").count == 100)
  }

  @Test(arguments: [
    "selct", "selectt", "slect", "eslect", "SELECT", "Select", "sel", "selec", "sleect",
  ])
  func aSlipOfTheFingerIsRecognised(word: String) {
    let errors = diagnostics(of: "tabs a b\n@0 \(word) b")
    let isNear = word != "sel"
    #expect(errors.map { $0.message.hasSuffix("; did you mean 'select'?") } == [isNear])
  }
}

@Suite struct HugeScriptTests {
  @Test func aDeepNestIsRefusedWithoutRecursion() {
    let script = "tabs a\n" + String(repeating: "any { any {\n", count: 10_000)
    let errors = diagnostics(of: script)
    #expect(errors.first?.position == Position(line: 2, column: 7))
    #expect(errors.count == 101)
    let lines = "tabs a\n" + String(repeating: "any {\n", count: 10_000) + "appear\n"
    let closed = lines + String(repeating: "}\n", count: 10_000)
    #expect(diagnostics(of: lines).count == 101)
    #expect(diagnostics(of: closed).first?.position == Position(line: 3, column: 1))
  }
}
