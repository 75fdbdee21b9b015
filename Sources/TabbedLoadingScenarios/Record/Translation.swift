internal import TabbedLoading

/// Puts a store's own types into those of a script: tabs by name, rows and pages by number.
struct Translation<Types: TabTypes> {
  typealias State = TabState<Types>

  /// The tabs' names in a script.
  let names: [Types.Tab: String]
  private var rows: Numbers<Types.ItemID>
  private var cursors: Numbers<Types.Cursor>
  private var views = Numbers<Int>(upTo: Limits.views)
  private var edits = Numbers<Int>(upTo: Limits.edits)

  /// - Parameter keepsIDs: whether ids and cursors that are whole numbers stay as they are.
  init(names: [Types.Tab: String], keepsIDs: Bool) {
    self.names = names
    rows = Numbers(upTo: Limits.rows, keepsWholeNumbers: keepsIDs)
    cursors = Numbers(upTo: Limits.rows, keepsWholeNumbers: keepsIDs)
  }

  /// How many rows have a number.
  var count: Int { rows.count }

  /// Forgets the rows that a state no longer has.
  mutating func keep(rows used: Set<Int>, cursors usedCursors: Set<Int>) {
    rows.keep(used)
    if cursors.count > 64 { cursors.keep(usedCursors) }
  }

  mutating func number(of id: Types.ItemID) -> Int { rows.number(of: id) }

  mutating func number(ofView token: Int) -> Int { views.number(of: token) }

  mutating func number(ofEdit id: Int) -> Int { edits.number(of: id) }

  mutating func answer(_ page: State.Page) -> Answer {
    Answer(
      ids: page.items.map { number(of: Types.id(of: $0)) },
      next: page.next.map { cursors.number(of: $0) })
  }

  mutating func place(_ anchor: State.Anchor) -> Place {
    .row(number(of: anchor.id), distance: min(max(anchor.distance, -Limits.points), Limits.points))
  }

  mutating func change(_ edit: State.Edit) -> Change {
    switch edit {
    case .update(let item): .update(number(of: Types.id(of: item)))
    case .remove(let id): .remove(number(of: id))
    case .insert(let item, at: let place):
      .insert(number(of: Types.id(of: item)), at: min(max(place, 0), Limits.rows))
    }
  }

  /// What was saved, the selected tab last; nil if a tab has no name.
  mutating func saved(_ saved: State.Saved) -> [SavedRows]? {
    guard let selected = names[saved.selected] else { return nil }
    var lines: [SavedRows] = []
    for rows in saved.tabs {
      guard let tab = names[rows.tab] else { return nil }
      lines.append(
        SavedRows(
          tab: tab, rows: answer(State.Page(rows.items, next: rows.next)),
          age: rows.age.map { min($0.floored, Limits.time) }, place: rows.anchor.map { place($0) }))
    }
    if lines.last?.tab != selected { lines.append(SavedRows(tab: selected)) }
    return lines
  }
}

extension Duration {
  /// Without what a script cannot say, the parts of a microsecond.
  var floored: Duration {
    let (seconds, attoseconds) = components
    return .seconds(seconds) + .microseconds(attoseconds / 1_000_000_000_000)
  }
}
