/// Compares the list of one render with the last: what stays, leaves, and comes back (S1, S2, S10).
struct Diff {
  /// When a removal of this change ends; `nil` without animation.
  let end: Duration?
  private(set) var inserted = 0
  private(set) var removed = 0
  private(set) var revived = 0

  init(end: Duration?) { self.end = end }

  /// The new runs with what persists from the old, then those of which something is still leaving.
  mutating func merge(_ old: [Run], into new: [Run]) -> [Run] {
    var places: [Path: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, run) in old.enumerated() { places[run.path] = place }
    var runs = new
    var leaving = old
    for slot in runs.indices {
      if let place = places[runs[slot].path], old[place].isStack == runs[slot].isStack {
        keep(old[place], in: &runs[slot])
        leaving[place].outgoing = [:]
        leaving[place].isLive = false
        leaving[place].records = [:]
      } else if !runs[slot].isStack {
        inserted += runs[slot].keys.count
      }
    }
    for run in leaving.indices where leaving[run].isLive { retire(&leaving[run]) }
    return runs + leaving.filter { !$0.outgoing.isEmpty }
  }

  private mutating func keep(_ old: Run, in run: inout Run) {
    run.drawn = old.drawn
    run.estimate = old.estimate
    run.outgoing = old.outgoing
    if old.isLive, run.keys.matches(old.keys) {
      run.records = old.records
      run.measured = old.measured
      return
    }
    for (key, record) in old.records {
      if run.keys.index(of: key) == nil {
        leave(key, record, &run)
      } else {
        run.records[key] = record
      }
    }
    let comingBack = revive(in: &run)
    run.measured = old.isLive ? measured(run, old) : Measured()
    guard !run.isStack else { return }
    let stayed = old.isLive ? run.keys.survivors(of: old.keys) : 0
    revived += comingBack
    inserted += run.keys.count - stayed - comingBack
    removed += old.isLive ? old.keys.count - stayed : 0
  }

  /// What is inserted while it is being removed comes back with its identity (S10).
  private func revive(in run: inout Run) -> Int {
    var count = 0
    for (key, leaving) in run.outgoing where run.keys.index(of: key) != nil {
      run.outgoing[key] = nil
      run.records[key] = Run.Record(identity: leaving.identity, lastPass: leaving.lastPass)
      count += 1
    }
    return count
  }

  /// Rows stay measured at the shared front of both lists, and where they have been drawn.
  private func measured(_ run: Run, _ old: Run) -> Measured {
    guard !old.measured.ranges.isEmpty else { return Measured() }
    var measured = Measured()
    for range in old.measured.within(0..<run.keys.sharedPrefix(with: old.keys)) {
      _ = measured.insert(range)
    }
    for key in run.records.keys {
      if let index = run.keys.index(of: key) { _ = measured.insert(index..<index + 1) }
    }
    return measured
  }

  private mutating func retire(_ run: inout Run) {
    if !run.isStack { removed += run.keys.count }
    for (key, record) in run.records { leave(key, record, &run) }
    run.records = [:]
    run.isLive = false
  }

  private func leave(_ key: ViewID, _ record: Run.Record, _ run: inout Run) {
    guard let end, let drawn = run.drawn, let index = drawn.keys.index(of: key) else { return }
    run.outgoing[key] = Run.Outgoing(
      identity: record.identity, lastPass: record.lastPass, minY: drawn.rows.minY(index),
      height: drawn.rows.height(index), end: end)
  }
}
