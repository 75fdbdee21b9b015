internal import TabbedLoadingScenarios

/// The built-in scripts, played: the source article's screen in its variants.
struct Gallery {
  /// What a newcomer reads.
  private(set) var text = """
    Simulated: a model predicts the screen; nothing here was compared with SwiftUI itself.

    """
  /// The expectations that did not hold; none, unless this package is broken.
  private(set) var failures: [Diagnostic] = []

  typealias Script = (file: String, bytes: [UInt8])

  /// A tab is tapped on a scrolled list. The scripts stand in the folder `Gallery`.
  static let taps: [Script] = [
    ("no-id-slow.scenario", PackageResources.no_id_slow_scenario),
    ("no-id-fast.scenario", PackageResources.no_id_fast_scenario),
    ("id-slow.scenario", PackageResources.id_slow_scenario),
    ("id-fast.scenario", PackageResources.id_fast_scenario),
    ("stable-id-fast.scenario", PackageResources.stable_id_fast_scenario),
  ]
  /// A tab is left before its answer comes.
  static let lateAnswers: [Script] = [
    ("late-answer-article.scenario", PackageResources.late_answer_article_scenario),
    ("late-answer-store.scenario", PackageResources.late_answer_store_scenario),
  ]
  /// A request fails after it was cancelled.
  static let cancelledLoads: [Script] = [
    ("cancelled-load.scenario", PackageResources.cancelled_load_scenario)
  ]

  static let scripts = taps + lateAnswers + cancelledLoads

  /// Plays all scripts on the store's engine.
  static func play() -> Gallery {
    var gallery = Gallery()
    let tables = [
      ListRow.table(gallery.play(taps, ListRow.init)),
      AnswerRow.table(
        gallery.play(lateAnswers, AnswerRow.init),
        about: "Tab b is chosen before tab a has answered; a's answer of 31 rows comes last."),
      AnswerRow.table(
        gallery.play(cancelledLoads, AnswerRow.init),
        about: "A cancelled load shows no error, although its loader fails."),
      EasyViewRow.table(),
      SummaryTable.text(),
    ]
    gallery.text += "\n" + tables.joined(separator: "\n")
    return gallery
  }

  private mutating func play<Row>(
    _ scripts: [Script], _ makeRow: (Scenario, Outcome) -> Row
  ) -> [Row] {
    scripts.compactMap { script in
      switch Parser.parse(String(decoding: script.bytes, as: UTF8.self), file: script.file) {
      case .failure(let diagnostics):
        failures += diagnostics.list
        return nil
      case .success(let scenario):
        let outcome = Player.play(scenario, on: .store)
        failures += outcome.errors + outcome.failures
        return makeRow(scenario, outcome)
      }
    }
  }
}
