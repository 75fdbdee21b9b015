import Foundation
import TabbedLoading
import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

/// Takes the transitions of a store's engine; on one thread at a time, as a simulation is.
private final class Sink: @unchecked Sendable {
  let log: ScenarioLog<ScriptTypes>
  let recorded: RecordedText<ScriptTypes>
  var lines: [String] = []

  init(_ state: TabState<ScriptTypes>, tabs: [String], limit: Int) {
    func log(_ state: TabState<ScriptTypes>, _ now: Duration) -> ScenarioLog<ScriptTypes> {
      ScenarioLog(state, at: now, tabs: tabs, name: "", keepsIDs: true, contents: nil)
    }
    self.log = log(state, .zero)
    recorded = RecordedText(state, at: .zero, limit: limit, makeLog: log)
    lines = self.log.takeLines()
  }

  func take(_ transition: Transition<ScriptTypes>) {
    log.take(transition)
    lines += log.takeLines()
    recorded.take(transition)
  }
}

@Suite struct RecordingTests {
  /// How many random sessions are recorded; more with `SESSIONS=1000` in the environment.
  static let count = ProcessInfo.processInfo.environment["SESSIONS"].flatMap { UInt64($0) } ?? 60

  /// A session, and what was recorded of it.
  private struct Session {
    let trace: Trace
    let lines: [String]
    let text: String

    init(_ scenario: Scenario, limit: Int = 1_000_000) {
      let host = SimulatedHost<StoreScreen>(scenario)
      let sink = host.simulation.perform(on: host.screen) { screen in
        let sink = Sink(screen.engine.state, tabs: scenario.tabs, limit: limit)
        let note = screen.engine.watcher
        screen.engine.watcher = { transition in
          sink.take(transition)
          note?(transition)
        }
        return sink
      }
      trace = Player.play(scenario, on: host).trace
      (lines, text) = (sink.lines, sink.recorded.text)
    }
  }

  /// A random session without what only a simulation has: an answer in no time at all, which comes after
  /// a timer of its own moment. Of orders of lines it has the first.
  private func scenario(seed: UInt64) throws -> Scenario {
    let text = try RandomScript(seed: seed).text
      .replacing("server 0 ", with: "server 70ms ").replacing("server b 0 ", with: "server b 70ms ")
      .replacing("screen ", with: "// screen ")
      .replacing(#/(?m)^@\d+ms scroll \d+$/#, with: "// dragged")
    return try #require(parsed(text).orders.first)
  }

  @Test func aSessionThatWasRecordedReplaysWithAnEqualTrace() throws {
    for seed in 0..<Self.count {
      let scenario = try scenario(seed: seed)
      let session = Session(scenario)
      let recorded = session.lines.joined(separator: "\n")
      let moments = session.trace.recordable
      guard !moments.isEmpty else { continue }
      let outcome = try played(recorded)
      #expect(outcome.errors + outcome.failures == [], "seed \(seed)\n\(recorded)")
      // The player closes what it has played.
      #expect(outcome.trace.recordable.last?.action == .close, "seed \(seed)")
      #expect(outcome.trace.recordable.dropLast() == moments[...], "seed \(seed)\n\(recorded)")
      #expect(!recorded.contains("Not all"), "seed \(seed)")
      #expect(session.text == recorded + "\n", "seed \(seed)")
    }
  }

  /// What is written of these events.
  private func recorded(
    _ policy: Policy, _ events: [(TabState<ScriptTypes>.Event, Duration)]
  ) -> [String] {
    var state = TabState<ScriptTypes>(selected: "a", policy: policy, identity: 1)
    let log = ScenarioLog(
      state, at: .zero, tabs: ["a", "b"], name: "", keepsIDs: true, contents: nil)
    for (event, time) in events {
      let before = state
      let effects = state.handle(event, now: time)
      log.take(
        Transition(event: event, time: time, before: before, after: state, effects: effects))
    }
    return log.takeLines()
  }

  @Test func whatComesBeforeALateTimerIsWrittenBeforeIt() throws {
    let lines = recorded(
      Policy(showAfter: .milliseconds(100)),
      [
        (.appear(), .nanoseconds(999)), (.select("b"), .microseconds(150_000)),
        (.timeout, .microseconds(150_700)), (.refresh, .nanoseconds(200_000_999)),
      ])
    #expect(
      Array(lines.suffix(4)) == [
        "@0          appear                    => a loading; shown nothing; started a#1",
        "@100ms      select b                  => b loading; shown nothing; cancelled a#1; started b#1",
        "            // 100ms: timer           => b loading; shown placeholders 5; scroll top",
        "@200ms      refresh                   => b loading",
      ])
    try expectHeld(lines.joined(separator: "\n"))
  }

  /// The timer of 150 ms is late. So the return is written at that time, at which the rows are not stale yet.
  @Test func aRequestThatTheScriptDoesNotMakeIsTakenForNoOther() throws {
    let page = ScriptTypes.Page([0])
    let lines = recorded(
      Policy(
        showAfter: .milliseconds(100), keep: .rows(tabs: 1, staleAfter: .milliseconds(150))),
      [
        (.appear(), .zero), (.answered(Ticket(issuer: 1, number: 1), page), .milliseconds(10)),
        (.select("b"), .milliseconds(50)), (.select("a"), .milliseconds(170)),
        (.answered(Ticket(issuer: 1, number: 3), page), .milliseconds(200)),
      ])
    #expect(lines.last == "// A request that is not in this script has ended.")
    try expectHeld(lines.joined(separator: "\n"))
  }

  @Test func afterACrashTheLinesThatAreThereAreAScript() throws {
    for seed in 0..<Self.count / 4 {
      let lines = Session(try scenario(seed: seed)).lines
      guard let first = lines.firstIndex(where: { $0.hasPrefix("@") }) else { continue }
      for count in stride(from: first + 1, through: lines.count, by: 3) {
        let outcome = try played(lines[..<count].joined(separator: "\n"))
        #expect(outcome.errors + outcome.failures == [], "seed \(seed), \(count) lines")
      }
    }
  }

  @Test func ofALongSessionTheEndIsKeptAndIsAScriptThatHolds() throws {
    var exact = 0
    for seed in 0..<Self.count {
      let session = Session(try scenario(seed: seed), limit: 600)
      #expect(session.text.utf8.count < 1_800, "seed \(seed)")
      guard session.text.hasPrefix("// What happened in the first") else { continue }
      guard session.text.contains("\n@") else { continue }
      let outcome = try played(session.text)
      #expect(outcome.errors + outcome.failures == [], "seed \(seed)\n\(session.text)")
      guard !session.text.contains("// Not all") else { continue }
      exact += 1
      // The same ends, whatever the requests' numbers are now.
      let ends = [outcome.trace, session.trace].map { trace in
        trace.recordable.last { $0.action != .close }.map {
          "\($0.selected) \($0.progress) \($0.ids) \($0.kept)"
        } ?? ""
      }
      #expect(
        ends[0] == ends[1],
        "seed \(seed)\n\(session.text)\n\(session.trace.text)")
    }
    #expect(exact > 0)
  }
}

extension Trace {
  /// The moments that a recorder writes down: not the end of a cancelled request by a cancel, which
  /// a script can tell from silence and a store's recorder cannot.
  fileprivate var recordable: [Moment] {
    entries.compactMap { entry -> Moment? in
      guard case .moment(var moment) = entry else { return nil }
      guard moment.discarded != nil else { return moment }
      switch moment.action {
      case .cancel: return nil
      case .fail(let handle, isFinal: _): moment.action = .fail(handle, isFinal: false)
      default: break
      }
      return moment
    }
  }
}
