internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

extension ChapterWriter {
  mutating func addMoments(
    _ moments: Moments, _ scenario: Scenario, _ outcome: Outcome, _ film: Film?, _ lanes: Lanes
  ) {
    text +=
      "<div class=\"pane\"><h3>Moments</h3>\n<ol class=\"moments\" tabindex=\"0\" aria-label=\"Moments\">\n"
    let failed = Set(lanes.checks.filter { !$0.problems.isEmpty }.map(\.line))
    for moment in moments.list {
      let line = moment.line.map { outcome.lines[$0] }
      let isFailing =
        line.map { failed.contains($0.line) && ($0.end ?? $0.time) == moment.time } ?? false
      var data = "data-t=\"\(moment.time.inSeconds)\""
      data +=
        " data-x=\"\((LanesSVG.place(moment.time, in: lanes) * LanesSVG.width).inHundredths)\""
      if let line { data += " data-l=\"\(line.line)\"" }
      if let frame = moment.frame { data += " data-f=\"\(frame)\"" }
      text +=
        "<li \(data)\(isFailing ? " class=\"failed\"" : "")>"
        + "<time>\(moment.time.label)</time> \(what(moment, scenario, outcome))"
      if let film, let frame = moment.frame { text += place(of: film.frames[frame]) }
      text += "</li>\n"
    }
    text += "</ol></div>\n"
  }

  private func what(
    _ moment: Moments.Moment, _ scenario: Scenario, _ outcome: Outcome
  ) -> String {
    let entries = moment.entries.prefix(8).map { entry in
      "<code>\(entry.told.escaped)</code>"
    }
    guard entries.isEmpty else { return entries.joined(separator: " ") }
    guard moment.isLine, let line = moment.line else { return "<span>the screen changes</span>" }
    let text = scenario.lines[outcome.lines[line].line - 1]
    return "<code>\(text.escaped)</code>"
  }

  /// Where the list is.
  private func place(of frame: Film.Frame) -> String {
    var parts = [
      "offset \(frame.drawing.offset.inTenths), at most \(frame.limit.inTenths) now",
      "content \(frame.drawing.contentHeight.inTenths) high",
    ]
    let leaving = frame.drawing.shapes.count { $0.isOutgoing }
    if leaving > 0 { parts.append("\(leaving) leaving (dashed)") }
    return " <span class=\"where\">\(parts.joined(separator: " · "))</span>"
  }
}

extension Trace.Entry {
  /// The entry without its time.
  fileprivate var told: String {
    switch self {
    case .moment(let moment): "\(moment.event ?? "timer") => \(moment.facts)"
    case .drag(_, let offset): "scroll \(offset.inTenths)"
    case .line(_, let text): text
    case .screen(let entry): "// \(entry.event.brief)"
    }
  }
}

extension Duration {
  /// For a link, to the microsecond.
  var inSeconds: String { plain((self / .microseconds(1)).rounded() / 1_000_000) }
}
