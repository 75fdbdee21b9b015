/// What decides, where more than one thing may happen next.
///
/// With choices that are all zero, each kind of schedule is first in, first out.
package struct Schedule: Sendable {
  /// Where there is a choice.
  package enum Branching: Hashable, Sendable {
    /// Only once no job is ready: which latency ends next, or which of the sleepers of one deadline
    /// wakes.
    case completions
    /// Also which job runs next: any that belongs to no actor, or the lane's first, for an actor's
    /// jobs keep their order. And latencies end before what is ready has run.
    case jobs
  }

  let branching: Branching
  let choices: Choices

  package init(_ branching: Branching, _ choices: Choices) {
    self.branching = branching
    self.choices = choices
  }

  /// First in, first out.
  package static let firstInFirstOut = Schedule(.completions, Choices())
}

extension Schedule {
  /// A schedule that a replay was made from; nil if it is of another kind.
  package init?(_ replay: Replay) {
    switch replay.kind {
    case .completions: self.init(.completions, Choices(replaying: replay.values))
    case .jobs: self.init(.jobs, Choices(replaying: replay.values))
    case .events: return nil
    }
  }
}

extension Replay.Kind {
  package init(_ branching: Schedule.Branching) {
    switch branching {
    case .completions: self = .completions
    case .jobs: self = .jobs
    }
  }
}
