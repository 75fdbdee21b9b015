/// Scripts with names of requests that are none, and all that is said about them.
extension BadScript {
  static let requests: [BadScript] = [
    BadScript(
      "a tab instead of a request",
      """
      tabs a b c
      @0 appear
      @1s ok a 3 rows
      """,
      """
      bug.scenario:3:8: error: 'a' is no request; did you mean 'a#1'?
        @1s ok a 3 rows
               ^
      """),
    BadScript(
      "a request without its sign",
      """
      tabs a b c
      @0 appear
      @1s fail a1
      """,
      """
      bug.scenario:3:10: error: 'a1' is no request; did you mean 'a#1'?
        @1s fail a1
                 ^
      """),
    BadScript(
      "a request numbered 0",
      """
      tabs a b c
      @0 appear => started a#0
      """,
      """
      bug.scenario:2:22: error: 'a#0' is no request; did you mean 'a#1'?
        @0 appear => started a#0
                             ^
      """),
    BadScript(
      "odd requests",
      """
      tabs a b c
      @0 appear => live #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
      """,
      """
      bug.scenario:2:19: error: '#1' is no request; did you mean 'a#1'?
        @0 appear => live #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; liv…
                          ^
      bug.scenario:2:28: error: 'a#' is no request; did you mean 'a#1'?
        @0 appear => live #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
                                   ^
      bug.scenario:2:37: error: 'a#x' is no request; did you mean 'a#1'?
        @0 appear => live #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
                                            ^
      bug.scenario:2:47: error: 'a#-1' is no request; did you mean 'a#1'?
        …ear => live #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
                                                 ^
      bug.scenario:2:58: error: 'a#+1' is no request; did you mean 'a#1'?
        … #1; live a#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
                                                 ^
      bug.scenario:2:69: error: 'a#1#2' is no request; expected a tab and a number, as in 'a#1'
        …#; live a#x; live a#-1; live a#+1; live a#1#2; live 7
                                                 ^
      bug.scenario:2:81: error: '7' is no request; expected a tab and a number, as in 'a#1'
        … live a#-1; live a#+1; live a#1#2; live 7
                                                 ^
      """),
    BadScript(
      "a request of an unknown tab",
      """
      tabs a b c
      @0 appear
      @1s cancel d#1
      """,
      """
      bug.scenario:3:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s cancel d#1
                   ^
      """),
    BadScript(
      "a request with a huge number",
      """
      tabs a b c
      @0 appear => started a#99999999999999999999
      """,
      """
      bug.scenario:2:22: error: 'a#99999999999999999999' is no request; expected a tab and a number, as in 'a#1'
        @0 appear => started a#99999999999999999999
                             ^
      """),
    BadScript(
      "a missing request",
      """
      tabs a b c
      @0 appear => live
      @1s ok
      @1s fail // a#1
      """,
      """
      bug.scenario:2:19: error: missing request; expected a tab and a number, as in 'a#1'
        @0 appear => live
                          ^
      bug.scenario:3:8: error: missing request; expected a tab and a number, as in 'a#1'
        @1s ok
               ^
      bug.scenario:4:10: error: missing request; expected a tab and a number, as in 'a#1'
        @1s fail // a#1
                 ^
      """),
  ]
}
