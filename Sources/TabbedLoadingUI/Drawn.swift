import TabbedLoading

/// What is shown, as a list draws it: each part is always there, and empty when it does not apply.
///
/// So that a row which stays on screen keeps its identity when it becomes a previous one, which
/// branches of a `switch` would not grant.
struct Drawn<Types: TabTypes> {
  var placeholders = Placeholders(count: 0)
  var rows = KeyedRows<Types>(items: [])
  /// Whether the rows are not the selected tab's own.
  var isPrevious = false
  var isEmpty = false
  var failure: Types.Failure?
  /// Stands after the last row of the tab's own, where there are more of them.
  var end: End?

  /// The end of the list: another one for each last row, so that it appears anew when rows have
  /// come before it; and no row's id.
  struct End: Hashable {
    let last: Types.ItemID
  }

  init(_ shown: Types.Shown, hasMore: Bool) {
    switch shown {
    case .nothing: break
    case .previous(let items, of: _):
      rows = KeyedRows(items: items)
      isPrevious = true
    case .placeholders(let ids): placeholders = ids
    case .rows(let items):
      rows = KeyedRows(items: items)
      end = hasMore ? rows.last.map { End(last: $0.id) } : nil
    case .empty: isEmpty = true
    case .failure(let failure, _): self.failure = failure
    }
  }
}

/// Items with the ids that their types give them. Nothing is copied.
struct KeyedRows<Types: TabTypes>: RandomAccessCollection {
  struct Row: Identifiable {
    let item: Types.Item
    var id: Types.ItemID { Types.id(of: item) }
  }

  let items: [Types.Item]

  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(index: Int) -> Row { Row(item: items[index]) }
}
