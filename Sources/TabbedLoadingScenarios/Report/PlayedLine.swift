/// When a line of a script was played.
package struct PlayedLine: Equatable, Sendable {
  /// The line's number.
  package let line: Int
  /// When its event happened.
  package let time: Duration
  /// When what it expects was looked at; nil if it could not be played.
  package var end: Duration?
  /// How many entries the trace had before.
  package let entries: Int
}
