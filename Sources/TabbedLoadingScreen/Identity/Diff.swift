/// Compares the list of one render with the last: what stays, leaves, and comes back (S1, S2, S10).
struct Diff {
  /// What is compared, and when.
  private let old: [Run]
  private let now: Duration
  /// When a removal of this change ends; `nil` without animation.
  private let end: Duration?
  private(set) var change = ListChange()
  /// The kept runs in their new order: where they were, and how many views they keep.
  private var kept: [(place: Int, views: Int)] = []

  init(_ old: [Run], at now: Duration, removal: Duration) {
    self.old = old
    self.now = now
    end = removal > .zero ? now + removal : nil
  }

  /// A view and a stack at one place are two views: one may be leaving while the other is there.
  private struct Place: Hashable {
    let path: Path
    let isStack: Bool

    init(_ run: Run) { (path, isStack) = (run.path, run.isStack) }
  }

  /// The new runs with what persists from the old, then those of which something is still leaving.
  mutating func merge(into new: [Run]) -> [Run] {
    var places: [Place: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, run) in old.enumerated() { places[Place(run)] = place }
    var runs = new
    var leaving = old
    for slot in runs.indices {
      if let place = places[Place(runs[slot])] {
        let before = change.kept
        keep(old[place], in: &runs[slot])
        if change.kept > before { kept.append((place, change.kept - before)) }
        leaving[place].outgoing = [:]
        leaving[place].isLive = false
      } else if !runs[slot].isStack {
        change.inserted += runs[slot].keys.uniqueCount
      }
    }
    countMovedRuns()
    for run in leaving.indices where leaving[run].isLive { retire(&leaving[run]) }
    return runs + leaving.filter { !$0.outgoing.isEmpty }
  }

  private mutating func keep(_ old: Run, in run: inout Run) {
    run.drawn = old.drawn
    run.estimate = old.estimate
    run.outgoing = old.outgoing
    if let across = old.across { run.across?.keep(across, at: now) }
    if old.isLive, run.keys.matches(old.keys) {
      if !run.isStack { change.kept += run.keys.uniqueCount }
      run.records = old.records
      run.measured = old.measured
      return
    }
    for (key, record) in old.records {
      if run.keys.index(of: key) == nil {
        leave(key, record, of: old, &run)
      } else {
        run.records[key] = record
      }
    }
    let comingBack = revive(in: &run)
    run.measured = old.isLive ? measured(run, old) : Measured()
    guard !run.isStack else { return }
    let stayed = old.isLive ? run.keys.survivors(of: old.keys) : (kept: 0, moved: 0)
    change.revived += comingBack
    change.kept += stayed.kept
    change.moved += stayed.moved
    change.inserted += run.keys.uniqueCount - stayed.kept - comingBack
    change.removed += old.isLive ? old.keys.uniqueCount - stayed.kept : 0
  }

  /// Views that moved with their element, whose runs changed their order.
  private mutating func countMovedRuns() {
    let outOfOrder = kept.map { $0.place }.countOutOfOrder
    guard outOfOrder > 0 else { return }
    let views = kept.reduce(0) { $0 + $1.views }
    // Elements of several views each count with their average.
    change.moved += kept.count == views ? outOfOrder : views * outOfOrder / kept.count
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
    let prefix = 0..<run.keys.sharedPrefix(with: old.keys)
    var measured = Measured(ranges: old.measured.within(prefix))
    for key in run.records.keys {
      if let index = run.keys.index(of: key) { _ = measured.insert(index..<index + 1) }
    }
    return measured
  }

  private mutating func retire(_ run: inout Run) {
    if !run.isStack { change.removed += run.keys.uniqueCount }
    for (key, record) in run.records { leave(key, record, of: run, &run) }
    run.records = [:]
    run.isLive = false
    run.scroller = nil
  }

  private func leave(
    _ key: ViewID, _ record: Run.Record, of old: Run, _ run: inout Run
  ) {
    guard let end, let drawn = run.drawn, let index = drawn.keys.index(of: key) else { return }
    run.outgoing[key] = Run.Outgoing(
      identity: record.identity, lastPass: record.lastPass, minY: drawn.rows.minY(index),
      height: drawn.rows.height(index), span: self.old.shownSpan(of: old), end: end)
  }
}
