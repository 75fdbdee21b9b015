/// A shortest way to a state that is not as it should be.
@usableFromInline
package struct Counterexample<State, Event> {
  /// What does not hold.
  package let problem: String
  /// What happened.
  package let events: [Event]
  /// The states: one before each event, and the last.
  package let states: [State]
  /// What each event changed: its kind, then the lines that went and that came.
  let differences: [String]

  init<Key>(
    _ problem: String, _ events: [Event], _ states: [State], _ model: Model<State, Event, Key>
  ) {
    self.problem = problem
    self.events = events
    self.states = states
    differences = zip(events, zip(states, states.dropFirst())).map { event, ends in
      let (before, after) = (model.lines(ends.0), model.lines(ends.1))
      let (gone, come) = (Set(before), Set(after))
      return
        ([model.kind(event)] + before.filter { !come.contains($0) }.map { "  - \($0)" }
        + after.filter { !gone.contains($0) }.map { "  + \($0)" }).joined(separator: "\n")
    }
  }
}

extension Counterexample: CustomStringConvertible {
  @usableFromInline
  package var description: String {
    (["does not hold: \(problem)"]
      + differences.enumerated().map { "\($0.offset + 1). \($0.element)" })
      .joined(separator: "\n")
  }
}
