internal import Foundation
internal import TabbedLoadingScenarios

/// Reads scripts from the disk, or from standard input.
enum DiskFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

  /// The text of a file, or why there is none.
  static func text(at path: String) throws(Diagnostic) -> String {
    let bytes = try bytes(at: path)
    guard !bytes.isEmpty else {
      throw problem(path, "this file is empty; expected a scenario")
    }
    guard bytes.count <= Limits.fileBytes else {
      let limit = Limits.fileBytes / 1_000_000
      throw problem(path, "this file is larger than \(limit) MB; expected a scenario")
    }
    guard !bytes.contains(0) else {
      throw problem(path, "this is a binary file or UTF-16; expected a scenario in UTF-8")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw notUTF8(path, bytes)
    }
    return text
  }

  /// What the file holds, but little more than can be read.
  private static func bytes(at path: String) throws(Diagnostic) -> [UInt8] {
    if path == standardInput { return try bytes(of: .standardInput, path) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw problem(path, "there is no such file; expected the path of a scenario")
    }
    guard !isDirectory.boolValue else {
      throw problem(path, "this is a directory; expected the path of a scenario in it")
    }
    return try bytes(of: FileHandle(forReadingAtPath: path), path)
  }

  private static func bytes(of file: FileHandle?, _ path: String) throws(Diagnostic) -> [UInt8] {
    guard let file, let data = try? file.read(upToCount: Limits.fileBytes + 1) ?? Data() else {
      throw problem(path, "this file cannot be read; check its permissions")
    }
    return [UInt8](data)
  }

  static func problem(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(file: path, position: Position(line: 1, column: 1), message: reason)
  }

  /// Finds the first byte that is no part of a character.
  private static func notUTF8(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var length = 0
    while case .valid(let character) = parser.parseScalar(from: &iterator) {
      length += character.count
    }
    let before = Parser.lines(of: String(decoding: bytes[..<length], as: UTF8.self))
    let start = before.last ?? ""
    let rest = bytes[length...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let byte = String(bytes[length], radix: 16, uppercase: true)
    return Diagnostic(
      file: path, position: Position(line: before.count, column: start.count + 1),
      message: "the byte 0x\(byte) is no UTF-8; expected a scenario saved as UTF-8",
      line: start + String(decoding: rest, as: UTF8.self))
  }
}
