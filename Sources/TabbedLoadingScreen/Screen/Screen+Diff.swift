extension Screen {
  /// One list diff: takes over the render's content. The target is the top-most one.
  mutating func adopt(_ render: Render, topmost: Target?, animation: Animation?) {
    renders += 1
    let id = render.id?.renewed(in: renders)
    let isAnother = renders > 1 && (id != scrollViewID || render.axis != axis)
    let gone = isAnother ? runs.uniqueCount : 0
    if isAnother { startAnew() }
    (scrollViewID, axis) = (id, render.axis)
    var resolver = Resolver(render: renders, axis: axis)
    root = resolver.root(render.content, breadth: breadth)
    sections = resolver.sections
    var diff = Diff(runs, at: now, removal: animation?.settlingDuration ?? .zero)
    let renewal = renewal(to: resolver.runs, topmost: topmost)
    runs = diff.merge(into: resolver.runs)
    change = diff.change
    change.removed += gone
    findNextRemoval()
    findMotionAcross()
    report(resolver)
    if let renewal, renewal != reportedRenewal { note(.renewed(renewal)) }
    reportedRenewal = renewal
    if !change.isEmpty { note(.changed(change)) }
  }

  /// What ids that are made anew cost in this render.
  private func renewal(to new: [Run], topmost: Target?) -> Renewal? {
    let views = runs.freshCount
    guard views > 0, new.freshCount > 0 else { return nil }
    return Renewal(
      views: views,
      drawn: runs.reduce(0) { $0 + $1.freshRecordCount },
      losesAnchor: topmost?.isFresh ?? false)
  }

  /// A new scroll view: nothing persists, and it starts at its top (S2).
  private mutating func startAnew() {
    note(.newScrollView)
    (runs, placed, root) = ([], [], nil)
    (offset, scroll, clampedAgainst) = (0, nil, 0)
    isNew = true
  }

  /// Notes what is wrong with a description, once as long as it stays the same.
  private mutating func report(_ resolver: Resolver) {
    if !resolver.duplicates.isEmpty, resolver.duplicates != reportedDuplicates {
      note(.duplicates(resolver.duplicates))
    }
    if resolver.invalidLengths > 0, resolver.invalidLengths != reportedLengths {
      note(.invalidLengths(resolver.invalidLengths))
    }
    for limit in Limit.allCases where resolver.limits.contains(limit) { report(limit) }
    reportedLimits.formIntersection(resolver.limits.union([.rowsInSight]))
    reportedDuplicates = resolver.duplicates
    reportedLengths = resolver.invalidLengths
  }

  /// Notes a limit that is reached, once as long as it stays so.
  mutating func report(_ limit: Limit) {
    if reportedLimits.insert(limit).inserted { note(.limited(limit)) }
  }

  /// Drops what has left (S10).
  mutating func removeEnded() {
    guard let next = nextRemoval, next <= now else { return }
    for slot in runs.indices where !runs[slot].outgoing.isEmpty {
      runs[slot].outgoing = runs[slot].outgoing.filter { $0.value.end > now }
    }
    runs.removeAll { !$0.isLive && $0.outgoing.isEmpty }
    findNextRemoval()
  }

  private mutating func findNextRemoval() {
    nextRemoval = runs.lazy.flatMap { $0.outgoing.values.lazy.map { $0.end } }.min()
  }
}
