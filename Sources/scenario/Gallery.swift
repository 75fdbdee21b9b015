internal import TabbedLoadingScenarios

/// The built-in scripts, played: the source article's screen in its variants.
struct Gallery {
  /// What a newcomer reads.
  let text: String
  /// The expectations that did not hold; none, unless this package is broken.
  let failures: [Diagnostic]

  /// The scripts as they stand in the folder `Gallery`, in the order in which they are shown.
  static let scripts: [(file: String, bytes: [UInt8])] = [
    ("no-id-slow.scenario", PackageResources.no_id_slow_scenario),
    ("no-id-fast.scenario", PackageResources.no_id_fast_scenario),
    ("id-slow.scenario", PackageResources.id_slow_scenario),
    ("id-fast.scenario", PackageResources.id_fast_scenario),
    ("stable-id-fast.scenario", PackageResources.stable_id_fast_scenario),
    ("late-answer-article.scenario", PackageResources.late_answer_article_scenario),
    ("late-answer-store.scenario", PackageResources.late_answer_store_scenario),
  ]

  /// Plays all scripts on the store's engine.
  static func play() -> Gallery {
    var failures: [Diagnostic] = []
    var lists: [ListRow] = []
    var answers: [AnswerRow] = []
    for script in scripts {
      switch Parser.parse(String(decoding: script.bytes, as: UTF8.self), file: script.file) {
      case .failure(let diagnostics): failures += diagnostics.list
      case .success(let scenario):
        let performance = Player.play(scenario, on: .store)
        failures += performance.errors + performance.failures
        if scenario.screen == nil {
          answers.append(AnswerRow(scenario, performance))
        } else {
          lists.append(ListRow(scenario, performance))
        }
      }
    }
    return Gallery(text: ListRow.table(lists) + "\n" + AnswerRow.table(answers), failures: failures)
  }
}

/// One script in which a tab is tapped on a scrolled list.
struct ListRow {
  let name: String
  let curve: String
  let end: Double
  let reason: String

  /// The list counts as being at its top up to here.
  static let top = 1.0

  init(_ scenario: Scenario, _ performance: Performance) {
    let tap = scenario.steps.last { if case .select = $0.action { true } else { false } }
    let time = tap?.time ?? .zero
    let start = performance.offsets.offset(at: time - .milliseconds(1))
    name = scenario.name
    curve =
      Curve(
        performance.offsets, from: time - .milliseconds(100), step: .milliseconds(50), count: 40,
        scale: start
      ).text
    end = performance.offsets.last?.offset ?? 0
    reason = Reason(performance.trace, since: time, end: end).text
  }

  static func table(_ rows: [ListRow]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    var text = """
      The list, scrolled to 800, after a tap on another tab. As its loading starts, the view scrolls
      to the first placeholder. Does the list end at its top?

      \("placeholders and server".padded(to: width))  \("offset, 2 s from the tap".padded(to: 40))  ends at

      """
    for row in rows {
      let verdict = row.end <= top ? "top" : "STAYS SCROLLED"
      text += "\(row.name.padded(to: width))  \(row.curve)  "
      text += "\(plain(row.end.rounded()).padded(toLeft: 4))  \(verdict)\n"
    }
    text += "\nWhy\n"
    for row in rows { text += "  \(row.name)\n    \(row.reason)\n" }
    return text
  }
}

/// One script in which an answer comes late.
struct AnswerRow {
  let name: String
  let steps: [String]

  init(_ scenario: Scenario, _ performance: Performance) {
    name = scenario.name
    steps = performance.trace.entries.compactMap { entry in
      guard case .moment(let moment) = entry else { return nil }
      let effects = moment.effects.isEmpty ? "" : "   (\(moment.effects))"
      return "\(moment.time.brief.padded(toLeft: 5))  \(moment.event.padded(to: 14))"
        + "  \("\(moment.selected) \(moment.progress)".padded(to: 15))\(effects)"
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
