/// What one render did to the views without children, by their identity (S1, S2, S10).
public struct ListChange: Hashable, Sendable {
  /// Views that are new; their state begins.
  public var inserted: Int
  /// Views that are gone; their state is lost.
  public var removed: Int
  /// Kept views that changed their order: the fewest that, taken out, leave the other kept ones in
  /// their old order.
  public var moved: Int
  /// Views that are the same, moved ones included.
  public var kept: Int
  /// Views that came back while they were being removed, with their state.
  public var revived: Int

  /// Creates a change.
  public init(
    inserted: Int = 0, removed: Int = 0, moved: Int = 0, kept: Int = 0, revived: Int = 0
  ) {
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.kept = kept
    self.revived = revived
  }

  /// Whether the list is as it was.
  public var isEmpty: Bool { inserted == 0 && removed == 0 && moved == 0 && revived == 0 }
}

extension ListChange: CustomStringConvertible {
  public var description: String {
    "inserted \(inserted), removed \(removed), moved \(moved), kept \(kept), revived \(revived)"
  }
}
