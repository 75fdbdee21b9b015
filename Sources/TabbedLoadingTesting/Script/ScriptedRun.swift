internal import TabbedLoadingScenarios
internal import Testing

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
/// Or a script in Swift, with the same words; what fails is reported at the line of Swift:
///
///     try ScriptedRun("a late answer stays hidden", tabs: "a", "b") {
///       at(0).appear()
///       at(0.3).select("b")
///       at(0.5).ok("b#1", rows: 3)
///       at(2).ok("a#1", rows: 31).expect(.ready("b", rows: 3), .discarded("a#1"))
///     }.expectHeld()
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
  /// The expectations that did not hold: where each stands, what was there instead, and what happened
  /// last.
  public var failures: [String] { problems.map(\.text) }

  private let problems: [ScriptProblem]

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
    try self.init(script, file: file) { ScriptProblem(text: "\($0)") }
  }

  /// Plays a script that is written in Swift from its first line to its last.
  ///
  /// - Parameters:
  ///   - name: what the script shows.
  ///   - tabs: the tabs' names; the first is selected.
  ///   - settings: what else there is before the first line.
  ///   - fileID: where the script stands, for messages.
  ///   - filePath: its file.
  ///   - line: its line.
  ///   - column: its column.
  ///   - lines: what happens, and what is expected of it.
  /// - Throws: ``UnplayableScript`` if a line asks for what cannot be said, or cannot happen.
  public init(
    _ name: String, tabs: String..., settings: [ScriptSetting] = [], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column,
    @ScriptBuilder lines: () -> [ScriptLine]
  ) throws(UnplayableScript) {
    let script = WrittenScript(
      name, tabs: tabs, settings: settings, lines: lines(),
      at: SwiftPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    try self.init(script.text, file: fileID, problem: script.problem)
  }

  private init(
    _ script: String, file: String, problem: (Diagnostic) -> ScriptProblem
  ) throws(UnplayableScript) {
    switch Parser.parse(script, file: file) {
    case .failure(let diagnostics):
      throw UnplayableScript(problems: diagnostics.list.map { problem($0).text })
    case .success(let scenario):
      let outcome = Player.play(scenario, on: .store)
      guard outcome.errors.isEmpty else {
        throw UnplayableScript(problems: outcome.errors.map { problem($0).text })
      }
      name = scenario.name
      trace = outcome.trace.text
      offsets = outcome.offsets.map { PredictedOffset(time: $0.time, distance: $0.offset) }
      problems = outcome.failures.map(problem)
    }
  }

  /// Reports each expectation that did not hold to the test that runs: at its line, if the script is
  /// written in Swift, or else here.
  public func expectHeld(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let here = SwiftPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for problem in problems {
      let place = problem.place ?? here
      Issue.record(
        Comment(rawValue: problem.text),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
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
