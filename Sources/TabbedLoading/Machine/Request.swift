extension TabState {
  /// What the loader is asked for.
  public struct Request: Hashable, Sendable {
    /// Why it is asked.
    public enum Kind: Hashable, Sendable {
      /// The tab has had no answer yet.
      case first
      /// The user asked for newer rows.
      case refresh
      /// The rows that are shown are stale. The answer is their head: what the tab has below the last
      /// row that both have stays, if the answer goes on.
      case background
      /// The end of the rows is visible, and there is a next page.
      case append
    }

    /// The rows that are there when it is asked.
    public struct Known: Hashable, Sendable {
      /// The id of the first one.
      public let first: Types.ItemID
      /// The id of the last one.
      public let last: Types.ItemID
      /// The time since their head was answered; nil if that is not known.
      public let age: Duration?

      /// What a state knows; for the tests of a loader.
      @inlinable
      public init(first: Types.ItemID, last: Types.ItemID, age: Duration?) {
        self.first = first
        self.last = last
        self.age = age
      }
    }

    /// The id that the response must bring back.
    public let ticket: Ticket
    /// The tab to load.
    public let tab: Types.Tab
    /// Why it is asked.
    public let kind: Kind
    /// Names the page to load; nil for the first.
    public let cursor: Types.Cursor?
    /// Counts the requests of one load, from 1: others follow a cancel that nobody asked for, or a
    /// failure that is tried again by itself.
    public let attempt: Int
    /// The rows that are there already; nil if there are none. For an answer that brings only what has
    /// changed, say.
    public let known: Known?

    /// A request as a state makes it; for the tests of a loader.
    @inlinable
    public init(
      ticket: Ticket, tab: Types.Tab, kind: Kind = .first, cursor: Types.Cursor? = nil,
      attempt: Int = 1, known: Known? = nil
    ) {
      self.ticket = ticket
      self.tab = tab
      self.kind = kind
      self.cursor = cursor
      self.attempt = attempt
      self.known = known
    }
  }
}
