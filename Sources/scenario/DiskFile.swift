internal import Foundation

/// Reads scripts from the disk.
enum DiskFile {
  /// The text of a file, or why there is none.
  static func text(at path: String) throws(FileError) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FileError(path: path, reason: "there is no such file")
    }
    guard !isDirectory.boolValue else {
      throw FileError(path: path, reason: "this is a directory; name the scripts in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, reason: "this file cannot be read; check its permissions")
    }
    guard !data.isEmpty else {
      throw FileError(path: path, reason: "this file is empty; expected a scenario")
    }
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else {
      throw FileError(path: path, reason: "this is no text in UTF-8; expected a scenario")
    }
    return text
  }
}

/// Why a script cannot be read.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path):1:1: error: \(reason)" }
}
