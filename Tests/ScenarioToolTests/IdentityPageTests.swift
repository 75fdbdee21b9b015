import Foundation
import Testing

/// The page about identity and scrolling shows what the playground's page prints, which a gate compares with
/// what it prints now.
@Suite struct IdentityPageTests {
  @Test func `the page has the playground's table`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = root.appending(
      path: "Sources/TabbedLoading/TabbedLoading.docc/IdentityAndScrolling.md")
    let table = root.appending(path: "Tests/Playgrounds/The identity bug and its cures.txt")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```text\n\(try String(contentsOf: table, encoding: .utf8))```\n"))
  }
}
