extension TabState {
  /// What went wrong with the last request.
  public struct Problem: Sendable {
    /// What the loader threw.
    public let failure: Types.Failure
    /// The request that failed.
    public let ticket: Ticket

    @inlinable
    init(failure: Types.Failure, ticket: Ticket) {
      self.failure = failure
      self.ticket = ticket
    }
  }
}

extension TabState.Problem: Equatable {
  /// Problems are equal if they ended the same request: errors need not be comparable.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.ticket == right.ticket }
}
