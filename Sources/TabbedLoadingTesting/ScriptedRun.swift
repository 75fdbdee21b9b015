internal import TabbedLoadingScenarios

/// A script of the timeline language, played: what `scenario run` prints, as a value.
///
///     let run = try ScriptedRun(
///       """
///       scenario a late answer stays hidden
///       tabs     a b
///
///       @0       appear
///       @300ms   select b
///       @500ms   ok b#1 3 rows
///       @2s      ok a#1 31 rows  => b ready 3 rows; discarded a#1
///       """)
///     print(run.trace)
///
/// It is played on the store's engine, with real tasks on virtual time: two seconds of a script take
/// no two seconds. The same script gives the same run on every platform.
public struct ScriptedRun: Hashable, Sendable {
  /// The script's name, as its first line says it.
  public let name: String
  /// What happened: one line each, in the script's own language, so that a line of it can be pasted
  /// into the script.
  public let trace: String
  /// Where the model predicts the list to be, each time it had moved; empty unless the script has a
  /// `screen`.
  public let offsets: [PredictedOffset]
  /// The expectations that did not hold: where each stands, and what was there instead.
  public let failures: [String]

  /// Plays a script from its first line to its last.
  ///
  /// An expectation that does not hold is no error: see ``failures``.
  ///
  /// - Parameters:
  ///   - script: the text.
  ///   - file: what messages call it.
  /// - Throws: ``UnplayableScript`` if a line cannot be read, or asks for what cannot happen, such as
  ///   an answer to a request that was never made.
  public init(_ script: String, file: String = "script") throws(UnplayableScript) {
    switch Parser.parse(script, file: file) {
    case .failure(let diagnostics): throw UnplayableScript(diagnostics.list)
    case .success(let scenario):
      let outcome = Player.play(scenario, on: .store)
      guard outcome.errors.isEmpty else { throw UnplayableScript(outcome.errors) }
      name = scenario.name
      trace = outcome.trace.text
      offsets = outcome.offsets.map { PredictedOffset(time: $0.time, distance: $0.offset) }
      failures = outcome.failures.map { "\($0)" }
    }
  }
}

extension ScriptedRun {
  /// How far from its top the list is predicted to be at a time since the script's beginning; 0
  /// without a `screen`. The list moves with the frames, sixty times a second. Linear in the number of offsets.
  public func offset(at time: Duration) -> Double {
    offsets.last { $0.time <= time }?.distance ?? 0
  }
}
