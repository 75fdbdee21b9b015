/// Scripts with words that the language does not know, and all that is said about them.
extension BadScript {
  static let words: [BadScript] = [
    BadScript(
      "a misspelt event",
      """
      tabs a b c
      @0 appear
      @1s selct b
      """,
      """
      bug.scenario:3:5: error: unknown event 'selct'; did you mean 'select'?
        @1s selct b
            ^
      """),
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
      bug.scenario:3:16: error: unknown expectation 'd'; expected 'a', 'b', 'c', 'shown', 'live', 'started', 'cancelled', 'discarded', 'scroll' or 'offset'
        @1s selct d => d loding
                       ^
      """),
    BadScript(
      "a far event",
      """
      tabs a b c
      @0 appear
      @1s launch b
      """,
      """
      bug.scenario:3:5: error: unknown event 'launch'; expected 'appear', 'disappear', 'select', 'close', 'ok', 'fail', 'cancel', 'scroll' or 'idle'
        @1s launch b
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
      bug.scenario:2:1: error: unknown setting or event 'hello'; expected 'scenario', 'logic', 'tabs', 'server', 'policy', 'screen', 'appear', 'disappear', 'select', 'close', 'ok', 'fail', 'cancel', 'scroll' or 'idle'
        hello world
        ^
      """),
    BadScript(
      "an event in capitals",
      """
      tabs a b c
      @0 APPEAR
      """,
      """
      bug.scenario:2:4: error: unknown event 'APPEAR'; did you mean 'appear'?
        @0 APPEAR
           ^
      """),
    BadScript(
      "an unknown tab",
      """
      tabs a b c
      @0 appear
      @1s select d
      """,
      """
      bug.scenario:3:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s select d
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
      bug.scenario:2:11: error: unknown tab 'nowhere'; expected 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15', 't16' or one of 4 more
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
      bug.scenario:2:47: error: unknown expectation 'tomorrow'; expected 'a', 'b', 'c', 'shown', 'live', 'started', 'cancelled', 'discarded', 'scroll' or 'offset'
        …ear => a loading; shwon placeholders 5; tomorrow rain
                                                 ^
      """),
    BadScript(
      "an unknown progress",
      """
      tabs a b c
      @0 appear => a lodaing; a waiting
      """,
      """
      bug.scenario:2:16: error: unknown progress 'lodaing'; did you mean 'loading'?
        @0 appear => a lodaing; a waiting
                       ^
      bug.scenario:2:27: error: unknown progress 'waiting'; expected 'loading', 'ready' or 'failed'
        @0 appear => a lodaing; a waiting
                                  ^
      """),
    BadScript(
      "unknown content",
      """
      tabs a b c
      @0 appear => shown skeletons; shown rwos
      """,
      """
      bug.scenario:2:20: error: unknown content 'skeletons'; expected 'nothing', 'placeholders', 'rows', 'empty' or 'failure'
        @0 appear => shown skeletons; shown rwos
                           ^
      bug.scenario:2:37: error: unknown content 'rwos'; did you mean 'rows'?
        @0 appear => shown skeletons; shown rwos
                                            ^
      """),
    BadScript(
      "an unknown scroll",
      """
      tabs a b c
      @0 appear => scroll bottom
      """,
      """
      bug.scenario:2:21: error: unknown scroll 'bottom'; expected 'top' or 'none'
        @0 appear => scroll bottom
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
  ]
}
