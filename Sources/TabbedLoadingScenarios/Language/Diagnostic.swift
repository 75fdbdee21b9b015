/// One thing that is wrong with a script, and where.
package struct Diagnostic: Error, Equatable, Sendable {
  /// The script's file, as it was named.
  package let file: String
  /// The place in the script.
  package let position: Position
  /// What is wrong and what was expected, in one sentence without a full stop.
  package private(set) var message: String
  /// The text of the line; empty if there is none to show.
  package let line: String
  /// More lines about it.
  package var notes: [String] = []
  /// Where its line is written, if that is not the script: file, line and column.
  package var headPlace: String?

  package init(file: String, position: Position, message: String, line: String = "") {
    self.file = file
    self.position = position
    self.message = message
    self.line = line
  }
}

extension Diagnostic {
  /// The same with more to say.
  package func adding(_ more: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.message += more
    return diagnostic
  }
}

/// All that is wrong with a script; at least one thing.
package struct Diagnostics: Error, Equatable, Sendable {
  /// In the order of their places.
  package let list: [Diagnostic]

  package init(list: [Diagnostic]) { self.list = list }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, then the line with a caret under the place, and the notes.
  package var description: String {
    ([headline] + notes.map { "  \($0)".trimmingEnd() }).joined(separator: "\n")
  }

  /// Without the notes. A long line is cut to what surrounds the place.
  private var headline: String {
    let place = headPlace ?? "\(file):\(position.line):\(position.column)"
    let headline = "\(place): error: \(message)"
    guard !line.isEmpty else { return headline }
    let (before, after) = (40, 60)
    let cut = max(0, position.column - 1 - before)
    let window = line.dropFirst(cut).prefix(position.column - 1 - cut + after)
    let text = window.map { $0.isPrintable ? $0 : $0.isWhitespace ? " " : "\u{FFFD}" }
    let indent =
      text.prefix(position.column - 1 - cut).map { $0.columns }.reduce(0, +)
      + max(0, position.column - 1 - cut - text.count)
    let (head, tail) = (cut > 0 ? "…" : "", window.endIndex < line.endIndex ? "…" : "")
    return "\(headline)\n  \(head)\(String(text))\(tail)\n"
      + String(repeating: " ", count: 2 + head.count + indent) + "^"
  }
}

extension Character {
  /// Whether it can be shown as it is: no control, no invisible mark, no line or paragraph end.
  var isPrintable: Bool {
    switch unicodeScalars[unicodeScalars.startIndex].properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// How many columns of a terminal it takes: two if it is East Asian or an emoji, else one.
  var columns: Int {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Character.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width (Unicode Standard Annex 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
