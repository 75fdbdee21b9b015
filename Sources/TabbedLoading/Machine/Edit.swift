extension TabState {
  /// A change of one row, made here and not by an answer (rule M21).
  public enum Edit: Sendable {
    /// The row with the item's id has this value; nothing if there is none.
    case update(Types.Item)
    /// The row with this id is gone; nothing if there is none.
    case remove(Types.ItemID)
    /// There is a row more, at this place counted from 0, or the nearest one there is. If a row has
    /// the item's id, it keeps its place and has the new value.
    case insert(Types.Item, at: Int)
  }

  /// An edit that may yet be undone: it is laid over every answer until it is settled or reverted.
  @usableFromInline
  package struct PendingEdit: Sendable {
    /// The host's number for it; several edits with one number are settled and reverted together.
    @usableFromInline package let id: Int
    @usableFromInline package let tab: Types.Tab
    @usableFromInline package let edit: Edit
    /// The number of the last ticket that was issued before it was settled: that request's answer may
    /// not know of it.
    @usableFromInline package var settledAfter: UInt32?

    @inlinable
    init(id: Int, tab: Types.Tab, edit: Edit) {
      self.id = id
      self.tab = tab
      self.edit = edit
    }
  }
}

extension TabState.Edit: Equatable where Types.Item: Equatable {}
