extension Duration {
  /// As a script has it, to the microsecond: `0`, `300ms`, `1.5s`.
  package var brief: String {
    let microseconds = (self / .microseconds(1)).rounded()
    if microseconds == 0 { return "0" }
    if abs(microseconds) < 1_000_000 { return "\(plain(microseconds / 1_000))ms" }
    return "\(plain(microseconds / 1_000_000))s"
  }
}

/// A number without a needless `.0`, and without an exponent, which a script has not.
package func plain(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return "\(whole)" }
  let text = "\(number)"
  guard let e = text.firstIndex(of: "e"),
    let exponent = Int(text.suffix(from: text.index(after: e)))
  else {
    return text
  }
  let digits = text.prefix(upTo: e).filter { $0.isDigit }
  let sign = number < 0 ? "-" : ""
  return exponent < 0
    ? "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
    : "\(sign)\(digits)\(String(repeating: "0", count: exponent + 1 - digits.count))"
}

extension Double {
  /// With one decimal at most.
  package var inTenths: String { plain((self * 10).rounded() / 10) }
}

/// `1 row`, `3 rows`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// `1 row is`, `3 rows are`.
package func counted(_ number: Int, _ noun: String, _ one: String, _ more: String) -> String {
  "\(counted(number, noun)) \(number == 1 ? one : more)"
}

extension String {
  /// How many columns of a terminal it takes.
  package var columns: Int { utf8.count == count ? count : map { $0.columns }.reduce(0, +) }

  /// Filled with spaces at the end to a width; longer text stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Filled with spaces at the beginning to a width.
  package func padded(toLeft width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// Without the white space at its end.
  func trimmingEnd() -> String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}

extension Character {
  /// 0 to 9, and no digit of another script.
  var isDigit: Bool { isASCII && isNumber }
}
