internal import TabbedLoadingSimulation
public import Testing

// Tests that choose what they do: a run's choices and its schedule are one stream, which shrinks and
// replays as one.
extension World {
  /// One of these, as the schedule chooses. What is simplest stands first: shrinking goes there, and
  /// without a trait it is the first always.
  ///
  /// - Precondition: there is at least one.
  public func choose<Options: RandomAccessCollection>(from options: Options) -> Options.Element {
    precondition(!options.isEmpty, "World.choose(from:): there must be something to choose from.")
    let number = simulation.choose(below: options.count)
    let option = options[options.index(options.startIndex, offsetBy: number)]
    simulation.note(choice: "\(option)")
    return option
  }

  /// Does something again and again, as often as the schedule chooses, and no more once an expectation
  /// has failed. Shrinking leaves out whole rounds.
  ///
  ///     world.repeat(upTo: 40) {
  ///       store.send(world.choose(from: store.state.possibleEvents(selecting: Shelf.allCases)))
  ///       if case .rows(let books) = store.shown {
  ///         #expect(books.allSatisfy { $0.shelf == store.state.selected })
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - most: how often at most; one random schedule in three goes all the way. `completionOrders` tries
  ///     all that can be chosen, which is soon too much.
  ///   - sourceLocation: where an issue is recorded if no trait chooses, for then it would do nothing.
  ///   - body: what to do; an error that it throws ends the run.
  public func `repeat`(
    upTo most: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) rethrows {
    guard Plan.current != nil else {
      Issue.record(
        "Without a trait such as .schedules(.random(500)) nothing chooses how often to repeat.",
        sourceLocation: sourceLocation)
      return
    }
    for _ in 0..<max(0, most) {
      simulation.beginStep()
      // Where all choices are tried, two are enough; zero, what is simplest, is the end.
      let choices = simulation.branching == .completions ? 2 : max(2, most)
      guard simulation.choose(below: choices) > 0 else { return }
      try body()
      if Recording.current?.first != nil { return }
    }
  }
}
