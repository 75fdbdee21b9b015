/// What a script may ask for at most. Far beyond any screen, and small enough to be played.
package enum Limits {
  package static let fileBytes = 16_000_000
  static let lineBytes = 65_536
  static let diagnostics = 100
  static let time = Duration.seconds(1_000_000)
  static let rows = 1_000_000
  static let placeholders = 10_000
  static let views = 1_000_000
  static let tabs = 1_000_000
  static let retries = 1_000
  static let edits = 1_000_000
  static let factor = 1_000_000.0
  /// How many orders the lines of a script may have: those of seven lines.
  static let orders = 5_040
  static let points = 1_000_000.0
}
