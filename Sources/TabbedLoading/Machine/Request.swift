extension TabState {
  /// What the loader is asked for.
  public struct Request: Hashable, Sendable {
    /// The id that the response must bring back.
    public let ticket: Ticket
    /// The tab to load.
    public let tab: Types.Tab
    /// 1 for a first request, 2 for one that repeats a request cancelled by nobody (rule M6).
    public let attempt: Int

    /// A request as a state makes it; for the tests of a loader.
    @inlinable
    public init(ticket: Ticket, tab: Types.Tab, attempt: Int = 1) {
      self.ticket = ticket
      self.tab = tab
      self.attempt = attempt
    }
  }
}
