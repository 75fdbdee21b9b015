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
    Renewal.text(views) + ": "
      + (drawn == 1
        ? "1 loses its state and begins its animations again"
        : "\(drawn) lose their state and begin their animations again")
      + (losesAnchor ? ", and the top-most one cannot be held" : "")
  }

  static func text(_ views: Int) -> String {
    views == 1
      ? "the id of a view is made anew by each render"
      : "the ids of \(views) views are made anew by each render"
  }
}

extension [Run] {
  /// How many views have ids that are made anew.
  var freshCount: Int { reduce(0) { $0 + $1.freshCount } }
}

extension Run {
  fileprivate var freshCount: Int {
    guard isLive, !isStack else { return 0 }
    return path.isFresh ? keys.count : keys.freshCount
  }

  /// How many of those have been drawn.
  var freshRecordCount: Int {
    guard isLive, !isStack else { return 0 }
    return path.isFresh ? records.count : records.reduce(0) { $0 + ($1.key.isFresh ? 1 : 0) }
  }
}

extension Target {
  /// Whether the next render has it no more, since its id is made anew.
  var isFresh: Bool { path.isFresh || key?.isFresh ?? false }
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
