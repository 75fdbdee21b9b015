extension TabState {
  /// What happened. Any event is legal in any state (rule M1).
  public enum Event: Sendable {
    /// A view of the screen appeared. The screen is visible while any token is in; a token that is
    /// in already changes nothing (rule M13).
    case appear(token: Int = 0)
    /// The view with this token disappeared.
    case disappear(token: Int = 0)
    /// The user chose a tab, perhaps the one already selected. A debounce delays the request alone.
    case select(Types.Tab, debounce: Duration = .zero)
    /// What the selected tab loads is another thing now, such as the answer to a longer search
    /// text: loads it anew, as after a selection (rule M4).
    case reload(debounce: Duration = .zero)
    /// The user asked for newer rows (rule M9).
    case refresh
    /// The user asked to try again what failed (rule M11).
    case retry
    /// The end of the list is visible: the row with this id, its last, is drawn. Said of other rows
    /// than those that are there it means nothing (rule M10).
    case endVisible(after: Types.ItemID)
    /// The end of the list left the screen.
    case endHidden
    /// The loader has rows from elsewhere, such as a cache, and the request with this ticket goes on
    /// (rule M22).
    case provisional(Ticket, Page)
    /// The request with this ticket brought a page.
    case answered(Ticket, Page)
    /// The request with this ticket failed. A final failure is not tried again by itself.
    case failed(Ticket, Types.Failure, isFinal: Bool = false)
    /// The request with this ticket was cancelled, by us or by somebody else. The error is what a
    /// cancel that nobody asked for fails with; without one the request is issued once more, and
    /// after that the screen stays blank until its tab is selected or refreshed, or it appears again.
    case cancelled(Ticket, Types.Failure?)
    /// The time of the timer has come.
    case timeout
    /// Where the list is: whether it rests at its top, and which row is the top-most one, if the view
    /// knows.
    case moved(isAtTop: Bool, anchor: Anchor? = nil)
    /// The list should show the row with this id, as soon as it is there (rule M16).
    case scroll(to: Types.ItemID)
    /// The view carried out the scroll command with this id.
    case executed(ScrollCommand.ID)
    /// A row of this tab is another one now. With a number it is pending until that is settled or
    /// reverted (rule M21).
    case edit(Edit, in: Types.Tab, pending: Int? = nil)
    /// What was pending under this number is so.
    case settle(Int)
    /// What was pending under this number is undone.
    case revert(Int)
    /// The rows of this tab are stale, whatever their age, and so is what was asked for already.
    case invalidate(Types.Tab)
    /// The rows of all tabs are stale.
    case invalidateAll
    /// Cancels and forgets everything, as if no view had appeared yet.
    case reset(selected: Types.Tab)
    /// Forgets everything and puts back what was saved. Without the time that has passed since, it is
    /// stale (rule M18).
    case restore(Saved, away: Duration? = nil)
    /// The screen is gone for good: cancels, and ignores all that follows.
    case close
  }
}
