extension TabStore {
  /// The state as it is.
  package var state: TabState<Types> { engine.state }

  /// The time since the store began.
  package var now: Duration { engine.stopwatch.now() }

  /// Lets `body` hear of each event and what it did, in place of who heard of them before (rule M20).
  package func watch(_ body: ((Transition<Types>) -> Void)?) { engine.watcher = body }
}
