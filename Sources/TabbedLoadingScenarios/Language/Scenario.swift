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

/// Whose view logic plays.
package enum Logic: String, CaseIterable, Sendable {
  /// This package's machine, alone or run by the store's engine.
  case store
  /// A hand-written copy of the source article's view.
  case article
}

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
    scripted.contains(handle) ? nil : answers[handle.tab] ?? answer
  }
}

/// One line of a timeline.
package struct Step: Sendable {
  /// When it happens, since the beginning.
  package let time: Duration
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

/// What can be expected after a line.
package struct Expectation: Sendable {
  package enum Fact: Hashable, Sendable {
    /// This tab is selected, with this progress.
    case progress(tab: String, ProgressSummary)
    /// This is drawn.
    case shown(ShownSummary)
    /// This request's answer counts; nil: none does.
    case live(Handle?)
    /// Since the line before, this request was started.
    case started(Handle)
    /// Since the line before, this request was cancelled.
    case cancelled(Handle)
    /// Since the line before, this request's response was refused.
    case discarded(Handle)
    /// Since the line before, a scroll to the top was published; or none was.
    case scrollTop(Bool)
    /// The list's offset lies in here.
    case offset(ClosedRange<Double>)
  }

  package let fact: Fact
  /// The fact as the script has it.
  package let text: String
  package let position: Position
}

/// How far the selected tab is; an expectation may leave the number of rows open.
package enum ProgressSummary: Hashable, Sendable {
  case loading
  case ready(rows: Int?)
  case failed
}

/// What is drawn; an expectation may leave numbers open.
package enum ShownSummary: Hashable, Sendable {
  case nothing
  case placeholders(Int?)
  case rows(Int?)
  case empty
  case failure
}
