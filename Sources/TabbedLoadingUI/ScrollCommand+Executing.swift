#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading

  extension ScrollPosition {
    /// Carries out the command that `store` waits with, if any, and tells the store so.
    ///
    /// The top is an edge here, so it is reached whatever ids the rows have.
    @MainActor
    public mutating func executeCommand<Types>(of store: TabStore<Types>) {
      guard let command = store.command else { return }
      switch command.target {
      case .top: scrollTo(edge: .top)
      }
      store.markExecuted(command)
    }
  }

  extension ScrollViewProxy {
    /// Carries out the command that `store` waits with, if any, and tells the store so.
    ///
    /// For rows that carry an item's own id, and placeholders that carry their `PlaceholderID`, as
    /// those of ``TabbedList`` do: the command's target is unwrapped to that. Other ids would never
    /// be found, silently.
    @MainActor
    public func executeCommand<Types>(of store: TabStore<Types>) {
      guard let command = store.command else { return }
      switch command.target {
      case .top(first: .placeholder(let id)): scrollTo(id, anchor: .top)
      case .top(first: .item(let id)): scrollTo(id, anchor: .top)
      }
      store.markExecuted(command)
    }
  }
#endif
