/// Why a script cannot be played.
public struct UnplayableScript: Error, Hashable, Sendable {
  /// What is wrong, in the order of the places: file, line and column, what was expected, and the
  /// line itself. At least one.
  public let problems: [String]
}

extension UnplayableScript: CustomStringConvertible {
  /// All problems, one below the other.
  public var description: String { problems.joined(separator: "\n") }
}
