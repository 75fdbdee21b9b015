import Testing

/// What every event does in every state, read against the rules row by row. `=` is an unchanged
/// state; effects follow it in the order in which they must be performed.
enum TransitionTable {
  struct Row: CustomTestStringConvertible, Sendable {
    let policy: PolicyName
    let state: StateName
    let event: EventName
    let outcome: String

    var testDescription: String { "\(policy): \(event) in \(state)" }
  }

  /// Every state × every event × every policy.
  static let rows: [Row] = {
    let article = read(.article, in: tables[.article] ?? "")
    return PolicyName.allCases.flatMap { policy in
      let own = read(policy, in: tables[policy] ?? "")
      return article.map { row in
        own.first { $0.state == row.state && $0.event == row.event }
          ?? Row(policy: policy, state: row.state, event: row.event, outcome: row.outcome)
      }
    }
  }()

  private static func read(_ policy: PolicyName, in table: String) -> [Row] {
    var state: StateName?
    return table.split(separator: "\n").compactMap { line -> Row? in
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 1 {
        state = StateName(rawValue: String(words[0].dropLast()))
        return nil
      }
      guard let state, let event = EventName(rawValue: String(words[0])) else {
        Issue.record("unreadable row: \(line)")
        return nil
      }
      let outcome = words[1].drop { $0 == " " }
      return Row(policy: policy, state: state, event: event, outcome: String(outcome))
    }
  }

  /// The whole table under the article's policy; under the others what differs from it.
  private static let tables: [PolicyName: String] = [
    .article: """
    new:
      appear                 a loading 1 visible 1, shown until 50 ms, start 1 a
      appearOther            a loading 1 visible 1, shown until 50 ms, start 1 a
      disappear              =
      disappearOther         =
      selectOther            b loading 1 new, shown until 50 ms, command 1, start 1 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms new, shown until 50 ms, command 1, timer 350 ms, scroll to placeholder 0
      reload                 a loading 1 new, shown until 50 ms, command 1, start 1 a, scroll to placeholder 0
      refresh                a loading 1 new, shown until 50 ms, start 1 a
      retry                  a loading 1 new, shown until 50 ms, start 1 a
      moved                  a unknown new, at top
      endVisible             a unknown new, ends after 8
      endVisibleElsewhere    a unknown new, ends after 7
      endHidden              =
      answered               =, discarded 1
      answeredGoesOn         =, discarded 1
      answeredEmpty          =, discarded 1
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 1
      failed                 =, discarded 1
      failedFinal            =, discarded 1
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a unknown closed
    loading:
      appear                 =
      appearOther            a loading 2 visible 2, shown, command 1
      disappear              a loading 2 hidden, shown
      disappearOther         =
      selectOther            b loading 3 visible 1, shown, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown, command 2, cancel 2, start 3 a, scroll to placeholder 0
      refresh                =
      retry                  =
      moved                  a loading 2 visible 1, shown, at top, command 1
      endVisible             a loading 2 visible 1, shown, ends after 8, command 1
      endVisibleElsewhere    a loading 2 visible 1, shown, ends after 7, command 1
      endHidden              =
      answered               a ready 3 visible 1, command 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1
      answeredEmpty          a ready 0 visible 1, ends after none
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 a failed 2 visible 1
      failedFinal            a failed 2 visible 1
      failedStale            =, discarded 1
      cancelled              a failed 2 visible 1
      cancelledWithoutError  a loading 3 again visible 1, shown, command 1, start 3 a
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a loading 2 visible 1, shown
      executedOld            =
      close                  a unknown closed, cancel 2
    loadingAfterFailure:
      appear                 =
      appearOther            a loading 3 after 2 visible 2, shown
      disappear              a loading 3 after 2 hidden, shown
      disappearOther         =
      selectOther            b loading 4 visible 1, shown, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh                =
      retry                  =
      moved                  a loading 3 after 2 visible 1, shown, at top
      endVisible             a loading 3 after 2 visible 1, shown, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, shown, ends after 7
      endHidden              =
      answered               a ready 3 visible 1
      answeredGoesOn         a ready 2 next 3 visible 1
      answeredEmpty          a ready 0 visible 1, ends after none
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a failed 3 visible 1
      failedFinal            a failed 3 visible 1
      failedStale            =, discarded 1
      cancelled              a failed 3 visible 1
      cancelledWithoutError  a loading 4 again after 2 visible 1, shown, start 4 a
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a failed 2 closed, cancel 3
    debouncing:
      appear                 =
      appearOther            a debouncing until 300 ms visible 2, shown, command 2
      disappear              a unknown hidden, stop timer
      disappearOther         =
      selectOther            b loading 3 visible 1, shown, command 3, start 3 b, stop timer, scroll to placeholder 0
      selectSame             a loading 3 visible 1, shown, command 2, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, shown, command 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown, command 3, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 visible 1, shown, command 2, start 3 a, stop timer
      retry                  a loading 3 visible 1, shown, command 2, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, shown, at top, command 2
      endVisible             a debouncing until 300 ms visible 1, shown, ends after 8, command 2
      endVisibleElsewhere    a debouncing until 300 ms visible 1, shown, ends after 7, command 2
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =, timer 300 ms
      timeout                a loading 3 visible 1, shown, command 2, start 3 a
      executed               a debouncing until 300 ms visible 1, shown
      executedOld            =
      close                  a unknown closed, stop timer
    waiting:
      appear                 =
      appearOther            a loading 3 after 2 visible 2, shown until 50 ms, start 3 a
      disappear              a failed 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      moved                  a failed 2 visible 1, at top
      endVisible             a failed 2 visible 1, ends after 8
      endVisibleElsewhere    a failed 2 visible 1, ends after 7
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a failed 2 closed
    holding:
      appear                 =
      appearOther            a ready 2 visible 2, command 1
      disappear              a ready 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a ready 2 refreshing 3 visible 1, command 1, start 3 a refresh
      retry                  =
      moved                  a ready 2 visible 1, at top, command 1
      endVisible             a ready 2 visible 1, ends after 8, command 1
      endVisibleElsewhere    a ready 2 visible 1, ends after 7, command 1
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 visible 1
      executedOld            =
      close                  a ready 2 closed
    ready:
      appear                 =
      appearOther            a ready 2 visible 2, command 1
      disappear              a ready 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a ready 2 refreshing 3 visible 1, command 1, start 3 a refresh
      retry                  =
      moved                  a ready 2 visible 1, at top, command 1
      endVisible             a ready 2 visible 1, ends after 8, command 1
      endVisibleElsewhere    a ready 2 visible 1, ends after 7, command 1
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 visible 1
      executedOld            =
      close                  a ready 2 closed
    readyAtTop:
      appear                 =
      appearOther            a ready 2 visible 2, at top, command 1
      disappear              a ready 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a ready 2 refreshing 3 visible 1, at top, command 1, start 3 a refresh
      retry                  =
      moved                  =
      endVisible             a ready 2 visible 1, at top, ends after 8, command 1
      endVisibleElsewhere    a ready 2 visible 1, at top, ends after 7, command 1
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 visible 1, at top
      executedOld            =
      close                  a ready 2 closed, at top
    empty:
      appear                 =
      appearOther            a ready 0 visible 2, ends after none
      disappear              a ready 0 hidden, ends after none
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a ready 0 refreshing 3 visible 1, ends after none, start 3 a refresh
      retry                  =
      moved                  a ready 0 visible 1, at top, ends after none
      endVisible             =
      endVisibleElsewhere    =
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a ready 0 closed, ends after none
    refreshing:
      appear                 =
      appearOther            a ready 2 refreshing 3 visible 2, command 1
      disappear              a ready 2 refreshing 3 hidden
      disappearOther         =
      selectOther            b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh                =
      retry                  =
      moved                  a ready 2 refreshing 3 visible 1, at top, command 1
      endVisible             a ready 2 refreshing 3 visible 1, ends after 8, command 1
      endVisibleElsewhere    a ready 2 refreshing 3 visible 1, ends after 7, command 1
      endHidden              =
      answered               a ready 3 visible 1, command 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1
      answeredEmpty          a ready 0 visible 1, ends after none
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a ready 2 problem 3 visible 1, command 1
      failedFinal            a ready 2 problem 3 visible 1, command 1
      failedStale            =, discarded 1
      cancelled              a ready 2 problem 3 visible 1, command 1
      cancelledWithoutError  a ready 2 refreshing 4 again visible 1, command 1, start 4 a refresh
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 refreshing 3 visible 1
      executedOld            =
      close                  a ready 2 closed, cancel 3
    problem:
      appear                 =
      appearOther            a ready 2 problem 3 visible 2, command 1
      disappear              a ready 2 problem 3 hidden
      disappearOther         =
      selectOther            b loading 4 visible 1, shown until 50 ms, command 2, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 50 ms, command 2, start 4 a, scroll to placeholder 0
      refresh                a ready 2 refreshing 4 after 3 visible 1, command 1, start 4 a refresh
      retry                  a ready 2 refreshing 4 after 3 visible 1, command 1, start 4 a refresh
      moved                  a ready 2 problem 3 visible 1, at top, command 1
      endVisible             a ready 2 problem 3 visible 1, ends after 8, command 1
      endVisibleElsewhere    a ready 2 problem 3 visible 1, ends after 7, command 1
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 problem 3 visible 1
      executedOld            =
      close                  a ready 2 problem 3 closed
    failed:
      appear                 =
      appearOther            a loading 3 after 2 visible 2, shown until 50 ms, start 3 a
      disappear              a failed 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      moved                  a failed 2 visible 1, at top
      endVisible             a failed 2 visible 1, ends after 8
      endVisibleElsewhere    a failed 2 visible 1, ends after 7
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a failed 2 closed
    failedAtTop:
      appear                 =
      appearOther            a loading 3 after 2 visible 2, shown until 50 ms, at top, start 3 a
      disappear              a failed 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 50 ms, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 50 ms, at top, start 3 a
      moved                  =
      endVisible             a failed 2 visible 1, at top, ends after 8
      endVisibleElsewhere    a failed 2 visible 1, at top, ends after 7
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a failed 2 closed, at top
    goesOn:
      appear                 =
      appearOther            a ready 2 next 2 visible 2, command 1
      disappear              a ready 2 next 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a ready 2 next 2 refreshing 3 visible 1, command 1, start 3 a refresh
      retry                  =
      moved                  a ready 2 next 2 visible 1, at top, command 1
      endVisible             a ready 2 next 2 appending 3 visible 1, ends after 8, command 1, start 3 a append page 2
      endVisibleElsewhere    a ready 2 next 2 visible 1, ends after 7, command 1
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 next 2 visible 1
      executedOld            =
      close                  a ready 2 next 2 closed
    appending:
      appear                 =
      appearOther            a ready 2 next 2 appending 3 visible 2, ends after 8, command 1
      disappear              a ready 2 next 2 appending 3 hidden
      disappearOther         =
      selectOther            b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh                a ready 2 next 2 refreshing 4 visible 1, ends after 8, command 1, cancel 3, start 4 a refresh
      retry                  =
      moved                  a ready 2 next 2 appending 3 visible 1, at top, ends after 8, command 1
      endVisible             =
      endVisibleElsewhere    a ready 2 next 2 appending 3 visible 1, ends after 7, command 1
      endHidden              a ready 2 next 2 appending 3 visible 1, command 1
      answered               a ready 5 visible 1, ends after 8, command 1
      answeredGoesOn         a ready 3 next 3 visible 1, ends after 8, command 1
      answeredEmpty          a ready 2 visible 1, ends after 8, 1 barren, command 1
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 1
      failedFinal            a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 1
      failedStale            =, discarded 1
      cancelled              a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 1
      cancelledWithoutError  a ready 2 next 2 appending 4 again visible 1, ends after 8, command 1, start 4 a append page 2
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 next 2 appending 3 visible 1, ends after 8
      executedOld            =
      close                  a ready 2 next 2 closed, ends after 8, cancel 3
    appendFailed:
      appear                 =
      appearOther            a ready 2 next 2 problem 3 visible 2, ends after 8, halted, command 1
      disappear              a ready 2 next 2 problem 3 hidden
      disappearOther         =
      selectOther            b loading 4 visible 1, shown until 50 ms, command 2, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 50 ms, command 2, start 4 a, scroll to placeholder 0
      refresh                a ready 2 next 2 refreshing 4 after 3 visible 1, ends after 8, command 1, start 4 a refresh
      retry                  a ready 2 next 2 appending 4 after 3 visible 1, ends after 8, command 1, start 4 a append page 2
      moved                  a ready 2 next 2 problem 3 visible 1, at top, ends after 8, halted, command 1
      endVisible             =
      endVisibleElsewhere    a ready 2 next 2 problem 3 visible 1, ends after 7, halted, command 1
      endHidden              a ready 2 next 2 problem 3 visible 1, command 1
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               a ready 2 next 2 problem 3 visible 1, ends after 8, halted
      executedOld            =
      close                  a ready 2 next 2 problem 3 closed, ends after 8, halted
    emptyGoesOn:
      appear                 =
      appearOther            a ready 0 next 2 appending 3 visible 2, ends after none
      disappear              a ready 0 next 2 appending 3 hidden, ends after none
      disappearOther         =
      selectOther            b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             =
      selectDebounced        b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh                a ready 0 next 2 refreshing 4 visible 1, ends after none, cancel 3, start 4 a refresh
      retry                  =
      moved                  a ready 0 next 2 appending 3 visible 1, at top, ends after none
      endVisible             =
      endVisibleElsewhere    =
      endHidden              =
      answered               a ready 3 visible 1, ends after none
      answeredGoesOn         a ready 2 next 3 visible 1, ends after none
      answeredEmpty          a ready 0 visible 1, ends after none, 1 barren
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a ready 0 next 2 problem 3 visible 1, ends after none, halted
      failedFinal            a ready 0 next 2 problem 3 visible 1, ends after none, halted
      failedStale            =, discarded 1
      cancelled              a ready 0 next 2 problem 3 visible 1, ends after none, halted
      cancelledWithoutError  a ready 0 next 2 appending 4 again visible 1, ends after none, start 4 a append page 2
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a ready 0 next 2 closed, ends after none, cancel 3
    hiddenUnknown:
      appear                 a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      appearOther            a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top
      selectSame             =
      selectDebounced        b unknown hidden, wants top
      reload                 =
      refresh                =
      retry                  =
      moved                  a unknown hidden, at top, wants top
      endVisible             a unknown hidden, ends after 8, wants top
      endVisibleElsewhere    a unknown hidden, ends after 7, wants top
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a unknown closed
    hiddenLoading:
      appear                 a loading 2 visible 1, shown until 50 ms
      appearOther            a loading 2 visible 1, shown until 50 ms
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top, cancel 2
      selectSame             =
      selectDebounced        b unknown hidden, wants top, cancel 2
      reload                 a unknown hidden, wants top, cancel 2
      refresh                =
      retry                  =
      moved                  a loading 2 hidden, shown, at top
      endVisible             a loading 2 hidden, shown, ends after 8
      endVisibleElsewhere    a loading 2 hidden, shown, ends after 7
      endHidden              =
      answered               a ready 3 hidden
      answeredGoesOn         a ready 2 next 3 hidden
      answeredEmpty          a ready 0 hidden, ends after none
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 a failed 2 hidden
      failedFinal            a failed 2 hidden
      failedStale            =, discarded 1
      cancelled              a unknown hidden
      cancelledWithoutError  a unknown hidden
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a unknown closed, cancel 2
    hiddenReady:
      appear                 a ready 2 visible 1
      appearOther            a ready 2 visible 1
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top
      selectSame             =
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      refresh                =
      retry                  =
      moved                  a ready 2 hidden, at top
      endVisible             a ready 2 hidden, ends after 8
      endVisibleElsewhere    a ready 2 hidden, ends after 7
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a ready 2 closed
    hiddenRefreshing:
      appear                 a ready 2 refreshing 3 visible 1
      appearOther            a ready 2 refreshing 3 visible 1
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top, cancel 3
      selectSame             =
      selectDebounced        b unknown hidden, wants top, cancel 3
      reload                 a unknown hidden, wants top, cancel 3
      refresh                =
      retry                  =
      moved                  a ready 2 refreshing 3 hidden, at top
      endVisible             a ready 2 refreshing 3 hidden, ends after 8
      endVisibleElsewhere    a ready 2 refreshing 3 hidden, ends after 7
      endHidden              =
      answered               a ready 3 hidden
      answeredGoesOn         a ready 2 next 3 hidden
      answeredEmpty          a ready 0 hidden, ends after none
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a ready 2 problem 3 hidden
      failedFinal            a ready 2 problem 3 hidden
      failedStale            =, discarded 1
      cancelled              a ready 2 hidden
      cancelledWithoutError  a ready 2 hidden
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a ready 2 closed, cancel 3
    hiddenAppending:
      appear                 a ready 2 next 2 appending 3 visible 1
      appearOther            a ready 2 next 2 appending 3 visible 1
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top, cancel 3
      selectSame             =
      selectDebounced        b unknown hidden, wants top, cancel 3
      reload                 a unknown hidden, wants top, cancel 3
      refresh                =
      retry                  =
      moved                  a ready 2 next 2 appending 3 hidden, at top
      endVisible             a ready 2 next 2 appending 3 hidden, ends after 8
      endVisibleElsewhere    a ready 2 next 2 appending 3 hidden, ends after 7
      endHidden              =
      answered               a ready 5 hidden
      answeredGoesOn         a ready 3 next 3 hidden
      answeredEmpty          a ready 2 hidden, 1 barren
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a ready 2 next 2 problem 3 hidden, halted
      failedFinal            a ready 2 next 2 problem 3 hidden, halted
      failedStale            =, discarded 1
      cancelled              a ready 2 next 2 hidden
      cancelledWithoutError  a ready 2 next 2 hidden
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a ready 2 next 2 closed, cancel 3
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      appearOther            a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top
      selectSame             =
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      refresh                =
      retry                  =
      moved                  a failed 2 hidden, at top
      endVisible             a failed 2 hidden, ends after 8
      endVisibleElsewhere    a failed 2 hidden, ends after 7
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  a failed 2 closed
    closed:
      appear                 =
      appearOther            =
      disappear              =
      disappearOther         =
      selectOther            =
      selectSame             =
      selectDebounced        =
      reload                 =
      refresh                =
      retry                  =
      moved                  =
      endVisible             =
      endVisibleElsewhere    =
      endHidden              =
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      timeoutEarly           =
      timeout                =
      executed               =
      executedOld            =
      close                  =
    """,
    .reselectScrollsToTop: """
    loading:
      selectSame             a loading 2 visible 1, shown, command 2, scroll to placeholder 0
    loadingAfterFailure:
      selectSame             a loading 3 after 2 visible 1, shown, command 2, scroll to placeholder 0
    holding:
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    ready:
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    readyAtTop:
      selectSame             a ready 2 visible 1, at top, command 2, scroll to item 7
    refreshing:
      selectSame             a ready 2 refreshing 3 visible 1, command 2, scroll to item 7
    problem:
      selectSame             a ready 2 problem 3 visible 1, command 2, scroll to item 7
    goesOn:
      selectSame             a ready 2 next 2 visible 1, command 2, scroll to item 7
    appending:
      selectSame             a ready 2 next 2 appending 3 visible 1, ends after 8, command 2, scroll to item 7
    appendFailed:
      selectSame             a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
    """,
    .unaskedCancelRetries: """
    loading:
      cancelled              a loading 3 again visible 1, shown, command 1, start 3 a
    loadingAfterFailure:
      cancelled              a loading 4 again after 2 visible 1, shown, start 4 a
    refreshing:
      cancelled              a ready 2 refreshing 4 again visible 1, command 1, start 4 a refresh
    appending:
      cancelled              a ready 2 next 2 appending 4 again visible 1, ends after 8, command 1, start 4 a append page 2
    emptyGoesOn:
      cancelled              a ready 0 next 2 appending 4 again visible 1, ends after none, start 4 a append page 2
    """,
    .disappearCancels: """
    loading:
      disappear              a unknown hidden, cancel 2
    loadingAfterFailure:
      disappear              a failed 2 hidden, cancel 3
    refreshing:
      disappear              a ready 2 hidden, cancel 3
    appending:
      disappear              a ready 2 next 2 hidden, cancel 3
    emptyGoesOn:
      disappear              a ready 0 next 2 hidden, ends after none, cancel 3
    hiddenLoading:
      appear                 a loading 4 visible 1, shown until 50 ms, start 4 a
      appearOther            a loading 4 visible 1, shown until 50 ms, start 4 a
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a unknown hidden, at top
      endVisible             a unknown hidden, ends after 8
      endVisibleElsewhere    a unknown hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a unknown closed
    hiddenRefreshing:
      appear                 a ready 2 visible 1
      appearOther            a ready 2 visible 1
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a ready 2 hidden, at top
      endVisible             a ready 2 hidden, ends after 8
      endVisibleElsewhere    a ready 2 hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a ready 2 closed
    hiddenAppending:
      appear                 a ready 2 next 2 visible 1
      appearOther            a ready 2 next 2 visible 1
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a ready 2 next 2 hidden, at top
      endVisible             a ready 2 next 2 hidden, ends after 8
      endVisibleElsewhere    a ready 2 next 2 hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a ready 2 next 2 closed
    """,
    .noPlaceholders: """
    new:
      appear                 a loading 1 visible 1, start 1 a
      appearOther            a loading 1 visible 1, start 1 a
      selectOther            b loading 1 new, wants top, start 1 b
      selectDebounced        b debouncing until 350 ms new, wants top, timer 350 ms
      reload                 a loading 1 new, wants top, start 1 a
      refresh                a loading 1 new, start 1 a
      retry                  a loading 1 new, start 1 a
    loading:
      appearOther            a loading 2 visible 2, wants top
      disappear              a loading 2 hidden, wants top
      selectOther            b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload                 a loading 3 visible 1, wants top, cancel 2, start 3 a
      moved                  a loading 2 visible 1, at top, wants top
      endVisible             a loading 2 visible 1, ends after 8, wants top
      endVisibleElsewhere    a loading 2 visible 1, ends after 7, wants top
      answered               a ready 3 visible 1, command 1, scroll to item 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1, scroll to item 8
      cancelledWithoutError  a loading 3 again visible 1, wants top, start 3 a
      executed               =
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2
      disappear              a loading 3 after 2 hidden
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
      moved                  a loading 3 after 2 visible 1, at top
      endVisible             a loading 3 after 2 visible 1, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, ends after 7
      cancelledWithoutError  a loading 4 again after 2 visible 1, start 4 a
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, wants top
      disappear              a unknown hidden, wants top, stop timer
      selectOther            b loading 3 visible 1, wants top, start 3 b, stop timer
      selectSame             a loading 3 visible 1, wants top, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a, stop timer
      refresh                a loading 3 visible 1, wants top, start 3 a, stop timer
      retry                  a loading 3 visible 1, wants top, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, at top, wants top
      endVisible             a debouncing until 300 ms visible 1, ends after 8, wants top
      endVisibleElsewhere    a debouncing until 300 ms visible 1, ends after 7, wants top
      timeout                a loading 3 visible 1, wants top, start 3 a
      executed               =
    waiting:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    holding:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    ready:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    readyAtTop:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    empty:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    refreshing:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    problem:
      selectOther            b loading 4 visible 1, wants top, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 4 visible 1, wants top, start 4 a
    failed:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, at top, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, at top, start 3 a
    goesOn:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    appending:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    appendFailed:
      selectOther            b loading 4 visible 1, wants top, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 4 visible 1, wants top, start 4 a
    emptyGoesOn:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    hiddenUnknown:
      appear                 a loading 3 visible 1, wants top, start 3 a
      appearOther            a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear                 a loading 2 visible 1, wants top
      appearOther            a loading 2 visible 1, wants top
      moved                  a loading 2 hidden, at top, wants top
      endVisible             a loading 2 hidden, ends after 8, wants top
      endVisibleElsewhere    a loading 2 hidden, ends after 7, wants top
      answered               a ready 3 hidden, wants top
      answeredGoesOn         a ready 2 next 3 hidden, wants top
      failed                 a failed 2 hidden, wants top
      failedFinal            a failed 2 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, start 3 a
      appearOther            a loading 3 after 2 visible 1, start 3 a
    """,
    .reselectScrollsWithoutPlaceholders: """
    new:
      appear                 a loading 1 visible 1, start 1 a
      appearOther            a loading 1 visible 1, start 1 a
      selectOther            b loading 1 new, wants top, start 1 b
      selectDebounced        b debouncing until 350 ms new, wants top, timer 350 ms
      reload                 a loading 1 new, wants top, start 1 a
      refresh                a loading 1 new, start 1 a
      retry                  a loading 1 new, start 1 a
    loading:
      appearOther            a loading 2 visible 2, wants top
      disappear              a loading 2 hidden, wants top
      selectOther            b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload                 a loading 3 visible 1, wants top, cancel 2, start 3 a
      moved                  a loading 2 visible 1, at top, wants top
      endVisible             a loading 2 visible 1, ends after 8, wants top
      endVisibleElsewhere    a loading 2 visible 1, ends after 7, wants top
      answered               a ready 3 visible 1, command 1, scroll to item 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1, scroll to item 8
      cancelledWithoutError  a loading 3 again visible 1, wants top, start 3 a
      executed               =
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2
      disappear              a loading 3 after 2 hidden
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectSame             a loading 3 after 2 visible 1, wants top
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
      moved                  a loading 3 after 2 visible 1, at top
      endVisible             a loading 3 after 2 visible 1, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, ends after 7
      cancelledWithoutError  a loading 4 again after 2 visible 1, start 4 a
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, wants top
      disappear              a unknown hidden, wants top, stop timer
      selectOther            b loading 3 visible 1, wants top, start 3 b, stop timer
      selectSame             a loading 3 visible 1, wants top, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a, stop timer
      refresh                a loading 3 visible 1, wants top, start 3 a, stop timer
      retry                  a loading 3 visible 1, wants top, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, at top, wants top
      endVisible             a debouncing until 300 ms visible 1, ends after 8, wants top
      endVisibleElsewhere    a debouncing until 300 ms visible 1, ends after 7, wants top
      timeout                a loading 3 visible 1, wants top, start 3 a
      executed               =
    waiting:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    holding:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    ready:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    readyAtTop:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectSame             a ready 2 visible 1, at top, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    empty:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    refreshing:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectSame             a ready 2 refreshing 3 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    problem:
      selectOther            b loading 4 visible 1, wants top, start 4 b
      selectSame             a ready 2 problem 3 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 4 visible 1, wants top, start 4 a
    failed:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, at top, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, at top, start 3 a
    goesOn:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectSame             a ready 2 next 2 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    appending:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectSame             a ready 2 next 2 appending 3 visible 1, ends after 8, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    appendFailed:
      selectOther            b loading 4 visible 1, wants top, start 4 b
      selectSame             a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 4 visible 1, wants top, start 4 a
    emptyGoesOn:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    hiddenUnknown:
      appear                 a loading 3 visible 1, wants top, start 3 a
      appearOther            a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear                 a loading 2 visible 1, wants top
      appearOther            a loading 2 visible 1, wants top
      moved                  a loading 2 hidden, at top, wants top
      endVisible             a loading 2 hidden, ends after 8, wants top
      endVisibleElsewhere    a loading 2 hidden, ends after 7, wants top
      answered               a ready 3 hidden, wants top
      answeredGoesOn         a ready 2 next 3 hidden, wants top
      failed                 a failed 2 hidden, wants top
      failedFinal            a failed 2 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, start 3 a
      appearOther            a loading 3 after 2 visible 1, start 3 a
    """,
    .reselectRefreshes: """
    loading:
      selectSame             a loading 2 visible 1, shown, command 2, scroll to placeholder 0
    loadingAfterFailure:
      selectSame             a loading 3 after 2 visible 1, shown, command 2, scroll to placeholder 0
    holding:
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    ready:
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    readyAtTop:
      selectSame             a ready 2 refreshing 3 visible 1, at top, command 1, start 3 a refresh
    refreshing:
      selectSame             a ready 2 refreshing 3 visible 1, command 2, scroll to item 7
    problem:
      selectSame             a ready 2 problem 3 visible 1, command 2, scroll to item 7
    goesOn:
      selectSame             a ready 2 next 2 visible 1, command 2, scroll to item 7
    appending:
      selectSame             a ready 2 next 2 appending 3 visible 1, ends after 8, command 2, scroll to item 7
    appendFailed:
      selectSame             a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
    """,
    .showsLate: """
    new:
      appear                 a loading 1 visible 1, closed until 170 ms, start 1 a, timer 170 ms
      appearOther            a loading 1 visible 1, closed until 170 ms, start 1 a, timer 170 ms
      selectOther            b loading 1 new, closed until 170 ms, wants top, start 1 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms new, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 1 new, closed until 170 ms, wants top, start 1 a, timer 170 ms
      refresh                a loading 1 new, closed until 170 ms, start 1 a, timer 170 ms
      retry                  a loading 1 new, closed until 170 ms, start 1 a, timer 170 ms
    loading:
      appearOther            a loading 2 visible 2, closed until 120 ms, wants top
      disappear              a loading 2 hidden, closed until 120 ms, wants top, stop timer
      selectOther            b loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, closed until 120 ms, wants top, cancel 2
      reload                 a loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 a
      moved                  a loading 2 visible 1, closed until 120 ms, at top, wants top
      endVisible             a loading 2 visible 1, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere    a loading 2 visible 1, closed until 120 ms, ends after 7, wants top
      answered               a ready 3 visible 1, command 1, stop timer, scroll to item 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1, stop timer, scroll to item 8
      answeredEmpty          a ready 0 visible 1, ends after none, stop timer
      failed                 a failed 2 visible 1, stop timer
      failedFinal            a failed 2 visible 1, stop timer
      cancelled              a failed 2 visible 1, stop timer
      cancelledWithoutError  a loading 3 again visible 1, closed until 120 ms, wants top, start 3 a
      timeoutEarly           =, timer 120 ms
      timeout                a loading 2 visible 1, shown until 2000 ms, command 1, scroll to placeholder 0
      executed               =
      close                  a unknown closed, cancel 2, stop timer
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2, closed until 120 ms
      disappear              a loading 3 after 2 hidden, closed until 120 ms, stop timer
      selectOther            b loading 4 visible 1, closed until 120 ms, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, closed until 120 ms, wants top, cancel 3
      reload                 a loading 4 visible 1, closed until 120 ms, wants top, cancel 3, start 4 a
      moved                  a loading 3 after 2 visible 1, closed until 120 ms, at top
      endVisible             a loading 3 after 2 visible 1, closed until 120 ms, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, closed until 120 ms, ends after 7
      answered               a ready 3 visible 1, stop timer
      answeredGoesOn         a ready 2 next 3 visible 1, stop timer
      answeredEmpty          a ready 0 visible 1, ends after none, stop timer
      failed                 a failed 3 visible 1, stop timer
      failedFinal            a failed 3 visible 1, stop timer
      cancelled              a failed 3 visible 1, stop timer
      cancelledWithoutError  a loading 4 again after 2 visible 1, closed until 120 ms, start 4 a
      timeoutEarly           =, timer 120 ms
      timeout                a loading 3 after 2 visible 1, shown until 2000 ms
      close                  a failed 2 closed, cancel 3, stop timer
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, closed until 120 ms, wants top
      disappear              a unknown hidden, wants top, stop timer
      selectOther            b loading 3 visible 1, closed until 120 ms, wants top, start 3 b
      selectSame             a loading 3 visible 1, closed until 120 ms, wants top, start 3 a
      selectDebounced        b debouncing until 350 ms visible 1, closed until 120 ms, wants top
      reload                 a loading 3 visible 1, closed until 120 ms, wants top, start 3 a
      refresh                a loading 3 visible 1, closed until 120 ms, wants top, start 3 a
      retry                  a loading 3 visible 1, closed until 120 ms, wants top, start 3 a
      moved                  a debouncing until 300 ms visible 1, closed until 120 ms, at top, wants top
      endVisible             a debouncing until 300 ms visible 1, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere    a debouncing until 300 ms visible 1, closed until 120 ms, ends after 7, wants top
      timeoutEarly           =, timer 120 ms
      timeout                a loading 3 visible 1, shown until 2000 ms, command 1, start 3 a, scroll to placeholder 0
      executed               =
    waiting:
      appearOther            a loading 3 after 2 visible 2, closed until 170 ms, start 3 a, timer 170 ms
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      refresh                a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
      retry                  a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
    holding:
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    ready:
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    readyAtTop:
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    empty:
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    refreshing:
      selectOther            b loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 3, timer 170 ms
      reload                 a loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 a, timer 170 ms
    problem:
      selectOther            b loading 4 visible 1, closed until 170 ms, wants top, start 4 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 4 visible 1, closed until 170 ms, wants top, start 4 a, timer 170 ms
    failed:
      appearOther            a loading 3 after 2 visible 2, closed until 170 ms, start 3 a, timer 170 ms
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      refresh                a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
      retry                  a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, closed until 170 ms, at top, start 3 a, timer 170 ms
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      refresh                a loading 3 after 2 visible 1, closed until 170 ms, at top, start 3 a, timer 170 ms
      retry                  a loading 3 after 2 visible 1, closed until 170 ms, at top, start 3 a, timer 170 ms
    goesOn:
      selectOther            b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    appending:
      selectOther            b loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 3, timer 170 ms
      reload                 a loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 a, timer 170 ms
    appendFailed:
      selectOther            b loading 4 visible 1, closed until 170 ms, wants top, start 4 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload                 a loading 4 visible 1, closed until 170 ms, wants top, start 4 a, timer 170 ms
    emptyGoesOn:
      selectOther            b loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 b, timer 170 ms
      selectDebounced        b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 3, timer 170 ms
      reload                 a loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 a, timer 170 ms
    hiddenUnknown:
      appear                 a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      appearOther            a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    hiddenLoading:
      appear                 a loading 2 visible 1, closed until 120 ms, wants top, timer 120 ms
      appearOther            a loading 2 visible 1, closed until 120 ms, wants top, timer 120 ms
      moved                  a loading 2 hidden, closed until 120 ms, at top, wants top
      endVisible             a loading 2 hidden, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere    a loading 2 hidden, closed until 120 ms, ends after 7, wants top
      answered               a ready 3 hidden, wants top
      answeredGoesOn         a ready 2 next 3 hidden, wants top
      failed                 a failed 2 hidden, wants top
      failedFinal            a failed 2 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
      appearOther            a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
    """,
    .staysVisible: """
    new:
      appear                 a loading 1 visible 1, shown until 450 ms, start 1 a
      appearOther            a loading 1 visible 1, shown until 450 ms, start 1 a
      selectOther            b loading 1 new, shown until 450 ms, command 1, start 1 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms new, shown until 450 ms, command 1, timer 350 ms, scroll to placeholder 0
      reload                 a loading 1 new, shown until 450 ms, command 1, start 1 a, scroll to placeholder 0
      refresh                a loading 1 new, shown until 450 ms, start 1 a
      retry                  a loading 1 new, shown until 450 ms, start 1 a
    loading:
      appearOther            a loading 2 visible 2, shown until 400 ms, command 1
      disappear              a loading 2 hidden, shown until 400 ms
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved                  a loading 2 visible 1, shown until 400 ms, at top, command 1
      endVisible             a loading 2 visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a loading 2 visible 1, shown until 400 ms, ends after 7, command 1
      answered               a holding 3 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredGoesOn         a holding 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredEmpty          a holding 0 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      failed                 a holding failure 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      failedFinal            a holding failure 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      cancelled              a holding failure 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      cancelledWithoutError  a loading 3 again visible 1, shown until 400 ms, command 1, start 3 a
      executed               a loading 2 visible 1, shown until 400 ms
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2, shown until 400 ms
      disappear              a loading 3 after 2 hidden, shown until 400 ms
      selectOther            b loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved                  a loading 3 after 2 visible 1, shown until 400 ms, at top
      endVisible             a loading 3 after 2 visible 1, shown until 400 ms, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, shown until 400 ms, ends after 7
      answered               a holding 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredGoesOn         a holding 2 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredEmpty          a holding 0 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      failed                 a holding failure 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      failedFinal            a holding failure 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      cancelled              a holding failure 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      cancelledWithoutError  a loading 4 again after 2 visible 1, shown until 400 ms, start 4 a
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, shown until 400 ms, command 2
      selectOther            b loading 3 visible 1, shown until 400 ms, command 3, start 3 b, stop timer, scroll to placeholder 0
      selectSame             a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 3, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      retry                  a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, shown until 400 ms, at top, command 2
      endVisible             a debouncing until 300 ms visible 1, shown until 400 ms, ends after 8, command 2
      endVisibleElsewhere    a debouncing until 300 ms visible 1, shown until 400 ms, ends after 7, command 2
      timeout                a loading 3 visible 1, shown until 400 ms, command 2, start 3 a
      executed               a debouncing until 300 ms visible 1, shown until 400 ms
    waiting:
      appearOther            a holding failure 2 until 400 ms visible 2, shown until 400 ms, command 1
      disappear              a failed 2 hidden, stop timer
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 visible 1, shown until 400 ms, command 1, start 3 a, stop timer
      retry                  a loading 3 visible 1, shown until 400 ms, command 1, start 3 a, stop timer
      moved                  a holding failure 2 until 400 ms visible 1, shown until 400 ms, at top, command 1
      endVisible             a holding failure 2 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a holding failure 2 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly           =, timer 400 ms
      timeout                a failed 2 visible 1
      executed               a holding failure 2 until 400 ms visible 1, shown until 400 ms
      close                  a unknown closed, stop timer
    holding:
      appearOther            a holding 2 until 400 ms visible 2, shown until 400 ms, command 1
      disappear              a ready 2 hidden, stop timer
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh                =
      moved                  a holding 2 until 400 ms visible 1, shown until 400 ms, at top, command 1
      endVisible             a holding 2 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a holding 2 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly           =, timer 400 ms
      timeout                a ready 2 visible 1, command 1
      executed               a holding 2 until 400 ms visible 1, shown until 400 ms
      close                  a unknown closed, stop timer
    ready:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    readyAtTop:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    empty:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    refreshing:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
    problem:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, start 4 a, scroll to placeholder 0
    failed:
      appearOther            a loading 3 after 2 visible 2, shown until 450 ms, start 3 a
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, shown until 450 ms, at top, start 3 a
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 450 ms, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 450 ms, at top, start 3 a
    goesOn:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    appending:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
    appendFailed:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, start 4 a, scroll to placeholder 0
    emptyGoesOn:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
    hiddenUnknown:
      appear                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      appearOther            a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    hiddenLoading:
      appear                 a loading 2 visible 1, shown until 450 ms
      appearOther            a loading 2 visible 1, shown until 450 ms
      moved                  a loading 2 hidden, shown until 400 ms, at top
      endVisible             a loading 2 hidden, shown until 400 ms, ends after 8
      endVisibleElsewhere    a loading 2 hidden, shown until 400 ms, ends after 7
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
      appearOther            a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    """,
    .previousRows: """
    new:
      appear                 a loading 1 visible 1, start 1 a
      appearOther            a loading 1 visible 1, start 1 a
      selectOther            b loading 1 new, wants top, start 1 b
      selectDebounced        b debouncing until 350 ms new, wants top, timer 350 ms
      reload                 a loading 1 new, wants top, start 1 a
      refresh                a loading 1 new, start 1 a
      retry                  a loading 1 new, start 1 a
    loading:
      appearOther            a loading 2 visible 2, wants top
      disappear              a loading 2 hidden, wants top
      selectOther            b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload                 a loading 3 visible 1, wants top, cancel 2, start 3 a
      moved                  a loading 2 visible 1, at top, wants top
      endVisible             a loading 2 visible 1, ends after 8, wants top
      endVisibleElsewhere    a loading 2 visible 1, ends after 7, wants top
      answered               a ready 3 visible 1, command 1, scroll to item 1
      answeredGoesOn         a ready 2 next 3 visible 1, command 1, scroll to item 8
      cancelledWithoutError  a loading 3 again visible 1, wants top, start 3 a
      executed               =
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2
      disappear              a loading 3 after 2 hidden
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
      moved                  a loading 3 after 2 visible 1, at top
      endVisible             a loading 3 after 2 visible 1, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, ends after 7
      cancelledWithoutError  a loading 4 again after 2 visible 1, start 4 a
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, wants top
      disappear              a unknown hidden, wants top, stop timer
      selectOther            b loading 3 visible 1, wants top, start 3 b, stop timer
      selectSame             a loading 3 visible 1, wants top, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a, stop timer
      refresh                a loading 3 visible 1, wants top, start 3 a, stop timer
      retry                  a loading 3 visible 1, wants top, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, at top, wants top
      endVisible             a debouncing until 300 ms visible 1, ends after 8, wants top
      endVisibleElsewhere    a debouncing until 300 ms visible 1, ends after 7, wants top
      timeout                a loading 3 visible 1, wants top, start 3 a
      executed               =
    waiting:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    holding:
      selectOther            b loading 3 visible 1, previous a, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 3 visible 1, previous a, wants top, start 3 a
    ready:
      selectOther            b loading 3 visible 1, previous a, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 3 visible 1, previous a, wants top, start 3 a
    readyAtTop:
      selectOther            b loading 3 visible 1, previous a, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 3 visible 1, previous a, wants top, start 3 a
    empty:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
    refreshing:
      selectOther            b loading 4 visible 1, previous a, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, previous a, wants top, cancel 3, start 4 a
    problem:
      selectOther            b loading 4 visible 1, previous a, wants top, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 4 visible 1, previous a, wants top, start 4 a
    failed:
      appearOther            a loading 3 after 2 visible 2, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, start 3 a
      retry                  a loading 3 after 2 visible 1, start 3 a
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, at top, start 3 a
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload                 a loading 3 visible 1, wants top, start 3 a
      refresh                a loading 3 after 2 visible 1, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, at top, start 3 a
    goesOn:
      selectOther            b loading 3 visible 1, previous a, wants top, start 3 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 3 visible 1, previous a, wants top, start 3 a
    appending:
      selectOther            b loading 4 visible 1, previous a, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, previous a, wants top, cancel 3, start 4 a
    appendFailed:
      selectOther            b loading 4 visible 1, previous a, wants top, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload                 a loading 4 visible 1, previous a, wants top, start 4 a
    emptyGoesOn:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced        b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload                 a loading 4 visible 1, wants top, cancel 3, start 4 a
    hiddenUnknown:
      appear                 a loading 3 visible 1, wants top, start 3 a
      appearOther            a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear                 a loading 2 visible 1, wants top
      appearOther            a loading 2 visible 1, wants top
      moved                  a loading 2 hidden, at top, wants top
      endVisible             a loading 2 hidden, ends after 8, wants top
      endVisibleElsewhere    a loading 2 hidden, ends after 7, wants top
      answered               a ready 3 hidden, wants top
      answeredGoesOn         a ready 2 next 3 hidden, wants top
      failed                 a failed 2 hidden, wants top
      failedFinal            a failed 2 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, start 3 a
      appearOther            a loading 3 after 2 visible 1, start 3 a
    """,
    .retries: """
    loading:
      failed                 a waiting after attempt 1 until 1050 ms visible 1, shown, command 1, timer 1050 ms
      cancelled              a waiting after attempt 1 until 1050 ms visible 1, shown, command 1, timer 1050 ms
    loadingAfterFailure:
      failed                 a waiting after attempt 1 until 1050 ms after 2 visible 1, shown, timer 1050 ms
      cancelled              a waiting after attempt 1 until 1050 ms after 2 visible 1, shown, timer 1050 ms
    waiting:
      appearOther            a waiting after attempt 1 until 1000 ms visible 2, shown, command 1
      disappear              a unknown hidden, stop timer
      selectOther            b loading 3 visible 1, shown, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 attempt 2 visible 1, shown, command 1, start 3 a, stop timer
      retry                  a loading 3 attempt 2 visible 1, shown, command 1, start 3 a, stop timer
      moved                  a waiting after attempt 1 until 1000 ms visible 1, shown, at top, command 1
      endVisible             a waiting after attempt 1 until 1000 ms visible 1, shown, ends after 8, command 1
      endVisibleElsewhere    a waiting after attempt 1 until 1000 ms visible 1, shown, ends after 7, command 1
      timeoutEarly           =, timer 1000 ms
      timeout                a loading 3 attempt 2 visible 1, shown, command 1, start 3 a
      executed               a waiting after attempt 1 until 1000 ms visible 1, shown
      close                  a unknown closed, stop timer
    """,
    .everything: """
    new:
      appear                 a loading 1 visible 1, shown until 450 ms, start 1 a
      appearOther            a loading 1 visible 1, shown until 450 ms, start 1 a
      selectOther            b loading 1 new, shown until 450 ms, command 1, start 1 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms new, shown until 450 ms, command 1, timer 350 ms, scroll to placeholder 0
      reload                 a loading 1 new, shown until 450 ms, command 1, start 1 a, scroll to placeholder 0
      refresh                a loading 1 new, shown until 450 ms, start 1 a
      retry                  a loading 1 new, shown until 450 ms, start 1 a
    loading:
      appearOther            a loading 2 visible 2, shown until 400 ms, command 1
      disappear              a unknown hidden, cancel 2
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectSame             a loading 2 visible 1, shown until 400 ms, command 2, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved                  a loading 2 visible 1, shown until 400 ms, at top, command 1
      endVisible             a loading 2 visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a loading 2 visible 1, shown until 400 ms, ends after 7, command 1
      answered               a holding 3 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredGoesOn         a holding 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredEmpty          a holding 0 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      failed                 a waiting after attempt 1 until 1050 ms visible 1, shown until 400 ms, command 1, timer 1050 ms
      failedFinal            a holding failure 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      cancelled              a loading 3 again visible 1, shown until 400 ms, command 1, start 3 a
      cancelledWithoutError  a loading 3 again visible 1, shown until 400 ms, command 1, start 3 a
      executed               a loading 2 visible 1, shown until 400 ms
    loadingAfterFailure:
      appearOther            a loading 3 after 2 visible 2, shown until 400 ms
      disappear              a failed 2 hidden, cancel 3
      selectOther            b loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             a loading 3 after 2 visible 1, shown until 400 ms, command 2, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved                  a loading 3 after 2 visible 1, shown until 400 ms, at top
      endVisible             a loading 3 after 2 visible 1, shown until 400 ms, ends after 8
      endVisibleElsewhere    a loading 3 after 2 visible 1, shown until 400 ms, ends after 7
      answered               a holding 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredGoesOn         a holding 2 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredEmpty          a holding 0 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      failed                 a waiting after attempt 1 until 1050 ms after 2 visible 1, shown until 400 ms, timer 1050 ms
      failedFinal            a holding failure 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      cancelled              a loading 4 again after 2 visible 1, shown until 400 ms, start 4 a
      cancelledWithoutError  a loading 4 again after 2 visible 1, shown until 400 ms, start 4 a
    debouncing:
      appearOther            a debouncing until 300 ms visible 2, shown until 400 ms, command 2
      selectOther            b loading 3 visible 1, shown until 400 ms, command 3, start 3 b, stop timer, scroll to placeholder 0
      selectSame             a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 3, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      retry                  a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      moved                  a debouncing until 300 ms visible 1, shown until 400 ms, at top, command 2
      endVisible             a debouncing until 300 ms visible 1, shown until 400 ms, ends after 8, command 2
      endVisibleElsewhere    a debouncing until 300 ms visible 1, shown until 400 ms, ends after 7, command 2
      timeout                a loading 3 visible 1, shown until 400 ms, command 2, start 3 a
      executed               a debouncing until 300 ms visible 1, shown until 400 ms
    waiting:
      appearOther            a waiting after attempt 1 until 1000 ms visible 2, shown until 400 ms, command 1
      disappear              a unknown hidden, stop timer
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectSame             a waiting after attempt 1 until 1000 ms visible 1, shown until 400 ms, command 2, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh                a loading 3 attempt 2 visible 1, shown until 400 ms, command 1, start 3 a, stop timer
      retry                  a loading 3 attempt 2 visible 1, shown until 400 ms, command 1, start 3 a, stop timer
      moved                  a waiting after attempt 1 until 1000 ms visible 1, shown until 400 ms, at top, command 1
      endVisible             a waiting after attempt 1 until 1000 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a waiting after attempt 1 until 1000 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly           =, timer 1000 ms
      timeout                a loading 3 attempt 2 visible 1, shown until 400 ms, command 1, start 3 a
      executed               a waiting after attempt 1 until 1000 ms visible 1, shown until 400 ms
      close                  a unknown closed, stop timer
    holding:
      appearOther            a holding 2 until 400 ms visible 2, shown until 400 ms, command 1
      disappear              a ready 2 hidden, stop timer
      selectOther            b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectSame             a holding 2 until 400 ms visible 1, shown until 400 ms, command 2, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh                =
      moved                  a holding 2 until 400 ms visible 1, shown until 400 ms, at top, command 1
      endVisible             a holding 2 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere    a holding 2 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly           =, timer 400 ms
      timeout                a ready 2 visible 1, command 1
      executed               a holding 2 until 400 ms visible 1, shown until 400 ms
      close                  a unknown closed, stop timer
    ready:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    readyAtTop:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             a ready 2 refreshing 3 visible 1, at top, command 1, start 3 a refresh
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    empty:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    refreshing:
      disappear              a ready 2 hidden, cancel 3
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             a ready 2 refreshing 3 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      cancelled              a ready 2 refreshing 4 again visible 1, command 1, start 4 a refresh
    problem:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, start 4 b, scroll to placeholder 0
      selectSame             a ready 2 problem 3 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, start 4 a, scroll to placeholder 0
    failed:
      appearOther            a loading 3 after 2 visible 2, shown until 450 ms, start 3 a
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    failedAtTop:
      appearOther            a loading 3 after 2 visible 2, shown until 450 ms, at top, start 3 a
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh                a loading 3 after 2 visible 1, shown until 450 ms, at top, start 3 a
      retry                  a loading 3 after 2 visible 1, shown until 450 ms, at top, start 3 a
    goesOn:
      selectOther            b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectSame             a ready 2 next 2 visible 1, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    appending:
      disappear              a ready 2 next 2 hidden, cancel 3
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             a ready 2 next 2 appending 3 visible 1, ends after 8, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      cancelled              a ready 2 next 2 appending 4 again visible 1, ends after 8, command 1, start 4 a append page 2
    appendFailed:
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, start 4 b, scroll to placeholder 0
      selectSame             a ready 2 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, start 4 a, scroll to placeholder 0
    emptyGoesOn:
      disappear              a ready 0 next 2 hidden, ends after none, cancel 3
      selectOther            b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced        b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload                 a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      cancelled              a ready 0 next 2 appending 4 again visible 1, ends after none, start 4 a append page 2
    hiddenUnknown:
      appear                 a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      appearOther            a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    hiddenLoading:
      appear                 a loading 4 visible 1, shown until 450 ms, start 4 a
      appearOther            a loading 4 visible 1, shown until 450 ms, start 4 a
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a unknown hidden, at top
      endVisible             a unknown hidden, ends after 8
      endVisibleElsewhere    a unknown hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a unknown closed
    hiddenRefreshing:
      appear                 a ready 2 visible 1
      appearOther            a ready 2 visible 1
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a ready 2 hidden, at top
      endVisible             a ready 2 hidden, ends after 8
      endVisibleElsewhere    a ready 2 hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a ready 2 closed
    hiddenAppending:
      appear                 a ready 2 next 2 visible 1
      appearOther            a ready 2 next 2 visible 1
      selectOther            b unknown hidden, wants top
      selectDebounced        b unknown hidden, wants top
      reload                 a unknown hidden, wants top
      moved                  a ready 2 next 2 hidden, at top
      endVisible             a ready 2 next 2 hidden, ends after 8
      endVisibleElsewhere    a ready 2 next 2 hidden, ends after 7
      answered               =, discarded 2
      answeredGoesOn         =, discarded 2
      answeredEmpty          =, discarded 2
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedFinal            =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a ready 2 next 2 closed
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
      appearOther            a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    """,
  ]
}
