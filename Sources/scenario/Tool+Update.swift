internal import TabbedLoadingScenarios

extension Tool {
  /// Writes into scripts what holds where they expect something else. A script that would fail all the
  /// same stays as it is.
  func update(_ files: [String], on engines: [PlayEngine]) throws(WriteError) -> ExitCode {
    try files.map { file throws(WriteError) in try update(file, on: engines) }.max() ?? .held
  }

  private func update(_ file: String, on engines: [PlayEngine]) throws(WriteError) -> ExitCode {
    guard let (scenario, text) = try readWithText(file) else { return .unusable }
    switch scenario.updated(text, on: engines) {
    case .failure(let problems):
      for problem in problems.list { try printError("\(problem)\n") }
      try printError("\(file): not updated; what is wrong is not behind a '=>' alone\n")
      return .unusable
    case .success(let new): return try replace(file, text, with: new)
    }
  }

  /// Writes a file if it is another text now.
  func replace(_ file: String, _ text: String, with new: String) throws(WriteError) -> ExitCode {
    guard file != DiskFile.standardInput else {
      try print(new)
      return .held
    }
    guard !new.utf8.elementsEqual(text.utf8) else { return .held }
    let code = try write(file, new)
    if code == .held { try print("\(file)\n") }
    return code
  }
}
