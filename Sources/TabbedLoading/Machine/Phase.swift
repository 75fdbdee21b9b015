extension TabState {
  /// Where the selected tab stands. A request lives and dies with the selection (rule M4), so one phase
  /// is the whole screen's; other tabs have at most the rows they keep.
  @usableFromInline
  package enum Phase: Sendable {
    /// Never asked for, or what it had was not kept.
    case unknown
    /// The first answer is awaited. The failure that was there before it, if any, is back when the
    /// work is cancelled.
    case loading(Work, after: Problem?)
    /// The last answer's rows are there. The problem is how the last request ended that should have
    /// brought newer ones, or more: it is back when the one that is under way is cancelled.
    case ready(Rows, Activity, Problem?)
    /// The last request failed, and there are no rows.
    case failed(Problem)

    /// The phase itself, or the one that is held until placeholders may go.
    @inlinable
    var next: Phase {
      if case .loading(.holding(let next, until: _), after: _) = self { next } else { self }
    }

    /// The rows that are there, be they drawn or held.
    @inlinable
    package var rows: Rows? {
      if case .ready(let rows, _, _) = next { rows } else { nil }
    }
  }

  /// What a loading tab waits for.
  @usableFromInline
  package enum Work: Sendable {
    /// The loader has the request with this ticket.
    case requesting(Ticket, Attempt)
    /// The request is issued at this time (rule M15).
    case debouncing(until: Duration)
    /// This attempt failed, and the next is issued at this time (rule M11).
    case waiting(Attempt, until: Duration)
    /// The phase that comes next is here, and shown at this time, when the placeholders have been drawn
    /// for long enough (rule M14): it is ready or failed. Boxed, since it is rare and large.
    indirect case holding(Phase, until: Duration)
  }

  /// Which of the requests of one first load it is.
  @usableFromInline
  package struct Attempt: Hashable, Sendable {
    /// Counts what the policy tries by itself after a failure, from 1.
    @usableFromInline package var number = 1
    /// Whether one of them was cancelled by nobody and issued again: once for a load (rule M6).
    @usableFromInline package var isReissue = false

    @inlinable
    init() {}

    /// Counts the requests, from 1.
    @inlinable
    var count: Int { isReissue ? number + 1 : number }

    /// The one after a failure.
    @inlinable
    var next: Attempt {
      var next = self
      next.number += 1
      return next
    }

    /// The same once more.
    @inlinable
    var again: Attempt {
      var again = self
      again.isReissue = true
      return again
    }
  }

  /// What a ready tab is doing beside showing its rows.
  @usableFromInline
  package enum Activity: Sendable {
    case idle
    /// A background refresh is issued at this time (rule M15).
    case debouncing(until: Duration)
    /// The loader has the request with this ticket, for newer rows (rule M9); a first load, if the rows
    /// are provisional (rule M22).
    case refreshing(Ticket, Request.Kind, isReissue: Bool)
    /// The loader has the request for the next page with this ticket (rule M10).
    case appending(Ticket, isReissue: Bool)
  }

  /// Rows that were drawn as their tab's own, and are drawn as such until something else is there
  /// (rule M14).
  @usableFromInline
  package struct Previous: Sendable {
    @usableFromInline package let rows: Rows
    @usableFromInline package let tab: Types.Tab

    @inlinable
    init(rows: Rows, tab: Types.Tab) {
      self.rows = rows
      self.tab = tab
    }
  }

  /// What has happened to the rows since the live request was issued.
  @usableFromInline
  package enum SinceIssued: Hashable, Sendable {
    case nothing
    /// An edit, or an invalidation: the answer may not know of it, and is stale.
    case change
    /// And then the user asked for newer rows, which the live request cannot bring.
    case changeAndRefresh
  }
}
