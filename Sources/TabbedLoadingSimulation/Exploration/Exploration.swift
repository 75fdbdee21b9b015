/// All states that a model can reach, breadth first; so the first trace to anything is a shortest one.
///
/// Memory grows with the number of states. Two things that happen are looked at as one if their states
/// have one key. What is done for every event is inlined: a model of another module ran at half the speed
/// without (`benchmarks --filter exploration`).
@usableFromInline
package struct Exploration<State, Event, Key: Hashable> {
  /// How it ended.
  @usableFromInline
  package enum End {
    /// There is no other state.
    case complete
    /// There are more states than this.
    case stopped(at: Int)
    /// Something does not hold.
    case violated(Counterexample<State, Event>)
    /// The same event made two states of one: what was seen means nothing.
    case unstable(Counterexample<State, Event>)
  }

  @usableFromInline package private(set) var end = End.complete
  /// How many states were found.
  @usableFromInline package private(set) var states = 0
  /// How many events were tried.
  @usableFromInline package private(set) var transitions = 0
  /// How many events lead to the state that is farthest from the beginning.
  @usableFromInline package private(set) var depth = 0
  /// How often each kind of event led from a phase to a phase.
  @usableFromInline package private(set) var edges: [PhaseEdge: Int] = [:]

  @usableFromInline let model: Model<State, Event, Key>
  @usableFromInline var indices: [Key: Int] = [:]
  @usableFromInline var parents: [(state: Int, event: Event)?] = []
  @usableFromInline var tally = PhaseTally()
  /// The ways that count for what can be reached; kept only where that is asked.
  @usableFromInline var arrows = Arrows()
  @usableFromInline var goals: [Int] = []

  /// Explores.
  ///
  /// - Parameters:
  ///   - limit: how many states may be kept.
  ///   - progress: hears now and then how many states were found; nil is quiet.
  @inlinable
  package init(
    _ model: Model<State, Event, Key>, limit: Int = 1_000_000, progress: ((Int) -> Void)? = nil
  ) {
    self.model = model
    explore(limit, progress)
    sumUp()
  }

  @usableFromInline
  mutating func sumUp() {
    edges = tally.edges
    (tally, arrows, goals) = (PhaseTally(), Arrows(), [])
    (indices, parents) = ([:], [])
  }

  @inlinable
  mutating func explore(_ limit: Int, _ progress: ((Int) -> Void)?) {
    var level: [(index: Int, state: State)] = []
    guard admit(model.initial, from: nil, &level) != nil else { return }
    while !level.isEmpty {
      var next: [(index: Int, state: State)] = []
      for (index, state) in level {
        guard expand(state, index, limit, &next) else { return }
        if index.isMultiple(of: 1_024) { progress?(states) }
      }
      if !next.isEmpty { depth += 1 }
      level = next
    }
    checkReachability()
  }

  /// Lets everything happen to a state that may.
  ///
  /// - Returns: false if the exploration ends here.
  @inlinable
  mutating func expand(
    _ state: State, _ index: Int, _ limit: Int, _ next: inout [(index: Int, state: State)]
  ) -> Bool {
    for event in model.events(state) {
      let after = model.step(state, event)
      transitions += 1
      let known = states
      guard let to = admit(after, from: (index, event), &next) else { return false }
      guard states == known || model.key(model.step(state, event)) == model.key(after) else {
        finishUnstable(to)
        return false
      }
      tally.count(index, model.kind(event), to)
      if model.alwaysReachable != nil, model.leadsThere(event) { arrows.add(index, to) }
      guard states <= limit else {
        depth += 1  // The last state is of the next level.
        end = .stopped(at: limit)
        return false
      }
    }
    return true
  }

  /// Takes a state in, and checks it if it is new.
  ///
  /// - Returns: its index; nil if the exploration ends here.
  @inlinable
  mutating func admit(
    _ state: State, from parent: (state: Int, event: Event)?,
    _ level: inout [(index: Int, state: State)]
  ) -> Int? {
    let key = model.key(state)
    if let index = indices[key] { return index }
    let index = states
    indices[key] = index
    parents.append(parent)
    tally.admit(model.phase(state))
    states += 1
    level.append((index, state))
    if let broken = model.invariants.first(where: { !$0.holds(state) }) {
      finish(index, broken.name)
      return nil
    }
    if let goal = model.alwaysReachable, goal.holds(state) { goals.append(index) }
    return index
  }

  /// Takes the way to a state once more, to show it; if it leads elsewhere now, that is what is wrong.
  @usableFromInline
  mutating func finish(_ index: Int, _ problem: String) {
    let way = way(to: index)
    depth = max(depth, way.count)
    var states = [model.initial]
    for (event, known) in way {
      let state = model.step(states[states.count - 1], event)
      guard indices[model.key(state)] == known else { return finishUnstable(known) }
      states.append(state)
    }
    end = .violated(Counterexample(problem, way.map(\.event), states, model))
  }

  /// The last event on the way to a state leads elsewhere when it is taken once more.
  @usableFromInline
  mutating func finishUnstable(_ index: Int) {
    let events = way(to: index).map(\.event)
    let states = events.reduce(into: [model.initial]) { states, event in
      states.append(model.step(states[states.count - 1], event))
    }
    let last = events.last.map(model.kind) ?? ""
    end = .unstable(
      Counterexample(
        "the step is a function: '\(last)' leads elsewhere when it is taken once more", events,
        states, model))
  }

  /// The events that lead to a state, each with the state after it.
  private func way(to index: Int) -> [(event: Event, state: Int)] {
    var (way, at) = ([(event: Event, state: Int)](), index)
    while let parent = parents[at] {
      way.append((parent.event, at))
      at = parent.state
    }
    return way.reversed()
  }

  /// Goes back from all goals; what is not met cannot reach one.
  @usableFromInline
  mutating func checkReachability() {
    guard let goal = model.alwaysReachable else { return }
    if let index = arrows.firstWithoutWay(to: goals, of: states) {
      finish(index, "from here '\(goal.name)' cannot be reached")
    }
  }
}
