internal import TabbedLoadingScenarios

/// The command line tool, apart from the process it runs in.
struct Tool {
  /// What the process ends with.
  enum ExitCode: Int32, Comparable {
    case held = 0
    case failed = 1
    case unusable = 2

    /// Orders them from the best to the worst.
    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  let readFile: @Sendable (String) throws(Diagnostic) -> String
  let print: (String) throws(WriteError) -> Void
  let printError: (String) throws(WriteError) -> Void
  /// Puts a text in the place of a file, as a whole or not at all; says why if it cannot.
  var writeFile: (_ path: String, _ text: String) throws(Diagnostic) -> Void = DiskFile.write
  var terminal = Terminal.none
  /// Shows how far long work is, on a line that is written again and again; nil where nobody looks.
  var showProgress: ((String) -> Void)?

  /// Runs the tool with its arguments, without the program's name. What cannot be written ends it
  /// at once, since a verdict that nobody reads is none.
  func run(_ arguments: [String]) -> ExitCode {
    do throws(WriteError) {
      return try obey(arguments)
    } catch {
      try? printError(
        "scenario: cannot write to \(error.stream); is it closed, or its disk full?\n")
      return .unusable
    }
  }

  private func obey(_ arguments: [String]) throws(WriteError) -> ExitCode {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(arguments)
    } catch {
      try printError("scenario: \(error.message)\n")
      return .unusable
    }
    switch invocation {
    case .gallery: return try playGallery()
    case .run(let options): return try run(options)
    case .update(let files, let engines): return try update(files, on: engines)
    case .format(let files, let isCheck): return try format(files, isCheck: isCheck)
    case .lint(let files):
      return try forEach(files, say: { scenario, _ in Said(linting: scenario) }).exitCode
    case .check(let options):
      return try report(CheckReport.check(options, progress: progress(in: "runs")))
    case .explore(let options):
      return try report(CheckReport.explore(options, progress: progress(in: "states")))
    case .help(let text):
      try print(text)
      return .held
    }
  }

  private func playGallery() throws(WriteError) -> ExitCode {
    let gallery = Gallery.play()
    try print(gallery.text)
    for failure in gallery.failures { try printError("\(failure)\n") }
    return gallery.failures.isEmpty ? .held : .failed
  }

  private func progress(in unit: String) -> ((Int) -> Void)? {
    showProgress.map { show in { show("\($0) \(unit)") } }
  }

  private func report(_ report: CheckReport) throws(WriteError) -> ExitCode {
    showProgress?("")
    try print(report.text)
    guard let problem = report.problem else { return .held }
    try printError("\(problem)\n")
    return .failed
  }

  private func run(_ options: RunOptions) throws(WriteError) -> ExitCode {
    let (exitCode, chapters) = try forEach(options.files) { [terminal] scenario, number in
      Said(scenario, number, options, terminal)
    }
    guard let path = options.report,
      let text = options.wantsPicture ? chapters.first?.picture : Page(chapters).html
    else { return exitCode }
    return max(exitCode, try write(path, text))
  }

  /// Writes a file; if it cannot be written, that is said.
  func write(_ path: String, _ text: String) throws(WriteError) -> ExitCode {
    do throws(Diagnostic) {
      try writeFile(path, text)
      return .held
    } catch {
      try printError("scenario: \(error.file): \(error.message)\n")
      return .unusable
    }
  }

  /// Reads each file and says something about it, on all cores, in their order; the worst decides
  /// the exit code.
  private func forEach(
    _ files: [String], say: @escaping @Sendable (Scenario, _ number: Int) -> Said
  ) throws(WriteError) -> (exitCode: ExitCode, chapters: [Chapter]) {
    var (worst, chapters) = (ExitCode.held, [Chapter]())
    for part in Array(files.enumerated()).parts(of: 256) {
      let all = Array(part).parallelMap { [readFile] number, file in
        do throws(Diagnostics) {
          return say(try Tool.scenario(in: file, readFile).scenario, number + 1)
        } catch {
          return Said(error, file)
        }
      }
      for said in all {
        if !said.text.isEmpty { try print(said.text) }
        for problem in said.problems { try printError("\(problem)\n") }
        worst = max(worst, said.exitCode)
        if let chapter = said.chapter { chapters.append(chapter) }
      }
    }
    return (worst, chapters)
  }

  /// The script in a file and its text; `nil` if it cannot be read, which is said.
  func readWithText(_ file: String) throws(WriteError) -> (scenario: Scenario, text: String)? {
    do throws(Diagnostics) {
      return try Tool.scenario(in: file, readFile)
    } catch {
      for diagnostic in error.list { try printError("\(diagnostic)\n") }
      return nil
    }
  }

  private static func scenario(
    in file: String, _ readFile: (String) throws(Diagnostic) -> String
  ) throws(Diagnostics) -> (scenario: Scenario, text: String) {
    let text: String
    do throws(Diagnostic) { text = try readFile(file) } catch {
      throw Diagnostics(list: [error])
    }
    return (try Parser.parse(text, file: file).get(), text)
  }
}

/// A stream of the process that takes no text.
struct WriteError: Error {
  let stream: String
}
