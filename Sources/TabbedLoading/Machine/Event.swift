extension TabState {
  /// What happened. Any event is legal in any state (rule M1).
  public enum Event: Sendable {
    /// A view of the screen appeared. The screen is visible while any token is in; a token that is
    /// in already changes nothing (rule M13).
    case appear(token: Int = 0)
    /// The view with this token disappeared.
    case disappear(token: Int = 0)
    /// The user chose a tab, perhaps the one already selected.
    case select(Types.Tab)
    /// The request with this ticket brought a page.
    case answered(Ticket, Page)
    /// The request with this ticket failed.
    case failed(Ticket, Types.Failure)
    /// The request with this ticket was cancelled, by us or by somebody else. The error is what a
    /// cancel that nobody asked for fails with; without one the screen stays blank then, until its
    /// tab is selected or it appears again.
    case cancelled(Ticket, Types.Failure? = nil)
    /// The view carried out the scroll command with this id.
    case executed(ScrollCommand.ID)
    /// The screen is gone for good: cancels, and ignores all that follows.
    case close
  }
}
