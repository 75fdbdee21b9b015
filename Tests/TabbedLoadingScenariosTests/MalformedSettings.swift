/// Scripts with settings that are wrong, in the wrong place, or missing, and all that is said about them.
extension BadScript {
  static let settings: [BadScript] = [
    BadScript(
      "settings after events",
      """
      tabs a b c
      @0 appear
      screen viewport 709
      tabs d e
      @1s select d
      """,
      """
      bug.scenario:3:1: error: 'screen' after an event; expected it before the first one, which is on line 2
        screen viewport 709
        ^
      bug.scenario:4:1: error: 'tabs' after an event; expected it before the first one, which is on line 2
        tabs d e
        ^
      bug.scenario:5:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s select d
                   ^
      """),
    BadScript(
      "tabs named after events",
      """
      @0 appear
      tabs a b c
      @1s select b
      """,
      """
      bug.scenario:1:4: error: missing tabs; name them before the first event, as in 'tabs a b c'
        @0 appear
           ^
      bug.scenario:2:1: error: 'tabs' after an event; expected it before the first one, which is on line 1
        tabs a b c
        ^
      """),
    BadScript(
      "no tabs is said once",
      """
      @0 appear => a loading; started a#1
      @1s selct b => b ready 3 rows; shwn rows
      """,
      """
      bug.scenario:1:4: error: missing tabs; name them before the first event, as in 'tabs a b c'
        @0 appear => a loading; started a#1
           ^
      bug.scenario:2:5: error: unknown event 'selct'; did you mean 'select'?
        @1s selct b => b ready 3 rows; shwn rows
            ^
      bug.scenario:2:37: error: unknown progress 'rows'; expected 'loading', 'ready' or 'failed'
        @1s selct b => b ready 3 rows; shwn rows
                                            ^
      """),
    BadScript(
      "a server's tab before the tabs",
      """
      server b 100ms 3 rows
      tabs a b c
      @0 appear
      """,
      """
      bug.scenario:1:8: error: missing tabs; name them before a server for one, as in 'tabs a b c'
        server b 100ms 3 rows
               ^
      """),
    BadScript(
      "settings made twice",
      """
      scenario one
      scenario two
      tabs a b
      tabs c
      logic store
      logic store
      server 1s 3 rows
      server 2s 3 rows
      server b 1s 3 rows
      server b 1s 3 rows
      policy reselect top
      policy reselect ignore
      screen ids value; ids offset
      @0 appear
      """,
      """
      bug.scenario:2:1: error: 'scenario' for the second time; it is set on line 1 already
        scenario two
        ^
      bug.scenario:4:1: error: 'tabs' for the second time; it is set on line 3 already
        tabs c
        ^
      bug.scenario:6:1: error: 'logic' for the second time; it is set on line 5 already
        logic store
        ^
      bug.scenario:8:1: error: 'server' for the second time; it is set on line 7 already
        server 2s 3 rows
        ^
      bug.scenario:10:1: error: 'server b' for the second time; it is set on line 9 already
        server b 1s 3 rows
        ^
      bug.scenario:12:8: error: 'policy reselect' for the second time; it is set on line 11 already
        policy reselect ignore
               ^
      bug.scenario:13:19: error: 'screen ids' for the second time; it is set on line 13 already
        screen ids value; ids offset
                          ^
      """),
    BadScript(
      "two tabs of one name",
      """
      tabs a b a c
      @0 appear
      @1s select c
      """,
      """
      bug.scenario:1:10: error: there is a tab 'a' already; expected another name
        tabs a b a c
                 ^
      """),
    BadScript(
      "names that no tab can have",
      """
      tabs a#1 none ; shown b
      @0 select b
      """,
      """
      bug.scenario:1:6: error: 'a#1' cannot name a tab; expected another word, without '#'
        tabs a#1 none ; shown b
             ^
      bug.scenario:1:10: error: 'none' cannot name a tab; expected another word, without '#'
        tabs a#1 none ; shown b
                 ^
      bug.scenario:1:15: error: ';' cannot name a tab; expected another word, without '#'
        tabs a#1 none ; shown b
                      ^
      bug.scenario:1:17: error: 'shown' cannot name a tab; expected another word, without '#'
        tabs a#1 none ; shown b
                        ^
      """),
    BadScript(
      "unknown settings' values",
      """
      tabs a b c
      logic artcle
      policy palceholders 3; reselect refresh; cancelled again; disappear stop; keep 8
      screen viewprt 709; ids self; animation bounce; clamp never; size 3
      @0 appear
      """,
      """
      bug.scenario:2:7: error: unknown logic 'artcle'; did you mean 'article'?
        logic artcle
              ^
      bug.scenario:3:8: error: unknown policy 'palceholders'; did you mean 'placeholders'?
        policy palceholders 3; reselect refresh; cancelled again; disappear…
               ^
      bug.scenario:3:33: error: unknown reselect policy 'refresh'; expected 'ignore' or 'top'
        policy palceholders 3; reselect refresh; cancelled again; disappear stop; keep 8
                                        ^
      bug.scenario:3:52: error: unknown cancelled policy 'again'; expected 'fail' or 'retry'
        …eholders 3; reselect refresh; cancelled again; disappear stop; keep 8
                                                 ^
      bug.scenario:3:69: error: unknown disappear policy 'stop'; expected 'finish' or 'cancel'
        …ect refresh; cancelled again; disappear stop; keep 8
                                                 ^
      bug.scenario:3:75: error: unknown policy 'keep'; expected 'placeholders', 'reselect', 'cancelled' or 'disappear'
        …fresh; cancelled again; disappear stop; keep 8
                                                 ^
      bug.scenario:4:8: error: unknown screen setting 'viewprt'; did you mean 'viewport'?
        screen viewprt 709; ids self; animation bounce; clamp never; size 3
               ^
      bug.scenario:4:25: error: unknown kind of placeholder id 'self'; expected 'offset', 'value', 'fresh' or 'stable'
        screen viewprt 709; ids self; animation bounce; clamp never; size 3
                                ^
      bug.scenario:4:41: error: unknown animation 'bounce'; expected 'spring', 'ease' or 'none'
        screen viewprt 709; ids self; animation bounce; clamp never; size 3
                                                ^
      bug.scenario:4:55: error: unknown time to clamp 'never'; expected 'frame' or 'settle'
        … 709; ids self; animation bounce; clamp never; size 3
                                                 ^
      bug.scenario:4:62: error: unknown screen setting 'size'; expected 'viewport', 'row', 'placeholder', 'ids', 'animation' or 'clamp'
        …ds self; animation bounce; clamp never; size 3
                                                 ^
      """),
    BadScript(
      "no screen",
      """
      tabs a b c
      @0 appear
      @1s scroll 100 => offset 100
      """,
      """
      bug.scenario:3:5: error: 'scroll' without a screen; expected one before the first event, as in 'screen viewport 709'
        @1s scroll 100 => offset 100
            ^
      bug.scenario:3:19: error: 'offset' without a screen; expected one before the first event, as in 'screen viewport 709'
        @1s scroll 100 => offset 100
                          ^
      """),
    BadScript(
      "the article's view has no such event",
      """
      logic article
      tabs a b c
      @0 appear
      @1s disappear
      @2s fail a#1
      @3s cancel a#1
      @4s close
      """,
      """
      bug.scenario:4:5: error: the article's view has no 'disappear'; expected 'appear', 'select', 'ok', 'scroll' or 'idle'
        @1s disappear
            ^
      bug.scenario:5:5: error: the article's view has no 'fail'; expected 'appear', 'select', 'ok', 'scroll' or 'idle'
        @2s fail a#1
            ^
      bug.scenario:6:5: error: the article's view has no 'cancel'; expected 'appear', 'select', 'ok', 'scroll' or 'idle'
        @3s cancel a#1
            ^
      bug.scenario:7:5: error: the article's view has no 'close'; expected 'appear', 'select', 'ok', 'scroll' or 'idle'
        @4s close
            ^
      """),
    BadScript(
      "the article's view has no policy",
      """
      logic article
      policy reselect top
      tabs a b c
      @0 appear
      """,
      """
      bug.scenario:2:1: error: the article's view has no policy; remove this line, or use 'logic store'
        policy reselect top
        ^
      """),
    BadScript(
      "the article's view has no policy, said later",
      """
      policy reselect top
      logic article
      tabs a b c
      @0 appear
      """,
      """
      bug.scenario:2:1: error: the article's view has no policy; remove it from line 1, or use 'logic store'
        logic article
        ^
      """),
    BadScript(
      "names that cannot be shown",
      """
      scenario red \u{1B}[31m
      tabs a \u{1B}[32m b
      @0 appear
      """,
      """
      bug.scenario:1:10: error: 'red <U+001B>[31m' cannot be shown; expected a name without such marks
        scenario red �[31m
                 ^
      bug.scenario:2:8: error: '<U+001B>[32m' cannot be shown; expected a name without such marks
        tabs a �[32m b
               ^
      """),
  ]
}
