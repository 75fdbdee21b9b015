/// One event and what it did, as a watcher sees it (rule M20). A class: copying so large a generic value is
/// code that takes longer to build than the machine.
@usableFromInline
package final class Transition<Types: TabTypes>: Sendable {
  /// What happened.
  package let event: TabState<Types>.Event
  /// The time since the engine began.
  package let time: Duration
  /// The state before the event.
  package let before: TabState<Types>
  /// The state after it.
  package let after: TabState<Types>
  /// What was performed, and what was refused.
  package let effects: TabState<Types>.Effects

  @usableFromInline
  package init(
    event: TabState<Types>.Event, time: Duration, before: TabState<Types>,
    after: TabState<Types>, effects: TabState<Types>.Effects
  ) {
    self.event = event
    self.time = time
    self.before = before
    self.after = after
    self.effects = effects
  }
}
