extension TabState {
  /// What the loader is asked for.
  public struct Request: Hashable, Sendable {
    /// Why it is asked.
    public enum Kind: Hashable, Sendable {
      /// There are no rows yet.
      case first
      /// The user asked for newer rows.
      case refresh
    }

    /// The id that the response must bring back.
    public let ticket: Ticket
    /// The tab to load.
    public let tab: Types.Tab
    /// Why it is asked.
    public let kind: Kind
    /// Counts the requests of one load, from 1: others follow a cancel that nobody asked for, or a
    /// failure that is tried again by itself.
    public let attempt: Int

    /// A request as a state makes it; for the tests of a loader.
    @inlinable
    public init(ticket: Ticket, tab: Types.Tab, kind: Kind = .first, attempt: Int = 1) {
      self.ticket = ticket
      self.tab = tab
      self.kind = kind
      self.attempt = attempt
    }
  }
}
