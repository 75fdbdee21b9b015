/// Scripts with numbers that are none or too large, and all that is said about them.
extension BadScript {
  static let numbers: [BadScript] = [
    BadScript(
      "a count that is none",
      """
      tabs a b c
      @0 appear
      @1s ok a#1 many rows
      @2s ok a#2 1e9 rows
      @3s ok a#3 3.5 rows
      @4s ok a#4 -1 rows
      @5s ok a#5 0x10 rows
      """,
      """
      bug.scenario:3:12: error: 'many' is no whole number; expected the number of rows, as in '3'
        @1s ok a#1 many rows
                   ^
      bug.scenario:4:12: error: '1e9' is no whole number; expected the number of rows, as in '3'
        @2s ok a#2 1e9 rows
                   ^
      bug.scenario:5:12: error: '3.5' is no whole number; expected the number of rows, as in '3'
        @3s ok a#3 3.5 rows
                   ^
      bug.scenario:6:12: error: '-1' is no whole number; expected the number of rows, as in '3'
        @4s ok a#4 -1 rows
                   ^
      bug.scenario:7:12: error: '0x10' is no whole number; expected the number of rows, as in '3'
        @5s ok a#5 0x10 rows
                   ^
      """),
    BadScript(
      "huge counts",
      """
      tabs a b c
      policy placeholders 10001
      @0 appear 1000001
      @1s ok a#1 1000001 rows
      @2s ok a#2 99999999999999999999 rows
      """,
      """
      bug.scenario:2:21: error: '10001' is too high; expected at most 10000
        policy placeholders 10001
                            ^
      bug.scenario:3:11: error: '1000001' is too high; expected at most 1000000
        @0 appear 1000001
                  ^
      bug.scenario:4:12: error: '1000001' is too high; expected at most 1000000
        @1s ok a#1 1000001 rows
                   ^
      bug.scenario:5:12: error: '99999999999999999999' is too high; expected at most 1000000
        @2s ok a#2 99999999999999999999 rows
                   ^
      """),
    BadScript(
      "a missing count",
      """
      tabs a b c
      policy placeholders
      @0 appear
      @1s ok a#1
      @2s ok a#2 3
      @3s ok a#3 3 rwos
      """,
      """
      bug.scenario:2:21: error: missing number of placeholders; expected a whole number, as in '3'
        policy placeholders
                            ^
      bug.scenario:4:12: error: missing number of rows; expected a whole number, as in '31 rows'
        @1s ok a#1
                   ^
      bug.scenario:5:14: error: missing unit; expected 'rows' or 'row'
        @2s ok a#2 3
                     ^
      bug.scenario:6:14: error: unknown unit 'rwos'; did you mean 'rows'?
        @3s ok a#3 3 rwos
                     ^
      """),
    BadScript(
      "points",
      """
      tabs a b c
      screen viewport nan; row -1; placeholder 1e3 spacing 16
      @0 appear
      @1s scroll inf => offset x; offset -1; offset 1000001
      """,
      """
      bug.scenario:2:17: error: 'nan' is no number; expected points, as in '709' or '473.5'
        screen viewport nan; row -1; placeholder 1e3 spacing 16
                        ^
      bug.scenario:2:26: error: '-1' is out of range; expected 0 to 1000000 points
        screen viewport nan; row -1; placeholder 1e3 spacing 16
                                 ^
      bug.scenario:2:42: error: '1e3' is no number; expected points, as in '709' or '473.5'
        …creen viewport nan; row -1; placeholder 1e3 spacing 16
                                                 ^
      bug.scenario:4:12: error: 'inf' is no number; expected points, as in '709' or '473.5'
        @1s scroll inf => offset x; offset -1; offset 1000001
                   ^
      bug.scenario:4:26: error: 'x' is no offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        @1s scroll inf => offset x; offset -1; offset 1000001
                                 ^
      bug.scenario:4:36: error: '-1' is out of range; expected 0 to 1000000 points
        @1s scroll inf => offset x; offset -1; offset 1000001
                                           ^
      bug.scenario:4:47: error: '1000001' is out of range; expected 0 to 1000000 points
        …roll inf => offset x; offset -1; offset 1000001
                                                 ^
      """),
    BadScript(
      "ranges",
      """
      tabs a b c
      screen viewport 709
      @0 appear => offset; offset 5..; offset ..5; offset 9..3; offset 1...5; offset <; offset >x; offset > x
      """,
      """
      bug.scenario:3:20: error: missing offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        @0 appear => offset; offset 5..; offset ..5; offset 9..3; offset 1...5; offset …
                           ^
      bug.scenario:3:29: error: '5..' is no offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        @0 appear => offset; offset 5..; offset ..5; offset 9..3; offset 1...5; offset <; offset…
                                    ^
      bug.scenario:3:41: error: '..5' is no offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        @0 appear => offset; offset 5..; offset ..5; offset 9..3; offset 1...5; offset <; offset >x; offset …
                                                ^
      bug.scenario:3:53: error: the range '9..3' ends before it begins; expected '3..9'
        … offset; offset 5..; offset ..5; offset 9..3; offset 1...5; offset <; offset >x; offset > x
                                                 ^
      bug.scenario:3:66: error: '1...5' is no offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        …et 5..; offset ..5; offset 9..3; offset 1...5; offset <; offset >x; offset > x
                                                 ^
      bug.scenario:3:81: error: missing offset; expected points, as in '709'
        …..5; offset 9..3; offset 1...5; offset <; offset >x; offset > x
                                                 ^
      bug.scenario:3:90: error: '>x' is no offset; expected points, as in '0', '< 5', '> 100' or '470..480'
        …et 9..3; offset 1...5; offset <; offset >x; offset > x
                                                 ^
      bug.scenario:3:103: error: 'x' is no number; expected points, as in '709' or '473.5'
        …et 1...5; offset <; offset >x; offset > x
                                                 ^
      """),
    BadScript(
      "a view that is no number",
      """
      tabs a b c
      @0 appear left
      @1s disappear -1
      """,
      """
      bug.scenario:2:11: error: 'left' is no whole number; expected the view's number, as in '3'
        @0 appear left
                  ^
      bug.scenario:3:15: error: '-1' is no whole number; expected the view's number, as in '3'
        @1s disappear -1
                      ^
      """),
  ]
}
