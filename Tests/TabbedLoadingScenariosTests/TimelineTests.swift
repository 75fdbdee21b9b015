import TabbedLoadingScenarios
import Testing

/// What a script means, shown by scripts that hold.
struct MeaningRow: CustomTestStringConvertible {
  let testDescription: String
  let script: String

  init(_ testDescription: String, _ script: String) {
    self.testDescription = testDescription
    self.script = script
  }
}

@Suite struct TimelineTests {
  static let order = [
    MeaningRow(
      "the lines of one instant come before the answers that are due then",
      """
      tabs a b
      server 100ms 3 rows
      @0 appear
      @100ms => a loading; live a#1
      @100ms select b => b loading; cancelled a#1; started b#1
      @200ms => b loading
      @201ms => b ready 3 rows
      """),
    MeaningRow(
      "lines of one instant are played in file order",
      """
      tabs a b c
      @0 appear => started a#1
      @0 select b => started b#1; cancelled a#1
      select c => started c#1; cancelled b#1
      @0 select a => started a#2; cancelled c#1; live a#2
      """),
    MeaningRow(
      "each line is played until nothing is left to do",
      """
      tabs a b
      policy cancelled retry
      @0 appear
      @1s cancel a#1 => started a#2; live a#2
      @1s ok a#2 3 rows => a ready 3 rows
      """),
    MeaningRow(
      "a server without latency answers after the lines of the instant",
      """
      tabs a
      server 0 3 rows
      @0 appear => a loading
      @0 => a loading
      @1ms => a ready 3 rows
      """),
    MeaningRow(
      "a tab's own server goes before the others'",
      """
      tabs a b
      server 1s 1 row
      server b 100ms 2 rows
      @0 appear
      @500ms select b
      @601ms => b ready 2 rows
      """),
    MeaningRow(
      "idle lets time pass until every answer has come",
      """
      tabs a b
      server 3600s 1 row
      @0 appear
      idle => a ready 1 row
      """),
  ]

  static let cancels = [
    MeaningRow(
      "a cancelled request ends silently",
      """
      tabs a b
      server b 1s 3 rows
      @0 appear
      @1s select b => cancelled a#1
      idle => b ready 3 rows
      """),
    MeaningRow(
      "a cancelled request that the script answers is refused then",
      """
      tabs a b
      server b 1s 3 rows
      @0 appear
      @1s select b => cancelled a#1
      @1.5s ok a#1 31 rows => b loading; discarded a#1; live b#1
      idle => b ready 3 rows
      """),
    MeaningRow(
      "a cancelled request that the script fails or cancels ends silently then",
      """
      tabs a b c
      server c 1s 3 rows
      @0 appear
      @1s select b
      @1s select c
      @1.5s fail a#1 => c loading; live c#1
      @1.5s cancel b#1 => c loading; live c#1
      idle => c ready 3 rows
      """),
    MeaningRow(
      "the server leaves alone what the script ends",
      """
      tabs a b
      server 100ms 3 rows
      @0 appear
      @1s => a loading; live a#1
      @2s ok a#1 5 rows => a ready 5 rows
      @3s select b
      @4s => b ready 3 rows
      """),
    MeaningRow(
      "a cancel that nobody asked for is a failure",
      """
      tabs a
      server 100ms 3 rows
      @0 appear
      @50ms cancel a#1 => a failed; live none; shown failure
      idle => a failed
      """),
    MeaningRow(
      "a cancel that nobody asked for is asked once more by policy",
      """
      tabs a
      policy cancelled retry
      @0 appear
      @1s cancel a#1 => a loading; started a#2
      @2s cancel a#2 => a failed; live none
      """),
  ]

  static let policies = [
    MeaningRow(
      "reselect ignores by default",
      """
      tabs a b
      @0 appear
      @1s select a => a loading; scroll none
      @2s ok a#1 3 rows
      @3s select a => a ready 3 rows; scroll none; live none
      """),
    MeaningRow(
      "reselect scrolls to the top by policy",
      """
      tabs a b
      policy reselect top
      screen viewport 709
      @0 appear
      @2s ok a#1 31 rows
      @3s scroll 100 => offset 100
      @4s select a => a ready 31 rows; scroll top; live none; offset 0
      """),
    MeaningRow(
      "disappearing lets the request finish by default",
      """
      tabs a b
      @0 appear
      @1s disappear => a loading; live a#1
      @2s ok a#1 3 rows => a ready 3 rows
      @3s appear => a ready 3 rows; live none
      """),
    MeaningRow(
      "disappearing cancels the request by policy",
      """
      tabs a b
      policy disappear cancel
      @0 appear
      @1s disappear => a loading; live none; cancelled a#1
      @2s ok a#1 3 rows => discarded a#1
      @3s appear => started a#2
      """),
    MeaningRow(
      "without placeholders nothing is shown, and the scroll waits for the rows",
      """
      tabs a b
      policy placeholders 0
      @0 appear => a loading; shown nothing
      @1s select b => b loading; shown nothing; scroll none
      @2s ok b#1 3 rows => scroll top; shown rows 3
      """),
    MeaningRow(
      "as many placeholders as the policy says are shown",
      """
      tabs a
      policy placeholders 12
      @0 appear => shown placeholders 12
      """),
  ]

  static let lifecycle = [
    MeaningRow(
      "the screen is visible while any view is",
      """
      tabs a b
      @0 appear 1 => started a#1
      @1s appear 2 => live a#1
      @1s appear 1 => live a#1
      @2s disappear 1
      @3s select b => started b#1; cancelled a#1
      @4s disappear 1
      @5s select a => started a#2; cancelled b#1
      @6s disappear 2
      @7s select b => b loading; live none; scroll none; shown nothing
      @8s appear 3 => started b#2; scroll top
      """),
    MeaningRow(
      "a view without a number is the view 0",
      """
      tabs a b
      @0 appear
      @1s disappear 0
      @2s select b => live none
      """),
    MeaningRow(
      "selecting before the first appearance starts the load",
      """
      tabs a b
      @0 select b => b loading; started b#1; scroll top
      @1s appear => live b#1
      """),
    MeaningRow(
      "after close nothing starts and every answer is refused",
      """
      tabs a b
      @0 appear
      @1s close => cancelled a#1; live none
      @2s appear => live none
      @3s select b => live none; scroll none
      @4s ok a#1 3 rows => discarded a#1
      idle
      """),
  ]

  @Test(arguments: order + cancels + policies + lifecycle)
  func theTimelineMeans(row: MeaningRow) throws { try expectHeld(row.script) }

  @Test(arguments: [
    ("idle", "4:1: expected no unfinished request, got b#1"),
    ("@2s idle\n@3s ok a#1 3 rows", "4:5: expected no unfinished request, got a#1, b#1"),
    ("@2s idle => b ready", "4:5: expected no unfinished request, got b#1"),
  ])
  func idleNamesTheRequestsThatHaveNotEnded(lines: String, problem: String) throws {
    #expect(
      try problems(in: "tabs a b\n@0 appear\n@1s select b\n\(lines)").first == problem)
  }

  @Test func anAnswerDueAtTheLastInstantComesWithIdle() throws {
    let script = "tabs a\nserver 1s 3 rows\n@0 appear\n@1s => a loading"
    #expect(try !played(script).trace.text.contains("ok a#1"))
    try expectHeld(script + "\nidle => a ready 3 rows")
  }

  @Test func answersDueTogetherComeInTheOrderOfTheRequests() throws {
    let performance = try played(
      """
      logic article
      tabs b a
      server b 200ms 2 rows
      server a 100ms 1 row
      @0 appear
      @100ms select a
      idle => a ready 1 row
      """)
    #expect(
      performance.trace.text.split(separator: "\n") == [
        "      0  appear         b loading         start b#1",
        "  100ms  select a       a loading         start a#1",
        "  200ms  ok b#1 2 rows  a ready 2 rows",
        "  200ms  ok a#1 1 row   a ready 1 row",
      ])
  }

  @Test func theArticlesViewNeverCancelsAndShowsWhateverComes() throws {
    try expectHeld(
      """
      logic article
      tabs a b
      @0 appear => a loading; started a#1; shown placeholders 5; scroll none
      @1s select b => b loading; started b#1; scroll none
      @1s select b => b loading
      @2s ok b#1 3 rows => b ready 3 rows; shown rows 3
      @3s ok a#1 31 rows => b ready 31 rows
      @4s select a => a loading; started a#2; scroll top
      @5s ok a#2 0 rows => a ready 0 rows
      idle
      """)
  }
}
