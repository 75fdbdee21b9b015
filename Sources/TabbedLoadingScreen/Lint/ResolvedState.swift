/// A state of a linted screen with its views resolved.
struct ResolvedState {
  private let name: String
  private let resolver: Resolver

  init(_ state: Lint.State) {
    name = state.name
    var resolver = Resolver(render: 1, axis: .vertical)
    _ = resolver.root(state.content, breadth: 0)
    self.resolver = resolver
  }

  func offsetTargets(among targets: [ViewID]) -> [Finding] {
    targets.compactMap { target in
      guard
        case .missed(let reasons) = resolver.runs.resolve(target),
        case .boundByOffset(let count) = reasons.first
      else { return nil }
      return Finding(problem: .offsetIsScrollTarget(target, count: count), states: [name])
    }
  }

  var duplicates: Finding? {
    resolver.duplicates.isEmpty
      ? nil : Finding(problem: .duplicates(resolver.duplicates), states: [name])
  }

  var freshIDs: Finding? {
    let count = resolver.runs.freshCount
    return count > 0 ? Finding(problem: .fresh(count: count), states: [name]) : nil
  }

  var limits: [Finding] {
    Limit.allCases.filter(resolver.limits.contains)
      .map { Finding(problem: .limited($0), states: [name]) }
  }

  /// A content that is there once before and once after, under ids that are its places.
  func indexIDs(then next: ResolvedState) -> Finding? {
    // Comparing what is nested deeper would need more stack than a thread may have.
    guard resolver.limits.union(next.resolver.limits).isDisjoint(with: [.nesting]) else {
      return nil
    }
    for (path, elements) in next.resolver.elementLists {
      let before = resolver.elementLists.first { $0.path == path }?.elements
      guard let before, before.areIDsPlaces, elements.areIDsPlaces else { continue }
      let (old, new) = (before.placesOfUniqueContents, elements.placesOfUniqueContents)
      let moves = new.compactMap { content, place in old[content].map { (from: $0, to: place) } }
        .filter { $0.from != $0.to }
      guard let first = moves.min(by: { $0.to < $1.to }) else { continue }
      return Finding(
        problem: .indexIDs(of: elements[first.to].id, before: before[first.from].id),
        states: [name, next.name])
    }
    return nil
  }

  /// Ids that a placeholder has in some state and an item in some. Of one element that is a
  /// placeholder at one time and something else at another nothing is said: it may be the same thing.
  static func sharedIDs(_ states: [ResolvedState]) -> Finding? {
    let runs = states.flatMap { $0.resolver.runs }
    let items = runs.filter { !$0.look.isSkeleton && !$0.isStack }
    var shared: [ViewID] = []
    for run in runs where run.look.isSkeleton && !run.isStack {
      for (id, element) in run.placeholderIDs where !shared.contains(id) && shared.count < 3 {
        if items.contains(where: { $0.binds(id, notAs: element) }) { shared.append(id) }
      }
    }
    guard !shared.isEmpty else { return nil }
    let states = states.filter { state in
      state.resolver.runs.contains { run in shared.contains { run.binds($0) } }
    }
    return Finding(problem: .placeholderEqualsItem(shared), states: states.map { $0.name })
  }
}

extension Run {
  /// The ids of placeholders, a thousand of them at most; of a view that is an element of its own,
  /// with that element.
  fileprivate var placeholderIDs: [(id: ViewID, element: Path?)] {
    if case .single = keys.kind { return elements.suffix(1).map { ($0.id, $0.path) } }
    let ids = (0..<min(keys.count, 1000)).map { keys.id(at: $0) }
    return ids.filter { keys.match($0) != nil }.map { ($0, nil) }
  }

  /// Whether `scrollTo` would find the id here, bound by another element than this.
  fileprivate func binds(_ id: ViewID, notAs element: Path?) -> Bool {
    keys.match(id) != nil || elements.contains { $0.id == id && $0.path != element }
  }

  /// The ids bound to the run by what it is inside of, from the outermost.
  private var elements: [(id: ViewID, path: Path)] {
    path.steps.indices.compactMap { index in
      switch path.steps[index] {
      case .key(let id), .id(let id):
        ids.contains(id) ? (id, Path(steps: Array(path.steps[...index]))) : nil
      case .child, .content, .branch, .duplicate: nil
      }
    }
  }
}

extension [Node.Element] {
  /// Whether each id is the element's place, counted from 0 or from 1.
  fileprivate var areIDsPlaces: Bool {
    [0, 1].contains { first in
      enumerated().allSatisfy { $1.id == .integer($0 + first) || $1.id == .offset($0 + first) }
    }
  }

  /// Contents that are there once, and where.
  fileprivate var placesOfUniqueContents: [Node: Int] {
    Dictionary(grouping: indices) { self[$0].content }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
