import TabbedLoadingScenarios
import Testing

/// A script that can be read and not be played to its end.
struct PlayError: CustomTestStringConvertible {
  let testDescription: String
  let script: String
  let problem: String

  static let all: [PlayError] = [
    PlayError(
      testDescription: "an answer before any request",
      script: """
        tabs a b
        @0 ok a#1 3 rows
        """,
      problem: """
        bug.scenario:2:4: error: a#1 has not been requested by 0; requests so far: none
          @0 ok a#1 3 rows
             ^
        """),
    PlayError(
      testDescription: "a failure of a request never made",
      script: """
        tabs a b
        @0 appear
        @1s select b
        @1.5s fail b#2
        """,
      problem: """
        bug.scenario:4:7: error: b#2 has not been requested by 1.5s; requests so far: a#1, b#1
          @1.5s fail b#2
                ^
        """),
    PlayError(
      testDescription: "an answer to a request that the article's view makes later",
      script: """
        logic article
        tabs a b
        @0 appear
        @1s ok b#1 3 rows
        @2s select b
        """,
      problem: """
        bug.scenario:4:5: error: b#1 has not been requested by 1s; requests so far: a#1
          @1s ok b#1 3 rows
              ^
        """),
    PlayError(
      testDescription: "a second answer",
      script: """
        tabs a b
        @0 appear
        @1s ok a#1 3 rows
        @2s ok a#1 4 rows
        """,
      problem: """
        bug.scenario:4:5: error: a#1 ended on line 3 already; a request ends once
          @2s ok a#1 4 rows
              ^
        """),
    PlayError(
      testDescription: "a cancel of what has failed",
      script: """
        tabs a b
        @0 appear
        @1s fail a#1
        @2s cancel a#1
        """,
      problem: """
        bug.scenario:4:5: error: a#1 ended on line 3 already; a request ends once
          @2s cancel a#1
              ^
        """),
    PlayError(
      testDescription: "a time that idle has run past",
      script: """
        tabs a b
        server 1.5s 3 rows
        @0 appear
        idle
          @1s select b
        """,
      problem: """
        bug.scenario:5:3: error: '@1s' has passed: 'idle' let time run to 1.5s; expected a later time
            @1s select b
            ^
        """),
  ]
}

@Suite struct PlayErrorTests {
  @Test(arguments: PlayError.all)
  func whatCannotBePlayedIsAnErrorWithItsPlace(script: PlayError) throws {
    let outcome = try played(script.script)
    #expect(outcome.errors.map(\.description) == [script.problem])
    #expect(outcome.failures == [])
  }

  @Test func nothingAfterItIsPlayed() throws {
    let outcome = try played(
      """
      tabs a b
      @0 appear => b loading
      @1s ok b#1 3 rows => a ready
      @2s select b => a loading
      """)
    #expect(outcome.trace.text == "@0  appear  => a loading; started a#1\n")
    #expect(outcome.failures.map(\.message) == ["expected b loading, got a loading"])
    #expect(outcome.checks == 1)
  }

  @Test func afterIdleALineWithoutATimeIsPlayedAtOnce() throws {
    let outcome = try played(
      """
      tabs a b
      server 1.5s 3 rows
      @0 appear
      idle
      select b
      @1.5s select a
      """)
    #expect(outcome.errors == [])
    #expect(outcome.trace.text.contains("@1.5s  select a"))
  }
}
