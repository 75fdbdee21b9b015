/// What is wrong at a place.
struct ScriptError: Error {
  let position: Position
  let message: String

  init(_ position: Position, _ message: String) {
    self.position = position
    self.message = message
  }
}

extension Scenario {
  /// The error with the line that it is on.
  func diagnostic(_ error: ScriptError) -> Diagnostic {
    Diagnostic(
      file: file, position: error.position, message: error.message,
      line: lines[error.position.line - 1])
  }
}
