import Testing

@testable import TabbedLoadingScenarios

@Suite struct WatchTests {
  @Test func whatHoldsInTimeIsSilent() throws {
    try expectHeld(
      """
      tabs a b
      server 100ms 31 rows
      @0 appear
      within 100ms a ready 31 rows; shown rows
      never a failed; shown failure; discarded a#1
      """)
  }

  @Test(arguments: [
    // An answer at the very end is in time; one a moment later is not.
    ("within 100ms a ready", nil),
    (
      "within 99.999ms a ready", "3:17: expected within 99.999ms a ready, got a loading at 99.999ms"
    ),
    ("within 1s b ready", "3:11: expected within 1s b ready, got a ready 31 rows at 1s"),
    ("within 0 a blank", nil),
    ("within 1s started a#1", nil),
    ("within 1s started a#2", "3:11: expected within 1s started a#2, got none at 1s"),
    ("always live none", "3:8: expected always live none, got a#1 at 0"),
    ("never shown placeholders", "3:7: expected never shown placeholders, got it at 0"),
    ("never a ready", nil),  // Nothing runs after the last line.
  ])
  func eachIsLookedAtFromItsLineOn(line: String, problem: String?) throws {
    let script = "tabs a b\nserver 100ms 31 rows\n\(line)\n@0 appear"
    #expect(try problems(in: script) == [problem].compactMap(\.self))
  }

  @Test func eachFactFailsOnceAndByItself() throws {
    let script = """
      tabs a b
      @0 appear
      always a loading; live a#1
      @1s select b
      @2s select a
      @3s ok a#2 0 rows
      """
    #expect(
      try problems(in: script) == [
        "3:8: expected always a loading, got b loading at 1s",
        "3:19: expected always live a#1, got b#1 at 1s",
      ])
  }

  @Test func aTimerThatPassesByIsSeen() throws {
    let script = """
      tabs a
      policy show-after 100ms
      @0 appear
      never shown placeholders
      @1s ok a#1 3 rows
      """
    #expect(
      try problems(in: script) == ["4:7: expected never shown placeholders, got it at 100ms"])
  }

  @Test func theListIsWatchedWhileItMoves() throws {
    let script = """
      tabs a b
      server 1.5s 31 rows
      screen viewport 709
      @0 appear
      @3s scroll 800
      @4s select b
      within 1s offset 0
      never offset 100..700
      idle
      """
    #expect(try problems(in: script) == [])
    #expect(
      try problems(in: script.replacing("viewport 709", with: "viewport 709; ids position"))
        .first?.hasPrefix("8:7: expected never offset 100..700, got it at 4.") == true)
  }

  @Test func whatHappenedLastAndWhatIsInFlightIsSaid() throws {
    let outcome = try played("tabs a b\n@0 appear\nalways a loading\n@1s select b")
    #expect(
      outcome.failures.map(\.description) == [
        """
        bug.scenario:3:8: error: expected always a loading, got b loading at 1s
          always a loading
                 ^
          last:
            @0   appear    => a loading; started a#1
            @1s  select b  => b loading; cancelled a#1; started b#1; scroll top
          in flight: b#1
        """
      ])
  }
}
