/// Scripts with too little or too much on a line, and all that is said about them.
extension BadScript {
  static let lines: [BadScript] = [
    BadScript(
      "missing values",
      """
      tabs a b c
      scenario
      logic
      server
      policy
      screen
      @0 select
      """,
      """
      bug.scenario:2:10: error: missing name; expected what the scenario shows, as in 'scenario a late answer'
        scenario
                 ^
      bug.scenario:3:7: error: missing logic; expected 'store' or 'article'
        logic
              ^
      bug.scenario:4:8: error: missing latency; expected a time, as in '300ms' or '1.5s'
        server
               ^
      bug.scenario:5:8: error: missing policy; expected 'placeholders', 'show-after', 'min-visible', 'while-waiting', 'keep' or one of 7 more
        policy
               ^
      bug.scenario:6:8: error: missing screen setting; expected 'viewport', 'row', 'placeholder', 'ids', 'animation' or 'clamp'
        screen
               ^
      bug.scenario:7:11: error: missing tab; expected 'a', 'b' or 'c'
        @0 select
                  ^
      """),
    BadScript(
      "missing values further on",
      """
      tabs a b c
      server 1s
      server b
      screen viewport; row 20 spacing; ids; animation; clamp
      policy reselect; cancelled; disappear
      @0 appear => a; shown; scroll
      """,
      """
      bug.scenario:2:11: error: missing number of rows; expected a whole number, as in '31 rows'
        server 1s
                  ^
      bug.scenario:3:10: error: missing latency; expected a time, as in '300ms' or '1.5s'
        server b
                 ^
      bug.scenario:4:16: error: missing height of the viewport; expected points, as in '709'
        screen viewport; row 20 spacing; ids; animation; clamp
                       ^
      bug.scenario:4:32: error: missing spacing; expected points, as in '709'
        screen viewport; row 20 spacing; ids; animation; clamp
                                       ^
      bug.scenario:4:37: error: missing kind of placeholder id; expected 'position', 'value', 'fresh' or 'stable'
        screen viewport; row 20 spacing; ids; animation; clamp
                                            ^
      bug.scenario:4:48: error: missing animation; expected 'spring', 'ease' or 'none'
        …viewport; row 20 spacing; ids; animation; clamp
                                                 ^
      bug.scenario:4:56: error: missing time to clamp; expected 'frame' or 'settle'
        …; row 20 spacing; ids; animation; clamp
                                                 ^
      bug.scenario:5:16: error: missing reselect policy; expected 'ignore', 'top' or 'refresh'
        policy reselect; cancelled; disappear
                       ^
      bug.scenario:5:27: error: missing cancelled policy; expected 'fail' or 'retry'
        policy reselect; cancelled; disappear
                                  ^
      bug.scenario:5:39: error: missing disappear policy; expected 'finish' or 'cancel'
        policy reselect; cancelled; disappear
                                              ^
      bug.scenario:6:15: error: missing progress; expected 'blank', 'loading', 'ready' or 'failed'
        @0 appear => a; shown; scroll
                      ^
      bug.scenario:6:22: error: missing content; expected 'nothing', 'previous', 'placeholders', 'rows', 'empty' or 'failure'
        @0 appear => a; shown; scroll
                             ^
      bug.scenario:6:31: error: missing scroll; expected 'top', 'none', 'to' or 'anchor'
        @0 appear => a; shown; scroll
                                      ^
      """),
    BadScript(
      "missing expectations",
      """
      tabs a b c
      @0 appear =>
      @1s => a loading;; shown rows;
      """,
      """
      bug.scenario:2:14: error: missing expectation; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        @0 appear =>
                     ^
      bug.scenario:3:18: error: missing expectation; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        @1s => a loading;; shown rows;
                         ^
      bug.scenario:3:32: error: missing expectation; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        @1s => a loading;; shown rows;
                                       ^
      """),
    BadScript(
      "too much on a line",
      """
      tabs a b c
      logic store article
      server 1s 3 rows please
      policy reselect top ignore
      @0 appear 1 2
      @1s select b c => b loading now
      @2s idle; close
      @3s => b loading => b ready
      """,
      """
      bug.scenario:2:13: error: unexpected 'article'; expected the end of the line
        logic store article
                    ^
      bug.scenario:3:18: error: unexpected 'please'; expected the end of the line
        server 1s 3 rows please
                         ^
      bug.scenario:4:21: error: unexpected 'ignore'; expected ';' or the end of the line
        policy reselect top ignore
                            ^
      bug.scenario:5:13: error: unexpected '2'; expected '=>' or the end of the line
        @0 appear 1 2
                    ^
      bug.scenario:6:14: error: unexpected 'c'; expected '=>' or the end of the line
        @1s select b c => b loading now
                     ^
      bug.scenario:6:29: error: unexpected 'now'; expected ';' or the end of the line
        @1s select b c => b loading now
                                    ^
      bug.scenario:7:9: error: unexpected ';'; expected '=>' or the end of the line
        @2s idle; close
                ^
      bug.scenario:8:18: error: unexpected '=>'; expected ';' or the end of the line
        @3s => b loading => b ready
                         ^
      """),
    BadScript(
      "an error before and after the arrow",
      """
      tabs a b c
      @0 appear
      @1s select d => e loading; shown 5
      """,
      """
      bug.scenario:3:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s select d => e loading; shown 5
                   ^
      bug.scenario:3:17: error: unknown expectation 'e'; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        @1s select d => e loading; shown 5
                        ^
      bug.scenario:3:34: error: unknown content '5'; expected 'nothing', 'previous', 'placeholders', 'rows', 'empty' or 'failure'
        @1s select d => e loading; shown 5
                                         ^
      """),
  ]
}
