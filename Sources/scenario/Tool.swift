internal import TabbedLoadingScenarios

/// The command line tool, apart from the process it runs in.
struct Tool {
  /// What the process ends with.
  enum ExitCode: Int32 {
    case held = 0
    case failed = 1
    case unusable = 2
  }

  let readFile: (String) throws(Diagnostic) -> String
  let print: (String) throws(WriteError) -> Void
  let printError: (String) throws(WriteError) -> Void
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
    case .run(let files, let engines):
      return try forEach(files) { scenario throws(WriteError) in try play(scenario, on: engines) }
    case .lint(let files):
      return try forEach(files) { scenario throws(WriteError) in try lint(scenario) }
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

  /// Reads each file and does something with it; the worst outcome decides the exit code.
  private func forEach(
    _ files: [String], do body: (Scenario) throws(WriteError) -> ExitCode
  ) throws(WriteError) -> ExitCode {
    var worst = ExitCode.held
    for file in files {
      let code = try read(file).map(body) ?? .unusable
      if code.rawValue > worst.rawValue { worst = code }
    }
    return worst
  }

  /// The script in a file; `nil` if it cannot be read, which is said.
  private func read(_ file: String) throws(WriteError) -> Scenario? {
    let text: String
    do throws(Diagnostic) {
      text = try readFile(file)
    } catch {
      try printError("\(error)\n")
      return nil
    }
    switch Parser.parse(text, file: file) {
    case .failure(let diagnostics):
      for diagnostic in diagnostics.list { try printError("\(diagnostic)\n") }
      return nil
    case .success(let scenario): return scenario
    }
  }

  private func lint(_ scenario: Scenario) throws(WriteError) -> ExitCode {
    guard let findings = scenario.findings else {
      try printError("\(scenario.file): no screen to look at; a 'screen' line describes one\n")
      return .unusable
    }
    let report = LintReport(scenario, findings)
    try print(report.text)
    return report.exitCode
  }

  private func play(
    _ scenario: Scenario, on engines: [PlayEngine]
  ) throws(WriteError) -> ExitCode {
    let report = RunReport(scenario, engines: engines)
    try print(report.text)
    for problem in report.problems { try printError("\(problem)\n") }
    return report.exitCode
  }
}

/// A stream of the process that takes no text.
struct WriteError: Error {
  let stream: String
}
