internal import TabbedLoadingScenarios

extension Tool {
  /// Writes scripts in their one usual form, and names those that were not; or only names them.
  func format(_ files: [String], isCheck: Bool) throws(WriteError) -> ExitCode {
    try files.map { file throws(WriteError) in try format(file, isCheck: isCheck) }.max() ?? .held
  }

  private func format(_ file: String, isCheck: Bool) throws(WriteError) -> ExitCode {
    guard let (scenario, text) = try readWithText(file) else { return .unusable }
    let new = scenario.text
    switch Parser.parse(new, file: file) {
    case .success(let again) where again == scenario: break
    case .success:
      try printError(
        "\(file): error: this script cannot be printed, which is a bug in this package\n")
      return .unusable
    case .failure(let problems):
      for problem in problems.list { try printError("\(problem)\n") }
      try printError("\(file): not formatted; in its usual form it could not be read\n")
      return .unusable
    }
    guard isCheck else { return try replace(file, text, with: new) }
    guard !new.utf8.elementsEqual(text.utf8) else { return .held }
    try print("\(file)\n")
    return .failed
  }
}

extension Invocation {
  static let formatHelp = """
    Writes scripts in their one usual form: the same lines and comments, in columns. What they mean
    stays, and so does a file that cannot be read or written.

    usage: scenario fmt [--check] FILE...

      FILE      a script; - reads standard input and prints it
      --check   changes nothing, and names the files that are not in that form

    exit code: 0 all are in that form now, 1 some are not (--check), 2 bad script or usage

    """
}
