/// A reducer to explore: where it begins, what may happen to a state, and what comes of it.
package struct Model<State, Event, Key: Hashable> {
  /// What must hold.
  package struct Invariant {
    package let name: String
    /// Whether a state is as it should be; throws if it cannot tell.
    package let holds: (State) throws -> Bool

    package init(_ name: String, holds: @escaping (State) throws -> Bool) {
      self.name = name
      self.holds = holds
    }
  }

  /// Where it begins.
  package let initial: State
  /// What may happen, in the order in which it is tried.
  package let events: (State) -> [Event]
  /// What comes of an event; the same each time.
  package let step: (State, Event) -> State
  /// The canonical form: states with one key behave alike, and only the first is looked at.
  package let key: (State) -> Key
  /// What must hold of every state.
  package var invariants: [Invariant] = []
  /// Of every state, one of these must be reachable; nil asks for nothing.
  package var alwaysReachable: Invariant?
  /// What kind of state it is; for the coverage and the diagram.
  package var phase: (State) -> String = { _ in "state" }
  /// What kind of event it is; for the coverage and the diagram.
  package var kind: (Event) -> String = { "\($0)" }
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
