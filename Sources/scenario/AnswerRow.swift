internal import TabbedLoadingScenarios

/// One script in which an answer comes late.
struct AnswerRow {
  let name: String
  let steps: [String]

  init(_ scenario: Scenario, _ performance: Performance) {
    name = scenario.name
    steps = performance.trace.entries.compactMap { entry in
      guard case .moment(let moment) = entry else { return nil }
      let effects = moment.effects.isEmpty ? "" : "   (\(moment.effects))"
      let event = "\(moment.time.brief.padded(toLeft: 5))  \(moment.event.padded(to: 14))"
      let standing = "\(moment.selected) \(moment.progress)".padded(to: 15)
      return "\(event)  \(standing)\(effects)".trimmingEnd()
    }
  }

  static func table(_ rows: [AnswerRow]) -> String {
    var text = "Tab b is chosen before tab a has answered; a's answer of 31 rows comes last.\n"
    for row in rows {
      text += "\n\(row.name)\n"
      for step in row.steps { text += "  \(step)\n" }
    }
    return text
  }
}
