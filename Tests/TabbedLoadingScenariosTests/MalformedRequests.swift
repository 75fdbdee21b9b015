/// Scripts with names of requests that are none, and all that is said about them.
extension BadScript {
  static let requests: [BadScript] = [
    BadScript(
      "an end that is nowhere",
      """
      tabs a b c
      @0 appear
      @1s end
      @2s end afer 3
      @3s end after
      @4s end after -1
      """,
      """
      bug.scenario:3:9: error: missing place; expected 'after' or 'hidden'
        @1s end
                ^
      bug.scenario:4:9: error: unknown place 'afer'; did you mean 'after'?
        @2s end afer 3
                ^
      bug.scenario:5:15: error: missing row's number; expected a whole number, as in '3'
        @3s end after
                      ^
      bug.scenario:6:15: error: '-1' is no whole number; expected the row's number, as in '3'
        @4s end after -1
                      ^
      """),
    BadScript(
      "a page that goes on nowhere",
      """
      tabs a b c
      @0 appear
      @1s ok a#1 3 rows form 4
      @2s ok a#2 3 rows next
      @3s ok a#3 3 rows next 2 from 4
      """,
      """
      bug.scenario:3:19: error: unexpected 'form'; did you mean 'from'?
        @1s ok a#1 3 rows form 4
                          ^
      bug.scenario:4:24: error: missing page's number; expected a whole number, as in '3'
        @2s ok a#2 3 rows next
                               ^
      bug.scenario:5:26: error: unexpected 'from'; expected '=>' or the end of the line
        @3s ok a#3 3 rows next 2 from 4
                                 ^
      """),
    BadScript(
      "pages of the article's view",
      """
      tabs a b c
      logic article
      @0 appear => more no
      @1s ok a#1 3 rows next 2
      @2s end after 2
      """,
      """
      bug.scenario:3:14: error: the article's view has no pages, so 'more' says nothing about it; remove this, or use 'logic store'
        @0 appear => more no
                     ^
      bug.scenario:4:19: error: the article's view has no pages; remove this, or use 'logic store'
        @1s ok a#1 3 rows next 2
                          ^
      bug.scenario:5:5: error: the article's view has no 'end'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @2s end after 2
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
