/// What ids that are made anew by each render cost (S2 [R, F]).
public struct Renewal: Hashable, Sendable {
  /// The views that have such ids.
  public var views: Int
  /// Those that had been drawn: their state is lost, and their animations begin again.
  public var drawn: Int
  /// Whether the top-most scroll target was one of them: nothing is left to hold it by.
  public var losesAnchor: Bool
}

extension Renewal: CustomStringConvertible {
  public var description: String {
    "the ids of \(views) views are made anew by each render: \(drawn) lose their state and begin "
      + "their animations again" + (losesAnchor ? ", and the top-most one cannot be held" : "")
  }
}

extension [Run] {
  /// The live runs whose ids are made anew.
  var renewed: [Run] {
    filter { run in
      run.isLive && !run.isStack && (run.keys.hasFreshIDs || run.path.isFresh)
    }
  }
}

extension Path {
  fileprivate var isFresh: Bool {
    steps.contains { step in
      switch step {
      case .key(let id), .id(let id): id.isFresh
      case .child, .content, .branch, .duplicate: false
      }
    }
  }
}
