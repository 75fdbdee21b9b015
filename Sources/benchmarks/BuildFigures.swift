internal import Foundation

extension Figure {
  /// F8: a clean optimised build of `TabbedLoading` against one of a package with one line.
  ///
  /// The limit is missed: checking and optimising the module takes a third of the time, and machine code
  /// of generic functions and types that are not specialised the rest. Rare events as calls of their own and
  /// a transition that is a class took a quarter of that code away. Emitting the module's interface alone
  /// takes 2 s.
  @MainActor static var builds: [Figure] {
    [
      Figure(
        name: "F8 build: clean, optimised", limit: 3, operations: 1,
        work: .against(
          ours: { try build("TabbedLoading", in: packageFolder) },
          theirs: { try build("One", in: try OneFilePackage.folder.get()) }), isOnOneThread: false)
    ]
  }

  /// The folder that this file was compiled in.
  private static var packageFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  }

  private static func build(_ target: String, in folder: URL) throws -> Tally {
    let scratch = URL.temporaryDirectory.appending(path: "tabbed-loading-build-\(target)")
    try? FileManager.default.removeItem(at: scratch)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let words = ["swift", "build", "-c", "release", "--target", target, "--scratch-path"]
    try Command(words: words + [scratch.path()], directory: folder).run()
    return Tally()
  }
}

/// What one could not build less of.
private enum OneFilePackage {
  static let folder = Result {
    let folder = URL.temporaryDirectory.appending(path: "tabbed-loading-one-file")
    let sources = folder.appending(path: "Sources/One")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try manifest.write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try "public func one() -> Int { 1 }\n".write(
      to: sources.appending(path: "One.swift"), atomically: true, encoding: .utf8)
    return folder
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "One", targets: [.target(name: "One")])

    """
}
