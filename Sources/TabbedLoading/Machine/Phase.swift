extension TabState {
  /// Where the selected tab stands. Any other tab is `unknown`: a request lives and dies with the
  /// selection (rule M4), so one phase is the whole screen's.
  @usableFromInline
  package enum Phase: Sendable {
    /// Never asked for, or what it had was not kept.
    case unknown
    /// The first answer is awaited. The failure that was there before it, if any, is back when the
    /// request is cancelled.
    case loading(Work, after: Problem?)
    /// The last answer's rows are there.
    case ready(Rows, Activity)
    /// The last request failed, and there are no rows.
    case failed(Problem)
  }

  /// What a loading tab waits for.
  @usableFromInline
  package enum Work: Sendable {
    /// The loader has the request with this ticket.
    case requesting(Ticket, attempt: Int)
  }

  /// What a ready tab is doing beside showing its rows.
  @usableFromInline
  package enum Activity: Sendable {
    /// Nothing.
    case idle
  }

  /// Why there are no rows.
  @usableFromInline
  package struct Problem: Sendable {
    @usableFromInline package let failure: Types.Failure
    /// The request that failed.
    @usableFromInline package let ticket: Ticket

    @inlinable
    init(failure: Types.Failure, ticket: Ticket) {
      self.failure = failure
      self.ticket = ticket
    }
  }

  /// The rows of one answer.
  @usableFromInline
  package struct Rows: Sendable {
    /// At most one for each id.
    @usableFromInline package let items: [Types.Item]
    /// The request that brought them.
    @usableFromInline package let ticket: Ticket

    @inlinable
    init(items: [Types.Item], ticket: Ticket) {
      self.items = items
      self.ticket = ticket
    }
  }
}
