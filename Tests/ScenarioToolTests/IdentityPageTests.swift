import Testing

/// The page about identity and scrolling shows what the playground's page prints, which a gate compares with
/// what it prints now.
@Suite struct IdentityPageTests {
  @Test func `the page has the playground's table`() throws {
    let page = try text(of: "Sources/TabbedLoading/TabbedLoading.docc/IdentityAndScrolling.md")
    let table = try text(of: "Tests/Playgrounds/The identity bug and its cures.txt")
    #expect(page.contains("```text\n\(table)```\n"))
  }
}
