/// The id of one skeleton placeholder: its slot, and nothing else (rule M17).
///
/// It is equal across renders, loads and tabs, so that a skeleton keeps its identity while it
/// waits; and it is a type of its own, so that it cannot equal an item's id.
public struct PlaceholderID: Hashable, Sendable {
  /// The place in the stack of placeholders, from 0.
  public let slot: Int

  /// The id of the placeholder in `slot`.
  @inlinable
  package init(slot: Int) { self.slot = slot }
}

/// The ids of the placeholders to draw, slot 0 first. A count: it allocates nothing.
public struct Placeholders: RandomAccessCollection, Hashable, Sendable {
  /// How many placeholders there are.
  public let count: Int

  /// The ids of `count` placeholders.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public init(count: Int) {
    precondition(count >= 0, "Placeholders: a count cannot be negative.")
    self.count = count
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }
  @inlinable public subscript(slot: Int) -> PlaceholderID {
    precondition(slot >= 0 && slot < count, "Placeholders: there is no such slot.")
    return PlaceholderID(slot: slot)
  }
}
