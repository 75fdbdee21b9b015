/// One line of a timeline.
package struct Step: Sendable {
  /// When it happens, since the beginning; nil: as soon as the line before is done.
  package var time: Duration?
  /// What happens; nil for a line that only looks.
  package var action: Action?
  /// What must hold then.
  package var expectations: [Expectation] = []
  /// Where the line's event stands.
  package var position = Position(line: 1, column: 1)
  package var remarks = Remarks()
}

extension Step: Equatable {
  /// Whether both say the same, wherever it stands.
  package static func == (left: Step, right: Step) -> Bool {
    left.time == right.time && left.action == right.action && left.remarks == right.remarks
      && left.expectations.map { $0.fact } == right.expectations.map { $0.fact }
  }
}

/// What the server answers: rows by their numbers, which follow each other if nothing else is said.
package struct Answer: Hashable, Sendable {
  package let rows: Int
  /// The first row's number.
  package let from: Int
  /// The next page's number; nil if the list ends here.
  package var next: Int?
  /// The rows' numbers, where they do not follow each other.
  package let ids: [Int]?

  package init(rows: Int, from: Int = 0, next: Int? = nil) {
    self.rows = rows
    self.from = rows == 0 ? 0 : from
    self.next = next
    ids = nil
  }

  package init(ids: [Int], next: Int? = nil) {
    rows = ids.count
    from = ids.first ?? 0
    self.next = next
    self.ids = zip(ids, ids.dropFirst()).allSatisfy { $1 == $0 + 1 } ? nil : ids
  }
}

/// What was saved of one tab.
package struct SavedRows: Hashable, Sendable {
  package let tab: String
  /// Its rows; nil: only that the tab is selected.
  package var rows: Answer?
  /// How old they are; nil: stale.
  package var age: Duration?
  /// Where its list was, if not at its top.
  package var place: Place?
}

/// Lines that happen at one moment, in every order.
package struct AnyOrder: Equatable, Sendable {
  package var steps: [Step]
  /// Around the brace that ends them.
  package var end = Remarks()
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
package enum Action: Equatable, Sendable {
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
  /// This was saved, before the script begins.
  indirect case saved(SavedRows)
  /// The user drags the list to this offset.
  case scroll(Double)
  /// Time passes until nothing is left to happen.
  case idle
  /// From here on, what the line expects must each come to hold before so much time has passed.
  case within(Duration)
  /// From here on, it must hold.
  case always
  /// From here on, none of it may hold.
  case never
  /// These lines happen, in every order.
  case any(AnyOrder)
}
