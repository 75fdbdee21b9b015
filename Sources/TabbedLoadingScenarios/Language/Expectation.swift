/// What can be expected after a line.
package struct Expectation: Sendable {
  package enum Fact: Hashable, Sendable {
    /// This tab is selected, with this progress.
    case progress(tab: String, ProgressSummary)
    /// This is drawn.
    case shown(ShownSummary)
    /// This request's answer counts; nil: none does.
    case live(Handle?)
    /// Whether newer rows are awaited while the old ones are shown.
    case refreshing(Bool)
    /// Whether the next page is awaited.
    case appending(Bool)
    /// Whether there is a next page.
    case more(Bool)
    /// The rows are not newer, or not more, since this request failed; nil: none did.
    case problem(Handle?)
    /// Since the line before, this request was started.
    case started(Handle)
    /// Since the line before, this request was cancelled.
    case cancelled(Handle)
    /// Since the line before, this request's response was refused.
    case discarded(Handle)
    /// Since the line before, a scroll to here was published last; nil: none was.
    case scroll(ScrollSummary?)
    /// The rows that are drawn as the tab's own, in their order.
    case ids([Int])
    /// The list's offset lies in here.
    case offset(OffsetRange)
    /// This tab, which is not selected, keeps rows, so many or any; or none.
    case kept(tab: String, KeptSummary)
    /// This scroll waits for the view; nil: none does.
    case command(ScrollSummary?)
  }

  package let fact: Fact
  package let position: Position
}

/// What a tab that is not selected keeps; an expectation may leave the number of rows open.
package enum KeptSummary: Hashable, Sendable {
  case nothing
  case rows(Int?)
}

/// Where a scroll command leads.
package enum ScrollSummary: Hashable, Sendable {
  case top
  case row(Int)
  case anchor(Int, distance: Double)
}

extension ScrollSummary: CustomStringConvertible {
  package var description: String {
    switch self {
    case .top: "top"
    case .row(let row): "to \(row)"
    case .anchor(let row, 0): "anchor \(row)"
    case .anchor(let row, let distance): "anchor \(row) at \(plain(distance))"
    }
  }
}
