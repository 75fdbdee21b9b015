/// The arguments of a command, read from left to right: options wherever they stand until `--`, and
/// files.
struct Arguments {
  /// What is no option.
  private(set) var files: [String] = []
  private let command: String
  private let known: [String]
  private var rest: ArraySlice<String>
  /// The option that was read last, and what stands behind its `=` until it is asked for.
  private var last: (option: String, value: String?) = ("", nil)

  /// - Parameters:
  ///   - command: whose help is named in errors.
  ///   - options: those that it has, besides `--help`.
  init(_ arguments: [String], of command: String, options: [String] = []) {
    (self.command, known, rest) = (command, options + ["--help"], arguments[...])
  }

  /// The next option; `nil` after the last.
  mutating func nextOption() throws(UsageError) -> String? {
    guard last.value == nil else { throw error("'\(last.option)' takes no value") }
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument != DiskFile.standardInput else {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = parts[0] == "-h" ? "--help" : String(parts[0])
      guard known.contains(option) else { throw unknown("option", option, known: known) }
      last = (option, parts.count > 1 ? String(parts[1]) : nil)
      return option
    }
    files += rest
    rest = []
    return nil
  }

  /// What stands behind the option's `=`.
  mutating func valueGiven() -> String? {
    defer { last.value = nil }
    return last.value
  }

  /// What stands behind the option's `=`, else the next argument.
  mutating func value() -> String? { valueGiven() ?? rest.popFirst() }

  /// The files, of which there must be one.
  func scripts() throws(UsageError) -> [String] {
    guard files.isEmpty else { return files }
    throw error("missing file; expected a script, as in 'scenario \(command) bug.scenario'")
  }

  /// There must be no file.
  func endWithoutFiles() throws(UsageError) {
    if let file = files.first { throw unknown("option", file, known: known) }
  }

  /// One of the words of a type.
  func word<Word>(_ kind: String, _ word: String) throws(UsageError) -> Word
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    if let known = Word(rawValue: word) { return known }
    throw unknown(kind, word, known: Word.allCases.map(\.rawValue))
  }

  func error(_ problem: String) -> UsageError {
    UsageError(problem, help: "scenario \(command) --help")
  }

  func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    UsageError(unknown: kind, word, known: known, help: "scenario \(command) --help")
  }
}
