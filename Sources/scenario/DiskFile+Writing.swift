internal import Foundation
internal import TabbedLoadingScenarios

extension DiskFile {
  /// Writes a file: beside, then renamed, so that what was there stays until all is written. A
  /// device or a pipe cannot be renamed, and is written as it is.
  ///
  /// - Throws: why it cannot be written.
  static func write(to path: String, _ text: String) throws(Diagnostic) {
    let data = Data(text.utf8)
    do {
      switch try kind(of: path) {
      case .typeRegular?, nil: try replace(URL(filePath: path).resolvingSymlinksInPath(), data)
      case .typeDirectory?: throw Unwritable(reason: "this is a directory; expected a file in it")
      default: try append(data, to: path)
      }
    } catch {
      throw Diagnostic(
        file: path, position: Position(line: 1, column: 1),
        message: "cannot write the report: \(reason(error))")
    }
  }

  private struct Unwritable: Error {
    let reason: String
  }

  /// What is there, at the end of all links; nil: nothing.
  private static func kind(of path: String) throws -> FileAttributeType? {
    let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private static func replace(_ file: URL, _ data: Data) throws {
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let beside = file.deletingLastPathComponent().appending(path: name)
    do {
      try data.write(to: beside)
      guard rename(beside.path(percentEncoded: false), file.path(percentEncoded: false)) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  private static func append(_ data: Data, to path: String) throws {
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    try file.write(contentsOf: data)
    try file.close()
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? Unwritable { return error.reason }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying ?? error as NSError
    guard code.domain == NSPOSIXErrorDomain else {
      return "is its folder there, and may it be written?"
    }
    return String(cString: strerror(Int32(code.code)))
  }
}
