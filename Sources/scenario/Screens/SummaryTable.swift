internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// The summary screen from its appearance on, with each anchoring.
struct SummaryTable {
  /// One event, and how the screen is after it.
  struct Line {
    let event: String
    let shown: [SummaryScreen.Part]
    /// How far the header of the vital signs is from the top.
    let distance: Double
  }

  let lines: [Line]
  let drawing: Drawing

  init(anchoring: Anchoring) {
    var summary = SummaryScreen(anchoring: anchoring, server: Self.answer)
    var lines: [Line] = []
    func note(_ event: String, at milliseconds: Int) {
      summary.advance(to: .milliseconds(milliseconds))
      let screen = summary.screen
      lines.append(
        Line(
          event: event, shown: summary.shown,
          distance: (screen.frame(of: "Vitals")?.minY ?? 0) - screen.offset))
    }
    note("the screen appears, all load", at: 0)
    note("Activity: 2 rows", at: 200)
    note("Vitals: 5 rows, Heart rate: 3", at: 400)
    note("Beverages: none", at: 600)
    summary.scroll(to: "Vitals")
    note("the user scrolls to Vitals", at: 700)
    note("Recovery: none", at: 1500)
    note("Coach: 2 rows", at: 2000)
    summary.refresh(.activity)
    note("Activity is refreshed: 3 rows", at: 2500)
    summary.refresh(.recovery)
    note("Recovery is refreshed: 1 row", at: 3000)
    self.lines = lines
    drawing = summary.screen.drawing
  }

  /// The sections' server: a refresh takes half a second.
  @Sendable private static func answer(
    _ part: SummaryScreen.Part, _ isFirst: Bool
  ) -> SummaryStore.Answer {
    let (latency, first, later): (Int, [String], [String]) =
      switch part {
      case .coach: (2000, ["Walk a little", "Drink a little"], [])
      case .activity: (200, ["Steps", "Stairs"], ["Steps", "Stairs", "Distance"])
      case .recovery: (1500, [], ["Sleep"])
      case .vitals: (400, ["Pulse", "Temperature", "Oxygen", "Breaths", "Pressure"], [])
      case .heartRate: (400, ["Resting", "Walking", "Running"], [])
      case .beverages: (600, [], [])
      }
    return isFirst
      ? SummaryStore.Answer(latency: .milliseconds(latency), names: first)
      : SummaryStore.Answer(latency: .milliseconds(500), names: later)
  }

  static func text() -> String {
    let (held, loose) = (
      SummaryTable(anchoring: .topmostTarget), SummaryTable(anchoring: .offset)
    )
    var text = """
      The summary screen of the list replacement: each section has a store and loads on its own, and
      one without rows is not there, its header included. How far from the top is the header of Vitals,
      to which the user has scrolled?

      event                           sections            top-most held  offset held

      """
    for (line, other) in zip(held.lines, loose.lines) {
      let columns = [
        line.event.padded(to: 30), initials(line.shown).padded(to: 18),
        line.distance.whole.padded(toLeft: 13),
        other.distance.whole.padded(toLeft: 11),
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
