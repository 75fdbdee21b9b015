/// Looks for what is wrong with the ids of a screen, given what it shows at different times.
///
/// It reads a description, not Swift source, and knows nothing but what is described: it may miss a
/// mistake, and what it finds is predicted to be one by rules S2, S3 and S5.
public struct Lint: Hashable, Sendable {
  /// What was found, in the order of the rules, and in each of the states.
  public let findings: [Finding]

  /// A screen at one time, such as while it loads.
  public struct State: Hashable, Sendable {
    /// What the state is called in findings.
    public var name: String
    /// What the scroll view holds then.
    public var content: Node

    /// Describes a state.
    public init(_ name: String, @NodeBuilder content: () -> Node) {
      self.name = name
      self.content = content()
    }
  }

  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - states: What it shows, in the order in which it does.
  ///   - scrollTargets: The ids that it passes to `scrollTo`.
  public init(_ states: [State], scrollTargets: [ViewID] = []) {
    let resolved = states.map(ResolvedState.init)
    var findings = resolved.flatMap { $0.offsetTargets(among: scrollTargets) }
    findings += resolved.compactMap { $0.duplicates }
    findings += zip(resolved, resolved.dropFirst()).compactMap { $0.indexIDs(then: $1) }
    if let shared = ResolvedState.sharedIDs(resolved) { findings.append(shared) }
    findings += resolved.compactMap { $0.freshIDs } + resolved.flatMap { $0.limits }
    self.findings = findings
  }
}

/// One mistake, and its cure.
public struct Finding: Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// `scrollTo` is to find a row of a `ForEach` that binds offsets (S3, S5 [R]).
    case offsetIsScrollTarget(ViewID, count: Int)
    /// Ids repeat (S2 [R, F]).
    case duplicates([Duplicate])
    /// Ids are places in the list, and what has a place changes (S2 [R, F]): the content that had
    /// the first id had the second before.
    case indexIDs(of: ViewID, before: ViewID)
    /// A placeholder and an item have an id in common; the first few of them (S2 [R, F]).
    case placeholderEqualsItem([ViewID])
    /// So many views have ids that are made anew by each render (S2 [R, F]).
    case fresh(count: Int)
    /// There is too much of something: what was left out was not looked at.
    case limited(Limit)
  }

  /// What is wrong.
  public var problem: Problem
  /// The states that show it.
  public var states: [String]
}

extension Finding {
  /// What to do about it.
  public var cure: String {
    switch problem {
    case .offsetIsScrollTarget:
      "give the rows ids: ForEach(range, id: \\.self), or ids of a kind of their own"
    case .duplicates: "make the items unique by id before they are shown, or take another id"
    case .indexIDs: "take an id that belongs to the item, not its place: id: \\.id"
    case .placeholderEqualsItem:
      "take ids of another kind for placeholders, as ViewID.placeholder or PlaceholderID are"
    case .fresh: "keep the id with the item: make it when the item is made, not in body"
    case .limited: "describe a smaller part of the screen"
    }
  }
}

extension Finding: CustomStringConvertible {
  public var description: String {
    "\(states.joined(separator: ", ")): \(problem); cure: \(cure)"
  }
}

extension Finding.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offsetIsScrollTarget(let id, let count):
      "scrollTo(\(id)) will find no row: ForEach(0..<\(count)) without id: binds no ids"
    case .duplicates(let all): "\(TraceEvent.duplicates(all))"
    case .indexIDs(let id, let before):
      "ids are places: what had the id \(before) has \(id) then, and with it another row's state"
    case .placeholderEqualsItem(let ids):
      "placeholders and rows share ids, such as "
        + ids.map { "\($0)" }.joined(separator: ", ")
    case .fresh(let count): Renewal.text(count)
    case .limited(let limit): "\(limit) are left out"
    }
  }
}
