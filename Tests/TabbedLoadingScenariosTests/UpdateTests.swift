import Testing

@testable import TabbedLoadingScenarios

@Suite struct UpdateTests {
  @Test func onlyWhatIsExpectedIsRewritten() throws {
    let script = """
      // A comment; => no arrow
      tabs   a b
      @0 appear   =>   a ready; shown placeholders 3 ; live a#1  // why
      @1s  select b=>cancelled b#1;started b#7
      @2s ok b#1 3 rows
      @2s =>discarded a#1
      @3s ok a#1 31 rows => b ready; scroll none
      @4s => b ready 3 rows   // as it is
      never b failed
      """
    let new = try update(script)
    #expect(
      new == """
        // A comment; => no arrow
        tabs   a b
        @0 appear   => a loading; shown placeholders 5; live a#1  // why
        @1s  select b=> cancelled a#1; started b#1
        @2s ok b#1 3 rows
        @2s => b ready 3 rows
        @3s ok a#1 31 rows => b ready; scroll none
        @4s => b ready 3 rows   // as it is
        never b failed
        """)
    try expectHeld(new)
    #expect(try update(new) == new)
  }

  @Test func whatHoldsInPlaceOfTwoIsWrittenOnce() throws {
    #expect(
      try update("tabs a b\n@0 appear => a ready; b ready")
        == "tabs a b\n@0 appear => a loading")
  }

  @Test func lineEndsAndAByteOrderMarkStay() throws {
    let script = "\u{FEFF}tabs a\r\n@0 appear => a ready\r@1s => a ready\n\n"
    #expect(try update(script) == "\u{FEFF}tabs a\r\n@0 appear => a loading\r@1s => a loading\n\n")
  }

  @Test(arguments: [
    ("tabs a\n@0 appear => a ready\nidle", "3:1: expected no unfinished request, got a#1"),
    ("tabs a\nalways a blank\n@0 appear", "2:8: expected always a blank, got a loading at 0"),
    (
      "tabs a\n@0 ok a#1 3 rows => a ready",
      "2:4: a#1 has not been requested by 0; requests so far: none"
    ),
  ])
  func whatWouldFailAllTheSameIsRefused(script: String, problem: String) throws {
    let problems = try #require(throws: Diagnostics.self) { try update(script) }
    let first = try #require(problems.list.first)
    #expect("\(first.position.line):\(first.position.column): \(first.message)" == problem)
  }

  @Test func whatDiffersFromOrderToOrderIsRefused() throws {
    let script = """
      tabs a b
      @0 appear
      any {
        ok a#1 3 rows => a ready
        select b
      }
      """
    let problems = try #require(throws: Diagnostics.self) { try update(script) }
    #expect(problems.list.contains { $0.notes.contains { $0.hasPrefix("in order ") } })
  }

  @Test func randomScriptsHoldAfterwards() throws {
    for seed in 0..<PrinterTests.count * 3 / 8 {
      let script = try RandomScript(seed: seed).text.split(separator: "\n").compactMap(
        expectingWrongly
      )
      .joined(separator: "\n")
      let scenario = try parsed(script)
      let new = try scenario.updated(script, on: PlayEngine.allCases).get()
      let again = try parsed(new)
      let actions = [scenario, again].map { $0.steps.map { $0.action.map { "\($0)" } } }
      #expect(actions[0] == actions[1], "seed \(seed)")
      #expect(try again.updated(new, on: [.machine]).get() == new, "seed \(seed)")
    }
  }

  /// The line with what hardly ever holds behind it; nil for what no update can mend.
  private func expectingWrongly(_ line: Substring) -> String? {
    if line.contains(/idle|within|always|never/) { return nil }
    // What comes of one of several orders.
    if !line.hasPrefix("@") { return line.split(separator: "=>").first.map(String.init) }
    if line.contains(/=>|any/) { return String(line) }
    return "\(line) => b failed; scroll none; shown rows 7; ids 5; live c#9; kept c 3 rows"
  }

  private func update(_ script: String) throws(Diagnostics) -> String {
    try parsed(script).updated(script, on: PlayEngine.allCases).get()
  }
}
