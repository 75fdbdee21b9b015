package import TabbedLoadingScreen

/// What happened, in order. Two engines that play one script must make equal traces.
package struct Trace: Equatable, Sendable {
  package enum Entry: Equatable, Sendable {
    /// The state took an event.
    case moment(Moment)
    /// The user dragged the list, and where it came to rest.
    case drag(time: Duration, to: Double)
    /// A line of the script that is no event of the logic's.
    case line(time: Duration, String)
    /// The screen has something to say.
    case screen(TraceEntry)
  }

  package var entries: [Entry] = []
}

/// One event, what it did and how things stood after it.
package struct Moment: Equatable, Sendable {
  package let time: Duration
  /// The event; nil: the logic's timer.
  package var action: Action?
  package let selected: String
  package let progress: ProgressSummary
  package let shown: ShownSummary
  /// The request whose answer counts.
  package let live: Handle?
  /// Newer rows are awaited while the old ones are shown.
  package var isRefreshing = false
  /// The next page is awaited.
  package var isAppending = false
  /// There is a next page.
  package var hasMore = false
  /// The request that failed, so that the rows are not newer, or not more.
  package var problem: Handle?
  package var cancelled: Handle?
  package var started: Handle?
  package var discarded: Handle?
  /// The scroll that was published.
  package var scroll: ScrollSummary?
  /// The rows that are drawn as the tab's own.
  package var ids: [Int] = []
  /// How many rows the tabs keep that are not selected.
  package var kept: [String: Int] = [:]
  /// The scroll that waits for the view.
  package var command: ScrollSummary?
}
