// web-native SCRIPT…: plays scripts on the store's engine, and prints for each a line of JSON: its trace, where
// the list was, and what did not hold. Compiled by .ci/web against the package's modules.
import Foundation
import TabbedLoadingScenarios

@main
enum Native {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      switch Parser.parse(read(path), file: path) {
      case .failure(let diagnostics): fail(diagnostics.list.map { "\($0)" })
      case .success(let scenario): show(Player.play(scenario, on: .store))
      }
    }
  }

  private static func show(_ outcome: Outcome) {
    let samples = outcome.offsets.map { "\($0.time / .milliseconds(1)),\($0.offset)" }
    fail(
      (outcome.errors + outcome.failures).map { "\($0)" },
      more: """
        ,"trace":\(quoted(outcome.trace.text)),"offsets":[\(samples.joined(separator: ","))]
        """)
  }

  private static func fail(_ problems: [String], more: String = "") {
    print("{\"problems\":[\(problems.map(quoted).joined(separator: ","))]\(more)}")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\n" ? "\\n" : $0 == "\"" ? "\\\"" : $0 == "\\" ? "\\\\" : "\($0)" }
      + "\""
  }

  private static func read(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
