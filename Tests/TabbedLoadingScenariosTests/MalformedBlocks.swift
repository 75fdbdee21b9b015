/// Scripts that go wrong in `any`, `within`, `always`, `never`, `saved`, and all that is said about them.
extension BadScript {
  static let blocks: [BadScript] = [
    BadScript(
      "a block that is not closed",
      """
      tabs a b
      @0 any {
        appear
      """,
      """
      bug.scenario:2:4: error: 'any' is not closed; expected '}' on a line of its own below it
        @0 any {
           ^
      """),
    BadScript(
      "a block that is not closed is noticed last and named first",
      """
      tabs a b
      @0 any {
        apear
      """,
      """
      bug.scenario:2:4: error: 'any' is not closed; expected '}' on a line of its own below it
        @0 any {
           ^
      bug.scenario:3:3: error: unknown event 'apear'; did you mean 'appear'?
          apear
          ^
      """),
    BadScript(
      "a time and an arrow",
      """
      tabs a b
      1s appear -> a loading
      """,
      """
      bug.scenario:2:1: error: a time begins with '@'; did you mean '@1s'?
        1s appear -> a loading
        ^
      bug.scenario:2:11: error: unexpected '->'; did you mean '=>'?
        1s appear -> a loading
                  ^
      """),
    BadScript(
      "a block without a brace",
      """
      tabs a b
      any
      appear
      }
      """,
      """
      bug.scenario:2:5: error: missing '{'; the lines below 'any {' happen in every order, up to '}'
        any
            ^
      """),
    BadScript(
      "a block on one line",
      """
      tabs a b
      any { appear
      refresh
      }
      """,
      """
      bug.scenario:2:7: error: unexpected 'appear'; expected the end of the line
        any { appear
              ^
      """),
    BadScript(
      "a block in a block, once with each of its braces",
      """
      tabs a b
      any {
        appear
        any {
          refresh
        }
      }
      @0 idel
      """,
      """
      bug.scenario:4:3: error: 'any' in 'any' is no order of its own; expected an event
          any {
          ^
      bug.scenario:8:4: error: unknown event 'idel'; did you mean 'idle'?
        @0 idel
           ^
      """),
    BadScript(
      "a brace that closes nothing",
      """
      tabs a b
      appear
      }
      """,
      """
      bug.scenario:3:1: error: unknown event '}'; expected 'appear', 'disappear', 'select', 'reload', 'refresh' or one of 23 more (see 'scenario run --help')
        }
        ^
      """),
    BadScript(
      "a block with nothing in it",
      """
      tabs a b
      any {
        // nothing
      }
      """,
      """
      bug.scenario:2:1: error: nothing happens in 'any'; expected lines with events
        any {
        ^
      """),
    BadScript(
      "what takes time in a block",
      """
      tabs a b
      any {
        @1s appear
        idle
        never a failed
        => a loading
        tabs c
        refresh
      } => a loading
      """,
      """
      bug.scenario:3:3: error: unexpected time; the lines of 'any' happen at one moment, that of 'any {'
          @1s appear
          ^
      bug.scenario:4:3: error: 'idle' does not happen at one moment; expected it after '}'
          idle
          ^
      bug.scenario:5:3: error: 'never' does not happen at one moment; expected it after '}'
          never a failed
          ^
      bug.scenario:6:3: error: missing event; in 'any' expectations stand behind one, or after '}'
          => a loading
          ^
      bug.scenario:7:3: error: 'tabs' after an event; expected it before the first one, which is on line 2
          tabs c
          ^
      bug.scenario:9:3: error: unexpected '=>'; what holds after '}' stands on the line below it
        } => a loading
          ^
      """),
    BadScript(
      "more orders than can be played",
      """
      tabs a
      any {
        appear 1
        appear 2
        appear 3
        appear 4
        appear 5
        appear 6
        appear 7
      }
      @1s any {
        refresh
        retry
      }
      """,
      """
      bug.scenario:11:5: error: too many orders; expected at most 5040, those of seven lines, in a script
        @1s any {
            ^
      """),
  ]

  static let watches: [BadScript] = [
    BadScript(
      "watches without what they need",
      """
      tabs a b
      within
      within 300ms
      within b ready
      within 300 b ready
      always
      never => a ready
      """,
      """
      bug.scenario:2:8: error: missing time; expected a time, as in '300ms' or '1.5s'
        within
               ^
      bug.scenario:3:14: error: missing expectation; expected 'a', 'b', 'shown', 'started', 'cancelled' or one of 11 more (see 'scenario run --help')
        within 300ms
                     ^
      bug.scenario:4:8: error: 'b' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        within b ready
               ^
      bug.scenario:5:8: error: '300' has no unit; expected '300ms' or '300s'
        within 300 b ready
               ^
      bug.scenario:6:8: error: missing expectation; expected 'a', 'b', 'shown', 'started', 'cancelled' or one of 11 more (see 'scenario run --help')
        always
               ^
      bug.scenario:7:7: error: unexpected '=>'; 'never' stands in its place
        never => a ready
              ^
      """),
    BadScript(
      "what holds at one moment cannot hold always",
      """
      tabs a b
      always a loading; started a#1
      """,
      """
      bug.scenario:2:19: error: 'started a#1' holds at one moment; expected it after '=>', 'within' or 'never'
        always a loading; started a#1
                          ^
      """),
    BadScript(
      "misspelt watches",
      """
      tabs a b
      @0 appear
      withn 300ms a raedy
      nevr shown failure
      """,
      """
      bug.scenario:3:1: error: unknown event 'withn'; did you mean 'within'?
        withn 300ms a raedy
        ^
      bug.scenario:3:15: error: unknown progress 'raedy'; did you mean 'ready'?
        withn 300ms a raedy
                      ^
      bug.scenario:4:1: error: unknown event 'nevr'; did you mean 'never'?
        nevr shown failure
        ^
      """),
    BadScript(
      "saved rows",
      """
      tabs a b
      saved
      saved c 3 rows
      saved a 3 rows aeg 30s
      saved a age 30s
      saved a ids 3..1
      """,
      """
      bug.scenario:2:7: error: missing tab; expected 'a' or 'b'
        saved
              ^
      bug.scenario:3:7: error: unknown tab 'c'; expected 'a' or 'b'
        saved c 3 rows
              ^
      bug.scenario:4:16: error: unexpected 'aeg'; did you mean 'age'?
        saved a 3 rows aeg 30s
                       ^
      bug.scenario:5:9: error: 'age' is no whole number; expected the number of rows, as in '3'
        saved a age 30s
                ^
      bug.scenario:6:13: error: '3..1' ends before it begins; expected '1..3'
        saved a ids 3..1
                    ^
      """),
    BadScript(
      "retries",
      """
      tabs a
      policy retry 2 after 1s factor 0.5
      policy retry 2 after 1s jitter 2
      policy seed x
      policy seed
      appear
      """,
      """
      bug.scenario:2:32: error: '0.5' is no factor; expected 1 to 1000000, as in '1'
        policy retry 2 after 1s factor 0.5
                                       ^
      bug.scenario:3:8: error: 'policy retry' for the second time; it is set on line 2 already
        policy retry 2 after 1s jitter 2
               ^
      bug.scenario:4:13: error: 'x' is no seed; expected a whole number below 2^64
        policy seed x
                    ^
      bug.scenario:5:8: error: 'policy seed' for the second time; it is set on line 4 already
        policy seed
               ^
      """),
    BadScript(
      "kept tabs and commands",
      """
      tabs a b
      appear => kept; kept c; kept a 3; command; command up; ids 1..x
      """,
      """
      bug.scenario:2:15: error: missing tab; expected 'a' or 'b'
        appear => kept; kept c; kept a 3; command; command up; ids 1..x
                      ^
      bug.scenario:2:22: error: unknown tab 'c'; expected 'a' or 'b'
        appear => kept; kept c; kept a 3; command; command up; ids 1..x
                             ^
      bug.scenario:2:33: error: missing unit; expected 'rows' or 'row'
        appear => kept; kept c; kept a 3; command; command up; ids 1..x
                                        ^
      bug.scenario:2:42: error: missing scroll; expected 'top', 'none', 'to' or 'anchor'
        …ppear => kept; kept c; kept a 3; command; command up; ids 1..x
                                                 ^
      bug.scenario:2:52: error: unknown scroll 'up'; expected 'top', 'none', 'to' or 'anchor'
        …ept; kept c; kept a 3; command; command up; ids 1..x
                                                 ^
      bug.scenario:2:63: error: 'x' is no whole number; expected the row's number, as in '3'
        …; kept a 3; command; command up; ids 1..x
                                                 ^
      """),
  ]
}
