import Foundation
import Testing

@testable import TabbedLoadingScenarios

/// The language's page has every word of the language.
@Suite struct PageTests {
  private static let keywords: [String] =
    Setting.allCases.map(\.rawValue) + Event.allCases.map(\.rawValue)
    + Fact.allCases.map(\.rawValue) + PolicySetting.allCases.map { "policy \($0.rawValue)" }
    + ScreenSetting.allCases.map { "screen \($0.rawValue)" }
    + ProgressWord.allCases.map { "b \($0.rawValue)" } + ShownWord.allCases.map(\.rawValue)
    + Logic.allCases.map(\.rawValue) + ScreenSettings.IDs.allCases.map(\.rawValue)
    + ScreenSettings.Movement.allCases.map(\.rawValue)
    + ScreenSettings.Clamp.allCases.map(\.rawValue)

  @Test(arguments: keywords)
  func everyWordHasARow(word: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(
        path: "Sources/TabbedLoadingScenarios/TabbedLoadingScenarios.docc/TabbedLoadingScenarios.md"
      ), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    // Every second part stands between backticks.
    let code = rows.flatMap { $0.split(separator: "`").enumerated() }.filter { $0.offset % 2 == 1 }
    let isThere = code.contains { " \($0.element) ".contains(" \(word) ") }
    #expect(isThere, "no row has `\(word)`")
  }
}
