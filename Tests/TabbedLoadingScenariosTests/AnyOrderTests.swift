import Testing

@testable import TabbedLoadingScenarios

@Suite struct AnyOrderTests {
  @Test func linesHappenInEveryOrderAndEachIsChecked() throws {
    let outcome = try played(
      """
      tabs a b
      @0 appear
      @1s select b
      @2s any {
        ok a#1 31 rows => discarded a#1
        ok b#1 3 rows => b ready 3 rows
        moved top
      }
      => b ready 3 rows
      """)
    #expect(outcome.failures == [])
    #expect(outcome.checks == 6 * 3)
    #expect(outcome.trace.text.contains("@2s  ok a#1 31 rows"), "the order as it is written")
  }

  @Test func ordersOfSeveralBlocksMultiply() throws {
    let scenario = try parsed(
      """
      tabs a
      any {
        appear
        refresh
      }
      any {
        retry
        reload
        moved top
      }
      """)
    let orders = scenario.orders.map { $0.steps.compactMap(\.action).map(\.description) }
    #expect(orders.count == 12)
    #expect(Set(orders).count == 12)
    #expect(orders[0] == ["appear", "refresh", "retry", "reload", "moved top"])
    #expect(orders.allSatisfy { Set($0.prefix(2)) == ["appear", "refresh"] })
  }

  @Test func aFailureNamesTheOrderAndPrintsItAsAScriptThatFailsToo() throws {
    let outcome = try played(
      """
      scenario an answer or a tap
      tabs     a b

      @0       appear
      @1s      any {
                 select b
                 ok a#1 3 rows
               }
               => shown placeholders
      @2s ok b#1 1 row => discarded a#1
      """)
    #expect(
      outcome.failures.last?.description == """
        bug.scenario:10:21: error: expected discarded a#1, got none
          @2s ok b#1 1 row => discarded a#1
                              ^
          - discarded a#1
          last:
            @1s  select b       => b loading; cancelled a#1; started b#1; scroll top
            @1s  ok a#1 3 rows  => b loading; discarded a#1
            @2s  ok b#1 1 row   => b ready 1 row
          in order 1 of 2, as a script of its own:
            scenario an answer or a tap
            tabs     a b

            @0   appear
            @1s  select b
                 ok a#1 3 rows
                               => shown placeholders
            @2s  ok b#1 1 row  => discarded a#1
        """)
    let notes = try #require(outcome.failures.last).notes
    let start = try #require(notes.firstIndex { $0.hasPrefix("in order 1 of 2") })
    let script = notes[(start + 1)...].joined(separator: "\n")
    let problem = "expected discarded a#1, got none"
    #expect(try problems(in: script).map { $0.hasSuffix(problem) } == [true])
  }

  @Test func anOrderThatCannotBePlayedIsAnErrorThatNamesIt() throws {
    let outcome = try played(
      """
      tabs a b
      @0 appear
      any {
        select b
        ok b#1 3 rows
      }
      """)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.notes.first == "in order 2 of 2, as a script of its own:")
  }
}
