import Testing

@testable import TabbedLoadingScenarios

@Suite struct EngineTests {
  @Test(arguments: 0..<min(PrinterTests.count, 10_000) as Range<UInt64>)
  func bothEnginesPlayAScriptTheSameWay(seed: UInt64) throws {
    let script = try RandomScript(seed: seed).text
    let scenario = try parsed(script)
    let machine = Player.play(scenario, on: .machine)
    let store = Player.play(scenario, on: .store)
    #expect(
      machine == store,
      """
      seed \(seed); to replay, save this as bug.scenario
      and run: swift run scenario run --engine both bug.scenario

      \(script)
      """)
    #expect(machine.errors == [], "seed \(seed) is no legal script:\n\(script)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aScriptGivesTheSameTraceEachTime(seed: UInt64) throws {
    let scenario = try parsed(RandomScript(seed: seed).text)
    let first = Player.play(scenario, on: .store)
    for _ in 0..<10 { #expect(Player.play(scenario, on: .store) == first, "seed \(seed)") }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func theTraceOfAScriptIsAScriptThatHolds(seed: UInt64) throws {
    let script = try RandomScript(seed: seed).text
    let settings = script.split(separator: "\n").prefix { !$0.hasPrefix("@") }
      .filter { !$0.hasPrefix("server") }.joined(separator: "\n")
    let played = Player.play(try parsed(script), on: .store).trace
    guard !played.entries.isEmpty, !played.answersATimerAtOnce else { return }
    let copy = Player.play(try parsed("\(settings)\n\(played.text)"), on: .store)
    let problems = (copy.errors + copy.failures).map(\.description)
    #expect(problems == [], "seed \(seed):\n\(script)\n\(played.text)")
    #expect(copy.trace.events == played.events, "seed \(seed):\n\(script)")
  }

  @Test func theRandomScriptsHaveAllThatAScriptCanHave() throws {
    let scripts = try (0..<100 as Range<UInt64>).map { try RandomScript(seed: $0).text }
    let all = scripts.joined()
    let words =
      EventWord.allCases.map { " \($0.rawValue)" } + [
        "appear 1", "disappear 2", "server 0 ", "server b ", "placeholders 0", "show-after",
        "min-visible", "while-waiting previous", "reselect top", "reselect refresh",
        "retry 2 after",
        "cancelled retry", "disappear cancel", "screen ", " final", "moved top", "moved away",
        "end after 2", "end hidden", " from 1", " next 2",
        "reload debounce", "select a debounce", "=> ", "scroll to ", "moved to 1 at -8",
        "keep 1 tab", "keep 3 tabs stale-after", "scroll top", " update 1", " remove 2",
        " insert 7 at 0", " pending 1", "invalidate\n", "invalidate a", "restore\n",
        "restore away 50ms", "scrolled", " ids 3 1 2", "saved c", " age 50ms to 1", "any {",
        "kept ", "command ",
      ]
    for word in words { #expect(all.contains(word), "\(word)") }
    let trace = try scripts.map { Player.play(try parsed($0), on: .machine).trace.text }.joined()
    let effects = [
      "discarded ", "cancelled a#", "started c#2", "scroll top", "scrollTo(", ": timer",
      "refreshing yes", "appending yes", "problem ", " blank", "shown previous", "shown nothing",
      "scroll to 1", "scroll anchor ", "ids ",
    ]
    for effect in effects {
      #expect(trace.contains(effect), "\(effect)")
    }
    #expect(try RandomScript(seed: 7).text == RandomScript(seed: 7).text)
  }
}

extension Trace {
  /// The lines that are no comments: those tell of offsets, of which a trace has but one decimal.
  var events: [String] { entries.map { $0.text() }.filter { $0.hasPrefix("@") } }

  /// Whether a request that the timer started was answered in no time. A script's lines come before
  /// the timer, so none of them can answer it at that instant.
  var answersATimerAtOnce: Bool {
    var started: [Handle: Duration] = [:]
    for case .moment(let moment) in entries {
      if moment.event == nil, let handle = moment.started { started[handle] = moment.time }
      let answered = started.first { moment.event?.hasPrefix("ok \($0.key) ") == true }
      if let answered, answered.value == moment.time { return true }
    }
    return false
  }
}
