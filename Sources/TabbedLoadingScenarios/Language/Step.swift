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
  /// The server answers a request with so many rows.
  case answer(Handle, rows: Int)
  /// The server fails a request; trying again is of no use after a final failure.
  case fail(Handle, isFinal: Bool)
  /// Somebody else cancels a request.
  case cancel(Handle)
  /// The user drags the list to this offset.
  case scroll(Double)
  /// Time passes until nothing is left to happen.
  case idle
}
