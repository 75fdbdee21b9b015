/// Reading values off a line. Each says what it expected, and where.
extension Words {
  mutating func keyword(
    _ known: [String], _ kind: String, others: [String] = []
  ) throws(ScriptError) -> String {
    guard let word = take() else {
      throw ScriptError(position, "expected \(kind): \(list(known))")
    }
    guard known.contains(word.text) else {
      throw ScriptError(word.position, unknownWord(word.text, kind, known: known, others: others))
    }
    return word.text
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ kind: String
  ) throws(ScriptError) -> Choice where Choice.RawValue == String {
    let start = position
    let word = try keyword(Choice.allCases.map(\.rawValue), kind)
    guard let choice = Choice(rawValue: word) else { throw ScriptError(start, "expected \(kind)") }
    return choice
  }

  mutating func duration(_ kind: String) throws(ScriptError) -> Duration {
    guard let word = take() else { throw ScriptError(position, "expected \(kind)") }
    return try TabbedLoadingScenarios.duration(word, kind)
  }

  mutating func points(_ kind: String) throws(ScriptError) -> Double {
    guard let word = take() else { throw ScriptError(position, "expected \(kind)") }
    return try TabbedLoadingScenarios.points(word, kind)
  }

  mutating func count(_ kind: String, upTo limit: Int) throws(ScriptError) -> Int {
    guard let word = take() else { throw ScriptError(position, "expected a number: \(kind)") }
    guard word.text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw ScriptError(word.position, "'\(word.shown)' is no number; expected \(kind)")
    }
    guard let count = Int(word.text), count <= limit else {
      throw ScriptError(word.position, "\(word.shown) is too many; at most \(limit)")
    }
    return count
  }

  /// `31 rows`.
  mutating func rows() throws(ScriptError) -> Int {
    let rows = try count("how many rows, as in '31 rows'", upTo: Limits.rows)
    guard take("rows") || take("row") else {
      throw ScriptError(position, "expected 'rows' after the number")
    }
    return rows
  }

  func expectEnd() throws(ScriptError) {
    guard let rest = peek else { return }
    throw ScriptError(
      position,
      "'\(Word(text: rest, position: position).shown)' is too much here; expected the line to end")
  }
}

extension Word {
  /// The text for a message: cut if it is long, control characters replaced.
  var shown: String { shorten(text) }
}

private func shorten(_ text: String) -> String {
  let printable = text.prefix(33).map { character in
    character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } ? character : "?"
  }
  return printable.count > 32 ? String(printable.prefix(32)) + "…" : String(printable)
}

private func list(_ words: [String]) -> String {
  words.map { "'\(shorten($0))'" }.joined(separator: ", ")
}

/// "unknown word 'selct'; did you mean 'select'?", or what was expected.
func unknownWord(
  _ word: String, _ kind: String, known: [String] = [], others: [String] = []
) -> String {
  let known = known.isEmpty ? Setting.allCases.map(\.rawValue) + Parser.events : known
  let beginning = "'\(shorten(word))' is not \(kind)"
  if let nearest = Spelling.nearest(to: word, among: known + others) {
    return "\(beginning); did you mean '\(nearest)'?"
  }
  return "\(beginning); expected \(list(Array(known.prefix(12))))"
}

/// `300ms`, `1.5s` or `0`, rounded to microseconds.
func duration(_ word: Word, _ kind: String) throws(ScriptError) -> Duration {
  let units: [(suffix: String, microseconds: Double)] = [("ms", 1_000), ("s", 1_000_000)]
  let unit = units.first { word.text.hasSuffix($0.suffix) }
  let number = String(word.text.dropLast(unit?.suffix.count ?? 0))
  guard let value = decimal(number) else {
    throw ScriptError(word.position, "'\(word.shown)' is no time; expected \(kind)")
  }
  guard let unit else {
    guard value == 0 else {
      throw ScriptError(word.position, "'\(word.shown)' has no unit; expected \(kind)")
    }
    return .zero
  }
  guard value >= 0 else { throw ScriptError(word.position, "\(word.shown) is a negative time") }
  let microseconds = (value * unit.microseconds).rounded()
  guard microseconds <= Limits.time / .microseconds(1) else {
    throw ScriptError(word.position, "\(word.shown) is too long; at most \(Limits.time.brief)")
  }
  return .microseconds(Int64(microseconds))
}

func points(_ word: Word, _ kind: String) throws(ScriptError) -> Double {
  guard let value = decimal(word.text) else {
    throw ScriptError(word.position, "'\(word.shown)' is no number; expected \(kind)")
  }
  guard value >= 0, value <= Limits.points else {
    throw ScriptError(
      word.position, "\(word.shown) is out of range; expected 0 to \(Int(Limits.points)) points")
  }
  return value
}

/// A plain decimal number: digits, at most one point, perhaps a minus sign. Not what else `Double`
/// reads: `nan`, `inf`, `0x1p3`, `1e9`.
private func decimal(_ text: String) -> Double? {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  guard digits.contains(where: \.isNumber) else { return nil }
  guard digits.allSatisfy({ ($0.isASCII && $0.isNumber) || $0 == "." }) else { return nil }
  return Double(text)
}

extension Duration {
  /// As a script has it: `0`, `300ms`, `1.5s`.
  package var brief: String {
    let microseconds = (self / .microseconds(1)).rounded()
    if microseconds == 0 { return "0" }
    if abs(microseconds) < 1_000_000 { return "\(plain(microseconds / 1_000))ms" }
    return "\(plain(microseconds / 1_000_000))s"
  }
}

/// A number without a needless `.0`.
package func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
