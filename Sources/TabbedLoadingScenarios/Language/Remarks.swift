/// What a script says to its readers alone, around a line.
package struct Remarks: Hashable, Sendable {
  /// The lines above: a comment with its slashes, or nothing for an empty line.
  package var above: [String] = []
  /// The comment that ends the line, with its slashes.
  package var beside: String?
}
