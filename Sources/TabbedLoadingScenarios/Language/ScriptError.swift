/// What is wrong at a place.
struct ScriptError: Error {
  let position: Position
  let message: String

  init(_ position: Position, _ message: String) {
    self.position = position
    self.message = message
  }
}
