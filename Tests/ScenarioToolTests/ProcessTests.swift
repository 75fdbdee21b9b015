import Foundation
import Testing

/// The tool as its users run it.
@Suite struct ProcessTests {
  @Test func withoutArgumentsItPrintsTheGallery() throws {
    let process = try run()
    try Golden.expect(
      "$ scenario\n\(process.output)-- exit code \(process.exitCode)\n", isAs: "gallery.txt")
    #expect(process.errors == "")
  }

  @Test func errorsGoToStandardErrorAndEndWithTwo() throws {
    let process = try run("rnu")
    #expect(process.output == "")
    #expect(
      process.errors == """
        scenario: unknown command 'rnu'; did you mean 'run'?
        try 'scenario --help'

        """)
    #expect(process.exitCode == 2)
  }

  @Test func anExpectationThatDoesNotHoldEndsWithOne() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).scenario")
    try Data("tabs a\nappear => a ready\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try run("run", file.path())
    #expect(process.output.hasSuffix("failed: 1 of 1, on store\n\n"))
    #expect(
      process.errors.hasPrefix("\(file.path()):2:11: error: expected a ready, got a loading\n"))
    #expect(process.exitCode == 1)
  }

  private func run(
    _ arguments: String...
  ) throws -> (output: String, errors: String, exitCode: Int32) {
    let tool = try #require(ProcessTests.tool)
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  /// The tool stands beside the bundle of the tests.
  private static var tool: URL? {
    let bundles =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap(\.self)
    return bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
      .map { $0.appending(path: "scenario") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }
}
