import Testing

@testable import scenario

/// The page that makes scripts from bug reports: its scripts hold, and fail where it says so.
@Suite struct BugReportPageTests {
  private static let page =
    (try? blocks(
      of: "Sources/TabbedLoadingTesting/TabbedLoadingTesting.docc/ScenariosFromBugReports.md"))
    ?? []

  private static let scripts = page.filter { $0.hasPrefix("scenario ") }

  private func session(_ script: String) -> ToolRun {
    ToolRun(
      "run", "--engine", "both", "train.scenario",
      readFile: ToolRun.files(["train.scenario": script]))
  }

  @Test(arguments: scripts)
  func `a script of the page holds on both engines`(script: String) {
    #expect(session(script).exitCode == .held)
  }

  @Test func `as the article has it, the first script fails as the page says`() throws {
    let script = try #require(Self.scripts.first)
    let message = try #require(Self.page.first { $0.hasPrefix("train.scenario:") })
    let article = session(
      script.replacing("\n\n", with: "\nlogic    article\n\n", maxReplacements: 1))
    #expect(article.exitCode == .failed)
    #expect(article.text.contains(message), "\(article.text)")
  }

  @Test func `without its policy, two expectations of the second fail`() throws {
    let script = try #require(Self.scripts.last).split(separator: "\n")
    let text = session(
      script.filter { !$0.hasPrefix("policy") }.joined(separator: "\n")
    ).text
    #expect(text.contains("failed: 2 of 5"), "\(text)")
  }
}
