extension TabState {
  /// What to draw.
  public enum Shown: Sendable {
    /// Nothing: the tab has not been asked for, or it is too early for placeholders.
    case nothing
    /// Another tab's rows, or those from before a reload, to be drawn as such, while the first
    /// answer is awaited.
    case previous([Types.Item], of: Types.Tab)
    /// Skeletons, while the first answer is awaited.
    case placeholders(Placeholders)
    /// Items, at least one.
    case rows([Types.Item])
    /// The answer had no items, or edits have removed them. Never stands for *not loaded yet* (rule M8).
    case empty
    /// The request with this ticket failed.
    case failure(Types.Failure, Ticket)
  }
}

extension TabState.Shown: Equatable where Types.Item: Equatable {
  /// Failures are equal if they ended the same request: errors need not be comparable.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing), (.empty, .empty): true
    case (.previous(let left, let tab), .previous(let right, let other)):
      tab == other && left == right
    case (.placeholders(let left), .placeholders(let right)): left == right
    case (.rows(let left), .rows(let right)): left == right
    case (.failure(_, let left), .failure(_, let right)): left == right
    case (.nothing, _), (.previous, _), (.placeholders, _), (.rows, _), (.empty, _), (.failure, _):
      false
    }
  }
}
