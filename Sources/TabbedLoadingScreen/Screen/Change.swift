/// A change that an `OnChange` has seen: its action is due.
public struct Change: Hashable, Sendable {
  /// The key of the `OnChange`.
  public var key: ViewID
  /// The value before; `nil` at first sight with `initial: true`.
  public var old: ViewID?
  /// The value now.
  public var new: ViewID
}
