/// One thing that is wrong with a script, and where.
package struct Diagnostic: Error, Equatable, Sendable {
  /// The script's file, as it was named.
  package let file: String
  /// The place in the script.
  package let position: Position
  /// What is wrong and what was expected, in one sentence without a full stop.
  package let message: String
  /// The text of the line.
  package let line: String
}

/// A place in a script; lines and columns are counted from 1, columns in characters.
package struct Position: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, then the line with a caret under the place. A long line is
  /// cut to what surrounds the place.
  package var description: String {
    let headline = "\(file):\(position.line):\(position.column): error: \(message)"
    guard !line.isEmpty else { return headline }
    let (before, after) = (40, 60)
    let characters = line.prefix(position.column - 1 + after).dropFirst(
      max(0, position.column - 1 - before))
    let text = String(characters.map { $0 == "\t" ? " " : $0 })
    let indent = String(repeating: " ", count: min(position.column - 1, before))
    return "\(headline)\n  \(text)\n  \(indent)^"
  }
}
