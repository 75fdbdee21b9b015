/// What a description may have at most of something; what is more is left out and reported.
public enum Limit: CaseIterable, Hashable, Sendable {
  /// Levels of nested views; groups, branches, ids and modifiers count. More would need more stack
  /// than a thread may have.
  case nesting
  /// Rows of one `ForEach`.
  case rows
  /// Rows of one `ForEach` side by side in a line.
  case rowsInLine
  /// Rows of one `ForEach` in sight at once.
  case rowsInSight

  /// How many there may be.
  public var count: Int {
    switch self {
    case .nesting: 128
    case .rows: 1 << 30
    case .rowsInLine, .rowsInSight: 10_000
    }
  }
}

extension Limit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nesting: "views nested more than \(count) deep"
    case .rows: "rows after the first \(count) of a ForEach"
    case .rowsInLine: "rows after the first \(count) of a line"
    case .rowsInSight: "rows after the first \(count) in sight"
    }
  }
}
