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
      @1s disappear => a blank; shown nothing; live none; cancelled a#1
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

  static let loads = [
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
      "a debounce delays the request alone, and counts anew each time",
      """
      tabs a b
      @0 appear
      @1s select b debounce 300ms => b loading; live none; cancelled a#1; scroll top
      @1.2s reload debounce 300ms => b loading; live none
      @1.5s => live none
      @1.501s => started b#1; live b#1
      @2s reload debounce 300ms => cancelled b#1
      @9s => started b#2
      """),
    MeaningRow(
      "selecting the tab again ends its debounce",
      """
      tabs a b
      @0 select b debounce 1s => live none
      @500ms select b => started b#1; live b#1
      @2s => live b#1
      """),
    MeaningRow(
      "a refresh keeps the rows, and fails beside them",
      """
      tabs a b
      @0 appear
      @1s ok a#1 3 rows
      @2s refresh => a ready 3 rows; shown rows 3; refreshing yes; started a#2; scroll none
      @3s refresh => refreshing yes; live a#2
      @4s fail a#2 => a ready 3 rows; refreshing no; problem a#2
      @5s refresh => refreshing yes; problem none; started a#3
      @6s ok a#3 4 rows => a ready 4 rows; refreshing no; problem none
      """),
    MeaningRow(
      "a refresh joins a first load",
      """
      tabs a b
      @0 appear
      @1s refresh => a loading; live a#1; refreshing no
      @2s ok a#1 3 rows => a ready 3 rows
      """),
    MeaningRow(
      "a retry repeats what failed, and nothing else",
      """
      tabs a b
      @0 appear
      @1s retry => live a#1
      @2s fail a#1 => a failed
      @3s retry => a loading; started a#2
      @4s ok a#2 3 rows
      @5s retry => a ready 3 rows; live none
      @6s refresh
      @7s fail a#3 => problem a#3
      @8s retry => refreshing yes; started a#4
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
  ]

  static let timers = [
    MeaningRow(
      "placeholders come after a while, by policy",
      """
      tabs a b
      policy show-after 120ms
      @0 appear => a loading; shown nothing
      @120ms => shown nothing
      @121ms => shown placeholders 5; scroll none
      @200ms select b => shown placeholders 5; scroll top
      """),
    MeaningRow(
      "an answer before placeholders shows none",
      """
      tabs a b
      policy show-after 120ms; min-visible 1s
      @0 appear => shown nothing
      @119ms ok a#1 3 rows => shown rows 3
      """),
    MeaningRow(
      "an answer that is due just then counts as earlier than the timer, from the script",
      """
      tabs a b
      policy show-after 120ms; min-visible 1s
      @0 appear => shown nothing
      @120ms ok a#1 3 rows => shown rows 3
      """),
    MeaningRow(
      "an answer that is due just then counts as earlier than the timer, from the server",
      """
      tabs a b
      policy show-after 120ms; min-visible 1s
      server 120ms 3 rows
      @0 appear => shown nothing
      @120ms => shown nothing
      @121ms => shown rows 3
      """),
    MeaningRow(
      "placeholders stay for a while, by policy",
      """
      tabs a b
      policy min-visible 400ms
      @0 appear => shown placeholders 5
      @100ms ok a#1 3 rows => a loading; shown placeholders 5; live none
      @400ms => a loading
      @401ms => a ready 3 rows
      @1s select b
      @1.4s ok b#1 3 rows => b ready 3 rows
      """),
    MeaningRow(
      "the rows from before stay while it is too early for placeholders, by policy",
      """
      tabs a b
      policy show-after 100ms; while-waiting previous
      @0 appear => shown nothing
      @50ms ok a#1 3 rows
      @1s select b => b loading; shown previous a 3; scroll none
      @1.101s => b loading; shown placeholders 5; scroll top
      @2s ok b#1 1 row => shown rows 1
      @3s reload => b loading; shown previous b 1
      """),
    MeaningRow(
      "a first load that failed is tried again, each wait twice the one before, by policy",
      """
      tabs a b
      policy retry 2 after 1s
      @0 appear
      @1s fail a#1 => a loading; live none; shown placeholders 5
      @2s => live none
      @2.001s => started a#2; live a#2
      @3s fail a#2 => a loading
      @5.001s => started a#3
      @6s fail a#3 => a failed
      """),
    MeaningRow(
      "a final failure is not tried again by itself, and neither is a refresh",
      """
      tabs a b
      policy retry 2 after 1s
      @0 appear
      @1s fail a#1 final => a failed
      @2s retry => started a#2
      @3s ok a#2 3 rows
      @4s refresh
      @5s fail a#3 => a ready 3 rows; problem a#3
      @9s => live none
      """),
    MeaningRow(
      "a retry ends the wait",
      """
      tabs a b
      policy retry 2 after 1s
      @0 appear
      @1s fail a#1 => live none
      @1.5s retry => started a#2; live a#2
      @9s => live a#2
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
    MeaningRow(
      "disappearing ends every wait",
      """
      tabs a b
      policy retry 2 after 1s
      @0 appear
      @1s fail a#1 => a loading
      @1.5s disappear => a blank; shown nothing
      @9s => live none
      @10s appear => a loading; started a#2
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
      @7s select b => b blank; live none; scroll none; shown nothing
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
      @1s close => a blank; cancelled a#1; live none
      @2s appear => live none
      @3s select b => live none; scroll none
      @4s ok a#1 3 rows => discarded a#1
      idle
      """),
  ]

  @Test(arguments: order + cancels + policies + loads + timers + lifecycle)
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
