import Foundation
import TabbedLoadingScenarios
import Testing

@testable import scenario

/// What the tool says and ends with, as a terminal would show it.
struct ToolRun {
  private(set) var text = ""
  private(set) var exitCode: Tool.ExitCode

  /// Runs the tool in this process.
  ///
  /// - Parameter readFile: reads the scripts; by default those of the gallery, by name.
  init(
    _ arguments: String...,
    readFile: @escaping @Sendable (String) throws(Diagnostic) -> String = ToolRun.gallery
  ) {
    self.init(arguments, readFile: readFile)
  }

  init(
    _ arguments: [String],
    readFile: @escaping @Sendable (String) throws(Diagnostic) -> String = ToolRun.gallery,
    writeFile: @escaping (_ path: String, _ text: String) throws(Diagnostic) -> Void = DiskFile
      .write
  ) {
    let (output, errors) = (Transcript(), Transcript())
    let tool = Tool(
      readFile: readFile, print: { output.text += $0 }, printError: { errors.text += $0 },
      writeFile: writeFile)
    exitCode = tool.run(arguments)
    text = "$ \((["scenario"] + arguments).joined(separator: " "))\n\(output.text)"
    if !errors.text.isEmpty { text += "-- standard error\n\(errors.text)" }
    text += "-- exit code \(exitCode.rawValue)\n"
  }

  static func gallery(_ name: String) throws(Diagnostic) -> String {
    guard let script = Gallery.scripts.first(where: { $0.file == name }) else {
      throw Diagnostic(
        file: name, position: Position(line: 1, column: 1), message: "not in the gallery")
    }
    return String(decoding: script.bytes, as: UTF8.self)
  }

  /// Reads these scripts, by name.
  static func files(_ files: [String: String]) -> @Sendable (String) throws(Diagnostic) -> String {
    { @Sendable name throws(Diagnostic) in
      if let text = files[name] { return text }
      return try gallery(name)
    }
  }
}

/// A file of the repository.
func text(of path: String) throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
  return try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

/// The fenced blocks of a page of the repository, without their fences.
func blocks(of path: String) throws -> [String] {
  try text(of: path).components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
    .map { String($0.element.drop(while: { !$0.isNewline }).dropFirst()) }
}

private final class Transcript {
  var text = ""
}

/// Texts that are kept in the folder `Golden` and must not change unnoticed.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// Expects that `text` is, byte for byte, what the file says. With `UPDATE_GOLDEN=1` in the
  /// environment, writes the file instead, and fails all the same.
  static func expect(
    _ text: String, isAs name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file, options: .atomic)
      Issue.record(
        "Golden/\(name) is written; look at what changed, then run without UPDATE_GOLDEN",
        sourceLocation: sourceLocation)
      return
    }
    let kept = try? Data(contentsOf: file)
    guard kept != Data(text.utf8) else { return }
    let old = kept.map { String(decoding: $0, as: UTF8.self) }
    Issue.record(
      """
      \(difference(from: old, to: text, in: name))
      if this is right: UPDATE_GOLDEN=1 swift test --filter ScenarioToolTests
      """, sourceLocation: sourceLocation)
  }

  /// The first line that differs.
  static func difference(from kept: String?, to text: String, in name: String) -> String {
    guard let kept else { return "there is no Golden/\(name)" }
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shared = zip(old, new).prefix { Array($0.utf8) == Array($1.utf8) }.count
    return """
      Golden/\(name) differs in line \(shared + 1)
        kept: \(shared < old.count ? "'\(old[shared])'" : "nothing more")
        now:  \(shared < new.count ? "'\(new[shared])'" : "nothing more")
      """
  }
}
