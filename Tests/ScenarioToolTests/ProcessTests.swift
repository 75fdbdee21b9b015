import Foundation
import Testing

@testable import scenario

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
    let process = try shell("run SCRIPT", "")
    #expect(process.output.hasSuffix("failed: 1 of 1, on store\n\n"))
    #expect(process.errors.hasPrefix("SCRIPT:2:11: error: expected a ready, got a loading\n"))
    #expect(process.exitCode == 1)
  }

  @Test func aScriptMayComeFromStandardInput() throws {
    let input = "printf 'tabs a\\nappear => a ready\\n'"
    let process = try shell("run -", "", input: "\(input) |")
    #expect(
      process.output == """
        -
        @0  appear  => a loading; started a#1
        failed: 1 of 1, on store


        """)
    #expect(process.errors.hasPrefix("-:2:11: error: expected a ready, got a loading\n"))
    #expect(process.exitCode == 1)
  }

  @Test(arguments: ["< /dev/null", "<&-"])
  func anInputThatHasNothingSaysSo(redirection: String) throws {
    let process = try shell("run -", redirection)
    #expect(process.errors.hasPrefix("-:1:1: error: this "))
    #expect(process.exitCode == 2)
  }

  @Test func `two processes write equal reports, and colour is for terminals alone`() throws {
    let folder = try Folder()
    folder["a.scenario"] = String(decoding: Gallery.taps[1].bytes, as: UTF8.self)
    let reports = try ["one.html", "two.html"].map { name in
      let process = try run(
        "run", "--lanes", "--report", folder.path(name), folder.path("a.scenario"))
      #expect(process.exitCode == 0)
      #expect(process.output.contains("\nscroll  "))
      #expect(!process.output.contains("\u{1B}"))
      return folder[name]
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0].utf8.count > 10_000)
  }

  #if os(Linux)
    @Test(arguments: ["", "run --help", "run SCRIPT"], ["> /dev/full", ">&-"])
    func whatCannotBeWrittenEndsWithTwo(arguments: String, redirection: String) throws {
      let process = try shell(arguments, redirection)
      #expect(
        process.errors == """
          scenario: cannot write to standard output; is it closed, or its disk full?

          """)
      #expect(process.exitCode == 2)
    }

    @Test(arguments: ["rnu", "run SCRIPT"], ["2> /dev/full", "2>&-", "> /dev/full 2>&-"])
    func errorsThatCannotBeWrittenEndWithTwo(arguments: String, redirection: String) throws {
      let process = try shell(arguments, redirection)
      #expect(process.errors == "")
      #expect(process.exitCode == 2)
    }

    @Test(arguments: ["2> /dev/full", "2>&-"])
    func whoHasNoErrorsNeedsNoStandardError(redirection: String) throws {
      let process = try shell("", redirection)
      #expect(process.output == (try run()).output)
      #expect(process.exitCode == 0)
    }

    /// With files that may grow to a kilobyte at most, as on a disk that is full.
    @Test(arguments: ["out.html", "link"])
    func `a report that cannot be written in full leaves the old one as it was`(
      name: String
    ) throws {
      let folder = try Folder()
      folder["out.html"] = "old"
      if name == "link" {
        try FileManager.default.createSymbolicLink(
          at: folder.file(name), withDestinationURL: folder.file("out.html"))
      }
      folder["a.scenario"] = String(decoding: Gallery.taps[1].bytes, as: UTF8.self)
      let (tool, out) = (try #require(ProcessTests.tool), folder.path(name))
      let process = try run(
        URL(filePath: "/bin/sh"),
        [
          "-c",
          "trap '' XFSZ; ulimit -f 1; '\(tool.path())' run --report \(out) \(folder.path("a.scenario"))",
        ])
      #expect(process.exitCode == 2)
      #expect(process.output.hasSuffix("held: 11 of 11, on store\n\n"))
      #expect(
        process.errors
          == "scenario: \(out): cannot write this file: File too large\n")
      #expect(folder["out.html"] == "old")
      #expect(try Set(folder.names) == ["a.scenario", "out.html", name])
    }

    @Test func `a report to a full device ends with two`() throws {
      let process = try shell("run --report /dev/full SCRIPT", "")
      #expect(
        process.errors.hasSuffix(
          "scenario: /dev/full: cannot write this file: No space left on device\n"))
      #expect(process.exitCode == 2)
    }

    @Test func `a report may go to standard output`() throws {
      let process = try shell("run --report /dev/stdout SCRIPT", "2> /dev/null")
      #expect(process.output.contains("<!doctype html>"))
      #expect(process.exitCode == 1)
    }
  #endif

  /// Runs the tool with its streams redirected; `SCRIPT` is one that fails, in what is said as well.
  private func shell(
    _ arguments: String, _ redirection: String, input: String = ""
  ) throws -> Ended {
    let folder = try Folder()
    folder["a.scenario"] = "tabs a\nappear => a ready\n"
    let (tool, path) = (try #require(ProcessTests.tool), folder.path("a.scenario"))
    let script = "\(input) '\(tool.path())' \(arguments) \(redirection)"
      .replacing("SCRIPT", with: path)
    var ended = try run(URL(filePath: "/bin/sh"), ["-c", script])
    ended.errors = ended.errors.replacing(folder.path("a.scenario"), with: "SCRIPT")
    return ended
  }

  private typealias Ended = (output: String, errors: String, exitCode: Int32)

  private func run(_ arguments: String...) throws -> Ended {
    try run(try #require(ProcessTests.tool), arguments)
  }

  private func run(_ executable: URL, _ arguments: [String]) throws -> Ended {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
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
