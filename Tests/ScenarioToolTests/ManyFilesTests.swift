import TabbedLoadingScenarios
import Testing

@testable import scenario

@Suite struct ManyFilesTests {
  private static let kinds = [
    "tabs a b\n@0 appear => a loading\n@1s ok a#1 3 rows => a ready 3 rows\n",
    "tabs a b\n@0 appear => b loading\n",
    "tabs a\napear\n",
    "tabs a b\nserver 100ms 31 rows\nscreen ids position\n@0 appear\n@2s scroll 800\n@3s select b\nidle\n",
    "tabs a\n@0 appear\n@1s ok b#1 3 rows\n",
  ]
  private static let names = (0..<600).map { "file-\($0)" } + ["missing"]
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<600).map { ("file-\($0)", kinds[$0 * 7 % 5]) })

  /// More files than one part has, so that the order holds across parts too.
  @Test func `many files say what each says alone, in their order`() {
    let all = ToolRun(["run"] + Self.names, readFile: ToolRun.files(Self.files))
    let alone = Self.names.map {
      ToolRun(["run", $0], readFile: ToolRun.files(Self.files))
    }
    func part(_ session: ToolRun, from start: String, to end: String) -> String {
      let text = session.text
      let first = text.firstRange(of: start)?.upperBound ?? text.endIndex
      return String(text[first..<(text[first...].firstRange(of: end)?.lowerBound ?? text.endIndex)])
    }
    let ends = ["-- standard error\n", "-- exit code"]
    let outputs = alone.map { part($0, from: "\n", to: "-- ") }
    let errors = alone.map { part($0, from: ends[0], to: ends[1]) }
    #expect(part(all, from: "\n", to: "-- ") == outputs.joined())
    #expect(part(all, from: ends[0], to: ends[1]) == errors.joined())
    #expect(all.exitCode == .unusable)
  }

  @Test func `the parallel map is the map`() {
    let numbers = Array(0..<1_000)
    #expect(numbers.parallelMap { $0 * $0 } == numbers.map { $0 * $0 })
    #expect([Int]().parallelMap { $0 } == [])
    #expect(numbers.parts(of: 256).map(\.count) == [256, 256, 256, 232])
    #expect(numbers.parts(of: 256).flatMap(\.self) == numbers)
  }
}
