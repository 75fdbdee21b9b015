package import TabbedLoading

/// A timeline of what happens to a screen, and what is expected of it.
package struct Scenario: Sendable {
  /// What the scenario shows, in its author's words.
  package var name = ""
  /// The tabs in their order; the first is selected.
  package var tabs: [String] = []
  /// Whose view logic plays.
  package var logic = Logic.store
  /// The machine's choices.
  package var policy = Policy.article
  /// Answers that come by themselves.
  package var server = Server()
  /// The simulated screen, if there is one.
  package var screen: ScreenSettings?
  /// What happens, in order.
  package var steps: [Step] = []
  /// The file it was read from, as it was named.
  package var file = ""
  /// The lines it was read from.
  package var lines: [String] = []
}
