/// Scripts with text that is hard to read or to show, and all that is said about them.
extension BadScript {
  static let text: [BadScript] = [
    BadScript(
      "an empty script",
      "",
      """
      bug.scenario:1:1: error: nothing happens in this script; expected tabs and events, as in 'tabs a b c' and '@0 appear'
      """),
    BadScript(
      "white space alone",
      """
       
      \t


      """,
      """
      bug.scenario:1:1: error: nothing happens in this script; expected tabs and events, as in 'tabs a b c' and '@0 appear'
         
        ^
      """),
    BadScript(
      "comments alone",
      """
      // a bug
      // another

      """,
      """
      bug.scenario:2:1: error: nothing happens in this script; expected tabs and events, as in 'tabs a b c' and '@0 appear'
        // another
        ^
      """),
    BadScript(
      "settings alone",
      """
      scenario nothing
      tabs a b c


      """,
      """
      bug.scenario:2:1: error: nothing happens in this script; expected an event, as in '@0 appear'
        tabs a b c
        ^
      """),
    BadScript(
      "lines that end as on Windows",
      """
      tabs a b c\r
      @0 appear\r
      @1s select d\r

      """,
      """
      bug.scenario:3:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s select d
                   ^
      """),
    BadScript(
      "lines that end as on old Macs",
      """
      tabs a b c\r@0 appear\r@1s select d\r
      """,
      """
      bug.scenario:3:12: error: unknown tab 'd'; expected 'a', 'b' or 'c'
        @1s select d
                   ^
      """),
    BadScript(
      "other line ends are gaps",
      """
      tabs a b c\u{2028}@0 appear
      @0\u{B}appear\u{C}x
      """,
      """
      bug.scenario:2:11: error: 'x' is no whole number; expected the view's number, as in '3'
        @0 appear x
                  ^
      """),
    BadScript(
      "a byte order mark",
      """
      \u{FEFF}tbs a b c
      @0 appear
      """,
      """
      bug.scenario:1:1: error: unknown setting or event 'tbs'; did you mean 'tabs'?
        tbs a b c
        ^
      """),
    BadScript(
      "tabulators",
      """
      tabs\ta\tb
      @0\tappear
      \t@1s\tselect\td
      """,
      """
      bug.scenario:3:13: error: unknown tab 'd'; expected 'a' or 'b'
         @1s select d
                    ^
      """),
    BadScript(
      "control characters",
      """
      tabs a b
      @0 \u{1B}[31mappear
      @0\u{7} select \u{7F}b
      """,
      """
      bug.scenario:2:4: error: unknown event '<U+001B>[31mappear'; expected 'appear', 'disappear', 'select', 'reload', 'refresh' or one of 23 more (see 'scenario run --help')
        @0 �[31mappear
           ^
      bug.scenario:3:1: error: '0<U+0007>' is no time; expected seconds or milliseconds, as in '1.5s' or '300ms'
        @0� select �b
        ^
      bug.scenario:3:12: error: unknown tab '<U+007F>b'; did you mean 'b'?
        @0� select �b
                   ^
      """),
    BadScript(
      "invisible characters",
      """
      tabs a b
      @0 ap\u{200B}pear
      @0 select \u{202E}b
      """,
      """
      bug.scenario:2:4: error: unknown event 'ap<U+200B>pear'; did you mean 'appear'?
        @0 ap�pear
           ^
      bug.scenario:3:11: error: unknown tab '<U+202E>b'; did you mean 'b'?
        @0 select �b
                  ^
      """),
    BadScript(
      "wide characters",
      """
      tabs 本 猫 😀
      @0 appear
      @1s select 犬 => 猫 loading; 😀 lodaing; 本 ready x
      """,
      """
      bug.scenario:3:12: error: unknown tab '犬'; expected '本', '猫' or '😀'
        @1s select 犬 => 猫 loading; 😀 lodaing; 本 ready x
                   ^
      bug.scenario:3:30: error: unknown progress 'lodaing'; did you mean 'loading'?
        @1s select 犬 => 猫 loading; 😀 lodaing; 本 ready x
                                        ^
      bug.scenario:3:47: error: 'x' is no whole number; expected the number of rows, as in '3'
        …lect 犬 => 猫 loading; 😀 lodaing; 本 ready x
                                                     ^
      """),
    BadScript(
      "combining characters",
      """
      tabs e\u{301}te\u{301} hiver
      @0 appear
      @1s select été => hvier loading
      """,
      """
      bug.scenario:3:19: error: unknown expectation 'hvier'; did you mean 'hiver'?
        @1s select été => hvier loading
                          ^
      """),
    BadScript(
      "marks without a letter",
      """
      scenario an acute: \u{301}
      tabs a b // \u{301}
      @0 appear
      @1s select\t\u{301}b
      """,
      """
      bug.scenario:1:19: error: a mark that joins the letter before it stands here without one; write it behind its letter
        scenario an acute: \u{301}
                          ^
      bug.scenario:4:12: error: a mark that joins the letter before it stands here without one; write it behind its letter
        @1s select \u{301}b
                   ^
      """),
    BadScript(
      "a long word",
      """
      tabs a b c
      @0 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
      """,
      """
      bug.scenario:2:4: error: unknown event 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'; expected 'appear', 'disappear', 'select', 'reload', 'refresh' or one of 23 more (see 'scenario run --help')
        @0 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
           ^
      """),
    BadScript(
      "far along a line",
      """
      tabs a b c
      @0 appear => a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; b lodaing; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading; a loading
      """,
      """
      bug.scenario:2:346: error: unknown progress 'lodaing'; did you mean 'loading'?
        …ing; a loading; a loading; a loading; b lodaing; a loading; a loading; a loading; a loading; a loadi…
                                                 ^
      """),
  ]
}
