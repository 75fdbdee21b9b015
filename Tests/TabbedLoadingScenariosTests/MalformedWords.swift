/// Scripts with words that the language does not know, and all that is said about them.
extension BadScript {
  static let words: [BadScript] = [
    BadScript(
      "a misspelt event is read as meant: what follows is judged",
      """
      tabs a b c
      @0 apear
      @1s selct d => d loding
      """,
      """
      bug.scenario:2:4: error: unknown event 'apear'; did you mean 'appear'?
        @0 apear
           ^
      bug.scenario:3:5: error: unknown event 'selct'; did you mean 'select'?
        @1s selct d => d loding
            ^
      bug.scenario:3:11: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s selct d => d loding
                  ^
      bug.scenario:3:16: error: unknown expectation 'd'; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        @1s selct d => d loding
                       ^
      """),
    BadScript(
      "a misspelt setting is read as meant",
      """
      tabs a b c
      screeen viewport 709
      @0 appear
      @1s scroll 3
      """,
      """
      bug.scenario:2:1: error: unknown setting or event 'screeen'; did you mean 'screen'?
        screeen viewport 709
        ^
      """),
    BadScript(
      "misspelt tabs are read as tabs",
      """
      tab a b c
      @0 appear
      @1s select b
      """,
      """
      bug.scenario:1:1: error: unknown setting or event 'tab'; did you mean 'tabs'?
        tab a b c
        ^
      """),
    BadScript(
      "a far word before the first event",
      """
      tabs a b c
      hello world
      @0 appear
      """,
      """
      bug.scenario:2:1: error: unknown setting or event 'hello'; expected 'scenario', 'logic', 'tabs', 'server', 'policy' or one of 29 more (see 'scenario run --help')
        hello world
        ^
      """),
    BadScript(
      "a tab in capitals",
      """
      tabs a b c
      @0 appear
      @1s select B
      """,
      """
      bug.scenario:3:12: error: unknown tab 'B'; did you mean 'b'?
        @1s select B
                   ^
      """),
    BadScript(
      "a near tab",
      """
      tabs fiction science
      @0 appear
      @1s select sience
      """,
      """
      bug.scenario:3:12: error: unknown tab 'sience'; did you mean 'science'?
        @1s select sience
                   ^
      """),
    BadScript(
      "a tab among many",
      """
      tabs t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20
      @0 select nowhere
      """,
      """
      bug.scenario:2:11: error: unknown tab 'nowhere'; expected 't1', 't2', 't3', 't4', 't5' or one of 15 more
        @0 select nowhere
                  ^
      """),
    BadScript(
      "an unknown expectation",
      """
      tabs a b c
      @0 appear => a loading; shwon placeholders 5; tomorrow rain
      """,
      """
      bug.scenario:2:25: error: unknown expectation 'shwon'; did you mean 'shown'?
        @0 appear => a loading; shwon placeholders 5; tomorrow rain
                                ^
      bug.scenario:2:47: error: unknown expectation 'tomorrow'; expected 'a', 'b', 'c', 'shown', 'started' or one of 12 more (see 'scenario run --help')
        …ear => a loading; shwon placeholders 5; tomorrow rain
                                                 ^
      """),
    BadScript(
      "unknown content",
      """
      tabs a b c
      @0 appear => shown skeletons; shown rwos
      """,
      """
      bug.scenario:2:20: error: unknown content 'skeletons'; expected 'nothing', 'previous', 'placeholders', 'rows', 'empty' or 'failure'
        @0 appear => shown skeletons; shown rwos
                           ^
      bug.scenario:2:37: error: unknown content 'rwos'; did you mean 'rows'?
        @0 appear => shown skeletons; shown rwos
                                            ^
      """),
    BadScript(
      "a setting with a time",
      """
      tabs a b c
      @0 screen viewport 709
      @0 appear
      """,
      """
      bug.scenario:2:4: error: 'screen' has no time; expected it before the first event
        @0 screen viewport 709
           ^
      """),
    BadScript(
      "words without gaps are words",
      """
      tabs a b c
      @0 appear=>b loding;shown rows x
      """,
      """
      bug.scenario:2:14: error: unknown progress 'loding'; did you mean 'loading'?
        @0 appear=>b loding;shown rows x
                     ^
      bug.scenario:2:32: error: 'x' is no whole number; expected the number of rows, as in '3'
        @0 appear=>b loding;shown rows x
                                       ^
      """),
    BadScript(
      "arrows of other languages",
      """
      tabs a b
      @0 appear -> a loading
      @1s select b => b loading
      @2s ok b#1 3 rows ⇒ b ready
      @3s = > b raedy
      @4s→b ready
      -> b ready
      """,
      """
      bug.scenario:2:11: error: unexpected '->'; did you mean '=>'?
        @0 appear -> a loading
                  ^
      bug.scenario:4:19: error: unexpected '⇒'; did you mean '=>'?
        @2s ok b#1 3 rows ⇒ b ready
                          ^
      bug.scenario:5:5: error: unexpected '= >'; did you mean '=>'?
        @3s = > b raedy
            ^
      bug.scenario:5:11: error: unknown progress 'raedy'; did you mean 'ready'?
        @3s = > b raedy
                  ^
      bug.scenario:6:4: error: unexpected '→'; did you mean '=>'?
        @4s→b ready
           ^
      bug.scenario:7:1: error: unexpected '->'; did you mean '=>'?
        -> b ready
        ^
      """),
    BadScript(
      "an arrow in a setting is none",
      """
      scenario a -> b
      tabs a -> b
      @0 appear
      """,
      """
      bug.scenario:2:8: error: unexpected '->'; expected a tab or the end of the line
        tabs a -> b
               ^
      """),
    BadScript(
      "misspelt events and their words",
      """
      tabs a b
      @0 refesh
      @1s relaod debunce 300ms
      @2s select b debonce 300ms
      @3s fail a#1 finall
      @4s moved bottom
      @5s rety
      """,
      """
      bug.scenario:2:4: error: unknown event 'refesh'; did you mean 'refresh'?
        @0 refesh
           ^
      bug.scenario:3:5: error: unknown event 'relaod'; did you mean 'reload'?
        @1s relaod debunce 300ms
            ^
      bug.scenario:3:12: error: unexpected 'debunce'; did you mean 'debounce'?
        @1s relaod debunce 300ms
                   ^
      bug.scenario:4:14: error: unexpected 'debonce'; did you mean 'debounce'?
        @2s select b debonce 300ms
                     ^
      bug.scenario:5:14: error: unexpected 'finall'; did you mean 'final'?
        @3s fail a#1 finall
                     ^
      bug.scenario:6:11: error: unknown place 'bottom'; expected 'top' or 'away'
        @4s moved bottom
                  ^
      bug.scenario:7:5: error: unknown event 'rety'; did you mean 'retry'?
        @5s rety
            ^
      """),
    BadScript(
      "missing values of events",
      """
      tabs a b
      @0 moved
      @1s reload debounce
      @2s select b debounce => b loading
      @3s refresh b
      @4s retry a#1
      @5s fail a#1 final final
      """,
      """
      bug.scenario:2:10: error: missing place; expected 'top' or 'away'
        @0 moved
                 ^
      bug.scenario:3:21: error: missing debounce; expected a time, as in '300ms' or '1.5s'
        @1s reload debounce
                            ^
      bug.scenario:4:23: error: missing debounce; expected a time, as in '300ms' or '1.5s'
        @2s select b debounce => b loading
                              ^
      bug.scenario:5:13: error: unexpected 'b'; expected '=>' or the end of the line
        @3s refresh b
                    ^
      bug.scenario:6:11: error: unexpected 'a#1'; expected '=>' or the end of the line
        @4s retry a#1
                  ^
      bug.scenario:7:20: error: unexpected 'final'; expected '=>' or the end of the line
        @5s fail a#1 final final
                           ^
      """),
    BadScript(
      "misspelt and missing words of facts",
      """
      tabs a b
      @0 appear => refreshing; refreshing maybe; problem; problem a; shown previous; shown previous c 3
      @1s => a blnk; shown previous a x
      """,
      """
      bug.scenario:2:24: error: missing answer; expected 'yes' or 'no'
        @0 appear => refreshing; refreshing maybe; problem; problem a; shown previous; show…
                               ^
      bug.scenario:2:37: error: unknown answer 'maybe'; expected 'yes' or 'no'
        @0 appear => refreshing; refreshing maybe; problem; problem a; shown previous; shown previous c …
                                            ^
      bug.scenario:2:51: error: missing request; expected a tab and a number, as in 'a#1'
        …=> refreshing; refreshing maybe; problem; problem a; shown previous; shown previous c 3
                                                 ^
      bug.scenario:2:61: error: 'a' is no request; did you mean 'a#1'?
        …ing; refreshing maybe; problem; problem a; shown previous; shown previous c 3
                                                 ^
      bug.scenario:2:78: error: missing tab; expected 'a' or 'b'
        …aybe; problem; problem a; shown previous; shown previous c 3
                                                 ^
      bug.scenario:2:95: error: unknown tab 'c'; expected 'a' or 'b'
        …oblem a; shown previous; shown previous c 3
                                                 ^
      bug.scenario:3:10: error: unknown progress 'blnk'; did you mean 'blank'?
        @1s => a blnk; shown previous a x
                 ^
      bug.scenario:3:33: error: 'x' is no whole number; expected the number of rows, as in '3'
        @1s => a blnk; shown previous a x
                                        ^
      """),
  ]
}
