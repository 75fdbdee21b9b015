extension TabStore {
  /// Changes a row of a tab that has rows, here and now; what the loader answers later is taken as it
  /// comes. Of the rows, nothing else changes: not the next page, nor what is under way.
  @inlinable
  public func edit(_ edit: Types.Edit, in tab: Types.Tab) { engine.send(.edit(edit, in: tab)) }

  /// Changes a row at once, while `body` makes it so, and undoes that if it throws:
  ///
  ///     try await store.edit(.remove(book.id), in: .fiction) { try await api.delete(book.id) }
  ///
  /// Until `body` has ended, the edit is laid over each answer, which may not know of it yet; so it is
  /// over the answer to a request that was live when it ended. Edits of one tab may overlap and end in
  /// any order.
  ///
  /// - Throws: what `body` throws, be it a cancel: it cannot be known here what came of it, and
  ///   ``refresh()`` brings the truth.
  public func edit<Failed: Error>(
    _ edit: Types.Edit, in tab: Types.Tab, while body: () async throws(Failed) -> Void
  ) async throws(Failed) {
    edits += 1
    let id = edits
    engine.send(.edit(edit, in: tab, pending: id))
    do throws(Failed) {
      try await body()
    } catch {
      engine.send(.revert(id))
      throw error
    }
    engine.send(.settle(id))
  }

  /// The rows of a tab are stale, whatever their age: they are refreshed in the background when the tab
  /// is selected or the screen appears. So is what is under way for them already. To have newer rows of
  /// the selected tab at once, follow with ``refresh()``.
  @inlinable
  public func invalidate(_ tab: Types.Tab) { engine.send(.invalidate(tab)) }

  /// The rows of all tabs are stale.
  @inlinable
  public func invalidateAll() { engine.send(.invalidateAll) }

  /// Cancels and forgets everything, as if no view had appeared yet: for a user who has logged out.
  /// Nothing is asked for until a view appears or a tab is selected. For another user, make another
  /// store, since the loader is the old one's.
  @inlinable
  public func reset(selected tab: Types.Tab) { engine.send(.reset(selected: tab)) }

  /// What to save, to be shown again by ``restore(_:away:)``.
  @inlinable
  public var saved: Types.Saved { engine.saved }

  /// Forgets everything and shows what was saved, selected tab and all.
  ///
  /// - Parameters:
  ///   - saved: what another store had, or this one.
  ///   - away: the time since it was saved. Without it the rows are stale, and refreshed in the background
  ///     when their tab is shown.
  @inlinable
  public func restore(_ saved: Types.Saved, away: Duration? = nil) {
    engine.send(.restore(saved, away: away))
  }
}
