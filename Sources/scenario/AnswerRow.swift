internal import TabbedLoadingScenarios

/// One script in which a request ends after its tab was left.
struct AnswerRow {
  let name: String
  /// The trace of `scenario run`.
  let trace: String

  init(_ scenario: Scenario, _ outcome: Outcome) {
    name = scenario.name
    trace = outcome.trace.text
  }

  static func table(_ rows: [AnswerRow], about what: String) -> String {
    var text = "\(what)\n"
    for row in rows {
      text += "\n\(row.name)\n"
      for line in row.trace.split(separator: "\n") { text += "  \(line)\n" }
    }
    return text
  }
}
