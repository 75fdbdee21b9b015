/// Answers that come by themselves, some time after the request.
package struct Server: Hashable, Sendable {
  /// When and what the server answers.
  package struct Answer: Hashable, Sendable {
    package let latency: Duration
    package let rows: Int
  }

  /// The answer to a request for any tab that has none of its own.
  package var answer: Answer?
  /// The answers to requests for these tabs.
  package var answers: [String: Answer] = [:]
  /// The requests that the script answers itself: the server leaves them alone, and a cancel does
  /// not end them.
  package var scripted: Set<Handle> = []

  /// What the server does about a request by itself.
  package func answer(to handle: Handle) -> Answer? {
    guard let answer = answers[handle.tab] ?? answer, !scripted.contains(handle) else { return nil }
    return answer
  }
}
