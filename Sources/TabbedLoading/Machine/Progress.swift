extension TabState {
  /// The data of the selected tab.
  ///
  /// Where `Failure` is `Never`, a `switch` needs `loading` and `ready` only.
  public enum Progress: Sendable {
    /// There are no rows: they are awaited, or have not been asked for.
    case loading
    /// The last answer's items, which may be none.
    case ready([Types.Item])
    /// The request with this ticket failed.
    case failed(Types.Failure, Ticket)
  }
}

extension TabState.Progress: Equatable where Types.Item: Equatable {
  /// Failures are equal if they ended the same request: errors need not be comparable.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.loading, .loading): true
    case (.ready(let left), .ready(let right)): left == right
    case (.failed(_, let left), .failed(_, let right)): left == right
    case (.loading, _), (.ready, _), (.failed, _): false
    }
  }
}
