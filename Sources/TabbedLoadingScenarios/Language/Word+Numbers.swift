extension Word {
  /// `300ms`, `1.5s` or `0`, rounded to microseconds.
  func duration() throws(ScriptError) -> Duration {
    let bytes = text.utf8
    let unit: (length: Int, microseconds: Double)? =
      bytes.last != UInt8(ascii: "s")
      ? nil : bytes.dropLast().last == UInt8(ascii: "m") ? (2, 1_000) : (1, 1_000_000)
    guard let value = decimal(bytes.dropLast(unit?.length ?? 0)) else {
      throw error("is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'")
    }
    guard let unit else {
      guard value == 0 else {
        throw error("has no unit; expected \(list([text + "ms", text + "s"]))")
      }
      return .zero
    }
    guard value >= 0 else { throw error("is a negative time; expected at least '0'") }
    let microseconds = (value * unit.microseconds).rounded()
    guard microseconds <= Limits.time / .microseconds(1) else {
      throw error("is too long; expected at most '\(Limits.time.brief)'")
    }
    return .microseconds(Int64(microseconds))
  }

  /// A number of points.
  func points(isSigned: Bool = false) throws(ScriptError) -> Double {
    guard let value = number else {
      throw error("is no number; expected points, as in '709' or '473.5'")
    }
    let lowest = isSigned ? -Limits.points : 0
    guard value >= lowest, value <= Limits.points else {
      throw error(
        "is out of range; expected \(plain(lowest)) to \(plain(Limits.points)) points")
    }
    return value
  }

  /// A whole number.
  func count(_ kind: String, upTo limit: Int) throws(ScriptError) -> Int {
    guard isWholeNumber else {
      throw error("is no whole number; expected the \(kind), as in '3'")
    }
    guard let count = Int(text), count <= limit else {
      throw error("is too high; expected at most \(limit)")
    }
    return count
  }

  /// The row of this number, or all from one number to another, as in `3..7`.
  func rowNumbers() throws(ScriptError) -> ClosedRange<Int> {
    guard let (low, high) = bounds else {
      let row = try count("row's number", upTo: Limits.rows)
      return row...row
    }
    let (first, last) = (
      try low.count("row's number", upTo: Limits.rows),
      try high.count("row's number", upTo: Limits.rows)
    )
    guard first <= last else {
      throw error("ends before it begins; expected \(quoted("\(last)..\(first)"))")
    }
    return first...last
  }

  /// The two numbers of `470..480`, each where it stands; nil if this is something else.
  var bounds: (low: Word, high: Word)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let column = position.column + text.distance(from: text.startIndex, to: dots.upperBound)
    return (
      Word(text: String(text[..<dots.lowerBound]), position: position),
      Word(
        text: String(text[dots.upperBound...]),
        position: Position(line: position.line, column: column))
    )
  }

  /// What it says if it is a plain decimal number.
  var number: Double? { decimal(text.utf8[...]) }

  /// Whether it is digits and nothing else.
  var isWholeNumber: Bool { !text.isEmpty && text.utf8.allSatisfy(\.isDigit) }

  private func error(_ problem: String) -> ScriptError {
    ScriptError(position, "\(quoted(text)) \(problem)")
  }
}

/// A plain decimal number: digits, at most one point, perhaps a minus sign. Not what else `Double`
/// reads: `nan`, `inf`, `0x1p3`, `1e9`.
private func decimal(_ bytes: Substring.UTF8View) -> Double? {
  let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
  guard digits.contains(where: \.isDigit) else { return nil }
  guard digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
  let text = Substring(bytes)
  return Int(text).map { Double($0) } ?? Double(text)
}
