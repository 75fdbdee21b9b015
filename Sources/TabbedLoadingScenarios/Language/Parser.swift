/// Reads a script. Every error is found in one pass: what cannot be read is reported, and reading
/// goes on with the next part that makes sense without it.
package struct Parser {
  var scenario = Scenario()
  /// The words of the line that is read, or of a part of it.
  var words = Words("", number: 1)
  /// The comment that ends the line that is read.
  private var comment: String?
  /// The lines of comment, and the empty ones, since the last line that says something.
  private var above: [String] = []
  /// How many orders the lines have so far.
  var orders = 1
  /// The lines between braces that are being read.
  var block: Block?
  /// Where each setting was made, by its words.
  var settings: [String: Position] = [:]
  /// The time that a line gave last.
  var time = Duration.zero
  /// Where the first event stands.
  var firstEvent: Position?
  /// Whether an event has saved what was shown.
  var isSaved = false
  private var diagnostics: [Diagnostic] = []

  /// Reads a script's text.
  ///
  /// - Parameter file: the file's name, for diagnostics.
  /// - Returns: the scenario, or at least one diagnostic, in the order of their places.
  package static func parse(
    _ text: String, file: String
  ) -> Result<Scenario, Diagnostics> {
    var parser = Parser()
    parser.scenario.file = file
    parser.scenario.lines = lines(of: text)
    parser.readAll()
    guard parser.diagnostics.isEmpty else {
      return .failure(Diagnostics(list: parser.diagnostics.inOrder))
    }
    return .success(parser.scenario)
  }

  /// Lines end where editors end them; a byte order mark is no part of the first. By bytes, since what ends a
  /// line is never part of a longer character.
  package static func lines(of text: String) -> [String] {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    var rest = Array(text.utf8).dropFirst(hasMark ? 3 : 0)
    var lines: [String] = []
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      let isPair = rest[end] == 0x0D && rest[(end + 1)...].first == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    lines.append(String(decoding: rest, as: UTF8.self))
    return lines
  }

  /// Whether a line ends with this.
  static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  private mutating func readAll() {
    scenario.steps.reserveCapacity(scenario.lines.count)
    for (index, line) in scenario.lines.enumerated() {
      guard diagnostics.count < Limits.diagnostics else {
        let error = ScriptError(
          Position(line: index + 1, column: 1),
          "\(diagnostics.count) errors so far; from here on nothing has been read")
        return diagnostics.append(scenario.diagnostic(error))
      }
      read(line, number: index + 1)
    }
    if let block { reportOpen(block) }
    if firstEvent == nil, diagnostics.isEmpty { reportNoEvent() }
    scenario.end = above.last == "" ? above.dropLast() : above
  }

  /// Takes what stands around the line that was read.
  mutating func takeRemarks() -> Remarks {
    defer { above = [] }
    return Remarks(above: above, beside: comment)
  }

  /// Takes a line that says nothing to the parser; of empty ones only the first, and none at the beginning.
  private mutating func takeComment() {
    if let comment { return above.append(comment) }
    if above.isEmpty ? !(scenario.header.isEmpty && scenario.steps.isEmpty) : above.last != "" {
      above.append("")
    }
  }

  private mutating func reportNoEvent() {
    let last = scenario.lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let expected =
      scenario.tabs.isEmpty
      ? "tabs and events, as in 'tabs a b c' and '@0 appear'" : "an event, as in '@0 appear'"
    report(
      ScriptError(
        Position(line: last + 1, column: 1), "nothing happens in this script; expected \(expected)")
    )
  }

  private mutating func read(_ line: String, number: Int) {
    guard line.utf8.count <= Limits.lineBytes else {
      return report(
        ScriptError(
          Position(line: number, column: 1),
          "this line has \(line.utf8.count) bytes; expected at most \(Limits.lineBytes)"))
    }
    words = Words(line, number: number)
    if let column = words.loneMark {
      return report(
        ScriptError(
          Position(line: number, column: column),
          "a mark that joins the letter before it stands here without one; write it behind its letter"
        ))
    }
    comment = words.comment
    guard let first = words.peek else { return takeComment() }
    if block != nil { return readInBlock() }
    if words.beginWithTime || SettingWord(rawValue: first) == nil { mendArrow() }
    if words.beginWithTime || words.peek == "=>" || takeTimeWithoutSign() {
      readTimedOrBareStep()
    } else {
      let position = words.position
      switch readCommand() {
      case .setting(let setting):
        attempt { parser throws(ScriptError) in try parser.read(setting, position) }
      case .event(let event): readStep(event, position)
      case nil: readExpectations()
      }
    }
  }
}

// MARK: - Errors

extension Parser {
  /// Reads something; if that fails, reports it.
  @discardableResult
  mutating func attempt<Value>(
    _ read: (inout Parser) throws(ScriptError) -> Value
  ) -> Value? {
    do throws(ScriptError) {
      return try read(&self)
    } catch {
      report(error)
      return nil
    }
  }

  mutating func report(_ error: ScriptError) {
    guard diagnostics.count < Limits.diagnostics else { return }
    diagnostics.append(scenario.diagnostic(error))
  }
}

extension [Diagnostic] {
  /// Some errors are noticed late: a block that is not closed, at the end of the script.
  fileprivate var inOrder: [Diagnostic] {
    enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}

// MARK: - Parts of a line

extension Parser {
  /// Reads the parts that `;` separates, each for itself.
  mutating func readEach(_ read: (inout Parser) throws(ScriptError) -> Void) {
    repeat {
      var part = words.take(upTo: ";", ",", "=>")
      swap(&words, &part)
      attempt { parser throws(ScriptError) in
        try read(&parser)
        try parser.words.expectEnd("';' or the end of the line")
      }
      swap(&words, &part)
    } while takeSemicolon()
  }

  /// Takes what separates parts; a comma is reported, and taken for one.
  private mutating func takeSemicolon() -> Bool {
    guard words.peek == "," else { return words.take(";") }
    report(ScriptError(words.position, "unexpected ','; did you mean ';'?"))
    return words.take(",")
  }

  /// Reports what is written for `=>` by mistake, and takes it for that.
  private mutating func mendArrow() {
    guard let arrow = words.mendArrow() else { return }
    report(
      ScriptError(arrow.position, "unexpected \(quoted(arrow.text)); did you mean '=>'?"))
  }

  /// One of some words. A misspelt one is reported, and read as what was meant.
  mutating func pickNearest<Value>(
    _ kind: String, _ choices: [(word: String, value: Value)]
  ) -> Value? {
    let meant = words.peek.flatMap { Spelling.nearest(to: $0, among: choices.map(\.word)) }
    return attempt { parser throws(ScriptError) in
      try parser.words.pick(kind, choices, isKeyword: true)
    }
      ?? choices.first { $0.word == meant }?.value
  }
}

/// What a line begins with.
enum Command {
  case setting(SettingWord)
  case event(EventWord)

  static let settings = SettingWord.allCases.map { (word: $0.rawValue, value: Command.setting($0)) }
  static let events = EventWord.allCases.map { (word: $0.rawValue, value: Command.event($0)) }
  static let all = settings + events

  /// Each by its word.
  static let byWord = Dictionary(
    uniqueKeysWithValues: all.map { (key: $0.word, value: $0.value) })
}

extension Parser {
  /// Takes the word that says what the line is.
  mutating func readCommand() -> Command? {
    if let command = words.peek.flatMap({ Command.byWord[$0] }) {
      _ = words.take()
      return command
    }
    return firstEvent == nil
      ? pickNearest("setting or event", Command.all) : pickNearest("event", Command.events)
  }
}

/// The words for events, watches and what is expected.
package enum ScriptWords {
  package static var all: [String] {
    EventWord.allCases.map(\.rawValue) + FactWord.allCases.map(\.rawValue)
      + ProgressWord.allCases.map(\.rawValue) + ShownSummary.Kind.allCases.map(\.rawValue)
  }
}
