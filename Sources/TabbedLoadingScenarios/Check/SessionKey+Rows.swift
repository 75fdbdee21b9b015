internal import TabbedLoading

// What the canonical form says of rows, and of the tabs that are off the screen.

extension PackedNumbers {
  /// The rows of the tab with this place, and all that is known of them.
  mutating func add(
    _ rows: Session.Machine.Rows, of tab: Int, _ session: Session
  ) {
    add(rows.items, of: tab)
    add(rows.base != nil)
    if let base = rows.base { add(base.items, of: tab) }
    add(rows.next.map { $0 + 1 } ?? 0)
    add(rows.isProvisional)
    // Of their age, only when they will be stale.
    add(rows.answeredAt != nil)
    if let answered = rows.answeredAt, let age = session.machine.policy.keep.staleAfter {
      add(waitUntil: answered + age, session)
    }
  }

  mutating func add(_ rows: [Int], of tab: Int) {
    add(rows.count)
    for row in rows { add(row, of: tab) }
  }

  /// A row, counted from the first of its tab; one of another tab by its number.
  mutating func add(_ row: Int, of tab: Int) {
    let place = row - Session.first(of: tab)
    add(0..<Session.most ~= place ? place : Session.most + row)
  }

  mutating func add(_ anchor: Session.Machine.Anchor?, of tab: Int) {
    add(anchor != nil)
    guard let anchor else { return }
    add(anchor.id, of: tab)
    add(Int(bitPattern: UInt(anchor.distance.bitPattern)))
  }

  /// What is left of a wait; of one that is over, nothing.
  mutating func add(waitUntil time: Duration, _ session: Session) {
    let rest = max(.zero, time - session.now).components
    let (milliseconds, odd) = rest.attoseconds.quotientAndRemainder(
      dividingBy: 1_000_000_000_000_000)
    add(Int(rest.seconds) * 1_000 + Int(milliseconds))
    add(Int(odd))
  }
}

extension Session {
  /// A tab's place, that of one that is none after all others.
  func index(of tab: String) -> Int { tabs.firstIndex(of: tab) ?? tabs.count }

  /// What there is to say of each tab but the selected one, in order.
  var others: [(code: PackedNumbers, index: Int)] {
    let others = tabs.indices.compactMap { index in
      tabs[index] == machine.selected ? nil : (code: code(of: index), index: index)
    }
    return isSymmetric ? others.sorted { $0 < $1 } : others
  }

  /// What there is to say of a tab that is not selected.
  func code(of index: Int) -> PackedNumbers {
    let tab = tabs[index]
    var code = PackedNumbers()
    if !isSymmetric { code.add(index) }
    code.add(machine.previous?.tab == tab)
    code.add(late?.tab == tab)
    let entry = machine.kept[tab]
    code.add(entry != nil)
    guard let entry else { return code }
    // Which was left first decides which is kept no more.
    if machine.policy.keep.tabs < tabs.count - 1 {
      code.add(machine.kept.tabs.firstIndex(of: tab) ?? 0)
    }
    code.add(entry.rows, of: index, self)
    code.add(entry.anchor, of: index)
    return code
  }
}
