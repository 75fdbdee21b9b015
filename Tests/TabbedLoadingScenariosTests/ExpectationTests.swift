import TabbedLoadingScenarios
import Testing

/// Something that a script expects, once where it holds and once where it does not.
struct ExpectationRow: CustomTestStringConvertible {
  let lines: String
  let holds: String
  let fails: String
  let got: String

  init(_ lines: String, holds: String, fails: String, got: String) {
    self.lines = lines
    self.holds = holds
    self.fails = fails
    self.got = got
  }

  var testDescription: String { "\(fails) after \(lines.split(separator: "\n").last ?? "")" }

  func script(expecting fact: String) -> String {
    "tabs a b\nscreen viewport 709\n\(lines) => \(fact)"
  }

  private static let ready = "@0 appear\n@1s ok a#1 31 rows"

  static let progress = [
    ExpectationRow("@0 appear", holds: "a loading", fails: "a ready", got: "a loading"),
    ExpectationRow("@0 appear", holds: "a loading", fails: "a ready 3 rows", got: "a loading"),
    ExpectationRow("@0 appear", holds: "a loading", fails: "a failed", got: "a loading"),
    ExpectationRow("@0 appear", holds: "a loading", fails: "b loading", got: "a loading"),
    ExpectationRow(ready, holds: "a ready", fails: "a loading", got: "a ready 31 rows"),
    ExpectationRow(ready, holds: "a ready 31 rows", fails: "b ready", got: "a ready 31 rows"),
    ExpectationRow(ready, holds: "a ready", fails: "a ready 1 row", got: "a ready 31 rows"),
    ExpectationRow(
      "@0 appear\n@1s ok a#1 1 row", holds: "a ready 1 row", fails: "a ready 0 rows",
      got: "a ready 1 row"),
    ExpectationRow(
      "@0 appear\n@1s fail a#1", holds: "a failed", fails: "a loading", got: "a failed"),
    ExpectationRow("@0", holds: "live none", fails: "a loading", got: "a blank"),
  ]

  static let shown = [
    ExpectationRow("@0", holds: "shown nothing", fails: "shown rows", got: "nothing"),
    ExpectationRow(
      "@0 appear", holds: "shown placeholders", fails: "shown nothing", got: "placeholders 5"),
    ExpectationRow(
      "@0 appear", holds: "shown placeholders 5", fails: "shown placeholders 4",
      got: "placeholders 5"),
    ExpectationRow(ready, holds: "shown rows", fails: "shown placeholders", got: "rows 31"),
    ExpectationRow(ready, holds: "shown rows 31", fails: "shown rows 30", got: "rows 31"),
    ExpectationRow(
      "@0 appear\n@1s ok a#1 0 rows", holds: "shown empty", fails: "shown rows 0", got: "empty"),
    ExpectationRow(
      "@0 appear\n@1s fail a#1", holds: "shown failure", fails: "shown empty", got: "failure"),
  ]

  static let requests = [
    ExpectationRow("@0 appear", holds: "live a#1", fails: "live none", got: "a#1"),
    ExpectationRow(ready, holds: "live none", fails: "live a#1", got: "none"),
    ExpectationRow(
      "@0 appear\n@1s select b", holds: "live b#1", fails: "live a#1", got: "b#1"),
    ExpectationRow("@0 appear", holds: "started a#1", fails: "started a#2", got: "a#1"),
    ExpectationRow(
      "@0 appear\n@1s", holds: "live a#1", fails: "started a#1", got: "none"),
    ExpectationRow(
      "@0 appear\n@1s select b", holds: "cancelled a#1", fails: "cancelled b#1", got: "a#1"),
    ExpectationRow(ready, holds: "live none", fails: "cancelled a#1", got: "none"),
    ExpectationRow(
      "@0 appear\n@1s select b\n@2s ok a#1 3 rows", holds: "discarded a#1",
      fails: "discarded b#1", got: "a#1"),
    ExpectationRow(ready, holds: "live none", fails: "discarded a#1", got: "none"),
  ]

  private static let refreshing = "\(ready)\n@2s refresh"

  static let refreshes = [
    ExpectationRow(refreshing, holds: "refreshing yes", fails: "refreshing no", got: "yes"),
    ExpectationRow(ready, holds: "refreshing no", fails: "refreshing yes", got: "no"),
    ExpectationRow("@0", holds: "refreshing no", fails: "refreshing yes", got: "no"),
    ExpectationRow(
      "\(refreshing)\n@3s fail a#2", holds: "problem a#2", fails: "problem none", got: "a#2"),
    ExpectationRow(
      "\(refreshing)\n@3s fail a#2", holds: "problem a#2", fails: "problem a#1", got: "a#2"),
    ExpectationRow(ready, holds: "problem none", fails: "problem a#1", got: "none"),
    ExpectationRow("@0", holds: "problem none", fails: "problem a#1", got: "none"),
  ]

  private static let previous = """
    policy show-after 1s; while-waiting previous
    \(ready)
    @2s select b
    """

  static let waits = [
    ExpectationRow(
      previous, holds: "shown previous a 31", fails: "shown previous a 3", got: "previous a 31"),
    ExpectationRow(
      previous, holds: "shown previous a", fails: "shown previous b", got: "previous a 31"),
    ExpectationRow(
      previous, holds: "b loading", fails: "shown rows", got: "previous a 31"),
    ExpectationRow(
      ready, holds: "shown rows 31", fails: "shown previous a 31", got: "rows 31"),
  ]

  static let blank = [
    ExpectationRow("@0", holds: "a blank", fails: "b blank", got: "a blank"),
    ExpectationRow("@0 appear", holds: "a loading", fails: "a blank", got: "a loading"),
    ExpectationRow(
      "@0 appear\n@1s close", holds: "a blank", fails: "a loading", got: "a blank"),
    ExpectationRow(
      "@0 appear\n@1s disappear\n@2s select b", holds: "b blank", fails: "b loading",
      got: "b blank"),
  ]

  static let late = [
    ExpectationRow(
      "@0 appear\n@1s select b\n@2s fail a#1", holds: "discarded a#1", fails: "discarded b#1",
      got: "a#1"),
    ExpectationRow(
      "@0 appear\n@1s select b\n@2s cancel a#1", holds: "discarded a#1", fails: "b failed",
      got: "b loading"),
    ExpectationRow(
      "@0 appear\n@1s select b\n@2s cancel b#1", holds: "b failed", fails: "discarded b#1",
      got: "none"),
  ]

  private static let keeping = "policy keep 2 tabs\n\(ready)\n@2s select b\n@3s ok b#1 3 rows"

  static let kept = [
    ExpectationRow(keeping, holds: "kept a", fails: "kept a none", got: "a 31 rows"),
    ExpectationRow(keeping, holds: "kept a 31 rows", fails: "kept a 3 rows", got: "a 31 rows"),
    ExpectationRow(keeping, holds: "kept b none", fails: "kept b", got: "b none"),
    ExpectationRow(ready, holds: "ids 0..30", fails: "ids 0..29", got: "ids 0..30"),
    ExpectationRow(ready, holds: "command none", fails: "command top", got: "none"),
  ]

  static let screen = [
    ExpectationRow(
      "@0 appear\n@1s select b", holds: "scroll top", fails: "scroll none", got: "top"),
    ExpectationRow("@0 appear", holds: "scroll none", fails: "scroll top", got: "none"),
    ExpectationRow(
      "\(ready)\n@3s scroll 473.25", holds: "offset 473", fails: "offset 472.5", got: "473.3"),
    ExpectationRow(
      "\(ready)\n@3s scroll 473.5", holds: "offset 473", fails: "offset 472.9", got: "473.5"),
    ExpectationRow(
      "\(ready)\n@3s scroll 100", holds: "offset > 99.9", fails: "offset > 100", got: "100"),
    ExpectationRow(
      "\(ready)\n@3s scroll 100", holds: "offset < 100.1", fails: "offset < 100", got: "100"),
    ExpectationRow(
      "\(ready)\n@3s scroll 100", holds: "offset 99.5..100", fails: "offset 100.5..200",
      got: "100"),
    ExpectationRow(
      "\(ready)\n@3s scroll 9999", holds: "offset 871", fails: "offset 9999", got: "871"),
    ExpectationRow("@0", holds: "offset 0", fails: "offset > 0", got: "0"),
  ]
}

@Suite struct ExpectationTests {
  static let rows =
    ExpectationRow.progress + ExpectationRow.shown + ExpectationRow.requests
    + ExpectationRow.refreshes + ExpectationRow.waits + ExpectationRow.blank + ExpectationRow.late
    + ExpectationRow.screen + ExpectationRow.kept

  @Test(arguments: rows)
  func whatHoldsIsSilent(row: ExpectationRow) throws {
    #expect(try problems(in: row.script(expecting: row.holds)) == [])
  }

  @Test(arguments: rows)
  func whatDoesNotHoldSaysWhatWasThere(row: ExpectationRow) throws {
    let script = row.script(expecting: row.fails)
    let lines = script.split(separator: "\n")
    let column = (lines.last?.count ?? 0) - row.fails.count + 1
    #expect(
      try problems(in: script)
        == ["\(lines.count):\(column): expected \(row.fails), got \(row.got)"])
  }

  @Test func everyExpectationOfALineIsChecked() throws {
    let outcome = try played(
      """
      tabs a b
      @0 appear => b loading; a loading;   shown  rows 3
      """)
    #expect(outcome.checks == 3)
    #expect(
      outcome.failures.map(\.description) == [
        """
        bug.scenario:2:14: error: expected b loading, got a loading
          @0 appear => b loading; a loading;   shown  rows 3
                       ^
        """,
        """
        bug.scenario:2:38: error: expected shown rows 3, got placeholders 5
          @0 appear => b loading; a loading;   shown  rows 3
                                               ^
          - b loading
          + a loading
            a loading
          - shown rows 3
          + shown placeholders 5
          last:
            @0  appear  => a loading; started a#1
          in flight: a#1
        """,
      ])
  }

  @Test func whatHappenedSinceTheLineBeforeCounts() throws {
    try expectHeld(
      """
      tabs a b
      policy cancelled retry
      server b 100ms 3 rows
      @0 appear
      @1s cancel a#1 => started a#2
      @2s select b
      @3s => b ready 3 rows; scroll none
      @4s select a => started a#3
      @5s select b
      @9s ok a#2 1 row => discarded a#2
      @9s ok a#3 1 row => discarded a#3
      idle => b ready 3 rows
      """)
  }

  /// Without a screen, which would carry it out.
  @Test func aScrollWaitsUntilItIsCarriedOut() throws {
    try expectHeld(
      """
      tabs a
      @0 appear => command none
      @1s ok a#1 31 rows
      @2s scroll to 7 => scroll to 7; command to 7
      @3s => scroll none; command to 7
      @4s scrolled => command none
      """)
  }
}
