import Foundation
import TabbedLoadingScenarios
import Testing

@testable import scenario

/// What README and the language's page show is what happens.
@Suite struct ReadmeTests {
  @Test func readmeShowsTheGallerysTable() throws {
    let readme = try text(of: "README.md")
    let gallery = Gallery.play().text
    let table = gallery.split(separator: "\n\n")[2]
    #expect(readme.contains("```text\n\(table)\n```"))
  }

  @Test(arguments: [
    "README.md",
    "Sources/TabbedLoadingScenarios/TabbedLoadingScenarios.docc/TabbedLoadingScenarios.md",
  ])
  func theScenarioOnThePageHoldsOnBothEngines(page: String) throws {
    let script = try #require(try blocks(of: page).first { $0.hasPrefix("scenario ") })
    let session = ToolRun(
      "run", "--engine", "both", "page", readFile: ToolRun.files(["page": script]))
    #expect(session.exitCode == .held, "\(session.text)")
  }

  @Test func `the README's picture is what its command writes`() throws {
    let script = "Sources/scenario/Gallery/no-id-fast.scenario"
    var picture = ""
    _ = ToolRun(
      ["run", "--report", "x.svg", "no-id-fast.scenario"], writeFile: { picture = $1 })
    #expect(
      try text(of: ".github/stays-scrolled.svg") == picture,
      "swift run scenario run --report .github/stays-scrolled.svg \(script)")
    #expect(try text(of: "README.md").contains("](.github/stays-scrolled.svg)"))
  }

  @Test func `the page shows the lanes of its script`() throws {
    let page = try blocks(
      of: "Sources/TabbedLoadingScenarios/TabbedLoadingScenarios.docc/TabbedLoadingScenarios.md")
    let script = try #require(page.first { $0.hasPrefix("scenario ") })
    let session = ToolRun("run", "--lanes", "page", readFile: ToolRun.files(["page": script]))
    let lanes = try #require(session.text.components(separatedBy: ", on store\n\n").last)
    let shown = try #require(page.first { $0.contains("├") })
    #expect(lanes.hasPrefix(shown), "\(lanes)")
  }
}
