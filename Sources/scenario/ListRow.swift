internal import TabbedLoadingScenarios

/// One script in which a tab is tapped on a scrolled list.
struct ListRow {
  let name: String
  let curve: String
  /// Where the list was before the tap.
  let start: Double
  /// Where it was at last.
  let end: Double
  let reason: String

  /// The list counts as being at its top up to here.
  static let top = 1.0
  /// How many steps of its curve are drawn, two of them before the tap.
  private static let steps = 30

  init(_ scenario: Scenario, _ outcome: Outcome) {
    let tap = scenario.steps.last { if case .select = $0.action { true } else { false } }
    let time = tap?.time ?? .zero
    start = outcome.offsets.offset(at: time - .milliseconds(1))
    let step = Duration.seconds(2) / ListRow.steps
    name = scenario.name
    curve =
      Curve(
        outcome.offsets, from: time - step * 2, step: step, count: ListRow.steps, scale: start
      ).text
    end = outcome.offsets.last?.offset ?? 0
    reason = Reason(outcome.trace, since: time, end: end).text
  }

  static func table(_ rows: [ListRow]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let columns = [
      "placeholders and server".padded(to: width), "offset, 2 s from the tap".padded(to: steps),
      "ends at",
    ]
    let starts = Set(rows.map { $0.start.whole })
    var text = """
      The list, scrolled to \(starts.sorted().joined(separator: " or ")), after a tap on another tab. \
      As its loading starts, the view scrolls
      to the first placeholder. Does the list end at its top?

      \(columns.joined(separator: "  "))

      """
    for row in rows {
      let verdict = row.end <= top ? "top" : "STAYS SCROLLED"
      text += "\(row.name.padded(to: width))  \(row.curve)  "
      text += "\(row.end.whole.padded(toLeft: 4))  \(verdict)\n"
    }
    text += "\nWhy\n"
    for row in rows { text += "  \(row.name)\n    \(row.reason)\n" }
    text += """

      Cure: give the placeholders ids of their own: id: \\.self, or this package's placeholder ids.

      """
    return text
  }
}
