internal import TabbedLoadingScenarios

extension Tool {
  /// Writes scripts in their one usual form, and names those that were not; or only names them.
  func format(_ files: [String], isCheck: Bool) throws(WriteError) -> ExitCode {
    var worst = ExitCode.held
    for file in files {
      let code = try format(file, isCheck: isCheck)
      if code.rawValue > worst.rawValue { worst = code }
    }
    return worst
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
  static func format(_ arguments: [String]) throws(UsageError) -> Invocation {
    var (files, isCheck, takesOptions) = ([String](), false, true)
    for argument in arguments {
      switch argument {
      case "--" where takesOptions: takesOptions = false
      case "--help" where takesOptions, "-h" where takesOptions: return .help(formatHelp)
      case "--check" where takesOptions: isCheck = true
      case _ where takesOptions && argument.hasPrefix("-") && argument != DiskFile.standardInput:
        throw UsageError(
          unknown: "option", argument, known: ["--check", "--help"], help: "scenario fmt --help")
      default: files.append(argument)
      }
    }
    guard !files.isEmpty else {
      throw UsageError(
        "missing file; expected a script, as in 'scenario fmt bug.scenario'",
        help: "scenario fmt --help")
    }
    return .format(files: files, isCheck: isCheck)
  }

  static let formatHelp = """
    Writes scripts in their one usual form: the same lines and comments, in columns. What they mean
    stays, and so does a file that cannot be read or written.

    usage: scenario fmt [--check] FILE...

      FILE      a script; - reads standard input and prints it
      --check   changes nothing, and names the files that are not in that form

    exit code: 0 all are in that form now, 1 some are not (--check), 2 bad script or usage

    """
}
