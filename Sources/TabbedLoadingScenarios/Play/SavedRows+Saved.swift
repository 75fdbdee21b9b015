internal import TabbedLoading

extension SavedRows {
  /// What is saved with these rows too, whose tab is the selected one then.
  func added(to saved: ScriptTypes.Saved?) -> ScriptTypes.Saved {
    let mine = rows.map { rows in
      ScriptTypes.Saved.Rows(
        tab: tab, items: rows.page.items, next: rows.next, age: age, anchor: place?.anchor)
    }
    return ScriptTypes.Saved(
      selected: tab, tabs: (saved?.tabs ?? []) + [mine].compactMap(\.self))
  }
}
