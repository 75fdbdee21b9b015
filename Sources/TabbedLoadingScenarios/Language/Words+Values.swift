/// Reading values off a line. Each error says what is wrong, and what was expected.
extension Words {
  /// What a word stands for.
  ///
  /// - Parameters:
  ///   - known: the words that stand for something.
  ///   - isKeyword: whether the tool's help lists them.
  mutating func pick<Value>(
    _ kind: String, known: @autoclosure () -> [String], isKeyword: Bool = false,
    _ value: (String) -> Value?
  ) throws(ScriptError) -> Value {
    let (position, word) = (position, takeValue())
    if let value = word.flatMap({ value($0.text) }) { return value }
    let known = known()
    let expected = list(known, more: isKeyword ? "more (see 'scenario run --help')" : "more")
    guard let word else { throw ScriptError(position, "missing \(kind); expected \(expected)") }
    throw ScriptError(
      word.position, unknownWord(kind, word.text, known: known, expected: expected))
  }

  /// One of some words, for what it stands for.
  mutating func pick<Value>(
    _ kind: String, _ choices: [(word: String, value: Value)], isKeyword: Bool = false
  ) throws(ScriptError) -> Value {
    try pick(kind, known: choices.map(\.word), isKeyword: isKeyword) { word in
      choices.first { $0.word == word }?.value
    }
  }

  /// One of an enumeration's words.
  mutating func pick<Choice: RawRepresentable<String> & CaseIterable>(
    _ kind: String, from type: Choice.Type = Choice.self
  ) throws(ScriptError) -> Choice {
    try pick(kind, known: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) }
  }

  /// A time with its unit.
  mutating func duration(_ kind: String) throws(ScriptError) -> Duration {
    guard let word = takeValue() else {
      throw ScriptError(position, "missing \(kind); expected a time, as in '300ms' or '1.5s'")
    }
    return try word.duration()
  }

  /// A length on the screen.
  mutating func points(_ kind: String) throws(ScriptError) -> Double {
    guard let word = takeValue() else {
      throw ScriptError(position, "missing \(kind); expected points, as in '709'")
    }
    return try word.points()
  }

  /// A whole number of 64 bits.
  mutating func seed() throws(ScriptError) -> UInt64 {
    guard let word = takeValue() else {
      throw ScriptError(position, "missing seed; expected a whole number, as in '7'")
    }
    guard word.isWholeNumber, let number = UInt64(word.text) else {
      throw ScriptError(
        word.position, "\(quoted(word.text)) is no seed; expected a whole number below 2^64")
    }
    return number
  }

  /// A plain number.
  mutating func number(_ kind: String, _ range: ClosedRange<Double>) throws(ScriptError) -> Double {
    var expected: String {
      "expected \(plain(range.lowerBound)) to \(plain(range.upperBound)), as in '1'"
    }
    guard let word = takeValue() else {
      throw ScriptError(position, "missing \(kind); \(expected)")
    }
    guard let number = word.number, range.contains(number) else {
      throw ScriptError(word.position, "\(quoted(word.text)) is no \(kind); \(expected)")
    }
    return number
  }

  /// `at -8`: how far below an edge something is; 0 if that is not said.
  mutating func distance() throws(ScriptError) -> Double {
    guard take("at") else { return 0 }
    guard let word = takeValue() else {
      throw ScriptError(position, "missing distance; expected points, as in '-8'")
    }
    return try word.points(isSigned: true)
  }

  /// A whole number.
  mutating func count(
    _ kind: String, upTo limit: Int, example: String = "3"
  ) throws(ScriptError) -> Int {
    guard let word = takeValue() else {
      throw ScriptError(position, "missing \(kind); expected a whole number, as in '\(example)'")
    }
    return try word.count(kind, upTo: limit)
  }

  /// `0..30 7 9 8`, up to a word that is no number; perhaps none.
  mutating func rowNumbers() throws(ScriptError) -> [Int] {
    var rows: [Int] = []
    while peek?.first?.isDigit == true || peek?.contains("..") == true, let word = takeValue() {
      rows += try word.rowNumbers()
      guard rows.count <= Limits.rows else {
        throw ScriptError(word.position, "too many rows; expected at most \(Limits.rows)")
      }
    }
    return rows
  }

  /// `31 rows`.
  mutating func rows() throws(ScriptError) -> Int {
    let rows = try count("number of rows", upTo: Limits.rows, example: "31 rows")
    try pick("unit", [("rows", ()), ("row", ())])
    return rows
  }

  /// - Parameters:
  ///   - expected: what may stand here.
  ///   - options: words that may stand here too, for who has misspelt one.
  func expectEnd(
    _ expected: String, options: @autoclosure () -> [String] = []
  ) throws(ScriptError) {
    guard let rest = peek else { return }
    let options = options()
    let meant = options.contains(rest) ? nil : Spelling.nearest(to: rest, among: options)
    let hint = meant.map { "did you mean \(quoted($0))?" } ?? "expected \(expected)"
    throw ScriptError(position, "unexpected \(quoted(rest)); \(hint)")
  }
}

/// "unknown event 'selct'; did you mean 'select'?", or what was expected.
package func unknownWord(
  _ kind: String, _ word: String, known: [String], expected: String? = nil
) -> String {
  let hint =
    Spelling.nearest(to: word, among: known).map { "did you mean \(quoted($0))?" }
    ?? "expected \(expected ?? list(known))"
  return "unknown \(kind) \(quoted(word)); \(hint)"
}

/// "'a', 'b' or 'c'"; of many only the first, "or one of 20 more".
package func list(_ words: [String], more: String = "more") -> String {
  let limit = words.count > 9 ? 5 : 9
  let shown = words.prefix(limit).map(quoted)
  guard words.count <= limit else {
    return shown.joined(separator: ", ") + " or one of \(words.count - limit) \(more)"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " or \(last)"
}

/// The text in quotes, for a message: cut if it is long, with the numbers of what cannot be seen.
func quoted(_ text: String) -> String {
  let limit = 32
  let visible = text.prefix(limit).map { character in
    character.isPrintable
      ? String(character)
      : character.unicodeScalars.map { "<U+\(hexadecimal($0.value))>" }.joined()
  }
  let ellipsis = text.dropFirst(limit).isEmpty ? "" : "…"
  return "'\(visible.joined())\(ellipsis)'"
}

private func hexadecimal(_ number: UInt32) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
