/// One line of a timeline.
package struct Step: Sendable {
  /// When it happens, since the beginning; nil: as soon as the line before is done.
  package let time: Duration?
  /// What happens; nil for a line that only looks.
  package let action: Action?
  /// What must hold then.
  package let expectations: [Expectation]
  /// Where the line's event stands.
  package let position: Position
}

/// What the server answers: rows with numbers that follow each other.
package struct Answer: Hashable, Sendable {
  package let rows: Int
  /// The first row's number.
  package var from = 0
  /// The next page's number; nil if the list ends here.
  package var next: Int?

  package init(rows: Int, from: Int = 0, next: Int? = nil) {
    self.rows = rows
    self.from = from
    self.next = next
  }
}

/// Where a list is.
package enum Place: Hashable, Sendable {
  case top
  /// Nobody knows where, but not at its top.
  case away
  /// This row is the top-most one, so far below the edge.
  case row(Int, distance: Double)
}

/// What becomes of one row.
package enum Change: Hashable, Sendable {
  case update(Int)
  case remove(Int)
  case insert(Int, at: Int)
}

/// What can happen.
package enum Action: Hashable, Sendable {
  case appear(token: Int)
  case disappear(token: Int)
  case select(String, debounce: Duration)
  /// What the selected tab loads is another thing now.
  case reload(debounce: Duration)
  /// The user asks for newer rows.
  case refresh
  /// The user asks to try again.
  case retry
  /// The list came to rest here.
  case moved(Place)
  /// The list should show this row.
  case scrollTo(row: Int)
  case close
  /// The end of the list is visible after this row.
  case endVisible(after: Int)
  /// The end of the list left the screen.
  case endHidden
  /// A cache has rows to show until a request is answered.
  case cached(Handle, Answer)
  /// The server answers a request.
  case answer(Handle, Answer)
  /// The server fails a request; trying again is of no use after a final failure.
  case fail(Handle, isFinal: Bool)
  /// Somebody else cancels a request.
  case cancel(Handle)
  /// The view has carried out the scroll that was published last.
  case scrolled
  /// A row is changed here; until its number is settled or reverted, if it has one.
  case edit(Change, tab: String, pending: Int?)
  case settle(Int)
  case revert(Int)
  /// The rows of a tab, or of all, are stale.
  case invalidate(tab: String?)
  /// Everything is forgotten.
  case reset(tab: String)
  /// What is shown is saved.
  case save
  /// What was saved last is shown again; nil: nobody knows after how long.
  case restore(away: Duration?)
  /// The user drags the list to this offset.
  case scroll(Double)
  /// Time passes until nothing is left to happen.
  case idle
}
