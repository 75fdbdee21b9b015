/// Scripts with times that are none, and all that is said about them.
extension BadScript {
  static let times: [BadScript] = [
    BadScript(
      "no unit",
      """
      tabs a b c
      @300 appear
      """,
      """
      bug.scenario:2:1: error: '300' has no unit; expected '300ms' or '300s'
        @300 appear
        ^
      """),
    BadScript(
      "unknown units",
      """
      tabs a b c
      @2h appear
      @5min => a loading
      @1m => a loading
      @3sec => a loading
      """,
      """
      bug.scenario:2:1: error: '2h' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @2h appear
        ^
      bug.scenario:3:1: error: '5min' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @5min => a loading
        ^
      bug.scenario:4:1: error: '1m' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @1m => a loading
        ^
      bug.scenario:5:1: error: '3sec' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @3sec => a loading
        ^
      """),
    BadScript(
      "a negative time",
      """
      tabs a b c
      @-5ms appear
      """,
      """
      bug.scenario:2:1: error: '-5ms' is a negative time; expected at least '0'
        @-5ms appear
        ^
      """),
    BadScript(
      "more than eleven days",
      """
      tabs a b c
      @1000000.1s appear
      @99999999999999999999999s => a loading
      """,
      """
      bug.scenario:2:1: error: '1000000.1s' is too long; expected at most '1000000s'
        @1000000.1s appear
        ^
      bug.scenario:3:1: error: '99999999999999999999999s' is too long; expected at most '1000000s'
        @99999999999999999999999s => a loading
        ^
      """),
    BadScript(
      "time running backwards",
      """
      tabs a b c
      @2s appear
      @1.5s select b
      @1900ms select c
      """,
      """
      bug.scenario:3:1: error: time runs backwards: 1.5s after 2s; expected '@2s' or later
        @1.5s select b
        ^
      bug.scenario:4:1: error: time runs backwards: 1.9s after 2s; expected '@2s' or later
        @1900ms select c
        ^
      """),
    BadScript(
      "a missing time",
      """
      tabs a b c
      @ 300ms appear
      """,
      """
      bug.scenario:2:1: error: missing time; expected one after '@', as in '@300ms'
        @ 300ms appear
        ^
      """),
    BadScript(
      "a time alone",
      """
      tabs a b c
      @300ms
      """,
      """
      bug.scenario:2:8: error: missing event; expected one after its time, as in '@300ms select a', or expectations, as in '@300ms => a loading'
        @300ms
               ^
      """),
    BadScript(
      "numbers of other languages",
      """
      tabs a b c
      server 1e3ms 3 rows
      @nans appear
      @infs appear
      @0x1ps appear
      @1_000ms appear
      @1,5s appear
      @٣s appear
      @1.2.3s appear
      @+1s appear
      @.s appear
      """,
      """
      bug.scenario:2:8: error: '1e3ms' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        server 1e3ms 3 rows
               ^
      bug.scenario:3:1: error: 'nans' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @nans appear
        ^
      bug.scenario:4:1: error: 'infs' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @infs appear
        ^
      bug.scenario:5:1: error: '0x1ps' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @0x1ps appear
        ^
      bug.scenario:6:1: error: '1_000ms' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @1_000ms appear
        ^
      bug.scenario:7:1: error: '1,5s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @1,5s appear
        ^
      bug.scenario:8:1: error: '٣s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @٣s appear
        ^
      bug.scenario:9:1: error: '1.2.3s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @1.2.3s appear
        ^
      bug.scenario:10:1: error: '+1s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @+1s appear
        ^
      bug.scenario:11:1: error: '.s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @.s appear
        ^
      """),
    BadScript(
      "times without their sign",
      """
      tabs a b
      0 appear
      300ms select b => b raedy
      +300ms select a
      @+1s select b
      3 rows
      """,
      """
      bug.scenario:2:1: error: a time begins with '@'; did you mean '@0'?
        0 appear
        ^
      bug.scenario:3:1: error: a time begins with '@'; did you mean '@300ms'?
        300ms select b => b raedy
        ^
      bug.scenario:3:21: error: unknown progress 'raedy'; did you mean 'ready'?
        300ms select b => b raedy
                            ^
      bug.scenario:4:1: error: a time begins with '@', counted from the beginning, as in '@300ms'
        +300ms select a
        ^
      bug.scenario:5:1: error: '+1s' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @+1s select b
        ^
      bug.scenario:6:1: error: a time begins with '@', counted from the beginning, as in '@300ms'
        3 rows
        ^
      bug.scenario:6:3: error: unknown event 'rows'; expected 'appear', 'disappear', 'select', 'reload', 'refresh' or one of 23 more (see 'scenario run --help')
        3 rows
          ^
      """),
  ]
}
