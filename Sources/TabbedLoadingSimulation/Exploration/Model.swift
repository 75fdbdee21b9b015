/// A reducer to explore: where it begins, what may happen to a state, and what comes of it.
@usableFromInline
package struct Model<State, Event, Key: Hashable> {
  /// What holds of a state, or does not.
  @usableFromInline
  package struct Condition {
    @usableFromInline package let name: String
    @usableFromInline package let holds: (State) -> Bool

    package init(_ name: String, holds: @escaping (State) -> Bool) {
      self.name = name
      self.holds = holds
    }
  }

  /// Where it begins.
  @usableFromInline package let initial: State
  /// What may happen, in the order in which it is tried.
  @usableFromInline package let events: (State) -> [Event]
  /// What comes of an event; the same each time.
  @usableFromInline package let step: (State, Event) -> State
  /// The canonical form: states with one key behave alike, and only the first is looked at.
  @usableFromInline package let key: (State) -> Key
  /// What must hold of every state.
  @usableFromInline package var invariants: [Condition] = []
  /// Of every state, one of these must be reachable; nil asks for nothing.
  @usableFromInline package var alwaysReachable: Condition?
  /// Which events may be counted on to get there: what the user must do first is no way.
  @usableFromInline package var leadsThere: (Event) -> Bool = { _ in true }
  /// What kind of state it is; for the coverage and the diagram.
  @usableFromInline package var phase: (State) -> String = { _ in "state" }
  /// What kind of event it is; for the coverage and the diagram.
  @usableFromInline package var kind: (Event) -> String = { "\($0)" }
  /// All kinds of events that there are: one that never happens is a hole in the model.
  package var kinds: [String] = []
  /// A state in lines; those that change are shown.
  package var lines: (State) -> [String] = { state in
    let fields = Mirror(reflecting: state).children.map { "\($0.label ?? ""): \($0.value)" }
    return fields.isEmpty ? ["\(state)"] : fields
  }

  package init(
    initial: State, events: @escaping (State) -> [Event],
    step: @escaping (State, Event) -> State, key: @escaping (State) -> Key
  ) {
    self.initial = initial
    self.events = events
    self.step = step
    self.key = key
  }
}

extension Model where State == Key {
  /// A model whose states are their own canonical form.
  package init(
    initial: State, events: @escaping (State) -> [Event],
    step: @escaping (State, Event) -> State
  ) {
    self.init(initial: initial, events: events, step: step, key: { $0 })
  }
}
