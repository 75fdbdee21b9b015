import Foundation
import TabbedLoadingScenarios
import Testing

@testable import scenario

/// What is said about a file whose bytes are these.
struct BadFile: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let problem: String

  init(_ testDescription: String, _ bytes: [UInt8], _ problem: String) {
    self.testDescription = testDescription
    self.bytes = bytes
    self.problem = problem
  }

  static let all = [
    BadFile("empty", [], "FILE:1:1: error: this file is empty; expected a scenario\n"),
    BadFile(
      "binary", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF],
      "FILE:1:1: error: this is a binary file or UTF-16; expected a scenario in UTF-8\n"),
    BadFile(
      "UTF-16", [0xFF, 0xFE, 0x74, 0, 0x61, 0],
      "FILE:1:1: error: this is a binary file or UTF-16; expected a scenario in UTF-8\n"),
    BadFile(
      "Latin-1", Array("tabs caf".utf8) + [0xE9] + Array(" b\n@0 appear\n".utf8),
      """
      FILE:1:9: error: the byte 0xE9 is no UTF-8; expected a scenario saved as UTF-8
        tabs caf\u{FFFD} b
                ^

      """),
    BadFile(
      "cut in a character", Array("tabs a\r\n@0 appear // é".utf8.dropLast()),
      """
      FILE:2:14: error: the byte 0xC3 is no UTF-8; expected a scenario saved as UTF-8
        @0 appear // \u{FFFD}
                     ^

      """),
    BadFile(
      "a half of a surrogate pair", Array("tabs a\n".utf8) + [0xED, 0xA0, 0x80],
      """
      FILE:2:1: error: the byte 0xED is no UTF-8; expected a scenario saved as UTF-8
        \u{FFFD}\u{FFFD}\u{FFFD}
        ^

      """),
    BadFile(
      "too large", Array(repeating: UInt8(ascii: "\n"), count: 16_000_001),
      "FILE:1:1: error: this file is larger than 16 MB; expected a scenario\n"),
  ]
}

@Suite struct DiskFileTests {
  /// What the tool says about a file of the disk, called `FILE`.
  private func errors(running path: String) -> String {
    let session = ToolRun("run", path, readFile: DiskFile.text(at:))
    #expect(session.exitCode == .unusable)
    return session.text.replacing(path, with: "FILE")
      .replacing("$ scenario run FILE\n-- standard error\n", with: "")
      .replacing("-- exit code 2\n", with: "")
  }

  private func withFile<Value>(_ bytes: [UInt8], _ body: (String) throws -> Value) throws -> Value {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).scenario")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path())
  }

  @Test(arguments: BadFile.all)
  func aFileThatIsNoScriptSaysWhy(file: BadFile) throws {
    #expect(try withFile(file.bytes, errors(running:)) == file.problem)
  }

  @Test func aFileThatIsNotThereSaysSo() {
    #expect(
      errors(running: "/nowhere/bug.scenario")
        == "FILE:1:1: error: there is no such file; expected the path of a scenario\n")
  }

  @Test func aDirectorySaysSo() {
    #expect(
      errors(running: URL.temporaryDirectory.path())
        == "FILE:1:1: error: this is a directory; expected the path of a scenario in it\n")
  }

  @Test func aByteOrderMarkAndWindowsLineEndsAreFine() throws {
    let script = "\u{FEFF}tabs a b\r\n@0 appear => a loading\r\n"
    let session = try withFile(Array(script.utf8)) {
      ToolRun("run", $0, readFile: DiskFile.text(at:))
    }
    #expect(session.exitCode == .held)
  }
}

@Suite struct WritingTests {
  private func problem(writing path: String) -> String? {
    do throws(Diagnostic) {
      try DiskFile.write(path, "new")
      return nil
    } catch {
      return error.file == path ? error.message : "another path: \(error.file)"
    }
  }

  @Test func `a file is new, or takes the place of an old one`() throws {
    let folder = try Folder()
    for _ in 0..<2 {
      #expect(problem(writing: folder.path("out 1%.html")) == nil)
      #expect(folder["out 1%.html"] == "new")
    }
    #expect(try folder.names == ["out 1%.html"])
  }

  @Test func `a link stays one, and leads to what is new`() throws {
    let folder = try Folder()
    folder["a"] = "old"
    try FileManager.default.createSymbolicLink(
      at: folder.file("b"), withDestinationURL: folder.file("a"))
    #expect(problem(writing: folder.path("b")) == nil)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b"))
        == folder.path("a"))
    #expect(folder["a"] == "new")
  }

  @Test func `who may read and write a file stays`() throws {
    let folder = try Folder()
    folder["a"] = "old"
    for mode in [0o600, 0o755] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path("a"))
      #expect(problem(writing: folder.path("a")) == nil)
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func `what cannot be written says why`() throws {
    let folder = try Folder()
    folder["file"] = ""
    #expect(
      problem(writing: folder.path("."))
        == "cannot write this file: this is a directory; expected a file in it")
    #expect(
      problem(writing: folder.path("missing/out.html"))
        == "cannot write this file: No such file or directory")
    #expect(
      problem(writing: folder.path("file/out.html")) == "cannot write this file: Not a directory")
    #expect(try folder.names == ["file"])
  }
}
