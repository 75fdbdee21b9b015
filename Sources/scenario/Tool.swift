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
  let print: (String) -> Void
  let printError: (String) -> Void

  /// Runs the tool with its arguments, without the program's name.
  func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      switch try Invocation(arguments) {
      case .gallery: return playGallery()
      case .run(let files, let engines): return play(files, on: engines)
      case .help(let text):
        print(text)
        return .held
      }
    } catch {
      printError("scenario: \(error.message)\n")
      return .unusable
    }
  }

  private func playGallery() -> ExitCode {
    let gallery = Gallery.play()
    print(gallery.text)
    for failure in gallery.failures { printError("\(failure)\n") }
    return gallery.failures.isEmpty ? .held : .failed
  }

  /// Plays each file; the worst outcome decides the exit code.
  private func play(_ files: [String], on engines: [PlayEngine]) -> ExitCode {
    var worst = ExitCode.held
    for file in files {
      let code = play(file, on: engines)
      if code.rawValue > worst.rawValue { worst = code }
    }
    return worst
  }

  private func play(_ file: String, on engines: [PlayEngine]) -> ExitCode {
    let text: String
    do throws(Diagnostic) {
      text = try readFile(file)
    } catch {
      printError("\(error)\n")
      return .unusable
    }
    switch Parser.parse(text, file: file) {
    case .failure(let diagnostics):
      for diagnostic in diagnostics.list { printError("\(diagnostic)\n") }
      return .unusable
    case .success(let scenario):
      return play(scenario, on: engines)
    }
  }

  private func play(_ scenario: Scenario, on engines: [PlayEngine]) -> ExitCode {
    let report = RunReport(scenario, engines: engines)
    print(report.text)
    for problem in report.problems { printError("\(problem)\n") }
    return report.exitCode
  }
}
