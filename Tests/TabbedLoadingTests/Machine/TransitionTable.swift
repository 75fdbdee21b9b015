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
      appear                 a loading 1 visible 1, start 1 a
      appearOther            a loading 1 visible 1, start 1 a
      disappear              =
      disappearOther         =
      selectOther            b loading 1 new, command 1, start 1 b, scroll to placeholder 0
      selectSame             =
      answered               =, discarded 1
      answeredEmpty          =, discarded 1
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 1
      failed                 =, discarded 1
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a unknown closed
    loading:
      appear                 =
      appearOther            a loading 2 visible 2, command 1
      disappear              a loading 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectSame             =
      answered               a ready 3 visible 1, command 1
      answeredEmpty          a ready 0 visible 1
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 a failed 2 visible 1
      failedStale            =, discarded 1
      cancelled              a failed 2 visible 1
      cancelledWithoutError  a unknown visible 1
      cancelledStale         =
      executed               a loading 2 visible 1
      executedOld            =
      close                  a unknown closed, cancel 2
    loadingAfterFailure:
      appear                 =
      appearOther            a loading 3 after 2 visible 2
      disappear              a loading 3 after 2 hidden
      disappearOther         =
      selectOther            b loading 4 visible 1, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectSame             =
      answered               a ready 3 visible 1
      answeredEmpty          a ready 0 visible 1
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 3
      failed                 a failed 3 visible 1
      failedStale            =, discarded 1
      cancelled              a failed 3 visible 1
      cancelledWithoutError  a failed 2 visible 1
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a failed 2 closed, cancel 3
    ready:
      appear                 =
      appearOther            a ready 2 visible 2, command 1
      disappear              a ready 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               a ready 2 visible 1
      executedOld            =
      close                  a ready 2 closed
    empty:
      appear                 =
      appearOther            a ready 0 visible 2
      disappear              a ready 0 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a ready 0 closed
    failed:
      appear                 =
      appearOther            a loading 3 after 2 visible 2, start 3 a
      disappear              a failed 2 hidden
      disappearOther         =
      selectOther            b loading 3 visible 1, command 2, start 3 b, scroll to placeholder 0
      selectSame             =
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a failed 2 closed
    hiddenUnknown:
      appear                 a loading 3 visible 1, command 2, start 3 a, scroll to placeholder 0
      appearOther            a loading 3 visible 1, command 2, start 3 a, scroll to placeholder 0
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top
      selectSame             =
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a unknown closed
    hiddenLoading:
      appear                 a loading 2 visible 1
      appearOther            a loading 2 visible 1
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top, cancel 2
      selectSame             =
      answered               a ready 3 hidden
      answeredEmpty          a ready 0 hidden
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 a failed 2 hidden
      failedStale            =, discarded 1
      cancelled              a unknown hidden
      cancelledWithoutError  a unknown hidden
      cancelledStale         =
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
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  a ready 2 closed
    hiddenFailed:
      appear                 a loading 3 after 2 visible 1, start 3 a
      appearOther            a loading 3 after 2 visible 1, start 3 a
      disappear              =
      disappearOther         =
      selectOther            b unknown hidden, wants top
      selectSame             =
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
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
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      answeredStale          =, discarded 1
      answeredForeign        =, discarded 2
      failed                 =, discarded 2
      failedStale            =, discarded 1
      cancelled              =
      cancelledWithoutError  =
      cancelledStale         =
      executed               =
      executedOld            =
      close                  =
    """,
    .reselectScrollsToTop: """
    loading:
      selectSame             a loading 2 visible 1, command 2, scroll to placeholder 0
    loadingAfterFailure:
      selectSame             a loading 3 after 2 visible 1, command 2, scroll to placeholder 0
    ready:
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    """,
    .unaskedCancelRetries: """
    loading:
      cancelled              a loading 3 attempt 2 visible 1, command 1, start 3 a
      cancelledWithoutError  a loading 3 attempt 2 visible 1, command 1, start 3 a
    loadingAfterFailure:
      cancelled              a loading 4 attempt 2 after 2 visible 1, start 4 a
      cancelledWithoutError  a loading 4 attempt 2 after 2 visible 1, start 4 a
    """,
    .disappearCancels: """
    loading:
      disappear              a unknown hidden, cancel 2
    loadingAfterFailure:
      disappear              a failed 2 hidden, cancel 3
    hiddenLoading:
      appear                 a loading 4 visible 1, start 4 a
      appearOther            a loading 4 visible 1, start 4 a
      selectOther            b unknown hidden, wants top
      answered               =, discarded 2
      answeredEmpty          =, discarded 2
      failed                 =, discarded 2
      cancelled              =
      cancelledWithoutError  =
      close                  a unknown closed
    """,
    .noPlaceholders: """
    new:
      selectOther            b loading 1 new, wants top, start 1 b
    loading:
      appearOther            a loading 2 visible 2, wants top
      disappear              a loading 2 hidden, wants top
      selectOther            b loading 3 visible 1, wants top, cancel 2, start 3 b
      answered               a ready 3 visible 1, command 1, scroll to item 1
      executed               =
    loadingAfterFailure:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
    ready:
      selectOther            b loading 3 visible 1, wants top, start 3 b
    empty:
      selectOther            b loading 3 visible 1, wants top, start 3 b
    failed:
      selectOther            b loading 3 visible 1, wants top, start 3 b
    hiddenUnknown:
      appear                 a loading 3 visible 1, wants top, start 3 a
      appearOther            a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear                 a loading 2 visible 1, wants top
      appearOther            a loading 2 visible 1, wants top
      answered               a ready 3 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    """,
    .reselectScrollsWithoutPlaceholders: """
    new:
      selectOther            b loading 1 new, wants top, start 1 b
    loading:
      appearOther            a loading 2 visible 2, wants top
      disappear              a loading 2 hidden, wants top
      selectOther            b loading 3 visible 1, wants top, cancel 2, start 3 b
      answered               a ready 3 visible 1, command 1, scroll to item 1
      executed               =
    loadingAfterFailure:
      selectOther            b loading 4 visible 1, wants top, cancel 3, start 4 b
    ready:
      selectOther            b loading 3 visible 1, wants top, start 3 b
      selectSame             a ready 2 visible 1, command 2, scroll to item 7
    empty:
      selectOther            b loading 3 visible 1, wants top, start 3 b
    failed:
      selectOther            b loading 3 visible 1, wants top, start 3 b
    hiddenUnknown:
      appear                 a loading 3 visible 1, wants top, start 3 a
      appearOther            a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear                 a loading 2 visible 1, wants top
      appearOther            a loading 2 visible 1, wants top
      answered               a ready 3 hidden, wants top
      cancelled              a unknown hidden, wants top
      cancelledWithoutError  a unknown hidden, wants top
    """,
  ]
}
