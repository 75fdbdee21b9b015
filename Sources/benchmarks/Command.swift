internal import Foundation

/// A command that is run to its end; what it prints is dropped unless it fails.
struct Command {
  let words: [String]
  var directory = URL.temporaryDirectory

  func run() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = directory
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem("'\(words.joined(separator: " "))' failed:\n\(text.suffix(2_000))")
    }
  }
}

extension Command {
  /// The path of another of the package's tools, which is built as this one was.
  static func besides(_ tool: String) throws -> String {
    let folder = Bundle.main.bundleURL
    let path = folder.appending(path: tool).path()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Problem("There is no \(path): swift build -c release --product \(tool)")
    }
    return path
  }
}
