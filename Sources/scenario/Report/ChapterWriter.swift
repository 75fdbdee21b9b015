internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// Writes the parts of a chapter.
struct ChapterWriter {
  private(set) var text = ""
  private let id: String
  private let title: String
  private let share: Share

  init(id: String, title: String, share: Share) {
    (self.id, self.title, self.share) = (id, title, share)
  }

  mutating func add(_ markup: String) { text += markup }

  mutating func addStory(_ sentences: [Story.Sentence]) {
    guard sentences.count > 1 else { return }
    text += "<h3>Where the list goes</h3>\n<ol class=\"story\">\n"
    for sentence in sentences {
      text += "<li>\(link(to: sentence.time)) \(sentence.text.escaped)</li>\n"
    }
    text += "</ol>\n"
  }

  /// What was left out.
  mutating func addNotes(_ moments: Moments, _ film: Film?, isFilmed: Bool) {
    var notes: [String] = []
    if moments.list.count < moments.count {
      notes.append("\(moments.list.count) of \(moments.count) moments are shown.")
    }
    if isFilmed, film == nil {
      notes.append("With so many scripts in one report there is no film; run this one alone.")
    }
    for note in notes { text += "<p class=\"note\">\(note)</p>\n" }
  }

  mutating func addControls(_ moments: Moments) {
    let last = max(0, moments.list.count - 1)
    text += """
      <div class="controls">
      <button type="button" class="back" aria-label="Moment before">◀</button>
      <input type="range" min="0" max="\(last)" value="\(last)" aria-label="Moment">
      <button type="button" class="on" aria-label="Next moment">▶</button>
      <button type="button" class="play" aria-pressed="false">Play</button>
      <span class="when"></span>
      </div>

      """
  }

  /// The script with what held and what did not.
  mutating func addScript(_ scenario: Scenario, _ lanes: Lanes) {
    let checks = Dictionary(lanes.checks.map { ($0.line, $0) }) { first, _ in first }
    text += "<div class=\"pane\"><h3>Script</h3>\n<ol class=\"script\" tabindex=\"0\">\n"
    for (index, line) in scenario.lines.prefix(share.rows).enumerated() {
      let check = checks[index + 1]
      let state = check.map { $0.problems.isEmpty ? " class=\"held\"" : " class=\"failed\"" } ?? ""
      text += "<li id=\"\(id)l\(index + 1)\"\(state)><code>\(line.escaped)</code>"
      if let check { text += sign(check) }
      text += "</li>\n"
    }
    text += "</ol>\n"
    if scenario.lines.count > share.rows {
      text +=
        "<p class=\"note\">\(scenario.lines.count - share.rows) more lines are not shown.</p>\n"
    }
    text += "</div>\n"
  }

  private func sign(_ check: Lanes.Check) -> String {
    guard !check.problems.isEmpty else { return " <span class=\"good\">✓<i> held</i></span>" }
    let problems = check.problems.map { "<span class=\"bad\">✗ \($0.escaped)</span>" }
    return " " + problems.joined(separator: " ")
  }

  private func link(to time: Duration) -> String {
    "<a href=\"#\(id)&amp;t=\(time.inSeconds)\">\(time.label)</a>"
  }
}

// MARK: - Moments

extension ChapterWriter {
  mutating func addMoments(
    _ moments: Moments, _ scenario: Scenario, _ outcome: Outcome, _ film: Film?, _ lanes: Lanes
  ) {
    text += "<div class=\"pane\"><h3>Moments</h3>\n<ol class=\"moments\" tabindex=\"0\">\n"
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

// MARK: - The screen

extension ChapterWriter {
  mutating func addScreen(_ film: Film, _ moments: Moments) {
    let size = film.frames.first?.drawing.size ?? (width: 393, height: 709)
    let box = "0 0 \(size.width.inHundredths) \(size.height.inHundredths)"
    text += "<svg width=\"0\" height=\"0\" class=\"frames\" aria-hidden=\"true\"><defs>\n"
    for (index, frame) in film.frames.enumerated() {
      text += "<g id=\"\(id)f\(index)\">\(frame.picture)</g>\n"
    }
    text += "</defs></svg>\n"
    let last = moments.list.last?.frame ?? 0
    text += """
      <figure class="pane screen"><h3>Screen, simulated</h3>
      <svg class="big" viewBox="\(box)" role="img" aria-label="The screen at the chosen moment">\
      <use href="#\(id)f\(last)"/></svg>
      <figcaption></figcaption>
      <div class="strip" aria-hidden="true">

      """
    var seen: Set<Int> = []
    for (place, moment) in moments.list.enumerated() {
      guard let frame = moment.frame, seen.insert(frame).inserted else { continue }
      text +=
        "<span data-m=\"\(place)\"><svg viewBox=\"\(box)\"><use href=\"#\(id)f\(frame)\"/></svg>"
        + "\(moment.time.label)</span>\n"
    }
    text += "</div></figure>\n"
  }
}

extension Drawing {
  fileprivate var size: (width: Double, height: Double) {
    let length = safeArea.top + viewport + safeArea.bottom
    return axis == .vertical ? (breadth, length) : (length, breadth)
  }
}

extension Film.Frame {
  /// The screen with a bar that shows where the list is.
  fileprivate var picture: String {
    var drawing = drawing
    drawing.shapes = drawing.shapes.map(\.named)
    var picture = drawing.svg
    let (length, content) = (drawing.viewport, max(drawing.contentHeight, 1))
    guard content > length else { return picture }
    let (top, height) = (drawing.offset / content * length, length / content * length)
    picture +=
      "<rect class=\"bar\" x=\"\((drawing.breadth - 6).inHundredths)\" "
      + "y=\"\(top.inHundredths)\" width=\"4\" height=\"\(max(8, height).inHundredths)\" rx=\"2\"/>"
    return picture
  }
}

extension Drawing.Shape {
  /// The shape with a text that says what it is, if it is leaving.
  fileprivate var named: Drawing.Shape {
    guard isOutgoing else { return self }
    var shape = self
    shape.label =
      switch id {
      case .offset(let slot)?, .placeholder(let slot)?: "placeholder \(slot), leaving"
      case .integer(let row)?: "\(row), leaving"
      case .text, .fresh, .pair, nil: "leaving"
      }
    return shape
  }
}
