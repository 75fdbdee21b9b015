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
  /// scrolls or `scrollTo` goes elsewhere (S17 [A]). A position by id that finds nothing is reported
  /// and binds to nothing; one that finds a view in a scroll view across moves that, and binds to nothing.
  public mutating func bind(to position: ScrollPosition) {
    switch position {
    case .top, .bottom: self.position = position
    case .id(let id, let anchor):
      let anchor = valid(anchor)
      perform(Request(id: id, anchor: anchor, animation: nil, found: runs.resolve(id)))
      guard frame(of: id) != nil, !isAcross(id) else { return }
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
  var anchors: [HeldTarget] {
    var all: [HeldTarget] = []
    forEachTarget { slot, index, rows in
      let run = runs[slot]
      let target = Target(path: run.path, key: run.isStack ? nil : run.keys.id(at: index))
      all.append(HeldTarget(target: target, minY: rows.minY(index)))
      return true
    }
    return all
  }

  /// Moves the offset with the first of the targets that is there still, if policy says so.
  mutating func hold(_ anchors: [HeldTarget]) {
    guard anchoring == .topmostTarget, position == nil, offset > 0 else { return }
    for anchor in anchors {
      guard runs.isLive(anchor.target), let now = rectangle(of: anchor.target) else { continue }
      return move(to: offset + now.minY - anchor.minY)
    }
  }

  /// Goes where the bound position is now.
  mutating func holdPosition() {
    switch position {
    case nil: break
    case .top: move(to: 0)
    case .bottom: move(to: layoutMaximum)
    case .id(let id, let anchor):
      if let view = frame(of: id) { move(to: destination(view, anchor: anchor, from: offset)) }
    }
  }

  private mutating func move(to new: Double) {
    let old = offset
    offset = max(new, 0)
    guard offset != old else { return }
    scroll?.from += offset - old
    scroll?.value.shift(by: offset - old)
    note(.held(from: old, to: offset))
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
