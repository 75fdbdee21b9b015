extension Screen {
  /// The id of the top-most scroll target that has one, as a position by id reports it (S17 [A]);
  /// `nil` if none in the safe band has. Cost: the number of stacks and `ForEach`es.
  public var topmostTarget: ViewID? {
    var first: ViewID?
    forEachTarget { slot, index, _ in
      first = runs[slot].id(of: runs[slot].keys.id(at: index))
      return first == nil
    }
    return first
  }

  /// Binds the scroll view to a position, where it goes at once and then stays, until the user
  /// scrolls or `scrollTo` goes elsewhere (S17 [A]). A position by id that finds nothing is reported;
  /// one that finds a view in a scroll view across moves that. Both bind to nothing, and end what was
  /// bound before.
  public mutating func bind(to position: ScrollPosition) {
    self.position = nil
    switch position {
    case .top, .bottom: self.position = position
    case .id(let id, let anchor):
      let (found, anchor) = (runs.resolve(id), valid(anchor))
      perform(Request(id: id, anchor: anchor, animation: nil, found: found))
      guard case .found(let target) = found, rectangle(of: target) != nil,
        let slot = slot(of: target), runs[slot].scroller == nil
      else { return follow() }
      self.position = .id(id, anchor: anchor)
    }
    scroll = nil
    holdPosition()
    follow()
  }

  /// A target that was in the visible part before a render, and where.
  struct HeldTarget {
    let target: Target
    let minY: Double
  }

  /// The targets of the visible part, from the top.
  var heldTargets: [HeldTarget] {
    var all: [HeldTarget] = []
    forEachTarget { slot, index, rows in
      let run = runs[slot]
      let target = Target(path: run.path, key: run.isStack ? nil : run.keys.id(at: index))
      all.append(HeldTarget(target: target, minY: rows.minY(index)))
      return true
    }
    return all
  }

  /// Moves the offset with the first of the targets that is there still, if anchoring says so.
  mutating func hold(_ targets: [HeldTarget]) {
    guard anchoring == .topmostTarget, position == nil, offset > 0 else { return }
    for held in targets {
      guard let now = rectangle(of: held.target) else { continue }
      return goAlong(to: offset + now.minY - held.minY)
    }
  }

  /// Goes where the bound position is now.
  mutating func holdPosition() {
    switch position {
    case nil: break
    case .top: goAlong(to: 0)
    case .bottom: goAlong(to: layoutMaximum)
    case .id(let id, let anchor):
      if let view = frame(of: id) { goAlong(to: destination(view, anchor: anchor, from: offset)) }
    }
  }

  private mutating func goAlong(to new: Double) {
    let old = offset
    if move(to: new) { note(.held(from: old, to: offset)) }
  }

  /// Moves the offset, and a scroll under way with it.
  ///
  /// - Returns: whether it was elsewhere.
  mutating func move(to new: Double) -> Bool {
    let old = offset
    offset = max(new, 0)
    scroll?.from += offset - old
    scroll?.value.shift(by: offset - old)
    return offset != old
  }

  /// Calls `body` with slot and index of the targets in the safe band until it returns false.
  private func forEachTarget(_ body: (Int, Int, Placed) -> Bool) {
    for (slot, rows) in placed.enumerated() {
      guard let rows, runs[slot].isTarget else { continue }
      for index in rows.rows(in: band) {
        guard body(slot, index, rows) else { return }
      }
    }
  }
}
