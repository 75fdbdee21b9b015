/// Something that is measured, and what it may be at most.
struct Figure {
  /// One side's work; the tally shows what it has done.
  typealias Side = @MainActor () async throws -> Tally

  /// What is measured.
  enum Work {
    /// How much more processor time one side takes than another for the same work.
    case against(ours: Side, theirs: Side)
    /// How many nanoseconds of processor time an operation takes, where there is nothing to compare with.
    case alone(Side)
    /// A number of such things, counted once.
    case counted(String, @MainActor () async throws -> Double)
  }

  /// The figure's number, then what it is of.
  let name: String
  let limit: Double
  /// How many operations one run of a side is.
  let operations: Int
  let work: Work
  /// Whether all of it happens on one thread, so that what it allocates can be counted.
  var isOnOneThread = true
}

extension Figure {
  init(name: String, limit: Double, operations: Int, ours: @escaping Side, theirs: Side?) {
    self.init(
      name: name, limit: limit, operations: operations,
      work: theirs.map { .against(ours: ours, theirs: $0) } ?? .alone(ours))
  }

  init(
    name: String, limit: Double, counting things: String,
    _ count: @escaping @MainActor () async throws -> Double
  ) {
    self.init(name: name, limit: limit, operations: 1, work: .counted(things, count))
  }
}

/// Why a figure means nothing.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
