internal import TabbedLoading

/// Puts a store's own types into those of a script: tabs by name, rows and pages by number.
struct Translation<Types: TabTypes> {
  typealias State = TabState<Types>
  typealias Script = TabState<ScriptTypes>

  /// The tabs' names in a script.
  let names: [Types.Tab: String]
  /// Whether ids and cursors that are numbers stay as they are.
  private let keepsIDs: Bool
  private var rows = Numbers<Types.ItemID>()
  private var cursors = Numbers<Types.Cursor>()
  private var tokens = Numbers<Int>(from: Limits.views / 2)

  init(names: [Types.Tab: String], keepsIDs: Bool) {
    self.names = names
    self.keepsIDs = keepsIDs
  }

  /// How many rows have a number.
  var count: Int { rows.count }

  /// Forgets the rows that a state no longer has.
  mutating func keep(rows used: Set<Int>, cursors usedCursors: Set<Int>) {
    rows.keep(used)
    if cursors.count > 64 { cursors.keep(usedCursors) }
  }

  mutating func number(of id: Types.ItemID) -> Int {
    if keepsIDs, let id = id as? Int, (0...Limits.rows).contains(id) { return id }
    return rows.number(of: id)
  }

  mutating func number(ofView token: Int) -> Int {
    (0...Limits.views).contains(token) ? token : tokens.number(of: token)
  }

  mutating func answer(_ page: State.Page) -> Answer {
    Answer(
      ids: page.items.map { number(of: Types.id(of: $0)) },
      next: page.next.map { number(ofPage: $0) })
  }

  private mutating func number(ofPage cursor: Types.Cursor) -> Int {
    if keepsIDs, let cursor = cursor as? Int, (0...Limits.rows).contains(cursor) { return cursor }
    return cursors.number(of: cursor)
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
