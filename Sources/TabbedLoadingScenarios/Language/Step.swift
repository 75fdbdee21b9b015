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
  /// The list came to rest at its top, or left it.
  case moved(isAtTop: Bool)
  case close
  /// The end of the list is visible after this row.
  case endVisible(after: Int)
  /// The end of the list left the screen.
  case endHidden
  /// The server answers a request.
  case answer(Handle, Answer)
  /// The server fails a request; trying again is of no use after a final failure.
  case fail(Handle, isFinal: Bool)
  /// Somebody else cancels a request.
  case cancel(Handle)
  /// The user drags the list to this offset.
  case scroll(Double)
  /// Time passes until nothing is left to happen.
  case idle
}
