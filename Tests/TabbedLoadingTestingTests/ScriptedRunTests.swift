import TabbedLoadingTesting
import Testing

@Suite struct ScriptedRunTests {
  static let lateAnswer = """
    scenario a late answer stays hidden
    tabs     a b

    @0       appear
    @300ms   select b
    @500ms   ok b#1 3 rows
    @2s      ok a#1 31 rows
    """

  static let scrolled = """
    scenario ids by position
    tabs     a b
    server   100ms 31 rows
    screen   viewport 709; ids position

    @0       appear
    @3s      scroll 800
    @4s      select b
    @6s      => offset < 5
    """

  @Test func aRunHasTheScriptsNameAndItsTrace() throws {
    let run = try ScriptedRun(Self.lateAnswer)
    #expect(run.name == "a late answer stays hidden")
    #expect(
      run.trace == """
        @0      appear          => a loading; started a#1
        @300ms  select b        => b loading; cancelled a#1; started b#1; scroll top
        @500ms  ok b#1 3 rows   => b ready 3 rows
        @2s     ok a#1 31 rows  => b ready 3 rows; discarded a#1

        """)
    #expect(run.failures.isEmpty)
  }

  @Test func aTraceIsAScriptThatHolds() throws {
    let trace = try ScriptedRun(Self.lateAnswer).trace
    let again = try ScriptedRun("scenario again\ntabs a b\n\(trace)")
    #expect(again.trace == trace)
    #expect(again.failures.isEmpty)
  }

  @Test func offsetsAreThoseOfTheScreen() throws {
    let run = try ScriptedRun(Self.scrolled)
    #expect(run.offset(at: .milliseconds(2999)) == 0)
    #expect(run.offset(at: .seconds(3)) == 800)
    #expect(run.offset(at: .seconds(6)) > 100)
    #expect(run.offsets.last?.distance == run.offset(at: .seconds(60)))
  }

  @Test func withoutAScreenThereAreNoOffsets() throws {
    let run = try ScriptedRun(Self.lateAnswer)
    #expect(run.offsets.isEmpty)
    #expect(run.offset(at: .seconds(1)) == 0)
  }

  @Test func anExpectationThatDoesNotHoldIsAFailureAndNoError() throws {
    let run = try ScriptedRun(Self.scrolled, file: "bug.scenario")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.hasPrefix("bug.scenario:9:") == true)
  }

  @Test func whatCannotBeReadSaysWhere() {
    let error = #expect(throws: UnplayableScript.self) {
      try ScriptedRun("scenario x\ntabs a b\n@0 apear\n@1s slect b\n", file: "typo.scenario")
    }
    #expect(error?.problems.count == 2)
    #expect(error?.description.contains("typo.scenario:3:4: error: ") == true)
  }

  @Test func whatCannotHappenSaysWhere() {
    let error = #expect(throws: UnplayableScript.self) {
      try ScriptedRun("scenario x\ntabs a b\n@0 appear\n@1s ok b#1 3 rows\n")
    }
    #expect(error?.description.hasPrefix("script:4:") == true)
  }
}
