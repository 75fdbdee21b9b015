/// The choices of a run as a short text, such as `1c-0201`: the version of the format, what kind of run
/// it was, and the choices. One below 36 is a digit or a letter; a greater one stands in parentheses.
package struct Replay: Hashable, Sendable {
  /// What the choices were made by: they mean nothing to a run of another kind.
  package enum Kind: Character, CaseIterable, Sendable {
    /// A schedule that branches where something completes.
    case completions = "c"
    /// A schedule that branches at every job.
    case jobs = "j"
    /// Random events of a machine.
    case events = "e"
  }

  private static let version = "1"

  package let kind: Kind
  package let values: [Int]

  package init(_ kind: Kind, _ values: [Int]) {
    self.kind = kind
    self.values = Array(values.trimmingZeros)
  }

  /// Reads a text.
  ///
  /// - Throws: ``ReplayError`` if it is none, or of another version.
  package init(_ text: String) throws(ReplayError) {
    guard let dash = text.firstIndex(of: "-") else {
      throw ReplayError("'\(text)' is no replay; expected one such as '1c-0201'")
    }
    let head = text[..<dash]
    let number = head.prefix(while: \.isNumber)
    guard !number.isEmpty, number == Replay.version else {
      throw ReplayError(
        number.isEmpty
          ? "'\(text)' is no replay; expected one such as '1c-0201'"
          : "'\(text)' is a replay of version \(number), this is version \(Replay.version); "
            + "run again without it to get a new one")
    }
    guard head.count == number.count + 1, let letter = head.last, let kind = Kind(rawValue: letter)
    else { throw ReplayError("'\(text)' is a replay of an unknown kind; is it whole?") }
    self.init(kind, try Replay.values(text[text.index(after: dash)...], in: text))
  }

  private static func values(
    _ digits: Substring, in text: String
  ) throws(ReplayError) -> [Int] {
    var (values, rest) = ([Int](), digits)
    while let digit = rest.popFirst() {
      if digit == "(" {
        let number = rest.prefix { $0 != ")" }
        rest = rest.dropFirst(number.count)
        guard rest.popFirst() == ")", let value = Int(number), value >= 0 else {
          throw ReplayError("'\(text)' is no replay: '(\(number)' is no number in parentheses")
        }
        values.append(value)
      } else if digit.isASCII, let value = Int(String(digit), radix: 36) {
        values.append(value)
      } else {
        throw ReplayError("'\(text)' is no replay: '\(digit)' is no choice")
      }
    }
    return values
  }
}

extension Replay: CustomStringConvertible {
  package var description: String {
    let digits = values.map { $0 < 36 ? String($0, radix: 36) : "(\($0))" }.joined()
    return "\(Replay.version)\(kind.rawValue)-\(digits)"
  }
}

/// Why a text is no replay.
package struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
