/// One line of a script that is written in Swift: what happens, and what is expected of it.
///
///     at(0.3).select("b").expect(.loading("b"), .cancelled("a#1"))
///
/// Begin with ``at(_:)-(Double)`` or ``then``. Each function stands for a word of the language, of the same name where
/// Swift allows it.
public struct ScriptLine: Sendable {
  /// The time with its sign; nil: as soon as the line before is done.
  var time: String?
  var words: [String] = []
  var facts: [ScriptFact] = []
  /// The lines between braces.
  var block: [ScriptLine]?
  /// Where it stands in Swift.
  var place: SwiftPlace?

  func saying(_ words: String?...) -> ScriptLine {
    var line = self
    line.words += words.compactMap(\.self)
    return line
  }

  /// The line's text, and that of the lines between its braces.
  var lines: [(text: String, place: SwiftPlace?)] {
    let isWatch = ["within", "always", "never"].contains(words.first)
    let said = facts.map(\.text).joined(separator: "; ")
    let parts =
      [time, words.isEmpty ? nil : words.joined(separator: " ")].compactMap(\.self)
      + (said.isEmpty ? [] : isWatch ? [said] : ["=>", said])
    let own = (text: parts.joined(separator: " "), place: place)
    guard let block else { return [own] }
    return [own] + block.flatMap(\.lines) + [("}", place)]
  }

  /// What must hold then.
  public func expect(_ facts: ScriptFact...) -> ScriptLine {
    var line = self
    line.facts += facts
    return line
  }
}

/// A line that happens so many seconds after the beginning.
public func at(_ seconds: Double) -> ScriptLine { at(.seconds(seconds)) }

/// A line that happens this long after the beginning.
public func at(_ time: Duration) -> ScriptLine {
  ScriptLine(time: "@\(ScriptLine.text(time))")
}

/// A line that happens as soon as the line before is done.
public var then: ScriptLine { ScriptLine() }

/// Lines that happen at one moment, in every order: the script is played in each.
public func anyOrder(@ScriptBuilder _ lines: () -> [ScriptLine]) -> ScriptLine {
  then.anyOrder(lines)
}

/// Puts the lines of a script together.
@resultBuilder
public enum ScriptBuilder {
  /// A line, and where it stands.
  public static func buildExpression(
    _ line: ScriptLine, fileID: String = #fileID, filePath: String = #filePath,
    line number: Int = #line,
    column: Int = #column
  ) -> [ScriptLine] {
    var placed = line
    placed.place =
      line.place
      ?? SwiftPlace(fileID: fileID, filePath: filePath, line: number, column: column)
    return [placed]
  }

  /// Lines that were put together elsewhere.
  public static func buildExpression(_ lines: [ScriptLine]) -> [ScriptLine] { lines }
  public static func buildBlock(_ parts: [ScriptLine]...) -> [ScriptLine] { parts.flatMap(\.self) }
  public static func buildArray(_ parts: [[ScriptLine]]) -> [ScriptLine] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [ScriptLine]?) -> [ScriptLine] { part ?? [] }
  public static func buildEither(first part: [ScriptLine]) -> [ScriptLine] { part }
  public static func buildEither(second part: [ScriptLine]) -> [ScriptLine] { part }
}
