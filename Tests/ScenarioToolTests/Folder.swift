import Foundation

@testable import scenario

/// What the tool does to files, in a folder that is gone afterwards.
final class Folder {
  private let folder = URL.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  subscript(name: String) -> String {
    get { (try? String(contentsOf: file(name), encoding: .utf8)) ?? "nothing" }
    set { try? Data(newValue.utf8).write(to: file(name)) }
  }

  func path(_ name: String) -> String { file(name).path(percentEncoded: false) }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
  }

  /// Runs the tool, and names the files as if they lay here.
  func run(_ arguments: String...) -> ToolRun {
    ToolRun(
      arguments.map { $0.hasPrefix("-") || !$0.contains(".") ? $0 : path($0) },
      readFile: DiskFile.text(at:))
  }
}
