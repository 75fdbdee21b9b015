/// What came of playing a scenario.
package struct Outcome: Equatable, Sendable {
  package var trace = Trace()
  /// The lines that were played, in order.
  package var lines: [PlayedLine] = []
  /// Where the list was, each time it had moved; empty without a screen.
  package var offsets: [OffsetSample] = []
  /// The expectations that did not hold.
  package var failures: [Diagnostic] = []
  /// What cannot be played, such as an answer to a request that was never made. Nothing after it
  /// was played.
  package var errors: [Diagnostic] = []
  /// What would hold instead, by the line: all that the line should expect.
  package var mends: [Int: [Expectation.Fact]] = [:]
  /// How many expectations were checked.
  package var checks = 0
}

/// What a scenario with the store's logic is played on. The outcomes must be equal.
package enum PlayEngine: String, CaseIterable, Sendable {
  /// The bare machine.
  case machine
  /// The store's engine, with real tasks on virtual time.
  case store
}
