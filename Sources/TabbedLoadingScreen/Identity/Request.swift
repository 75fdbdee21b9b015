/// A call of `scrollTo`, resolved.
struct Request: Sendable {
  let id: ViewID
  let anchor: Double?
  let animation: Animation?
  let found: Resolution
}

enum Resolution: Sendable {
  case found(Target)
  case missed([ScrollMiss])
}

/// A view found: its run, and its key there unless it is the run as a whole.
struct Target: Sendable {
  let path: Path
  var key: ViewID?
  /// The id bound to the run as a whole that it was found by.
  var id: ViewID?
}

extension [Run] {
  /// The first live run, in declaration order, that carries the id (S4, S5). Cost: the number of
  /// runs, not of rows.
  func resolve(_ id: ViewID) -> Resolution {
    for run in self where run.isLive {
      if run.ids.contains(id) { return .found(Target(path: run.path, id: id)) }
      if run.keys.match(id) != nil { return .found(Target(path: run.path, key: id)) }
    }
    return .missed(misses(id))
  }

  /// How many views without children there are, equal ids counted once.
  var uniqueCount: Int { reduce(0) { $0 + ($1.isLive && !$1.isStack ? $1.keys.uniqueCount : 0) } }

  /// Whether the last render has the view.
  func isLive(_ target: Target) -> Bool {
    contains { run in
      run.isLive && run.path == target.path
        && target.key.map { run.keys.index(of: $0) != nil } ?? true
    }
  }

  private func misses(_ id: ViewID) -> [ScrollMiss] {
    var reasons: [ScrollMiss] = []
    if let count = lazy.compactMap({ $0.rowsByOffset(at: id) }).first {
      reasons.append(.boundByOffset(count: count))
    }
    if id.isFresh { reasons.append(.fresh) }
    if let other = id.lookalike, contains(where: { $0.isLive && $0.binds(other) }) {
      reasons.append(.otherKind(other))
    }
    if contains(where: { $0.isLeaving(id) }) { reasons.append(.outgoing) }
    return reasons.isEmpty ? [.unknown] : reasons
  }
}

extension Run {
  /// Whether `scrollTo` would find the id here.
  func binds(_ id: ViewID) -> Bool { ids.contains(id) || keys.match(id) != nil }

  /// How many rows this run binds by offset, if the id names the position of one.
  fileprivate func rowsByOffset(at id: ViewID) -> Int? {
    guard isLive, case .offsets = keys.kind else { return nil }
    switch id {
    case .integer(let index), .offset(let index), .placeholder(let index):
      return index >= 0 && index < keys.count ? keys.count : nil
    case .text, .fresh, .pair: return nil
    }
  }

  fileprivate func isLeaving(_ id: ViewID) -> Bool {
    guard !outgoing.isEmpty else { return false }
    switch keys.kind {
    case .offsets, .single, .fresh: return ids.contains(id)
    case .integers, .placeholders, .list: return ids.contains(id) || outgoing[id] != nil
    }
  }
}
