internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// Writes the parts of a chapter.
struct ChapterWriter {
  var text = ""
  let id: String
  private let share: Share

  init(id: String, share: Share) {
    (self.id, self.share) = (id, share)
  }

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
    text +=
      "<div class=\"pane\"><h3>Script</h3>\n<ol class=\"script\" tabindex=\"0\" aria-label=\"Script\">\n"
    // After the last line end there is no line to see.
    let lines = scenario.lines.last == "" ? scenario.lines.dropLast() : scenario.lines[...]
    for (index, line) in lines.prefix(share.rows).enumerated() {
      let check = checks[index + 1]
      let state = check.map { $0.problems.isEmpty ? " class=\"held\"" : " class=\"failed\"" } ?? ""
      text += "<li id=\"\(id)l\(index + 1)\"\(state)><code>\(line.escaped)</code>"
      if let check { text += sign(check) }
      text += "</li>\n"
    }
    text += "</ol>\n"
    if lines.count > share.rows {
      let rest = counted(lines.count - share.rows, "more line", "is", "are")
      text += "<p class=\"note\">\(rest) not shown.</p>\n"
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
