extension TabState {
  /// What went wrong with the last request. A class, so that a state that has one is no larger, and
  /// no slower to handle, than one that has none.
  public final class Problem: Sendable {
    /// What the loader threw.
    public let failure: Types.Failure
    /// The request that failed.
    public let ticket: Ticket
    /// What it was asked for, and what ``TabState/Event/retry`` asks for again.
    public let kind: Request.Kind

    @inlinable
    init(failure: Types.Failure, ticket: Ticket, kind: Request.Kind) {
      self.failure = failure
      self.ticket = ticket
      self.kind = kind
    }
  }
}

extension TabState.Problem: Equatable {
  /// Problems are equal if they ended the same request: errors need not be comparable.
  @inlinable
  public static func == (left: TabState.Problem, right: TabState.Problem) -> Bool {
    left.ticket == right.ticket
  }
}
