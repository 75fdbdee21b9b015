internal import Foundation
internal import TabbedLoadingScenarios

extension DiskFile {
  /// Writes a file: beside, then renamed, so that what was there stays until all is written. A
  /// device or a pipe cannot be renamed, and is written as it is.
  ///
  /// - Throws: why it cannot be written.
  static func write(_ path: String, _ text: String) throws(Diagnostic) {
    do throws(Unwritable) {
      // A link stays one.
      let file = URL(filePath: path).resolvingSymlinksInPath()
      let old = try? FileManager.default.attributesOfItem(
        atPath: file.path(percentEncoded: false))
      switch old?[.type] as? FileAttributeType {
      case .typeRegular?, nil: try replace(file, text, old?[.posixPermissions] as? Int)
      case .typeDirectory?: throw Unwritable("this is a directory; expected a file in it")
      default: try put(text, into: file.path(percentEncoded: false))
      }
    } catch {
      throw problem(path, "cannot write this file: \(error.reason)")
    }
  }

  private struct Unwritable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What the system said last.
    init() { reason = String(cString: strerror(errno)) }
  }

  /// - Parameter mode: who may read and write what was there, and so what takes its place.
  private static func replace(
    _ file: URL, _ text: String, _ mode: Int?
  ) throws(Unwritable) {
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let beside = file.deletingLastPathComponent().appending(path: name)
      .path(percentEncoded: false)
    do throws(Unwritable) {
      try put(text, into: beside)
      // Some disks have no such thing.
      if let mode { _ = chmod(beside, mode_t(mode)) }
      guard rename(beside, file.path(percentEncoded: false)) == 0 else { throw Unwritable() }
    } catch {
      unlink(beside)
      throw error
    }
  }

  private static func put(_ text: String, into path: String) throws(Unwritable) {
    guard let stream = fopen(path, "w") else { throw Unwritable() }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    let problem = Unwritable()
    // What was buffered is written here.
    guard fclose(stream) == 0 else { throw isWritten ? Unwritable() : problem }
    if !isWritten { throw problem }
  }
}
