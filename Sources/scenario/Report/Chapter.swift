internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// One script's part of a report.
struct Chapter: Sendable {
  /// The script's name.
  let title: String
  /// Whether all held, in a few words.
  let verdict: String
  let isHeld: Bool
  /// What a browser shows of it, below its title; nothing if it is only listed.
  let body: String
  /// The lanes alone as a file, if they are wanted.
  var picture: String?
}

extension Chapter {
  init(_ report: RunReport, body: String = "", picture: String? = nil) {
    title = report.name
    verdict = report.summary
    isHeld = report.exitCode == .held
    self.body = body
    self.picture = picture
  }

  /// A script that could not be read.
  init(unreadable file: String, _ problems: [String]) {
    title = file
    verdict = "cannot be read"
    isHeld = false
    body = Chapter.list(of: problems)
  }

  /// - Parameters:
  ///   - number: tells its parts from those of other chapters.
  ///   - film: what the screen showed; nil: there is no screen.
  init(
    _ number: Int, _ scenario: Scenario, _ outcome: Outcome, _ film: Film?, _ report: RunReport,
    _ share: Share
  ) {
    guard !(share.isBrief && report.exitCode == .held) else {
      self.init(report)
      return
    }
    let title = report.name
    let shown = share.hasFilm ? film : nil
    let lanes = Lanes(scenario, outcome)
    let moments = Moments(outcome, shown, limit: share.rows)
    var writer = ChapterWriter(id: "s\(number)", share: share)
    writer.text += Chapter.list(of: report.problems)
    writer.addStory(film.map { Story(outcome, $0).sentences } ?? [])
    writer.text +=
      "<div class=\"scroller\" tabindex=\"0\" role=\"group\" aria-label=\"Lanes\">\n"
      + LanesSVG(lanes, film).figure(named: "Lanes of \(title); the list of moments says the same")
      + "</div>\n"
    writer.addNotes(moments, shown, isFilmed: film != nil)
    writer.addControls(moments)
    writer.text += "<div class=\"panes\">\n"
    if let shown { writer.addScreen(shown, moments) }
    writer.addScript(scenario, lanes)
    writer.addMoments(moments, scenario, outcome, shown, lanes)
    writer.text += "</div>\n"
    self.init(report, body: writer.text)
  }

  private static func list(of problems: [String]) -> String {
    guard !problems.isEmpty else { return "" }
    let limit = 50
    let items = problems.prefix(limit).map { "<li><pre>\($0.escaped)</pre></li>\n" }
    let rest = problems.count - limit
    return "<ul class=\"problems\">\n" + items.joined()
      + (rest > 0 ? "<li>and \(rest) more</li>\n" : "") + "</ul>\n"
  }
}
