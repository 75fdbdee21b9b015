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
      bug.scenario:2:37: error: unknown progress 'rows'; expected 'blank', 'loading', 'ready' or 'failed'
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
      screen ids value; ids position
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
        screen ids value; ids position
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
      bug.scenario:1:6: error: 'a#1' cannot name a tab: '#' stands before a request's number; expected another word
        tabs a#1 none ; shown b
             ^
      bug.scenario:1:10: error: 'none' cannot name a tab: it stands for no request; expected another word
        tabs a#1 none ; shown b
                 ^
      bug.scenario:1:15: error: unexpected ';'; expected a tab or the end of the line
        tabs a#1 none ; shown b
                      ^
      bug.scenario:1:17: error: 'shown' cannot name a tab: it begins an expectation; expected another word
        tabs a#1 none ; shown b
                        ^
      """),
    BadScript(
      "unknown settings' values",
      """
      tabs a b c
      logic artcle
      policy palceholders 3; reselect bounce; cancelled again; disappear stop; hold 8
      screen viewprt 709; ids self; animation bounce; clamp never; size 3
      @0 appear
      """,
      """
      bug.scenario:2:7: error: unknown logic 'artcle'; did you mean 'article'?
        logic artcle
              ^
      bug.scenario:3:8: error: unknown policy 'palceholders'; did you mean 'placeholders'?
        policy palceholders 3; reselect bounce; cancelled again; disappear …
               ^
      bug.scenario:3:33: error: unknown reselect policy 'bounce'; expected 'ignore', 'top' or 'refresh'
        policy palceholders 3; reselect bounce; cancelled again; disappear stop; hold 8
                                        ^
      bug.scenario:3:51: error: unknown cancelled policy 'again'; expected 'fail' or 'retry'
        …ceholders 3; reselect bounce; cancelled again; disappear stop; hold 8
                                                 ^
      bug.scenario:3:68: error: unknown disappear policy 'stop'; expected 'finish' or 'cancel'
        …lect bounce; cancelled again; disappear stop; hold 8
                                                 ^
      bug.scenario:3:74: error: unknown policy 'hold'; expected 'placeholders', 'show-after', 'min-visible', 'while-waiting', 'keep' or one of 7 more
        …ounce; cancelled again; disappear stop; hold 8
                                                 ^
      bug.scenario:4:8: error: unknown screen setting 'viewprt'; did you mean 'viewport'?
        screen viewprt 709; ids self; animation bounce; clamp never; size 3
               ^
      bug.scenario:4:25: error: unknown kind of placeholder id 'self'; expected 'position', 'value', 'fresh' or 'stable'
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
      bug.scenario:4:5: error: the article's view has no 'disappear'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @1s disappear
            ^
      bug.scenario:5:5: error: the article's view has no 'fail'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @2s fail a#1
            ^
      bug.scenario:6:5: error: the article's view has no 'cancel'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @3s cancel a#1
            ^
      bug.scenario:7:5: error: the article's view has no 'close'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @4s close
            ^
      """),
    BadScript(
      "a policy that has a name comes first",
      """
      tabs a b
      policy reselect top; standard
      policy standard
      policy article
      @0 appear
      """,
      """
      bug.scenario:2:22: error: 'policy standard' after another choice; expected it before them all
        policy reselect top; standard
                             ^
      bug.scenario:3:8: error: 'policy standard' for the second time; it is set on line 2 already
        policy standard
               ^
      bug.scenario:4:8: error: 'policy article' after another choice; expected it before them all
        policy article
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
    BadScript(
      "commas between tabs",
      """
      tabs a, b,c , 1,2
      @0 select b
      """,
      """
      bug.scenario:1:7: error: unexpected ','; tabs are separated by spaces, as in 'tabs a b c'
        tabs a, b,c , 1,2
              ^
      bug.scenario:1:10: error: unexpected ','; tabs are separated by spaces, as in 'tabs a b c'
        tabs a, b,c , 1,2
                 ^
      bug.scenario:1:13: error: unexpected ','; tabs are separated by spaces, as in 'tabs a b c'
        tabs a, b,c , 1,2
                    ^
      bug.scenario:1:15: error: unexpected ','; tabs are separated by spaces, as in 'tabs a b c'
        tabs a, b,c , 1,2
                      ^
      """),
    BadScript(
      "commas between parts",
      """
      tabs a b
      policy placeholders 3, reselect top
      screen viewport 709, row 20
      @0 appear => a loading, started a#1,shown placeholders 5
      @1s select b, select a
      """,
      """
      bug.scenario:2:22: error: unexpected ','; did you mean ';'?
        policy placeholders 3, reselect top
                             ^
      bug.scenario:3:20: error: unexpected ','; did you mean ';'?
        screen viewport 709, row 20
                           ^
      bug.scenario:4:23: error: unexpected ','; did you mean ';'?
        @0 appear => a loading, started a#1,shown placeholders 5
                              ^
      bug.scenario:4:36: error: unexpected ','; did you mean ';'?
        @0 appear => a loading, started a#1,shown placeholders 5
                                           ^
      bug.scenario:5:13: error: unexpected ','; expected '=>' or the end of the line
        @1s select b, select a
                    ^
      """),
    BadScript(
      "policies' values that are none",
      """
      tabs a b
      policy show-after; min-visible 3; while-waiting rows; retry 2; retry
      policy retry 2 after; reselect referesh; show-after 1h
      @0 appear
      """,
      """
      bug.scenario:2:18: error: missing wait for placeholders; expected a time, as in '300ms' or '1.5s'
        policy show-after; min-visible 3; while-waiting rows; retry 2; retry
                         ^
      bug.scenario:2:32: error: '3' has no unit; expected '3ms' or '3s'
        policy show-after; min-visible 3; while-waiting rows; retry 2; retry
                                       ^
      bug.scenario:2:49: error: unknown while-waiting policy 'rows'; expected 'nothing' or 'previous'
        …how-after; min-visible 3; while-waiting rows; retry 2; retry
                                                 ^
      bug.scenario:2:62: error: missing wait; expected one, as in 'retry 2 after 1s'
        …n-visible 3; while-waiting rows; retry 2; retry
                                                 ^
      bug.scenario:2:64: error: 'policy retry' for the second time; it is set on line 2 already
        …visible 3; while-waiting rows; retry 2; retry
                                                 ^
      bug.scenario:3:8: error: 'policy retry' for the second time; it is set on line 2 already
        policy retry 2 after; reselect referesh; show-after 1h
               ^
      bug.scenario:3:32: error: unknown reselect policy 'referesh'; did you mean 'refresh'?
        policy retry 2 after; reselect referesh; show-after 1h
                                       ^
      bug.scenario:3:42: error: 'policy show-after' for the second time; it is set on line 2 already
        …olicy retry 2 after; reselect referesh; show-after 1h
                                                 ^
      """),
    BadScript(
      "more policies' values that are none",
      """
      tabs a b
      policy retry 2 1s; min-visible -1s; show-after 1000001s
      policy while-waiting; retry 1001 after 1s
      @0 appear
      """,
      """
      bug.scenario:2:16: error: missing wait; expected one, as in 'retry 2 after 1s'
        policy retry 2 1s; min-visible -1s; show-after 1000001s
                       ^
      bug.scenario:2:32: error: '-1s' is a negative time; expected at least '0'
        policy retry 2 1s; min-visible -1s; show-after 1000001s
                                       ^
      bug.scenario:2:48: error: '1000001s' is too long; expected at most '1000000s'
        …retry 2 1s; min-visible -1s; show-after 1000001s
                                                 ^
      bug.scenario:3:21: error: missing while-waiting policy; expected 'nothing' or 'previous'
        policy while-waiting; retry 1001 after 1s
                            ^
      bug.scenario:3:23: error: 'policy retry' for the second time; it is set on line 2 already
        policy while-waiting; retry 1001 after 1s
                              ^
      """),
    BadScript(
      "facts that the article's view cannot have",
      """
      logic article
      tabs a b
      @0 appear => live a#1; live none; refreshing no; problem none; started a#1
      @1s refresh
      """,
      """
      bug.scenario:3:14: error: the article's view has no tickets, so 'live' says nothing about it; remove this, or use 'logic store'
        @0 appear => live a#1; live none; refreshing no; problem none; started a#…
                     ^
      bug.scenario:3:24: error: the article's view has no tickets, so 'live' says nothing about it; remove this, or use 'logic store'
        @0 appear => live a#1; live none; refreshing no; problem none; started a#1
                               ^
      bug.scenario:3:35: error: the article's view has no refresh, so 'refreshing' says nothing about it; remove this, or use 'logic store'
        @0 appear => live a#1; live none; refreshing no; problem none; started a#1
                                          ^
      bug.scenario:3:50: error: the article's view has no refresh, so 'problem' says nothing about it; remove this, or use 'logic store'
        … => live a#1; live none; refreshing no; problem none; started a#1
                                                 ^
      bug.scenario:4:5: error: the article's view has no 'refresh'; expected 'appear', 'select', 'ok', 'scroll', 'idle', 'within', 'always', 'never' or 'any'
        @1s refresh
            ^
      """),
  ]
}
