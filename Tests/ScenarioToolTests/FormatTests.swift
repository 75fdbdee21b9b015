import TabbedLoadingScenarios
import Testing

@testable import scenario

@Suite struct FormatTests {
  @Test(arguments: Gallery.scripts.map(\.file))
  func theGalleryIsInItsUsualForm(file: String) throws {
    let text = try ToolRun.gallery(file)
    #expect(try Parser.parse(text, file: file).get().text == text)
  }

  @Test func filesAreWrittenInTheirUsualFormAndNamed() throws {
    let folder = try Folder()
    folder["loose.scenario"] = "tabs a\n@0 appear=>a loading//x"
    folder["usual.scenario"] = "tabs     a\n\n@0  appear  => a loading\n"
    let session = folder.run("fmt", "loose.scenario", "usual.scenario")
    #expect(session.exitCode == .unusable)  // '//x' is no comment there.
    folder["loose.scenario"] = "tabs a\n@0 appear=>a loading //x"
    let second = folder.run("fmt", "loose.scenario", "usual.scenario")
    #expect(second.exitCode == .held)
    let named = second.text.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(named.map(String.init) == [folder.path("loose.scenario")])
    #expect(folder["loose.scenario"] == "tabs     a\n\n@0  appear  => a loading  //x\n")
    #expect(folder.run("fmt", "--check", "loose.scenario").exitCode == .held)
    #expect(try folder.names == ["loose.scenario", "usual.scenario"])
  }

  @Test func checkChangesNothingAndEndsWithOne() throws {
    let folder = try Folder()
    folder["loose.scenario"] = "tabs a\nappear"
    let session = folder.run("fmt", "--check", "loose.scenario")
    #expect(session.exitCode == .failed)
    #expect(session.text.contains("/loose.scenario\n"))
    #expect(folder["loose.scenario"] == "tabs a\nappear")
  }

  @Test(arguments: ["tabs a\napear", "", "tabs a\nappear\u{0}", "tabs a\nany {"])
  func whatCannotBeReadStaysAsItIs(text: String) throws {
    let folder = try Folder()
    folder["bad.scenario"] = text
    #expect(folder.run("fmt", "bad.scenario").exitCode == .unusable)
    #expect(folder.run("run", "--update", "bad.scenario").exitCode == .unusable)
    #expect(folder["bad.scenario"] == text)
  }

  @Test func aLineThatWouldBecomeTooLongIsRefused() throws {
    let folder = try Folder()
    let facts = Array(repeating: "a loading", count: 6_550).joined(separator: ";")
    folder["long.scenario"] = "tabs a\nappear=>\(facts)"
    let session = folder.run("fmt", "long.scenario")
    #expect(session.exitCode == .unusable)
    #expect(session.text.contains("not formatted; in its usual form it could not be read"))
    #expect(folder["long.scenario"].count == 6_550 * 10 + 14)
  }

  @Test func aFolderThatTakesNoFileSaysSo() {
    let session = ToolRun(
      "fmt", "/proc/self/loose.scenario", readFile: { _ in "tabs a\nappear" })
    #expect(session.exitCode == .unusable)
    #expect(session.text.contains("cannot write this file: "))
  }

  @Test func updateWritesWhatHolds() throws {
    let folder = try Folder()
    folder["a.scenario"] = "tabs a\n@0 appear => a ready // x\n"
    let session = folder.run("run", "--update", "--engine", "both", "a.scenario")
    #expect(session.exitCode == .held)
    #expect(folder["a.scenario"] == "tabs a\n@0 appear => a loading // x\n")
    #expect(folder.run("run", "a.scenario").exitCode == .held)
    folder["b.scenario"] = "tabs a\n@0 appear\nidle\n"
    let second = folder.run("run", "--update", "b.scenario")
    #expect(second.exitCode == .unusable)
    #expect(second.text.contains("not updated"))
    #expect(folder["b.scenario"] == "tabs a\n@0 appear\nidle\n")
  }
}
