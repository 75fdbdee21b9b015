/// One `onChange(of:initial:)` of a body, and the value it watches in this render (S12 [R]).
public struct OnChange: Hashable, Sendable {
  /// Which one it is; of several with the same key in one render the first counts.
  public var key: ViewID
  /// The watched value.
  public var value: ViewID
  /// Whether the action also runs when the value is first seen.
  public var initial: Bool

  /// Watches `value` under `key`.
  public init(_ key: ViewID, of value: ViewID, initial: Bool = false) {
    self.key = key
    self.value = value
    self.initial = initial
  }
}
