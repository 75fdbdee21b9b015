extension TabState {
  /// The id of something drawn: a placeholder or an item, which can never be equal.
  public enum RowID: Hashable, Sendable {
    /// A placeholder's.
    case placeholder(PlaceholderID)
    /// An item's.
    case item(Types.ItemID)
  }

  /// Tells the view to scroll. It carries its target, so that the view reads no other state.
  ///
  /// A command is published in ``TabState/command`` and stays there until the view reports
  /// ``TabState/Event/executed(_:)``, a newer one replaces it, or its tab or screen is left (rule
  /// M16).
  public struct ScrollCommand: Identifiable, Hashable, Sendable {
    /// Where to scroll.
    public enum Target: Hashable, Sendable {
      /// The top of the list, whose first drawn id is `first`.
      case top(first: RowID)
      /// The row with this id, so that it can be seen.
      case row(Types.ItemID)
      /// This place, at once and without an animation: it is where the list was.
      case anchor(Anchor)
    }

    /// Unique within its state: asking for the same target twice makes two commands.
    public let id: UInt64
    /// Where to scroll.
    public let target: Target

    @inlinable
    init(id: UInt64, target: Target) {
      self.id = id
      self.target = target
    }
  }
}
