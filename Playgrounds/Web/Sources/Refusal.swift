/// Why something that the page asked for was not done: a sentence for the visitor.
struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
