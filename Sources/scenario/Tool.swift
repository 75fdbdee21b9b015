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
  /// Puts a text in the place of a file, as a whole or not at all.
  var writeFile: (_ text: String, _ path: String) throws(Diagnostic) -> Void = DiskFile.replace
  let print: (String) throws(WriteError) -> Void
  let printError: (String) throws(WriteError) -> Void

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
    case .update(let files, let engines): return try update(files, on: engines)
    case .format(let files, let isCheck): return try format(files, isCheck: isCheck)
    case .lint(let files):
      return try forEach(files) { scenario throws(WriteError) in try lint(scenario) }
    case .check(let options): return try report(CheckReport.check(options))
    case .explore(let options): return try report(CheckReport.explore(options))
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

  private func report(_ report: CheckReport) throws(WriteError) -> ExitCode {
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
    try readWithText(file)?.scenario
  }

  /// The script in a file and its text; `nil` if it cannot be read, which is said.
  func readWithText(_ file: String) throws(WriteError) -> (scenario: Scenario, text: String)? {
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
    case .success(let scenario): return (scenario, text)
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
