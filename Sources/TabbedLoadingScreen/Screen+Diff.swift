extension Screen {
  /// One list diff: takes over the render's content.
  mutating func adopt(_ render: Render, animation: Animation?) {
    renders += 1
    let id = render.id?.renewed(in: renders)
    if renders > 1, id != scrollViewID { startAnew() }
    scrollViewID = id
    var resolver = Resolver(render: renders)
    root = resolver.root(render.content)
    let length = animation?.settlingDuration ?? .zero
    var diff = Diff(end: length > .zero ? now + length : nil)
    runs = diff.merge(runs, into: resolver.runs)
    findNextRemoval()
    report(resolver)
    if diff.inserted + diff.removed + diff.revived > 0 {
      note(
        .changed(inserted: diff.inserted, removed: diff.removed, revived: diff.revived))
    }
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
    reportedDuplicates = resolver.duplicates
    reportedLengths = resolver.invalidLengths
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
