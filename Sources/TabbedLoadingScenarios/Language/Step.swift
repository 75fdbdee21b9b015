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
  case select(String)
  case close
  /// The server answers a request with so many rows.
  case answer(Handle, rows: Int)
  /// The server fails a request.
  case fail(Handle)
  /// Somebody else cancels a request.
  case cancel(Handle)
  /// The user drags the list to this offset.
  case scroll(Double)
  /// Time passes until nothing is left to happen.
  case idle
}
