/// Where a view stands in the description: what its identity hangs on (S1, S2).
struct Path: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case child(Int)
    /// The inside of a stack.
    case content
    case branch(Int)
    case key(ViewID)
    /// A later element with the key of an earlier one.
    case duplicate(Int)
    case id(ViewID)
  }

  var steps: [Step] = []

  static func + (path: Path, step: Step) -> Path { Path(steps: path.steps + [step]) }
}
