extension Exploration {
  /// The kinds of events that happened in no state.
  package var neverEnabled: [String] {
    let seen = Set(edges.keys.map(\.kind))
    return model.kinds.filter { !seen.contains($0) }
  }

  /// The phases and what happened in each, in alphabetic order.
  package var coverage: [(phase: String, kinds: [String])] {
    Dictionary(grouping: edges.keys, by: \.phase)
      .map { (phase: $0.key, kinds: Set($0.value.map(\.kind)).sorted()) }
      .sorted { $0.phase < $1.phase }
  }

  /// The phases and what leads from one to another.
  ///
  /// - Throws: ``TooManyNodes`` if nobody could read it.
  package func diagram() throws(TooManyNodes) -> Diagram {
    let arrows = Dictionary(grouping: edges.keys) { Diagram.Ends(from: $0.phase, to: $0.next) }
    return try Diagram(
      start: model.phase(model.initial), arrows: arrows.mapValues { Set($0.map(\.kind)) })
  }
}

extension Exploration: CustomStringConvertible {
  /// What was found, honestly: `complete`, or where it stopped.
  @usableFromInline
  package var description: String {
    let size = "\(states) states, \(transitions) transitions, depth \(depth)"
    return switch end {
    case .complete: "complete: \(size)"
    case .stopped(let limit): "stopped at \(limit) states, there are more: \(size)"
    case .violated(let counterexample), .unstable(let counterexample):
      "\(counterexample)\nafter \(size)"
    }
  }
}
