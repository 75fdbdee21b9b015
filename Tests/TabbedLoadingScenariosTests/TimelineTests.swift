import TabbedLoadingScenarios
import Testing

/// What a script means, shown by scripts that hold. What the rules mean the cases show.
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
    MeaningRow(
      "what the script does at a timer's instant comes before it",
      """
      tabs a b
      policy retry 1 after 1s
      @0 appear
      @1s fail a#1
      @2s select b => b loading; started b#1
      @9s => b loading; live b#1
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
      "a cancelled request that the script fails or cancels is refused then: it counts as the cancel",
      """
      tabs a b c
      server c 1s 3 rows
      @0 appear
      @1s select b
      @1s select c
      @1.5s fail a#1 => c loading; live c#1; discarded a#1
      @1.5s cancel b#1 => c loading; live c#1; discarded b#1
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
  ]

  static let events = [
    MeaningRow(
      "a reload is a first load of the selected tab",
      """
      tabs a b
      @0 appear
      @1s ok a#1 3 rows
      @2s reload => a loading; shown placeholders 5; started a#2; scroll top
      @3s reload => a loading; cancelled a#2; started a#3; live a#3
      @4s ok a#3 1 row => a ready 1 row
      """),
    MeaningRow(
      "the place of the list decides what reselect does, by policy",
      """
      tabs a b
      policy reselect refresh
      @0 appear
      @1s ok a#1 3 rows
      @2s select a => refreshing no; scroll top
      @3s moved top
      @4s select a => refreshing yes; started a#2; scroll none
      @5s ok a#2 3 rows
      @6s moved away
      @7s select a => refreshing no; scroll top
      """),
    MeaningRow(
      "a view without a number is the view 0",
      """
      tabs a b
      @0 appear
      @1s disappear 0
      @2s select b => live none
      """),
  ]

  @Test(arguments: order + cancels + events)
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
    let outcome = try played(
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
      outcome.trace.text.split(separator: "\n") == [
        "@0      appear         => b loading; started b#1",
        "@100ms  select a       => a loading; started a#1",
        "@200ms  ok b#1 2 rows  => a ready 2 rows",
        "@200ms  ok a#1 1 row   => a ready 1 row",
      ])
  }

  @Test func anAnswerAtTheTimersInstantComesBeforeIt() throws {
    let outcome = try played(
      """
      tabs a b
      policy show-after 100ms; retry 1 after 100ms
      server a 100ms 3 rows
      server b 50ms 1 row
      @0 appear
      @1s select b
      @1s fail b#1
      idle => b ready 1 row
      """)
    #expect(
      outcome.trace.text.split(separator: "\n") == [
        "@0      appear          => a loading; shown nothing; started a#1",
        "@100ms  ok a#1 3 rows   => a ready 3 rows",
        "@1s     select b        => b loading; shown nothing; started b#1",
        "@1s     fail b#1        => b loading; shown nothing",
        "        // 1.1s: timer  => b loading; shown placeholders 5; started b#2; scroll top",
        "@1.15s  ok b#2 1 row    => b ready 1 row",
      ])
  }

  @Test func whatEndsAfterItsCancelIsInTheTrace() throws {
    let outcome = try played(
      """
      tabs a b
      server b 1s 3 rows
      @0 appear
      @1s reload
      @2s reload
      @3s select b
      @3.1s fail a#1
      @3.2s fail a#2 final
      @3.3s cancel a#3
      idle
      """)
    #expect(
      outcome.trace.text.split(separator: "\n").dropFirst(4) == [
        "@3.1s  fail a#1        => b loading; discarded a#1",
        "@3.2s  fail a#2 final  => b loading; discarded a#2",
        "@3.3s  cancel a#3      => b loading; discarded a#3",
        "@4s    ok b#1 3 rows   => b ready 3 rows",
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
