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
