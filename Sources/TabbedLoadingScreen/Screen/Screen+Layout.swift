extension Screen {
  /// The largest offset by the layout, which is ahead of the animated height (S9).
  var layoutMaximum: Double { max(height.target - viewport, 0) }

  /// Places everything, measuring what `window` shows.
  mutating func place(in window: ClosedRange<Double>?) {
    guard let root else { return }
    let all = runs
    runs = []
    var pass = Placement(window: window, runs: all, before: placed)
    _ = pass.place(root, at: 0)
    pass.learn()
    runs = pass.runs
    placed = pass.placed
    for slot in placed.indices {
      if let rows = placed[slot] { runs[slot].drawn = Run.Drawn(keys: runs[slot].keys, rows: rows) }
    }
  }

  /// Measures the visible rows of lazy stacks, moves the offset with corrections above them (S8),
  /// and returns the height. Few rounds are needed; should the estimate still move, the next frame
  /// goes on.
  mutating func measureVisible() -> Double {
    for _ in 0..<8 where needsMeasuring {
      // A new scroll view is at its top: no row of its first layout is held.
      let held = isNew ? nil : topmostKnownRow
      place(in: window)
      place(in: nil)
      if let held { hold(held) }
    }
    return placed.first.flatMap { $0?.height(0) } ?? 0
  }

  /// Gives identities to what has come into sight; rows of lazy stacks that have been out of sight
  /// for long go with their state (S13).
  mutating func realise() {
    passes += 1
    var seen: [(slot: Int, key: ViewID)] = []
    forEachVisible { slot, index, _, _ in
      seen.append((slot, runs[slot].keys.id(at: index)))
    }
    for (slot, key) in seen {
      if runs[slot].records[key] == nil { lastIdentity += 1 }
      let identity = runs[slot].records[key]?.identity ?? lastIdentity
      runs[slot].records[key] = Run.Record(identity: identity, lastPass: passes)
    }
    if placed.contains(where: { $0?.exceeds(window) ?? false }) { report(.rowsInSight) }
    let oldest = passes - max(lazyOptions.farRowPasses, 0)
    for slot in runs.indices where runs[slot].isInLazyStack {
      guard runs[slot].records.contains(where: { $0.value.lastPass < oldest }) else { continue }
      runs[slot].records = runs[slot].records.filter { $0.value.lastPass >= oldest }
    }
  }

  private var needsMeasuring: Bool {
    placed.contains { rows in
      guard let rows, let measured = rows.measured else { return false }
      return !measured.contains(rows.rows(in: window))
    }
  }

  private typealias HeldRow = (slot: Int, index: Int, minY: Double)

  /// The first visible row that has been measured, or else the first.
  private var topmostKnownRow: HeldRow? {
    var first: HeldRow?
    for (slot, rows) in placed.enumerated() {
      guard let rows, !runs[slot].isStack else { continue }
      for index in rows.rows(in: window) {
        let row = (slot, index, rows.minY(index))
        guard let measured = rows.measured else { return row }
        if measured.contains(index..<index + 1) { return row }
        if first == nil { first = row }
      }
    }
    return first
  }

  /// Keeps a row where it was on screen while the rows above it changed.
  private mutating func hold(_ row: HeldRow) {
    guard lazyOptions.movesOffsetWithCorrections, let rows = placed[row.slot] else { return }
    let old = offset
    if move(to: offset + rows.minY(row.index) - row.minY) { noteCorrection(from: old) }
  }

  /// Corrections that follow one another make one entry.
  private mutating func noteCorrection(from old: Double) {
    if case .corrected(let start, old) = trace.last?.event {
      trace[trace.count - 1].event = .corrected(from: start, to: offset)
    } else {
      note(.corrected(from: old, to: offset))
    }
  }
}
