#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading

  extension Binding<ScrollPosition> {
    /// Carries out the command that `store` waits with, if any, and tells the store so.
    ///
    /// The top is an edge here, so it is reached whatever ids the rows have. Rows must carry their
    /// item's own id, and their stack be a scroll target layout, as in ``TabbedList``. A place is gone
    /// to without an animation, and as far as its row: the row's top is at the list's. It is a binding
    /// that is told, and not a position, since a transaction counts for the state that is set in it.
    @MainActor
    public func executeCommand<Types>(of store: TabStore<Types>) {
      guard let command = store.command else { return }
      switch command.target {
      case .top: wrappedValue.scrollTo(edge: .top)
      case .row(let id): wrappedValue.scrollTo(id: id)
      case .anchor(let anchor):
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { wrappedValue.scrollTo(id: anchor.id, anchor: .top) }
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
      case .row(let id): scrollTo(id)
      case .anchor(let anchor): scrollTo(anchor.id, anchor: .top)
      }
      store.markExecuted(command)
    }
  }
#endif
