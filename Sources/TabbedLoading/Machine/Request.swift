extension TabState {
  /// What the loader is asked for.
  public struct Request: Hashable, Sendable {
    /// Why it is asked.
    public enum Kind: Hashable, Sendable {
      /// There are no rows yet.
      case first
      /// The user asked for newer rows.
      case refresh
      /// The end of the rows is visible, and there is a next page.
      case append
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

    /// A request as a state makes it; for the tests of a loader.
    @inlinable
    public init(
      ticket: Ticket, tab: Types.Tab, kind: Kind = .first, cursor: Types.Cursor? = nil,
      attempt: Int = 1
    ) {
      self.ticket = ticket
      self.tab = tab
      self.kind = kind
      self.cursor = cursor
      self.attempt = attempt
    }
  }
}
