import Testing

/// What every event does in every state, read against the rules row by row. `=` is an unchanged
/// state; effects follow it in the order in which they must be performed.
enum TransitionTable {
  struct Cell: Hashable {
    let state: StateName
    let event: EventName
  }

  static let outcomes = Dictionary(
    uniqueKeysWithValues: PolicyName.allCases.map { ($0, cells(under: $0)) })

  private static func cells(under policy: PolicyName) -> [Cell: String] {
    let own = read(tables[policy] ?? "")
    guard policy != .article else { return own }
    return cells(under: bases[policy] ?? .article).merging(own) { $1 }
  }

  /// After the names of states come their rows: events, and what each of them does.
  private static func read(_ table: String) -> [Cell: String] {
    var cells: [Cell: String] = [:]
    var states: [String] = []
    var names: [String] = []
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "→")
      names += parts[0].split { " :".contains($0) }.map(String.init)
      if line.hasSuffix(":") { (states, names) = (names, []) }
      guard parts.count > 1 else { continue }
      for (state, event) in states.flatMap({ state in names.map { (state, $0) } }) {
        guard let state = StateName(rawValue: state), let event = EventName(rawValue: event),
          cells.updateValue(
            String(parts[1].dropFirst()), forKey: Cell(state: state, event: event)) == nil
        else {
          Issue.record("unreadable, or there twice: \(line)")
          continue
        }
      }
      names = []
    }
    return cells
  }

  /// What a policy's table differs from, where that is not the article's.
  private static let bases: [PolicyName: PolicyName] = [
    .reselectRefreshes: .reselectScrollsToTop, .previousRows: .noPlaceholders,
  ]

  /// The whole table under the article's policy; under the others what differs. States that differ
  /// alike stand together.
  private static let tables: [PolicyName: String] = [
    .article: """
    new:
      appear appearOther → a loading 1 visible 1, shown until 50 ms, start 1 a
      disappear disappearOther endHidden cancelled cancelledWithoutError cancelledStale
        timeoutEarly timeout executed executedOld update remove insert removeOther settle
        revert invalidate invalidateOther invalidateAll → =
      selectOther → b loading 1 new, shown until 50 ms, command 1, start 1 b, scroll to placeholder 0
      selectSame reload → a loading 1 new, shown until 50 ms, command 1, start 1 a, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms new, shown until 50 ms, command 1, timer 350 ms, scroll to placeholder 0
      refresh retry → a loading 1 new, shown until 50 ms, start 1 a
      moved → a unknown new, at top
      movedAway → a unknown new, at 8-4
      scrollToRow → a unknown new, wants 8
      scrollNowhere → a unknown new, wants 99
      endVisible → a unknown new, ends after 8
      endVisibleElsewhere → a unknown new, ends after 7
      provisional provisionalEmpty provisionalStale answered answeredGoesOn answeredEmpty
        answeredStale answeredForeign failed failedFinal failedStale → =, discarded 1
      removePending → a unknown new, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 3 new, command 1, start 3 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 new, command 1, scroll to item 7
      close → a unknown closed
    loading:
      appear disappearOther selectSame refresh retry endHidden provisionalEmpty cancelledStale
        timeoutEarly timeout executedOld removeOther settle revert invalidateOther → =
      appearOther → a loading 2 visible 2, shown, command 1
      disappear → a loading 2 hidden, shown
      selectOther → b loading 3 visible 1, shown, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved → a loading 2 visible 1, shown, at top, command 1
      movedAway → a loading 2 visible 1, shown, at 8-4, command 1
      scrollToRow → a loading 2 visible 1, shown, wants 8 or top
      scrollNowhere → a loading 2 visible 1, shown, wants 99 or top
      endVisible → a loading 2 visible 1, shown, ends after 8, command 1
      endVisibleElsewhere → a loading 2 visible 1, shown, ends after 7, command 1
      provisional → a ready 5 6 provisional first 2 visible 1, command 1
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, command 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 2
      failed failedFinal cancelled → a failed 2 visible 1
      cancelledWithoutError → a loading 3 again visible 1, shown, command 1, start 3 a
      executed → a loading 2 visible 1, shown
      update remove insert invalidate invalidateAll → a loading 2 visible 1, shown, command 1, change
      removePending → a loading 2 visible 1, shown, command 1, change, pending 2
      reset → b unknown new, wants top, cancel 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 2, scroll to item 7
      close → a unknown closed, cancel 2
    loadingAfterFailure:
      appear disappearOther selectSame refresh retry endHidden provisionalEmpty cancelledStale
        timeoutEarly timeout executed executedOld removeOther settle revert invalidateOther → =
      appearOther → a loading 3 after 2 visible 2, shown
      disappear → a loading 3 after 2 hidden, shown
      selectOther → b loading 4 visible 1, shown, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a loading 3 after 2 visible 1, shown, at top
      movedAway → a loading 3 after 2 visible 1, shown, at 8-4
      scrollToRow → a loading 3 after 2 visible 1, shown, wants 8
      scrollNowhere → a loading 3 after 2 visible 1, shown, wants 99
      endVisible → a loading 3 after 2 visible 1, shown, ends after 8
      endVisibleElsewhere → a loading 3 after 2 visible 1, shown, ends after 7
      provisional → a ready 5 6 provisional first 3 visible 1
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1
      answeredGoesOn → a ready 8 9 next 3 visible 1
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a failed 3 visible 1
      cancelledWithoutError → a loading 4 again after 2 visible 1, shown, start 4 a
      update remove insert invalidate invalidateAll → a loading 3 after 2 visible 1, shown, change
      removePending → a loading 3 after 2 visible 1, shown, change, pending 2
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a failed 2 closed, cancel 3
    debouncing:
      appear disappearOther endHidden cancelled cancelledWithoutError cancelledStale
        executedOld removeOther settle revert invalidateOther → =
      appearOther → a debouncing until 300 ms visible 2, shown, command 2
      disappear → a unknown hidden, stop timer
      selectOther → b loading 3 visible 1, shown, command 3, start 3 b, stop timer, scroll to placeholder 0
      selectSame refresh retry → a loading 3 visible 1, shown, command 2, start 3 a, stop timer
      selectDebounced → b debouncing until 350 ms visible 1, shown, command 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown, command 3, start 3 a, stop timer, scroll to placeholder 0
      moved → a debouncing until 300 ms visible 1, shown, at top, command 2
      movedAway → a debouncing until 300 ms visible 1, shown, at 8-4, command 2
      scrollToRow → a debouncing until 300 ms visible 1, shown, wants 8 or top
      scrollNowhere → a debouncing until 300 ms visible 1, shown, wants 99 or top
      endVisible → a debouncing until 300 ms visible 1, shown, ends after 8, command 2
      endVisibleElsewhere → a debouncing until 300 ms visible 1, shown, ends after 7, command 2
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      timeoutEarly → =, timer 300 ms
      timeout → a loading 3 visible 1, shown, command 2, start 3 a
      executed → a debouncing until 300 ms visible 1, shown
      update remove insert invalidate invalidateAll → a debouncing until 300 ms visible 1, shown, command 2, change
      removePending → a debouncing until 300 ms visible 1, shown, command 2, change, pending 2
      reset → b unknown new, wants top, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 3, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 3, stop timer, scroll to item 7
      close → a unknown closed, stop timer
    waiting:
      appear disappearOther selectSame scrollToRow scrollNowhere endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        remove insert removeOther settle revert invalidate invalidateOther invalidateAll → =
      appearOther → a loading 3 after 2 visible 2, shown until 50 ms, start 3 a
      disappear → a failed 2 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh retry → a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      moved → a failed 2 visible 1, at top
      movedAway → a failed 2 visible 1, at 8-4
      endVisible → a failed 2 visible 1, ends after 8
      endVisibleElsewhere → a failed 2 visible 1, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      removePending → a failed 2 visible 1, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a failed 2 closed
    holding:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 visible 2, command 1
      disappear → a ready 7 8 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, command 1, start 3 a refresh
      moved → a ready 7 8 visible 1, at top, command 1
      movedAway → a ready 7 8 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 visible 1
      remove → a ready 7 visible 1, command 1
      insert → a ready 6 7 8 visible 1, command 1
      removePending → a ready 7 (7 8) visible 1, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 stale visible 1, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 closed
    ready:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 visible 2, command 1
      disappear → a ready 7 8 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, command 1, start 3 a refresh
      moved → a ready 7 8 visible 1, at top, command 1
      movedAway → a ready 7 8 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 visible 1
      remove → a ready 7 visible 1, command 1
      insert → a ready 6 7 8 visible 1, command 1
      removePending → a ready 7 (7 8) visible 1, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 stale visible 1, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 closed
    readyAtTop:
      appear disappearOther selectSame retry moved endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 visible 2, at top, command 1
      disappear → a ready 7 8 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, at top, command 1, start 3 a refresh
      movedAway → a ready 7 8 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 visible 1, at top, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, at top, command 2, scroll to item 7
      endVisible → a ready 7 8 visible 1, at top, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 visible 1, at top, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 visible 1, at top
      remove → a ready 7 visible 1, at top, command 1
      insert → a ready 6 7 8 visible 1, at top, command 1
      removePending → a ready 7 (7 8) visible 1, at top, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 stale visible 1, at top, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 closed, at top
    empty:
      appear disappearOther selectSame retry scrollToRow scrollNowhere endVisible
        endVisibleElsewhere endHidden cancelled cancelledWithoutError cancelledStale
        timeoutEarly timeout executed executedOld update remove removeOther settle revert
        invalidateOther → =
      appearOther → a ready empty visible 2, ends after none
      disappear → a ready empty hidden, ends after none
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready empty refreshing 3 visible 1, ends after none, start 3 a refresh
      moved → a ready empty visible 1, at top, ends after none
      movedAway → a ready empty visible 1, at 8-4, ends after none
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      insert → a ready 6 visible 1, ends after none
      removePending → a ready empty () visible 1, ends after none, pending 2
      invalidate invalidateAll → a ready empty stale visible 1, ends after none
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready empty closed, ends after none
    refreshing:
      appear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 refreshing 3 visible 2, command 1
      disappear → a ready 7 8 refreshing 3 hidden
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a ready 7 8 refreshing 3 visible 1, at top, command 1
      movedAway → a ready 7 8 refreshing 3 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 refreshing 3 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 refreshing 3 visible 1, wants 99 or top
      endVisible → a ready 7 8 refreshing 3 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 refreshing 3 visible 1, ends after 7, command 1
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, command 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 7 8 problem 3 visible 1, command 1
      cancelledWithoutError → a ready 7 8 refreshing 4 again visible 1, command 1, start 4 a refresh
      executed → a ready 7 8 refreshing 3 visible 1
      update → a ready 7 8 refreshing 3 visible 1, command 1, change
      remove → a ready 7 refreshing 3 visible 1, command 1, change
      insert → a ready 6 7 8 refreshing 3 visible 1, command 1, change
      removePending → a ready 7 (7 8) refreshing 3 visible 1, command 1, change, pending 2
      invalidate invalidateAll → a ready 7 8 stale refreshing 3 visible 1, command 1, change
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 7 8 closed, cancel 3
    problem:
      appear disappearOther selectSame endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 problem 3 visible 2, command 1
      disappear → a ready 7 8 problem 3 hidden
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, start 4 a, scroll to placeholder 0
      refresh retry → a ready 7 8 refreshing 4 after 3 visible 1, command 1, start 4 a refresh
      moved → a ready 7 8 problem 3 visible 1, at top, command 1
      movedAway → a ready 7 8 problem 3 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 problem 3 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 problem 3 visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 problem 3 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 problem 3 visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 problem 3 visible 1
      remove → a ready 7 problem 3 visible 1, command 1
      insert → a ready 6 7 8 problem 3 visible 1, command 1
      removePending → a ready 7 (7 8) problem 3 visible 1, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 stale problem 3 visible 1, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 problem 3 closed
    failed:
      appear disappearOther selectSame scrollToRow scrollNowhere endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        remove insert removeOther settle revert invalidate invalidateOther invalidateAll → =
      appearOther → a loading 3 after 2 visible 2, shown until 50 ms, start 3 a
      disappear → a failed 2 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh retry → a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      moved → a failed 2 visible 1, at top
      movedAway → a failed 2 visible 1, at 8-4
      endVisible → a failed 2 visible 1, ends after 8
      endVisibleElsewhere → a failed 2 visible 1, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      removePending → a failed 2 visible 1, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a failed 2 closed
    failedAtTop:
      appear disappearOther selectSame moved scrollToRow scrollNowhere endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        remove insert removeOther settle revert invalidate invalidateOther invalidateAll → =
      appearOther → a loading 3 after 2 visible 2, shown until 50 ms, at top, start 3 a
      disappear → a failed 2 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh retry → a loading 3 after 2 visible 1, shown until 50 ms, at top, start 3 a
      movedAway → a failed 2 visible 1, at 8-4
      endVisible → a failed 2 visible 1, at top, ends after 8
      endVisibleElsewhere → a failed 2 visible 1, at top, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      removePending → a failed 2 visible 1, at top, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a failed 2 closed, at top
    goesOn:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 next 2 visible 2, command 1
      disappear → a ready 7 8 next 2 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 next 2 refreshing 3 visible 1, command 1, start 3 a refresh
      moved → a ready 7 8 next 2 visible 1, at top, command 1
      movedAway → a ready 7 8 next 2 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 next 2 visible 1, command 2, scroll to row 8
      scrollNowhere restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 next 2 appending 3 visible 1, ends after 8, command 1, start 3 a append page 2
      endVisibleElsewhere → a ready 7 8 next 2 visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 next 2 visible 1
      remove → a ready 7 next 2 visible 1, command 1
      insert → a ready 6 7 8 next 2 visible 1, command 1
      removePending → a ready 7 (7 8) next 2 visible 1, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 next 2 stale visible 1, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      close → a ready 7 8 next 2 closed
    appending:
      appear disappearOther selectSame retry endVisible provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 next 2 appending 3 visible 2, ends after 8, command 1
      disappear → a ready 7 8 next 2 appending 3 hidden
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh → a ready 7 8 next 2 refreshing 4 visible 1, ends after 8, command 1, cancel 3, start 4 a refresh
      moved → a ready 7 8 next 2 appending 3 visible 1, at top, ends after 8, command 1
      movedAway → a ready 7 8 next 2 appending 3 visible 1, at 8-4, ends after 8, command 1
      scrollToRow → a ready 7 8 next 2 appending 3 visible 1, ends after 8, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 next 2 appending 3 visible 1, ends after 8, wants 99 or top
      endVisibleElsewhere → a ready 7 8 next 2 appending 3 visible 1, ends after 7, command 1
      endHidden → a ready 7 8 next 2 appending 3 visible 1, command 1
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 7 8 1 2 3 visible 1, ends after 8, command 1
      answeredGoesOn → a ready 7 8 9 next 3 visible 1, ends after 8, command 1
      answeredEmpty → a ready 7 8 visible 1, ends after 8, 1 barren, command 1
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 7 8 next 2 problem 3 visible 1, ends after 8, halted, command 1
      cancelledWithoutError → a ready 7 8 next 2 appending 4 again visible 1, ends after 8, command 1, start 4 a append page 2
      executed → a ready 7 8 next 2 appending 3 visible 1, ends after 8
      update → a ready 7 8 next 2 appending 3 visible 1, ends after 8, command 1, change
      remove → a ready 7 next 2 appending 3 visible 1, ends after 8, command 1, change
      insert → a ready 6 7 8 next 2 appending 3 visible 1, ends after 8, command 1, change
      removePending → a ready 7 (7 8) next 2 appending 3 visible 1, ends after 8, command 1, change, pending 2
      invalidate invalidateAll → a ready 7 8 next 2 stale appending 3 visible 1, ends after 8, command 1, change
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 7 8 next 2 closed, ends after 8, cancel 3
    appendFailed:
      appear disappearOther selectSame endVisible cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 next 2 problem 3 visible 2, ends after 8, halted, command 1
      disappear → a ready 7 8 next 2 problem 3 hidden
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, start 4 a, scroll to placeholder 0
      refresh → a ready 7 8 next 2 refreshing 4 after 3 visible 1, ends after 8, command 1, start 4 a refresh
      retry → a ready 7 8 next 2 appending 4 after 3 visible 1, ends after 8, command 1, start 4 a append page 2
      moved → a ready 7 8 next 2 problem 3 visible 1, at top, ends after 8, halted, command 1
      movedAway → a ready 7 8 next 2 problem 3 visible 1, at 8-4, ends after 8, halted, command 1
      scrollToRow → a ready 7 8 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
      endVisibleElsewhere → a ready 7 8 next 2 problem 3 visible 1, ends after 7, halted, command 1
      endHidden → a ready 7 8 next 2 problem 3 visible 1, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 next 2 problem 3 visible 1, ends after 8, halted
      remove → a ready 7 next 2 problem 3 visible 1, ends after 8, halted, command 1
      insert → a ready 6 7 8 next 2 problem 3 visible 1, ends after 8, halted, command 1
      removePending → a ready 7 (7 8) next 2 problem 3 visible 1, ends after 8, halted, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 next 2 stale problem 3 visible 1, ends after 8, halted, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 next 2 problem 3 closed, ends after 8, halted
    emptyGoesOn:
      appear disappearOther selectSame retry endVisible endVisibleElsewhere endHidden
        provisional provisionalEmpty cancelledStale timeoutEarly timeout executed executedOld
        removeOther settle revert invalidateOther → =
      appearOther → a ready empty next 2 appending 3 visible 2, ends after none
      disappear → a ready empty next 2 appending 3 hidden, ends after none
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh → a ready empty next 2 refreshing 4 visible 1, ends after none, cancel 3, start 4 a refresh
      moved → a ready empty next 2 appending 3 visible 1, at top, ends after none
      movedAway → a ready empty next 2 appending 3 visible 1, at 8-4, ends after none
      scrollToRow → a ready empty next 2 appending 3 visible 1, ends after none, wants 8
      scrollNowhere → a ready empty next 2 appending 3 visible 1, ends after none, wants 99
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, ends after none
      answeredGoesOn → a ready 8 9 next 3 visible 1, ends after none
      answeredEmpty → a ready empty visible 1, ends after none, 1 barren
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready empty next 2 problem 3 visible 1, ends after none, halted
      cancelledWithoutError → a ready empty next 2 appending 4 again visible 1, ends after none, start 4 a append page 2
      update remove → a ready empty next 2 appending 3 visible 1, ends after none, change
      insert → a ready 6 next 2 appending 3 visible 1, ends after none, change
      removePending → a ready empty () next 2 appending 3 visible 1, ends after none, change, pending 2
      invalidate invalidateAll → a ready empty next 2 stale appending 3 visible 1, ends after none, change
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready empty next 2 closed, ends after none, cancel 3
    away:
      appear disappearOther selectSame retry scrollNowhere endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        removeOther settle revert invalidateOther → =
      appearOther → a ready 7 8 next 2 visible 2, at 8
      disappear → a ready 7 8 next 2 hidden, at 8
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 next 2 refreshing 3 visible 1, at 8, start 3 a refresh
      moved → a ready 7 8 next 2 visible 1, at top
      movedAway → a ready 7 8 next 2 visible 1, at 8-4
      scrollToRow → a ready 7 8 next 2 visible 1, at 8, command 2, scroll to row 8
      endVisible → a ready 7 8 next 2 appending 3 visible 1, at 8, ends after 8, start 3 a append page 2
      endVisibleElsewhere → a ready 7 8 next 2 visible 1, at 8, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      remove → a ready 7 next 2 visible 1, at 8, command 2, scroll to anchor 7
      insert → a ready 6 7 8 next 2 visible 1, at 8, command 2, scroll to anchor 8
      removePending → a ready 7 (7 8) next 2 visible 1, at 8, command 2, pending 2, scroll to anchor 7
      invalidate invalidateAll → a ready 7 8 next 2 stale visible 1, at 8
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 next 2 closed, at 8
    stale:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidate invalidateOther invalidateAll → =
      appearOther → a ready 7 8 stale background 3 visible 2, command 1, start 3 a background
      disappear → a ready 7 8 stale hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 stale refreshing 3 visible 1, command 1, start 3 a refresh
      moved → a ready 7 8 stale visible 1, at top, command 1
      movedAway → a ready 7 8 stale visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 stale visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 stale visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 stale visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 stale visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 stale visible 1
      remove → a ready 7 stale visible 1, command 1
      insert → a ready 6 7 8 stale visible 1, command 1
      removePending → a ready 7 (7 8) stale visible 1, command 1, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 stale closed
    background:
      appear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executed executedOld removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 next 2 stale background 3 visible 2, at 8
      disappear → a ready 7 8 next 2 stale background 3 hidden, at 8
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a ready 7 8 next 2 stale background 3 visible 1, at top
      movedAway → a ready 7 8 next 2 stale background 3 visible 1, at 8-4
      scrollToRow → a ready 7 8 next 2 stale background 3 visible 1, at 8, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 next 2 stale background 3 visible 1, at 8, wants 99
      endVisible → a ready 7 8 next 2 stale background 3 visible 1, at 8, ends after 8
      endVisibleElsewhere → a ready 7 8 next 2 stale background 3 visible 1, at 8, ends after 7
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, at 8, command 2, scroll to item 1
      answeredGoesOn → a ready 8 9 next 2 visible 1, at 8, command 2, scroll to anchor 8
      answeredEmpty → a ready empty visible 1, at 8, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 7 8 next 2 stale problem 3 visible 1, at 8
      cancelledWithoutError → a ready 7 8 next 2 stale background 4 again visible 1, at 8, start 4 a background
      update invalidate invalidateAll → a ready 7 8 next 2 stale background 3 visible 1, at 8, change
      remove → a ready 7 next 2 stale background 3 visible 1, at 8, command 2, change, scroll to anchor 7
      insert → a ready 6 7 8 next 2 stale background 3 visible 1, at 8, command 2, change, scroll to anchor 8
      removePending → a ready 7 (7 8) next 2 stale background 3 visible 1, at 8, command 2, change, pending 2, scroll to anchor 7
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 7 8 next 2 stale closed, at 8, cancel 3
    refreshingChanged:
      appear disappearOther selectSame retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidate invalidateOther invalidateAll → =
      appearOther → a ready 7 8 stale refreshing 3 visible 2, command 1, change
      disappear → a ready 7 8 stale refreshing 3 hidden, change
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      refresh → a ready 7 8 stale refreshing 3 visible 1, command 1, changeAndRefresh
      moved → a ready 7 8 stale refreshing 3 visible 1, at top, command 1, change
      movedAway → a ready 7 8 stale refreshing 3 visible 1, at 8-4, command 1, change
      scrollToRow → a ready 7 8 stale refreshing 3 visible 1, command 2, change, scroll to row 8
      scrollNowhere → a ready 7 8 stale refreshing 3 visible 1, wants 99 or top, change
      endVisible → a ready 7 8 stale refreshing 3 visible 1, ends after 8, command 1, change
      endVisibleElsewhere → a ready 7 8 stale refreshing 3 visible 1, ends after 7, command 1, change
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 stale visible 1, command 1
      answeredGoesOn → a ready 8 9 next 3 stale visible 1, command 1
      answeredEmpty → a ready empty stale visible 1, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 7 8 stale problem 3 visible 1, command 1
      cancelledWithoutError → a ready 7 8 stale refreshing 4 again visible 1, command 1, start 4 a refresh
      executed → a ready 7 8 stale refreshing 3 visible 1, change
      remove → a ready 7 stale refreshing 3 visible 1, command 1, change
      insert → a ready 6 7 8 stale refreshing 3 visible 1, command 1, change
      removePending → a ready 7 (7 8) stale refreshing 3 visible 1, command 1, change, pending 2
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 7 8 stale closed, cancel 3
    refreshingWanted:
      appear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidate invalidateOther invalidateAll → =
      appearOther → a ready 7 8 stale refreshing 3 visible 2, command 1, changeAndRefresh
      disappear → a ready 7 8 stale refreshing 3 hidden, changeAndRefresh
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a ready 7 8 stale refreshing 3 visible 1, at top, command 1, changeAndRefresh
      movedAway → a ready 7 8 stale refreshing 3 visible 1, at 8-4, command 1, changeAndRefresh
      scrollToRow → a ready 7 8 stale refreshing 3 visible 1, command 2, changeAndRefresh, scroll to row 8
      scrollNowhere → a ready 7 8 stale refreshing 3 visible 1, wants 99 or top, changeAndRefresh
      endVisible → a ready 7 8 stale refreshing 3 visible 1, ends after 8, command 1, changeAndRefresh
      endVisibleElsewhere → a ready 7 8 stale refreshing 3 visible 1, ends after 7, command 1, changeAndRefresh
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 stale refreshing 4 visible 1, command 1, start 4 a refresh
      answeredGoesOn → a ready 8 9 next 3 stale refreshing 4 visible 1, command 1, start 4 a refresh
      answeredEmpty → a ready empty stale refreshing 4 visible 1, ends after none, start 4 a refresh
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 7 8 stale refreshing 4 after 3 visible 1, command 1, start 4 a refresh
      cancelledWithoutError → a ready 7 8 stale refreshing 4 again visible 1, command 1, start 4 a refresh
      executed → a ready 7 8 stale refreshing 3 visible 1, changeAndRefresh
      remove → a ready 7 stale refreshing 3 visible 1, command 1, changeAndRefresh
      insert → a ready 6 7 8 stale refreshing 3 visible 1, command 1, changeAndRefresh
      removePending → a ready 7 (7 8) stale refreshing 3 visible 1, command 1, changeAndRefresh, pending 2
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 7 8 stale closed, changeAndRefresh, cancel 3
    provisional:
      appear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 provisional first 2 visible 2, command 1
      disappear → a ready 7 8 provisional first 2 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved → a ready 7 8 provisional first 2 visible 1, at top, command 1
      movedAway → a ready 7 8 provisional first 2 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 provisional first 2 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 provisional first 2 visible 1, wants 99 or top
      endVisible → a ready 7 8 provisional first 2 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 provisional first 2 visible 1, ends after 7, command 1
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, command 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 2
      failed failedFinal cancelled → a ready 7 8 provisional problem 2 visible 1, command 1
      cancelledWithoutError → a ready 7 8 provisional first 3 again visible 1, command 1, start 3 a
      executed → a ready 7 8 provisional first 2 visible 1
      update invalidate invalidateAll → a ready 7 8 provisional first 2 visible 1, command 1, change
      remove → a ready 7 provisional first 2 visible 1, command 1, change
      insert → a ready 6 7 8 provisional first 2 visible 1, command 1, change
      removePending → a ready 7 (7 8) provisional first 2 visible 1, command 1, change, pending 2
      reset → b unknown new, wants top, cancel 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 2, scroll to item 7
      close → a ready 7 8 provisional closed, cancel 2
    editPending:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther invalidateOther → =
      appearOther → a ready 8 (7 8) visible 2, command 1, pending 1
      disappear → a ready 8 (7 8) hidden, pending 1
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, pending 1, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, pending 1, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, pending 1, start 3 a, scroll to placeholder 0
      refresh → a ready 8 (7 8) refreshing 3 visible 1, command 1, pending 1, start 3 a refresh
      moved → a ready 8 (7 8) visible 1, at top, command 1, pending 1
      movedAway → a ready 8 (7 8) visible 1, at 8-4, command 1, pending 1
      scrollToRow → a ready 8 (7 8) visible 1, command 2, pending 1, scroll to row 8
      scrollNowhere → a ready 8 (7 8) visible 1, command 2, pending 1, scroll to item 8
      endVisible → a ready 8 (7 8) visible 1, ends after 8, command 1, pending 1
      endVisibleElsewhere → a ready 8 (7 8) visible 1, ends after 7, command 1, pending 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 8 (7 8) visible 1, pending 1
      remove → a ready empty (7) visible 1, ends after none, pending 1
      insert → a ready 6 8 (6 7 8) visible 1, command 1, pending 1
      removePending → a ready empty (7 8) visible 1, ends after none, pending 1, pending 2
      settle → a ready 8 visible 1, command 1
      revert → a ready 7 8 visible 1, command 1
      invalidate invalidateAll → a ready 8 (7 8) stale visible 1, command 1, pending 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 8 (7 8) closed, pending 1
    editSettled:
      appear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executedOld removeOther settle revert
        invalidateOther → =
      appearOther → a ready 8 (7 8) refreshing 3 visible 2, command 1, pending 1 settled
      disappear → a ready 8 (7 8) refreshing 3 hidden, pending 1 settled
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 50 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a ready 8 (7 8) refreshing 3 visible 1, at top, command 1, pending 1 settled
      movedAway → a ready 8 (7 8) refreshing 3 visible 1, at 8-4, command 1, pending 1 settled
      scrollToRow → a ready 8 (7 8) refreshing 3 visible 1, command 2, pending 1 settled, scroll to row 8
      scrollNowhere → a ready 8 (7 8) refreshing 3 visible 1, wants 99 or top, pending 1 settled
      endVisible → a ready 8 (7 8) refreshing 3 visible 1, ends after 8, command 1, pending 1 settled
      endVisibleElsewhere → a ready 8 (7 8) refreshing 3 visible 1, ends after 7, command 1, pending 1 settled
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, command 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal cancelled → a ready 8 problem 3 visible 1, command 1
      cancelledWithoutError → a ready 8 refreshing 4 again visible 1, command 1, start 4 a refresh
      executed → a ready 8 (7 8) refreshing 3 visible 1, pending 1 settled
      update → a ready 8 (7 8) refreshing 3 visible 1, command 1, change, pending 1 settled
      remove → a ready empty (7) refreshing 3 visible 1, ends after none, change, pending 1 settled
      insert → a ready 6 8 (6 7 8) refreshing 3 visible 1, command 1, change, pending 1 settled
      removePending → a ready empty (7 8) refreshing 3 visible 1, ends after none, change, pending 1 settled, pending 2
      invalidate invalidateAll → a ready 8 (7 8) stale refreshing 3 visible 1, command 1, change, pending 1 settled
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 3, scroll to item 7
      close → a ready 8 closed, cancel 3
    keepsOther:
      appear disappearOther selectSame retry endHidden cancelled cancelledWithoutError
        cancelledStale timeoutEarly timeout executedOld update removeOther settle revert
        invalidateOther → =
      appearOther → a ready 7 8 visible 2, command 1
      disappear → a ready 7 8 hidden
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, command 1, start 3 a refresh
      moved → a ready 7 8 visible 1, at top, command 1
      movedAway → a ready 7 8 visible 1, at 8-4, command 1
      scrollToRow → a ready 7 8 visible 1, command 2, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, command 2, scroll to item 7
      endVisible → a ready 7 8 visible 1, ends after 8, command 1
      endVisibleElsewhere → a ready 7 8 visible 1, ends after 7, command 1
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      executed → a ready 7 8 visible 1
      remove → a ready 7 visible 1, command 1
      insert → a ready 6 7 8 visible 1, command 1
      removePending → a ready 7 (7 8) visible 1, command 1, pending 2
      invalidate invalidateAll → a ready 7 8 stale visible 1, command 1
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
      close → a ready 7 8 closed
    rowWanted:
      appear disappearOther selectSame refresh retry endHidden provisionalEmpty cancelledStale
        timeoutEarly timeout executed executedOld removeOther settle revert invalidateOther → =
      appearOther → a loading 2 visible 2, shown, wants 2 or top
      disappear → a loading 2 hidden, shown, wants 2 or top
      selectOther → b loading 3 visible 1, shown, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved → a loading 2 visible 1, shown, at top, wants 2 or top
      movedAway → a loading 2 visible 1, shown, at 8-4, wants 2 or top
      scrollToRow → a loading 2 visible 1, shown, wants 8 or top
      scrollNowhere → a loading 2 visible 1, shown, wants 99 or top
      endVisible → a loading 2 visible 1, shown, ends after 8, wants 2 or top
      endVisibleElsewhere → a loading 2 visible 1, shown, ends after 7, wants 2 or top
      provisional → a ready 5 6 provisional first 2 visible 1, wants 2 or top
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 visible 1, command 2, scroll to row 2
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 2, scroll to item 8
      answeredEmpty → a ready empty visible 1, ends after none
      answeredForeign → =, discarded 2
      failed failedFinal cancelled → a failed 2 visible 1
      cancelledWithoutError → a loading 3 again visible 1, shown, wants 2 or top, start 3 a
      update remove insert invalidate invalidateAll → a loading 2 visible 1, shown, wants 2 or top, change
      removePending → a loading 2 visible 1, shown, wants 2 or top, change, pending 2
      reset → b unknown new, wants top, cancel 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 2, scroll to item 7
      close → a unknown closed, cancel 2
    hiddenUnknown:
      appear appearOther → a loading 3 visible 1, shown until 50 ms, command 2, start 3 a, scroll to placeholder 0
      disappear disappearOther selectSame reload refresh retry endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        remove insert removeOther settle revert invalidate invalidateOther invalidateAll → =
      selectOther selectDebounced → b unknown hidden, wants top
      moved → a unknown hidden, at top, wants top
      movedAway → a unknown hidden, at 8-4, wants top
      scrollToRow → a unknown hidden, wants 8 or top
      scrollNowhere → a unknown hidden, wants 99 or top
      endVisible → a unknown hidden, ends after 8, wants top
      endVisibleElsewhere → a unknown hidden, ends after 7, wants top
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      removePending → a unknown hidden, wants top, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a unknown closed
    hiddenLoading:
      appear appearOther → a loading 2 visible 1, shown until 50 ms
      disappear disappearOther selectSame refresh retry endHidden provisionalEmpty
        cancelledStale timeoutEarly timeout executed executedOld removeOther settle revert
        invalidateOther → =
      selectOther selectDebounced → b unknown hidden, wants top, cancel 2
      reload → a unknown hidden, wants top, cancel 2
      moved → a loading 2 hidden, shown, at top
      movedAway → a loading 2 hidden, shown, at 8-4
      scrollToRow → a loading 2 hidden, shown, wants 8
      scrollNowhere → a loading 2 hidden, shown, wants 99
      endVisible → a loading 2 hidden, shown, ends after 8
      endVisibleElsewhere → a loading 2 hidden, shown, ends after 7
      provisional → a ready 5 6 provisional first 2 hidden
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 hidden
      answeredGoesOn → a ready 8 9 next 3 hidden
      answeredEmpty → a ready empty hidden, ends after none
      answeredForeign → =, discarded 2
      failed failedFinal → a failed 2 hidden
      cancelled cancelledWithoutError → a unknown hidden
      update remove insert invalidate invalidateAll → a loading 2 hidden, shown, change
      removePending → a loading 2 hidden, shown, change, pending 2
      reset → b unknown new, wants top, cancel 2
      restore → a ready 7 8 next 2 stale hidden, wants top, cancel 2
      restoreAway → a ready 7 8 next 2 hidden, wants top, cancel 2
      close → a unknown closed, cancel 2
    hiddenReady:
      appear appearOther → a ready 7 8 visible 1
      disappear disappearOther selectSame refresh retry scrollNowhere endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        removeOther settle revert invalidateOther → =
      selectOther selectDebounced → b unknown hidden, wants top
      reload → a unknown hidden, wants top
      moved → a ready 7 8 hidden, at top
      movedAway → a ready 7 8 hidden, at 8-4
      scrollToRow → a ready 7 8 hidden, wants 8
      endVisible → a ready 7 8 hidden, ends after 8
      endVisibleElsewhere → a ready 7 8 hidden, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      remove → a ready 7 hidden
      insert → a ready 6 7 8 hidden
      removePending → a ready 7 (7 8) hidden, pending 2
      invalidate invalidateAll → a ready 7 8 stale hidden
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a ready 7 8 closed
    hiddenRefreshing:
      appear appearOther → a ready 7 8 refreshing 3 visible 1
      disappear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executed executedOld removeOther settle revert
        invalidateOther → =
      selectOther selectDebounced → b unknown hidden, wants top, cancel 3
      reload → a unknown hidden, wants top, cancel 3
      moved → a ready 7 8 refreshing 3 hidden, at top
      movedAway → a ready 7 8 refreshing 3 hidden, at 8-4
      scrollToRow → a ready 7 8 refreshing 3 hidden, wants 8
      scrollNowhere → a ready 7 8 refreshing 3 hidden, wants 99
      endVisible → a ready 7 8 refreshing 3 hidden, ends after 8
      endVisibleElsewhere → a ready 7 8 refreshing 3 hidden, ends after 7
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 1 2 3 hidden
      answeredGoesOn → a ready 8 9 next 3 hidden
      answeredEmpty → a ready empty hidden, ends after none
      answeredForeign → =, discarded 3
      failed failedFinal → a ready 7 8 problem 3 hidden
      cancelled cancelledWithoutError → a ready 7 8 hidden
      update → a ready 7 8 refreshing 3 hidden, change
      remove → a ready 7 refreshing 3 hidden, change
      insert → a ready 6 7 8 refreshing 3 hidden, change
      removePending → a ready 7 (7 8) refreshing 3 hidden, change, pending 2
      invalidate invalidateAll → a ready 7 8 stale refreshing 3 hidden, change
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants top, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants top, cancel 3
      close → a ready 7 8 closed, cancel 3
    hiddenAppending:
      appear appearOther → a ready 7 8 next 2 appending 3 visible 1
      disappear disappearOther selectSame refresh retry endHidden provisional provisionalEmpty
        cancelledStale timeoutEarly timeout executed executedOld removeOther settle revert
        invalidateOther → =
      selectOther selectDebounced → b unknown hidden, wants top, cancel 3
      reload → a unknown hidden, wants top, cancel 3
      moved → a ready 7 8 next 2 appending 3 hidden, at top
      movedAway → a ready 7 8 next 2 appending 3 hidden, at 8-4
      scrollToRow → a ready 7 8 next 2 appending 3 hidden, wants 8
      scrollNowhere → a ready 7 8 next 2 appending 3 hidden, wants 99
      endVisible → a ready 7 8 next 2 appending 3 hidden, ends after 8
      endVisibleElsewhere → a ready 7 8 next 2 appending 3 hidden, ends after 7
      provisionalStale answeredStale failedStale → =, discarded 1
      answered → a ready 7 8 1 2 3 hidden
      answeredGoesOn → a ready 7 8 9 next 3 hidden
      answeredEmpty → a ready 7 8 hidden, 1 barren
      answeredForeign → =, discarded 3
      failed failedFinal → a ready 7 8 next 2 problem 3 hidden, halted
      cancelled cancelledWithoutError → a ready 7 8 next 2 hidden
      update → a ready 7 8 next 2 appending 3 hidden, change
      remove → a ready 7 next 2 appending 3 hidden, change
      insert → a ready 6 7 8 next 2 appending 3 hidden, change
      removePending → a ready 7 (7 8) next 2 appending 3 hidden, change, pending 2
      invalidate invalidateAll → a ready 7 8 next 2 stale appending 3 hidden, change
      reset → b unknown new, wants top, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants top, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants top, cancel 3
      close → a ready 7 8 next 2 closed, cancel 3
    hiddenFailed:
      appear appearOther → a loading 3 after 2 visible 1, shown until 50 ms, start 3 a
      disappear disappearOther selectSame refresh retry endHidden cancelled
        cancelledWithoutError cancelledStale timeoutEarly timeout executed executedOld update
        remove insert removeOther settle revert invalidate invalidateOther invalidateAll → =
      selectOther selectDebounced → b unknown hidden, wants top
      reload → a unknown hidden, wants top
      moved → a failed 2 hidden, at top
      movedAway → a failed 2 hidden, at 8-4
      scrollToRow → a failed 2 hidden, wants 8
      scrollNowhere → a failed 2 hidden, wants 99
      endVisible → a failed 2 hidden, ends after 8
      endVisibleElsewhere → a failed 2 hidden, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
      removePending → a failed 2 hidden, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a failed 2 closed
    closed:
      appear appearOther disappear disappearOther selectOther selectSame selectDebounced
        reload refresh retry moved movedAway scrollToRow scrollNowhere endVisible
        endVisibleElsewhere endHidden cancelled cancelledWithoutError cancelledStale
        timeoutEarly timeout executed executedOld update remove insert removePending
        removeOther settle revert invalidate invalidateOther invalidateAll reset restore
        restoreAway close → =
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      provisionalStale answeredStale failedStale → =, discarded 1
    """,
    .reselectScrollsToTop: """
    loading rowWanted:
      selectSame → a loading 2 visible 1, shown, command 2, scroll to placeholder 0
    loadingAfterFailure:
      selectSame → a loading 3 after 2 visible 1, shown, command 2, scroll to placeholder 0
    holding ready keepsOther:
      selectSame → a ready 7 8 visible 1, command 2, scroll to item 7
    readyAtTop:
      selectSame → a ready 7 8 visible 1, at top, command 2, scroll to item 7
    refreshing:
      selectSame → a ready 7 8 refreshing 3 visible 1, command 2, scroll to item 7
    problem:
      selectSame → a ready 7 8 problem 3 visible 1, command 2, scroll to item 7
    goesOn:
      selectSame → a ready 7 8 next 2 visible 1, command 2, scroll to item 7
    appending:
      selectSame → a ready 7 8 next 2 appending 3 visible 1, ends after 8, command 2, scroll to item 7
    appendFailed:
      selectSame → a ready 7 8 next 2 problem 3 visible 1, ends after 8, halted, command 2, scroll to item 7
    away:
      selectSame → a ready 7 8 next 2 visible 1, at 8, command 2, scroll to item 7
    stale:
      selectSame → a ready 7 8 stale visible 1, command 2, scroll to item 7
    background:
      selectSame → a ready 7 8 next 2 stale background 3 visible 1, at 8, command 2, scroll to item 7
    refreshingChanged:
      selectSame → a ready 7 8 stale refreshing 3 visible 1, command 2, change, scroll to item 7
    refreshingWanted:
      selectSame → a ready 7 8 stale refreshing 3 visible 1, command 2, changeAndRefresh, scroll to item 7
    provisional:
      selectSame → a ready 7 8 provisional first 2 visible 1, command 2, scroll to item 7
    editPending:
      selectSame → a ready 8 (7 8) visible 1, command 2, pending 1, scroll to item 8
    editSettled:
      selectSame → a ready 8 (7 8) refreshing 3 visible 1, command 2, pending 1 settled, scroll to item 8
    """,
    .unaskedCancelRetries: """
    loading:
      cancelled → a loading 3 again visible 1, shown, command 1, start 3 a
    loadingAfterFailure:
      cancelled → a loading 4 again after 2 visible 1, shown, start 4 a
    refreshing:
      cancelled → a ready 7 8 refreshing 4 again visible 1, command 1, start 4 a refresh
    appending:
      cancelled → a ready 7 8 next 2 appending 4 again visible 1, ends after 8, command 1, start 4 a append page 2
    emptyGoesOn:
      cancelled → a ready empty next 2 appending 4 again visible 1, ends after none, start 4 a append page 2
    background:
      cancelled → a ready 7 8 next 2 stale background 4 again visible 1, at 8, start 4 a background
    refreshingChanged refreshingWanted:
      cancelled → a ready 7 8 stale refreshing 4 again visible 1, command 1, start 4 a refresh
    provisional:
      cancelled → a ready 7 8 provisional first 3 again visible 1, command 1, start 3 a
    editSettled:
      cancelled → a ready 8 refreshing 4 again visible 1, command 1, start 4 a refresh
    rowWanted:
      cancelled → a loading 3 again visible 1, shown, wants 2 or top, start 3 a
    """,
    .disappearCancels: """
    loading:
      disappear → a unknown hidden, cancel 2
    loadingAfterFailure:
      disappear → a failed 2 hidden, cancel 3
    refreshing:
      disappear → a ready 7 8 hidden, cancel 3
    appending:
      disappear → a ready 7 8 next 2 hidden, cancel 3
    emptyGoesOn:
      disappear → a ready empty next 2 hidden, ends after none, cancel 3
    background:
      disappear → a ready 7 8 next 2 stale hidden, at 8, cancel 3
    refreshingChanged:
      disappear → a ready 7 8 stale hidden, cancel 3
    refreshingWanted:
      disappear → a ready 7 8 stale hidden, changeAndRefresh, cancel 3
    provisional:
      disappear → a ready 7 8 provisional hidden, cancel 2
    editSettled:
      disappear → a ready 8 hidden, cancel 3
    rowWanted:
      disappear → a unknown hidden, wants 2 or top, cancel 2
    hiddenLoading:
      appear appearOther → a loading 4 visible 1, shown until 50 ms, start 4 a
      selectOther selectDebounced → b unknown hidden, wants top
      reload → a unknown hidden, wants top
      moved → a unknown hidden, at top
      movedAway → a unknown hidden, at 8-4
      scrollToRow → a unknown hidden, wants 8
      scrollNowhere → a unknown hidden, wants 99
      endVisible → a unknown hidden, ends after 8
      endVisibleElsewhere → a unknown hidden, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty failed
        failedFinal → =, discarded 2
      cancelled cancelledWithoutError update remove insert invalidate invalidateAll → =
      removePending → a unknown hidden, pending 2
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a unknown closed
    hiddenRefreshing:
      appear appearOther → a ready 7 8 visible 1
      selectOther selectDebounced → b unknown hidden, wants top
      reload → a unknown hidden, wants top
      moved → a ready 7 8 hidden, at top
      movedAway → a ready 7 8 hidden, at 8-4
      scrollToRow → a ready 7 8 hidden, wants 8
      scrollNowhere cancelled cancelledWithoutError update → =
      endVisible → a ready 7 8 hidden, ends after 8
      endVisibleElsewhere → a ready 7 8 hidden, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      remove → a ready 7 hidden
      insert → a ready 6 7 8 hidden
      removePending → a ready 7 (7 8) hidden, pending 2
      invalidate invalidateAll → a ready 7 8 stale hidden
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a ready 7 8 closed
    hiddenAppending:
      appear appearOther → a ready 7 8 next 2 visible 1
      selectOther selectDebounced → b unknown hidden, wants top
      reload → a unknown hidden, wants top
      moved → a ready 7 8 next 2 hidden, at top
      movedAway → a ready 7 8 next 2 hidden, at 8-4
      scrollToRow → a ready 7 8 next 2 hidden, wants 8
      scrollNowhere cancelled cancelledWithoutError update → =
      endVisible → a ready 7 8 next 2 hidden, ends after 8
      endVisibleElsewhere → a ready 7 8 next 2 hidden, ends after 7
      provisional provisionalEmpty answered answeredGoesOn answeredEmpty answeredForeign
        failed failedFinal → =, discarded 2
      remove → a ready 7 next 2 hidden
      insert → a ready 6 7 8 next 2 hidden
      removePending → a ready 7 (7 8) next 2 hidden, pending 2
      invalidate invalidateAll → a ready 7 8 next 2 stale hidden
      reset → b unknown new, wants top
      restore → a ready 7 8 next 2 stale hidden, wants top
      restoreAway → a ready 7 8 next 2 hidden, wants top
      close → a ready 7 8 next 2 closed
    """,
    .noPlaceholders: """
    new:
      appear appearOther → a loading 1 visible 1, start 1 a
      selectOther → b loading 1 new, wants top, start 1 b
      selectSame reload → a loading 1 new, wants top, start 1 a
      selectDebounced → b debouncing until 350 ms new, wants top, timer 350 ms
      refresh retry → a loading 1 new, start 1 a
    loading:
      appearOther → a loading 2 visible 2, wants top
      disappear → a loading 2 hidden, wants top
      selectOther → b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload → a loading 3 visible 1, wants top, cancel 2, start 3 a
      moved → a loading 2 visible 1, at top, wants top
      movedAway → a loading 2 visible 1, at 8-4, wants top
      scrollToRow → a loading 2 visible 1, wants 8 or top
      scrollNowhere → a loading 2 visible 1, wants 99 or top
      endVisible → a loading 2 visible 1, ends after 8, wants top
      endVisibleElsewhere → a loading 2 visible 1, ends after 7, wants top
      provisional → a ready 5 6 provisional first 2 visible 1, command 1, scroll to item 5
      answered → a ready 1 2 3 visible 1, command 1, scroll to item 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1, scroll to item 8
      cancelledWithoutError → a loading 3 again visible 1, wants top, start 3 a
      executed → =
      update remove insert invalidate invalidateAll → a loading 2 visible 1, wants top, change
      removePending → a loading 2 visible 1, wants top, change, pending 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 2, scroll to item 7
    loadingAfterFailure:
      appearOther → a loading 3 after 2 visible 2
      disappear → a loading 3 after 2 hidden
      selectOther → b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload → a loading 4 visible 1, wants top, cancel 3, start 4 a
      moved → a loading 3 after 2 visible 1, at top
      movedAway → a loading 3 after 2 visible 1, at 8-4
      scrollToRow → a loading 3 after 2 visible 1, wants 8
      scrollNowhere → a loading 3 after 2 visible 1, wants 99
      endVisible → a loading 3 after 2 visible 1, ends after 8
      endVisibleElsewhere → a loading 3 after 2 visible 1, ends after 7
      cancelledWithoutError → a loading 4 again after 2 visible 1, start 4 a
      update remove insert invalidate invalidateAll → a loading 3 after 2 visible 1, change
      removePending → a loading 3 after 2 visible 1, change, pending 2
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 1, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 3, scroll to item 7
    debouncing:
      appearOther → a debouncing until 300 ms visible 2, wants top
      disappear → a unknown hidden, wants top, stop timer
      selectOther → b loading 3 visible 1, wants top, start 3 b, stop timer
      selectSame reload refresh retry → a loading 3 visible 1, wants top, start 3 a, stop timer
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      moved → a debouncing until 300 ms visible 1, at top, wants top
      movedAway → a debouncing until 300 ms visible 1, at 8-4, wants top
      scrollToRow → a debouncing until 300 ms visible 1, wants 8 or top
      scrollNowhere → a debouncing until 300 ms visible 1, wants 99 or top
      endVisible → a debouncing until 300 ms visible 1, ends after 8, wants top
      endVisibleElsewhere → a debouncing until 300 ms visible 1, ends after 7, wants top
      timeout → a loading 3 visible 1, wants top, start 3 a
      executed → =
      update remove insert invalidate invalidateAll → a debouncing until 300 ms visible 1, wants top, change
      removePending → a debouncing until 300 ms visible 1, wants top, change, pending 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, stop timer, scroll to item 7
    waiting failed:
      appearOther → a loading 3 after 2 visible 2, start 3 a
      selectOther → b loading 3 visible 1, wants top, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload → a loading 3 visible 1, wants top, start 3 a
      refresh retry → a loading 3 after 2 visible 1, start 3 a
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    holding ready readyAtTop goesOn away stale keepsOther:
      selectOther → b loading 3 visible 1, wants top, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload → a loading 3 visible 1, wants top, start 3 a
    empty:
      selectOther → b loading 3 visible 1, wants top, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload → a loading 3 visible 1, wants top, start 3 a
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    refreshing appending background refreshingChanged refreshingWanted editSettled:
      selectOther → b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload → a loading 4 visible 1, wants top, cancel 3, start 4 a
    problem appendFailed:
      selectOther → b loading 4 visible 1, wants top, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload → a loading 4 visible 1, wants top, start 4 a
    failedAtTop:
      appearOther → a loading 3 after 2 visible 2, at top, start 3 a
      selectOther → b loading 3 visible 1, wants top, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, timer 350 ms
      reload → a loading 3 visible 1, wants top, start 3 a
      refresh retry → a loading 3 after 2 visible 1, at top, start 3 a
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    emptyGoesOn:
      selectOther → b loading 4 visible 1, wants top, cancel 3, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 3, timer 350 ms
      reload → a loading 4 visible 1, wants top, cancel 3, start 4 a
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 1, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 3, scroll to item 7
    provisional:
      selectOther → b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload → a loading 3 visible 1, wants top, cancel 2, start 3 a
    editPending:
      selectOther → b loading 3 visible 1, wants top, pending 1, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, pending 1, timer 350 ms
      reload → a loading 3 visible 1, wants top, pending 1, start 3 a
    rowWanted:
      appearOther → a loading 2 visible 2, wants 2 or top
      disappear → a loading 2 hidden, wants 2 or top
      selectOther → b loading 3 visible 1, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, wants top, cancel 2, timer 350 ms
      reload → a loading 3 visible 1, wants top, cancel 2, start 3 a
      moved → a loading 2 visible 1, at top, wants 2 or top
      movedAway → a loading 2 visible 1, at 8-4, wants 2 or top
      scrollToRow → a loading 2 visible 1, wants 8 or top
      scrollNowhere → a loading 2 visible 1, wants 99 or top
      endVisible → a loading 2 visible 1, ends after 8, wants 2 or top
      endVisibleElsewhere → a loading 2 visible 1, ends after 7, wants 2 or top
      answered → a ready 1 2 3 visible 1, command 1, scroll to row 2
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1, scroll to item 8
      cancelledWithoutError → a loading 3 again visible 1, wants 2 or top, start 3 a
      update remove insert invalidate invalidateAll → a loading 2 visible 1, wants 2 or top, change
      removePending → a loading 2 visible 1, wants 2 or top, change, pending 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 2, scroll to item 7
    hiddenUnknown:
      appear appearOther → a loading 3 visible 1, wants top, start 3 a
    hiddenLoading:
      appear appearOther → a loading 2 visible 1, wants top
      moved → a loading 2 hidden, at top, wants top
      movedAway → a loading 2 hidden, at 8-4, wants top
      scrollToRow → a loading 2 hidden, wants 8 or top
      scrollNowhere → a loading 2 hidden, wants 99 or top
      endVisible → a loading 2 hidden, ends after 8, wants top
      endVisibleElsewhere → a loading 2 hidden, ends after 7, wants top
      provisional → a ready 5 6 provisional first 2 hidden, wants top
      answered → a ready 1 2 3 hidden, wants top
      answeredGoesOn → a ready 8 9 next 3 hidden, wants top
      failed failedFinal → a failed 2 hidden, wants top
      cancelled cancelledWithoutError → a unknown hidden, wants top
      update remove insert invalidate invalidateAll → a loading 2 hidden, wants top, change
      removePending → a loading 2 hidden, wants top, change, pending 2
    hiddenFailed:
      appear appearOther → a loading 3 after 2 visible 1, start 3 a
    """,
    .reselectRefreshes: """
    readyAtTop:
      selectSame → a ready 7 8 refreshing 3 visible 1, at top, command 1, start 3 a refresh
    """,
    .showsLate: """
    new:
      appear appearOther → a loading 1 visible 1, closed until 170 ms, start 1 a, timer 170 ms
      selectOther → b loading 1 new, closed until 170 ms, wants top, start 1 b, timer 170 ms
      selectSame reload → a loading 1 new, closed until 170 ms, wants top, start 1 a, timer 170 ms
      selectDebounced → b debouncing until 350 ms new, closed until 170 ms, wants top, timer 170 ms
      refresh retry → a loading 1 new, closed until 170 ms, start 1 a, timer 170 ms
    loading:
      appearOther → a loading 2 visible 2, closed until 120 ms, wants top
      disappear → a loading 2 hidden, closed until 120 ms, wants top, stop timer
      selectOther → b loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, closed until 120 ms, wants top, cancel 2
      reload → a loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 a
      moved → a loading 2 visible 1, closed until 120 ms, at top, wants top
      movedAway → a loading 2 visible 1, closed until 120 ms, at 8-4, wants top
      scrollToRow → a loading 2 visible 1, closed until 120 ms, wants 8 or top
      scrollNowhere → a loading 2 visible 1, closed until 120 ms, wants 99 or top
      endVisible → a loading 2 visible 1, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere → a loading 2 visible 1, closed until 120 ms, ends after 7, wants top
      provisional → a ready 5 6 provisional first 2 visible 1, command 1, stop timer, scroll to item 5
      answered → a ready 1 2 3 visible 1, command 1, stop timer, scroll to item 1
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1, stop timer, scroll to item 8
      answeredEmpty → a ready empty visible 1, ends after none, stop timer
      failed failedFinal cancelled → a failed 2 visible 1, stop timer
      cancelledWithoutError → a loading 3 again visible 1, closed until 120 ms, wants top, start 3 a
      timeoutEarly → =, timer 120 ms
      timeout → a loading 2 visible 1, shown until 2000 ms, command 1, scroll to placeholder 0
      executed → =
      update remove insert invalidate invalidateAll → a loading 2 visible 1, closed until 120 ms, wants top, change
      removePending → a loading 2 visible 1, closed until 120 ms, wants top, change, pending 2
      reset → b unknown new, wants top, cancel 2, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, cancel 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 2, stop timer, scroll to item 7
      close → a unknown closed, cancel 2, stop timer
    loadingAfterFailure:
      appearOther → a loading 3 after 2 visible 2, closed until 120 ms
      disappear → a loading 3 after 2 hidden, closed until 120 ms, stop timer
      selectOther → b loading 4 visible 1, closed until 120 ms, wants top, cancel 3, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, closed until 120 ms, wants top, cancel 3
      reload → a loading 4 visible 1, closed until 120 ms, wants top, cancel 3, start 4 a
      moved → a loading 3 after 2 visible 1, closed until 120 ms, at top
      movedAway → a loading 3 after 2 visible 1, closed until 120 ms, at 8-4
      scrollToRow → a loading 3 after 2 visible 1, closed until 120 ms, wants 8
      scrollNowhere → a loading 3 after 2 visible 1, closed until 120 ms, wants 99
      endVisible → a loading 3 after 2 visible 1, closed until 120 ms, ends after 8
      endVisibleElsewhere → a loading 3 after 2 visible 1, closed until 120 ms, ends after 7
      provisional → a ready 5 6 provisional first 3 visible 1, stop timer
      answered → a ready 1 2 3 visible 1, stop timer
      answeredGoesOn → a ready 8 9 next 3 visible 1, stop timer
      answeredEmpty → a ready empty visible 1, ends after none, stop timer
      failed failedFinal cancelled → a failed 3 visible 1, stop timer
      cancelledWithoutError → a loading 4 again after 2 visible 1, closed until 120 ms, start 4 a
      timeoutEarly → =, timer 120 ms
      timeout → a loading 3 after 2 visible 1, shown until 2000 ms
      update remove insert invalidate invalidateAll → a loading 3 after 2 visible 1, closed until 120 ms, change
      removePending → a loading 3 after 2 visible 1, closed until 120 ms, change, pending 2
      reset → b unknown new, wants top, cancel 3, stop timer
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 1, cancel 3, start 6 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 3, stop timer, scroll to item 7
      close → a failed 2 closed, cancel 3, stop timer
    debouncing:
      appearOther → a debouncing until 300 ms visible 2, closed until 120 ms, wants top
      disappear → a unknown hidden, wants top, stop timer
      selectOther → b loading 3 visible 1, closed until 120 ms, wants top, start 3 b
      selectSame reload refresh retry → a loading 3 visible 1, closed until 120 ms, wants top, start 3 a
      selectDebounced → b debouncing until 350 ms visible 1, closed until 120 ms, wants top
      moved → a debouncing until 300 ms visible 1, closed until 120 ms, at top, wants top
      movedAway → a debouncing until 300 ms visible 1, closed until 120 ms, at 8-4, wants top
      scrollToRow → a debouncing until 300 ms visible 1, closed until 120 ms, wants 8 or top
      scrollNowhere → a debouncing until 300 ms visible 1, closed until 120 ms, wants 99 or top
      endVisible → a debouncing until 300 ms visible 1, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere → a debouncing until 300 ms visible 1, closed until 120 ms, ends after 7, wants top
      timeoutEarly → =, timer 120 ms
      timeout → a loading 3 visible 1, shown until 2000 ms, command 1, start 3 a, scroll to placeholder 0
      executed → =
      update remove insert invalidate invalidateAll → a debouncing until 300 ms visible 1, closed until 120 ms, wants top, change
      removePending → a debouncing until 300 ms visible 1, closed until 120 ms, wants top, change, pending 2
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, stop timer, scroll to item 7
    waiting failed:
      appearOther → a loading 3 after 2 visible 2, closed until 170 ms, start 3 a, timer 170 ms
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      refresh retry → a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    holding ready readyAtTop goesOn away stale keepsOther:
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    empty:
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    refreshing appending background refreshingChanged refreshingWanted editSettled:
      selectOther → b loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 3, timer 170 ms
      reload → a loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 a, timer 170 ms
    problem appendFailed:
      selectOther → b loading 4 visible 1, closed until 170 ms, wants top, start 4 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload → a loading 4 visible 1, closed until 170 ms, wants top, start 4 a, timer 170 ms
    failedAtTop:
      appearOther → a loading 3 after 2 visible 2, closed until 170 ms, at top, start 3 a, timer 170 ms
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
      refresh retry → a loading 3 after 2 visible 1, closed until 170 ms, at top, start 3 a, timer 170 ms
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, scroll to item 7
    emptyGoesOn:
      selectOther → b loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 3, timer 170 ms
      reload → a loading 4 visible 1, closed until 170 ms, wants top, cancel 3, start 4 a, timer 170 ms
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 1, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 3, scroll to item 7
    provisional:
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, cancel 2, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, cancel 2, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, cancel 2, start 3 a, timer 170 ms
    editPending:
      selectOther → b loading 3 visible 1, closed until 170 ms, wants top, pending 1, start 3 b, timer 170 ms
      selectDebounced → b debouncing until 350 ms visible 1, closed until 170 ms, wants top, pending 1, timer 170 ms
      reload → a loading 3 visible 1, closed until 170 ms, wants top, pending 1, start 3 a, timer 170 ms
    rowWanted:
      appearOther → a loading 2 visible 2, closed until 120 ms, wants 2 or top
      disappear → a loading 2 hidden, closed until 120 ms, wants 2 or top, stop timer
      selectOther → b loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, closed until 120 ms, wants top, cancel 2
      reload → a loading 3 visible 1, closed until 120 ms, wants top, cancel 2, start 3 a
      moved → a loading 2 visible 1, closed until 120 ms, at top, wants 2 or top
      movedAway → a loading 2 visible 1, closed until 120 ms, at 8-4, wants 2 or top
      scrollToRow → a loading 2 visible 1, closed until 120 ms, wants 8 or top
      scrollNowhere → a loading 2 visible 1, closed until 120 ms, wants 99 or top
      endVisible → a loading 2 visible 1, closed until 120 ms, ends after 8, wants 2 or top
      endVisibleElsewhere → a loading 2 visible 1, closed until 120 ms, ends after 7, wants 2 or top
      provisional → a ready 5 6 provisional first 2 visible 1, wants 2 or top, stop timer
      answered → a ready 1 2 3 visible 1, command 1, stop timer, scroll to row 2
      answeredGoesOn → a ready 8 9 next 3 visible 1, command 1, stop timer, scroll to item 8
      answeredEmpty → a ready empty visible 1, ends after none, stop timer
      failed failedFinal cancelled → a failed 2 visible 1, stop timer
      cancelledWithoutError → a loading 3 again visible 1, closed until 120 ms, wants 2 or top, start 3 a
      timeoutEarly → =, timer 120 ms
      timeout → a loading 2 visible 1, shown until 2000 ms, wants 2 or top
      update remove insert invalidate invalidateAll → a loading 2 visible 1, closed until 120 ms, wants 2 or top, change
      removePending → a loading 2 visible 1, closed until 120 ms, wants 2 or top, change, pending 2
      reset → b unknown new, wants top, cancel 2, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 1, cancel 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 1, cancel 2, stop timer, scroll to item 7
      close → a unknown closed, cancel 2, stop timer
    hiddenUnknown:
      appear appearOther → a loading 3 visible 1, closed until 170 ms, wants top, start 3 a, timer 170 ms
    hiddenLoading:
      appear appearOther → a loading 2 visible 1, closed until 120 ms, wants top, timer 120 ms
      moved → a loading 2 hidden, closed until 120 ms, at top, wants top
      movedAway → a loading 2 hidden, closed until 120 ms, at 8-4, wants top
      scrollToRow → a loading 2 hidden, closed until 120 ms, wants 8 or top
      scrollNowhere → a loading 2 hidden, closed until 120 ms, wants 99 or top
      endVisible → a loading 2 hidden, closed until 120 ms, ends after 8, wants top
      endVisibleElsewhere → a loading 2 hidden, closed until 120 ms, ends after 7, wants top
      provisional → a ready 5 6 provisional first 2 hidden, wants top
      answered → a ready 1 2 3 hidden, wants top
      answeredGoesOn → a ready 8 9 next 3 hidden, wants top
      failed failedFinal → a failed 2 hidden, wants top
      cancelled cancelledWithoutError → a unknown hidden, wants top
      update remove insert invalidate invalidateAll → a loading 2 hidden, closed until 120 ms, wants top, change
      removePending → a loading 2 hidden, closed until 120 ms, wants top, change, pending 2
    hiddenFailed:
      appear appearOther → a loading 3 after 2 visible 1, closed until 170 ms, start 3 a, timer 170 ms
    """,
    .staysVisible: """
    new:
      appear appearOther → a loading 1 visible 1, shown until 450 ms, start 1 a
      selectOther → b loading 1 new, shown until 450 ms, command 1, start 1 b, scroll to placeholder 0
      selectSame reload → a loading 1 new, shown until 450 ms, command 1, start 1 a, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms new, shown until 450 ms, command 1, timer 350 ms, scroll to placeholder 0
      refresh retry → a loading 1 new, shown until 450 ms, start 1 a
    loading:
      appearOther → a loading 2 visible 2, shown until 400 ms, command 1
      disappear → a loading 2 hidden, shown until 400 ms
      selectOther → b loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved → a loading 2 visible 1, shown until 400 ms, at top, command 1
      movedAway → a loading 2 visible 1, shown until 400 ms, at 8-4, command 1
      scrollToRow → a loading 2 visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a loading 2 visible 1, shown until 400 ms, wants 99 or top
      endVisible → a loading 2 visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere → a loading 2 visible 1, shown until 400 ms, ends after 7, command 1
      provisional → a holding ready 5 6 provisional first 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answered → a holding ready 1 2 3 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredGoesOn → a holding ready 8 9 next 3 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      answeredEmpty → a holding ready empty until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      failed failedFinal cancelled → a holding failed 2 until 400 ms visible 1, shown until 400 ms, command 1, timer 400 ms
      cancelledWithoutError → a loading 3 again visible 1, shown until 400 ms, command 1, start 3 a
      executed → a loading 2 visible 1, shown until 400 ms
      update remove insert invalidate invalidateAll → a loading 2 visible 1, shown until 400 ms, command 1, change
      removePending → a loading 2 visible 1, shown until 400 ms, command 1, change, pending 2
    loadingAfterFailure:
      appearOther → a loading 3 after 2 visible 2, shown until 400 ms
      disappear → a loading 3 after 2 hidden, shown until 400 ms
      selectOther → b loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 400 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
      moved → a loading 3 after 2 visible 1, shown until 400 ms, at top
      movedAway → a loading 3 after 2 visible 1, shown until 400 ms, at 8-4
      scrollToRow → a loading 3 after 2 visible 1, shown until 400 ms, wants 8
      scrollNowhere → a loading 3 after 2 visible 1, shown until 400 ms, wants 99
      endVisible → a loading 3 after 2 visible 1, shown until 400 ms, ends after 8
      endVisibleElsewhere → a loading 3 after 2 visible 1, shown until 400 ms, ends after 7
      provisional → a holding ready 5 6 provisional first 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answered → a holding ready 1 2 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredGoesOn → a holding ready 8 9 next 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      answeredEmpty → a holding ready empty until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      failed failedFinal cancelled → a holding failed 3 until 400 ms after 2 visible 1, shown until 400 ms, timer 400 ms
      cancelledWithoutError → a loading 4 again after 2 visible 1, shown until 400 ms, start 4 a
      update remove insert invalidate invalidateAll → a loading 3 after 2 visible 1, shown until 400 ms, change
      removePending → a loading 3 after 2 visible 1, shown until 400 ms, change, pending 2
    debouncing:
      appearOther → a debouncing until 300 ms visible 2, shown until 400 ms, command 2
      selectOther → b loading 3 visible 1, shown until 400 ms, command 3, start 3 b, stop timer, scroll to placeholder 0
      selectSame refresh retry → a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 3, start 3 a, stop timer, scroll to placeholder 0
      moved → a debouncing until 300 ms visible 1, shown until 400 ms, at top, command 2
      movedAway → a debouncing until 300 ms visible 1, shown until 400 ms, at 8-4, command 2
      scrollToRow → a debouncing until 300 ms visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a debouncing until 300 ms visible 1, shown until 400 ms, wants 99 or top
      endVisible → a debouncing until 300 ms visible 1, shown until 400 ms, ends after 8, command 2
      endVisibleElsewhere → a debouncing until 300 ms visible 1, shown until 400 ms, ends after 7, command 2
      timeout → a loading 3 visible 1, shown until 400 ms, command 2, start 3 a
      executed → a debouncing until 300 ms visible 1, shown until 400 ms
      update remove insert invalidate invalidateAll → a debouncing until 300 ms visible 1, shown until 400 ms, command 2, change
      removePending → a debouncing until 300 ms visible 1, shown until 400 ms, command 2, change, pending 2
    waiting:
      appearOther → a holding failed 2 until 400 ms visible 2, shown until 400 ms, command 1
      disappear → a failed 2 hidden, stop timer
      selectOther → b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh retry → a loading 3 visible 1, shown until 400 ms, command 1, start 3 a, stop timer
      moved → a holding failed 2 until 400 ms visible 1, shown until 400 ms, at top, command 1
      movedAway → a holding failed 2 until 400 ms visible 1, shown until 400 ms, at 8-4, command 1
      scrollToRow → a holding failed 2 until 400 ms visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a holding failed 2 until 400 ms visible 1, shown until 400 ms, wants 99 or top
      endVisible → a holding failed 2 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere → a holding failed 2 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly → =, timer 400 ms
      timeout → a failed 2 visible 1
      executed → a holding failed 2 until 400 ms visible 1, shown until 400 ms
      update remove insert invalidate invalidateAll → a holding failed 2 until 400 ms visible 1, shown until 400 ms, command 1, change
      removePending → a holding failed 2 until 400 ms visible 1, shown until 400 ms, command 1, change, pending 2
      reset → b unknown new, wants top, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, stop timer, scroll to item 7
      close → a failed 2 closed, stop timer
    holding:
      appearOther → a holding ready 7 8 until 400 ms visible 2, shown until 400 ms, command 1
      disappear → a ready 7 8 hidden, stop timer
      selectOther → b loading 3 visible 1, shown until 400 ms, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh → =
      moved → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, at top, command 1
      movedAway → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, at 8-4, command 1
      scrollToRow → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, wants 99 or top
      endVisible → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      timeoutEarly → =, timer 400 ms
      timeout → a ready 7 8 visible 1, command 1
      executed → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms
      update → a holding ready 7 8 until 400 ms visible 1, shown until 400 ms, command 1, change
      remove → a holding ready 7 until 400 ms visible 1, shown until 400 ms, command 1, change
      insert → a holding ready 6 7 8 until 400 ms visible 1, shown until 400 ms, command 1, change
      removePending → a holding ready 7 (7 8) until 400 ms visible 1, shown until 400 ms, command 1, change, pending 2
      invalidate invalidateAll → a holding ready 7 8 stale until 400 ms visible 1, shown until 400 ms, command 1, change
      reset → b unknown new, wants top, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, stop timer, scroll to item 7
      close → a ready 7 8 closed, stop timer
    ready readyAtTop empty goesOn away stale keepsOther:
      selectOther → b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    refreshing appending emptyGoesOn background refreshingChanged refreshingWanted
      editSettled:
      selectOther → b loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, cancel 3, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 450 ms, command 2, cancel 3, start 4 a, scroll to placeholder 0
    problem appendFailed:
      selectOther → b loading 4 visible 1, shown until 450 ms, command 2, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 4 visible 1, shown until 450 ms, command 2, start 4 a, scroll to placeholder 0
    failed:
      appearOther → a loading 3 after 2 visible 2, shown until 450 ms, start 3 a
      selectOther → b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh retry → a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    failedAtTop:
      appearOther → a loading 3 after 2 visible 2, shown until 450 ms, at top, start 3 a
      selectOther → b loading 3 visible 1, shown until 450 ms, command 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
      refresh retry → a loading 3 after 2 visible 1, shown until 450 ms, at top, start 3 a
    provisional:
      appearOther → a holding ready 7 8 provisional first 2 until 400 ms visible 2, shown until 400 ms, command 1
      disappear → a ready 7 8 provisional first 2 hidden, stop timer
      selectOther → b loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 a, stop timer, scroll to placeholder 0
      moved → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, at top, command 1
      movedAway → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, at 8-4, command 1
      scrollToRow → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, wants 99 or top
      endVisible → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, ends after 8, command 1
      endVisibleElsewhere → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, ends after 7, command 1
      answered → a holding ready 1 2 3 until 400 ms visible 1, shown until 400 ms, command 1
      answeredGoesOn → a holding ready 8 9 next 3 until 400 ms visible 1, shown until 400 ms, command 1
      answeredEmpty → a holding ready empty until 400 ms visible 1, shown until 400 ms, command 1
      failed failedFinal cancelled → a holding ready 7 8 provisional problem 2 until 400 ms visible 1, shown until 400 ms, command 1
      cancelledWithoutError → a holding ready 7 8 provisional first 3 again until 400 ms visible 1, shown until 400 ms, command 1, start 3 a
      timeoutEarly → =, timer 400 ms
      timeout → a ready 7 8 provisional first 2 visible 1, command 1
      executed → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms
      update invalidate invalidateAll → a holding ready 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, command 1, change
      remove → a holding ready 7 provisional first 2 until 400 ms visible 1, shown until 400 ms, command 1, change
      insert → a holding ready 6 7 8 provisional first 2 until 400 ms visible 1, shown until 400 ms, command 1, change
      removePending → a holding ready 7 (7 8) provisional first 2 until 400 ms visible 1, shown until 400 ms, command 1, change, pending 2
      reset → b unknown new, wants top, cancel 2, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, cancel 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, cancel 2, stop timer, scroll to item 7
      close → a ready 7 8 provisional closed, cancel 2, stop timer
    editPending:
      selectOther → b loading 3 visible 1, shown until 450 ms, command 2, pending 1, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 450 ms, command 2, pending 1, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 450 ms, command 2, pending 1, start 3 a, scroll to placeholder 0
    rowWanted:
      appearOther → a loading 2 visible 2, shown until 400 ms, wants 2 or top
      disappear → a loading 2 hidden, shown until 400 ms, wants 2 or top
      selectOther → b loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 400 ms, command 2, cancel 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown until 400 ms, command 2, cancel 2, start 3 a, scroll to placeholder 0
      moved → a loading 2 visible 1, shown until 400 ms, at top, wants 2 or top
      movedAway → a loading 2 visible 1, shown until 400 ms, at 8-4, wants 2 or top
      scrollToRow → a loading 2 visible 1, shown until 400 ms, wants 8 or top
      scrollNowhere → a loading 2 visible 1, shown until 400 ms, wants 99 or top
      endVisible → a loading 2 visible 1, shown until 400 ms, ends after 8, wants 2 or top
      endVisibleElsewhere → a loading 2 visible 1, shown until 400 ms, ends after 7, wants 2 or top
      provisional → a holding ready 5 6 provisional first 2 until 400 ms visible 1, shown until 400 ms, wants 2 or top, timer 400 ms
      answered → a holding ready 1 2 3 until 400 ms visible 1, shown until 400 ms, wants 2 or top, timer 400 ms
      answeredGoesOn → a holding ready 8 9 next 3 until 400 ms visible 1, shown until 400 ms, wants 2 or top, timer 400 ms
      answeredEmpty → a holding ready empty until 400 ms visible 1, shown until 400 ms, wants 2 or top, timer 400 ms
      failed failedFinal cancelled → a holding failed 2 until 400 ms visible 1, shown until 400 ms, wants 2 or top, timer 400 ms
      cancelledWithoutError → a loading 3 again visible 1, shown until 400 ms, wants 2 or top, start 3 a
      update remove insert invalidate invalidateAll → a loading 2 visible 1, shown until 400 ms, wants 2 or top, change
      removePending → a loading 2 visible 1, shown until 400 ms, wants 2 or top, change, pending 2
    hiddenUnknown:
      appear appearOther → a loading 3 visible 1, shown until 450 ms, command 2, start 3 a, scroll to placeholder 0
    hiddenLoading:
      appear appearOther → a loading 2 visible 1, shown until 450 ms
      moved → a loading 2 hidden, shown until 400 ms, at top
      movedAway → a loading 2 hidden, shown until 400 ms, at 8-4
      scrollToRow → a loading 2 hidden, shown until 400 ms, wants 8
      scrollNowhere → a loading 2 hidden, shown until 400 ms, wants 99
      endVisible → a loading 2 hidden, shown until 400 ms, ends after 8
      endVisibleElsewhere → a loading 2 hidden, shown until 400 ms, ends after 7
      update remove insert invalidate invalidateAll → a loading 2 hidden, shown until 400 ms, change
      removePending → a loading 2 hidden, shown until 400 ms, change, pending 2
    hiddenFailed:
      appear appearOther → a loading 3 after 2 visible 1, shown until 450 ms, start 3 a
    """,
    .previousRows: """
    holding ready readyAtTop goesOn away stale keepsOther:
      selectOther → b loading 3 visible 1, previous a, wants top, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload → a loading 3 visible 1, previous a, wants top, start 3 a
    refreshing appending background refreshingChanged refreshingWanted editSettled:
      selectOther → b loading 4 visible 1, previous a, wants top, cancel 3, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, previous a, wants top, cancel 3, timer 350 ms
      reload → a loading 4 visible 1, previous a, wants top, cancel 3, start 4 a
    problem appendFailed:
      selectOther → b loading 4 visible 1, previous a, wants top, start 4 b
      selectDebounced → b debouncing until 350 ms visible 1, previous a, wants top, timer 350 ms
      reload → a loading 4 visible 1, previous a, wants top, start 4 a
    provisional:
      selectOther → b loading 3 visible 1, previous a, wants top, cancel 2, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, previous a, wants top, cancel 2, timer 350 ms
      reload → a loading 3 visible 1, previous a, wants top, cancel 2, start 3 a
    editPending:
      selectOther → b loading 3 visible 1, previous a, wants top, pending 1, start 3 b
      selectDebounced → b debouncing until 350 ms visible 1, previous a, wants top, pending 1, timer 350 ms
      reload → a loading 3 visible 1, previous a, wants top, pending 1, start 3 a
    """,
    .retries: """
    loading:
      failed cancelled → a waiting after attempt 1 until 1050 ms visible 1, shown, command 1, timer 1050 ms
    loadingAfterFailure:
      failed cancelled → a waiting after attempt 1 until 1050 ms after 2 visible 1, shown, timer 1050 ms
    waiting:
      appearOther → a waiting after attempt 1 until 1000 ms visible 2, shown, command 1
      disappear → a unknown hidden, stop timer
      selectOther → b loading 3 visible 1, shown, command 2, start 3 b, stop timer, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown, command 2, timer 350 ms, scroll to placeholder 0
      reload → a loading 3 visible 1, shown, command 2, start 3 a, stop timer, scroll to placeholder 0
      refresh retry → a loading 3 attempt 2 visible 1, shown, command 1, start 3 a, stop timer
      moved → a waiting after attempt 1 until 1000 ms visible 1, shown, at top, command 1
      movedAway → a waiting after attempt 1 until 1000 ms visible 1, shown, at 8-4, command 1
      scrollToRow → a waiting after attempt 1 until 1000 ms visible 1, shown, wants 8 or top
      scrollNowhere → a waiting after attempt 1 until 1000 ms visible 1, shown, wants 99 or top
      endVisible → a waiting after attempt 1 until 1000 ms visible 1, shown, ends after 8, command 1
      endVisibleElsewhere → a waiting after attempt 1 until 1000 ms visible 1, shown, ends after 7, command 1
      timeoutEarly → =, timer 1000 ms
      timeout → a loading 3 attempt 2 visible 1, shown, command 1, start 3 a
      executed → a waiting after attempt 1 until 1000 ms visible 1, shown
      update remove insert invalidate invalidateAll → a waiting after attempt 1 until 1000 ms visible 1, shown, command 1, change
      removePending → a waiting after attempt 1 until 1000 ms visible 1, shown, command 1, change, pending 2
      reset → b unknown new, wants top, stop timer
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 visible 1, command 2, stop timer, scroll to item 7
      close → a unknown closed, stop timer
    rowWanted:
      failed cancelled → a waiting after attempt 1 until 1050 ms visible 1, shown, wants 2 or top, timer 1050 ms
    """,
    .keeps: """
    new:
      restore → a ready 7 8 next 2 stale background 3 new, command 1, keeps b 17 18 stale at 18, start 3 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 new, command 1, keeps b 17 18 at 18, scroll to anchor 8
    loading rowWanted:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, cancel 2, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 2, scroll to anchor 8
    loadingAfterFailure:
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    debouncing:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 3, keeps b 17 18 stale at 18, start 5 a background, stop timer, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 3, keeps b 17 18 at 18, stop timer, scroll to anchor 8
    waiting failed failedAtTop:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    holding ready readyAtTop:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    empty:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a empty, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a empty, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    refreshing:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    problem:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    goesOn:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    appending:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    appendFailed:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    emptyGoesOn:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a empty next 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a empty next 2, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    away:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 at 8, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 at 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    stale:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    background:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 stale at 8, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 stale at 8, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    refreshingChanged refreshingWanted:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    provisional:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 provisional, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 provisional, cancel 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, cancel 2, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 2, scroll to anchor 8
    editPending:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, pending 1, keeps a 8 (7 8), start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, pending 1, keeps a 8 (7 8), timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
    editSettled:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 8, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 8, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale at 18, cancel 3, start 6 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, cancel 3, scroll to anchor 8
    keepsOther:
      appearOther → a ready 7 8 visible 2, command 1, keeps b 17 18 at 18
      disappear → a ready 7 8 hidden, keeps b 17 18 at 18
      selectOther selectDebounced → b ready 17 18 visible 1, command 2, keeps a 7 8, scroll to anchor 18
      reload → a loading 3 visible 1, shown until 50 ms, command 2, keeps b 17 18 at 18, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, command 1, keeps b 17 18 at 18, start 3 a refresh
      moved → a ready 7 8 visible 1, at top, command 1, keeps b 17 18 at 18
      movedAway → a ready 7 8 visible 1, at 8-4, command 1, keeps b 17 18 at 18
      scrollToRow → a ready 7 8 visible 1, command 2, keeps b 17 18 at 18, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, command 2, keeps b 17 18 at 18, scroll to item 7
      endVisible → a ready 7 8 visible 1, ends after 8, command 1, keeps b 17 18 at 18
      endVisibleElsewhere → a ready 7 8 visible 1, ends after 7, command 1, keeps b 17 18 at 18
      executed → a ready 7 8 visible 1, keeps b 17 18 at 18
      remove → a ready 7 visible 1, command 1, keeps b 17 18 at 18
      insert → a ready 6 7 8 visible 1, command 1, keeps b 17 18 at 18
      removePending → a ready 7 (7 8) visible 1, command 1, pending 2, keeps b 17 18 at 18
      removeOther → a ready 7 8 visible 1, command 1, keeps b 17 at 17
      invalidate → a ready 7 8 stale visible 1, command 1, keeps b 17 18 at 18
      invalidateOther → a ready 7 8 visible 1, command 1, keeps b 17 18 stale at 18
      invalidateAll → a ready 7 8 stale visible 1, command 1, keeps b 17 18 stale at 18
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale at 18, start 5 a background, scroll to anchor 8
      restoreAway → a ready 7 8 next 2 visible 1, command 2, keeps b 17 18 at 18, scroll to anchor 8
      close → a ready 7 8 closed, keeps b 17 18 at 18
    hiddenUnknown hiddenFailed:
      restore → a ready 7 8 next 2 stale hidden, wants anchor 8, keeps b 17 18 stale at 18
      restoreAway → a ready 7 8 next 2 hidden, wants anchor 8, keeps b 17 18 at 18
    hiddenLoading:
      restore → a ready 7 8 next 2 stale hidden, wants anchor 8, keeps b 17 18 stale at 18, cancel 2
      restoreAway → a ready 7 8 next 2 hidden, wants anchor 8, keeps b 17 18 at 18, cancel 2
    hiddenReady:
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8
      restore → a ready 7 8 next 2 stale hidden, wants anchor 8, keeps b 17 18 stale at 18
      restoreAway → a ready 7 8 next 2 hidden, wants anchor 8, keeps b 17 18 at 18
    hiddenRefreshing:
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants anchor 8, keeps b 17 18 stale at 18, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants anchor 8, keeps b 17 18 at 18, cancel 3
    hiddenAppending:
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8 next 2, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants anchor 8, keeps b 17 18 stale at 18, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants anchor 8, keeps b 17 18 at 18, cancel 3
    """,
    .keepsBriefly: """
    new:
      restore → a ready 7 8 next 2 stale background 3 new, command 1, keeps b 17 18 stale, start 3 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 3 new, command 1, keeps b 17 18, start 3 a background, scroll to item 7
    loading rowWanted:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, cancel 2, start 5 a background, scroll to item 7
    loadingAfterFailure:
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    debouncing:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 3, keeps b 17 18 stale, start 5 a background, stop timer, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 3, keeps b 17 18, start 5 a background, stop timer, scroll to item 7
    waiting failed failedAtTop:
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    holding:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    ready:
      appearOther → a ready 7 8 background 3 visible 2, command 1, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    readyAtTop:
      appearOther → a ready 7 8 background 3 visible 2, at top, command 1, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    empty:
      appearOther → a ready empty background 3 visible 2, ends after none, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a empty, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a empty, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    refreshing:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    problem:
      appearOther → a ready 7 8 background 4 after 3 visible 2, command 1, start 4 a background
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, start 6 a background, scroll to item 7
    goesOn:
      appearOther → a ready 7 8 next 2 background 3 visible 2, command 1, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    appending:
      appearOther → a ready 7 8 next 2 background 4 visible 2, ends after 8, command 1, cancel 3, start 4 a background
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    appendFailed:
      appearOther → a ready 7 8 next 2 background 4 after 3 visible 2, ends after 8, halted, command 1, start 4 a background
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, start 6 a background, scroll to item 7
    emptyGoesOn:
      appearOther → a ready empty next 2 background 4 visible 2, ends after none, cancel 3, start 4 a background
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a empty next 2, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a empty next 2, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    away:
      appearOther → a ready 7 8 next 2 background 3 visible 2, at 8, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    stale:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    background:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 stale, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 next 2 stale, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    refreshingChanged refreshingWanted:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 stale, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    provisional:
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, keeps a 7 8 provisional, cancel 2, start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 7 8 provisional, cancel 2, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, cancel 2, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, cancel 2, start 5 a background, scroll to item 7
    editPending:
      appearOther → a ready 8 (7 8) background 3 visible 2, command 1, pending 1, start 3 a background
      selectOther → b loading 3 visible 1, shown until 50 ms, command 2, pending 1, keeps a 8 (7 8), start 3 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, pending 1, keeps a 8 (7 8), timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
    editSettled:
      selectOther → b loading 4 visible 1, shown until 50 ms, command 2, keeps a 8, cancel 3, start 4 b, scroll to placeholder 0
      selectDebounced → b debouncing until 350 ms visible 1, shown until 50 ms, command 2, keeps a 8, cancel 3, timer 350 ms, scroll to placeholder 0
      restore → a ready 7 8 next 2 stale background 6 visible 1, command 2, keeps b 17 18 stale, cancel 3, start 6 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 6 visible 1, command 2, keeps b 17 18, cancel 3, start 6 a background, scroll to item 7
    keepsOther:
      appearOther → a ready 7 8 background 3 visible 2, command 1, keeps b 17 18, start 3 a background
      disappear → a ready 7 8 hidden, keeps b 17 18
      selectOther → b ready 17 18 background 3 visible 1, command 2, keeps a 7 8, start 3 b background, scroll to item 17
      selectDebounced → b ready 17 18 debouncing until 350 ms visible 1, command 2, keeps a 7 8, timer 350 ms, scroll to item 17
      reload → a loading 3 visible 1, shown until 50 ms, command 2, keeps b 17 18, start 3 a, scroll to placeholder 0
      refresh → a ready 7 8 refreshing 3 visible 1, command 1, keeps b 17 18, start 3 a refresh
      moved → a ready 7 8 visible 1, at top, command 1, keeps b 17 18
      movedAway → a ready 7 8 visible 1, at 8-4, command 1, keeps b 17 18
      scrollToRow → a ready 7 8 visible 1, command 2, keeps b 17 18, scroll to row 8
      scrollNowhere → a ready 7 8 visible 1, command 2, keeps b 17 18, scroll to item 7
      endVisible → a ready 7 8 visible 1, ends after 8, command 1, keeps b 17 18
      endVisibleElsewhere → a ready 7 8 visible 1, ends after 7, command 1, keeps b 17 18
      executed → a ready 7 8 visible 1, keeps b 17 18
      remove → a ready 7 visible 1, command 1, keeps b 17 18
      insert → a ready 6 7 8 visible 1, command 1, keeps b 17 18
      removePending → a ready 7 (7 8) visible 1, command 1, pending 2, keeps b 17 18
      removeOther → a ready 7 8 visible 1, command 1, keeps b 17
      invalidate → a ready 7 8 stale visible 1, command 1, keeps b 17 18
      invalidateOther → a ready 7 8 visible 1, command 1, keeps b 17 18 stale
      invalidateAll → a ready 7 8 stale visible 1, command 1, keeps b 17 18 stale
      restore → a ready 7 8 next 2 stale background 5 visible 1, command 2, keeps b 17 18 stale, start 5 a background, scroll to item 7
      restoreAway → a ready 7 8 next 2 background 5 visible 1, command 2, keeps b 17 18, start 5 a background, scroll to item 7
      close → a ready 7 8 closed, keeps b 17 18
    hiddenUnknown hiddenFailed:
      restore → a ready 7 8 next 2 stale hidden, wants top, keeps b 17 18 stale
      restoreAway → a ready 7 8 next 2 hidden, wants top, keeps b 17 18
    hiddenLoading:
      restore → a ready 7 8 next 2 stale hidden, wants top, keeps b 17 18 stale, cancel 2
      restoreAway → a ready 7 8 next 2 hidden, wants top, keeps b 17 18, cancel 2
    hiddenReady:
      appear appearOther → a ready 7 8 background 3 visible 1, start 3 a background
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8
      restore → a ready 7 8 next 2 stale hidden, wants top, keeps b 17 18 stale
      restoreAway → a ready 7 8 next 2 hidden, wants top, keeps b 17 18
    hiddenRefreshing:
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants top, keeps b 17 18 stale, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants top, keeps b 17 18, cancel 3
    hiddenAppending:
      appear appearOther → a ready 7 8 next 2 background 4 visible 1, cancel 3, start 4 a background
      selectOther selectDebounced → b unknown hidden, wants top, keeps a 7 8 next 2, cancel 3
      restore → a ready 7 8 next 2 stale hidden, wants top, keeps b 17 18 stale, cancel 3
      restoreAway → a ready 7 8 next 2 hidden, wants top, keeps b 17 18, cancel 3
    """,
  ]
}
