internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// The summary screen from its appearance on, under each policy of what stays in place.
struct SummaryTable {
  /// One event, and how the screen is after it.
  struct Line {
    let event: String
    let shown: [SummaryScreen.Part]
    let offset: Double
    /// What the header of the vital signs is from the top.
    let distance: Double
  }

  let lines: [Line]
  let drawing: Drawing

  init(anchoring: Anchoring) {
    var summary = SummaryScreen(anchoring: anchoring)
    var lines: [Line] = []
    func note(_ event: String) {
      let screen = summary.screen
      lines.append(
        Line(
          event: event, shown: summary.shown, offset: screen.offset,
          distance: (screen.frame(of: "Vitals")?.minY ?? 0) - screen.offset))
    }
    note("the screen appears, all load")
    summary.answer(.activity, ["Steps", "Stairs"])
    note("Activity: 2 rows")
    summary.answer(.vitals, ["Pulse", "Temperature", "Oxygen", "Breaths", "Pressure"])
    summary.answer(.heartRate, ["Resting", "Walking", "Running"])
    note("Vitals: 5 rows, Heart rate: 3")
    summary.answer(.beverages, [])
    note("Beverages: none")
    summary.scroll(to: "Vitals")
    note("the user scrolls to Vitals")
    summary.answer(.recovery, [])
    note("Recovery: none")
    summary.answer(.coach, ["Walk a little", "Drink a little"])
    note("Coach: 2 rows")
    summary.refresh(.activity, ["Steps", "Stairs", "Distance"])
    note("Activity is refreshed: 3 rows")
    self.lines = lines
    drawing = summary.screen.drawing
  }

  static func text() -> String {
    let (held, loose) = (
      SummaryTable(anchoring: .topmostTarget), SummaryTable(anchoring: .offset)
    )
    var text = """
      The summary screen of the list replacement: each section loads on its own, and one without rows
      is not there, its header included. How far from the top is the header of Vitals, to which the user
      has scrolled?

      event                           sections            top-most held  offset held

      """
    for (line, other) in zip(held.lines, loose.lines) {
      let columns = [
        line.event.padded(to: 30), initials(line.shown).padded(to: 18),
        plain(line.distance.rounded()).padded(toLeft: 13),
        plain(other.distance.rounded()).padded(toLeft: 11),
      ]
      text += columns.joined(separator: "  ") + "\n"
    }
    text += "\nWhat the frame shows at last, with the top-most view held\n"
    for line in held.drawing.text.split(separator: "\n") { text += "  \(line)\n" }
    return text
  }

  /// The first letters of the sections that are there, and a dot for each other.
  private static func initials(_ shown: [SummaryScreen.Part]) -> String {
    SummaryScreen.Part.allCases
      .map { shown.contains($0) ? String($0.rawValue.prefix(2)) : "." }
      .joined(separator: " ")
  }
}
