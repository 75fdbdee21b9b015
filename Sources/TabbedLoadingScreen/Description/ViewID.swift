/// The id of a view, closed so that equal means the same kind and the same value (S5 [R]).
///
/// `ViewID.integer(5)` and `ViewID.text("5")` differ, as `5` and `"5"` do for `scrollTo`.
public enum ViewID: Hashable, Sendable {
  /// An integer, as `id: \.self` binds over integers (S3 [R]).
  case integer(Int)
  /// A text.
  case text(String)
  /// The position that a `ForEach` without `id:` binds; `scrollTo` never matches it (S3, S5 [R]).
  case offset(Int)
  /// The id of a placeholder: a slot's number, of a kind that no item's id can equal.
  case placeholder(Int)
  /// An id made anew by each render, as `UUID()` in a body is: no element survives under it and
  /// `scrollTo` never matches it (S2 [R, F]).
  case fresh(Int)
  /// Two ids that count as one.
  indirect case pair(ViewID, ViewID)
}

extension ViewID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .offset(let value): "offset \(value)"
    case .placeholder(let value): "placeholder \(value)"
    case .fresh(let value): "fresh \(value)"
    case .pair(let first, let second): "(\(first), \(second))"
    }
  }
}

extension ViewID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}

extension ViewID {
  /// Whether a part of the id is made anew by each render.
  var isFresh: Bool {
    switch self {
    case .fresh: true
    case .pair(let first, let second): first.isFresh || second.isFresh
    case .integer, .text, .offset, .placeholder: false
    }
  }

  /// The id as one render binds it: fresh ids of two renders differ.
  func renewed(in render: Int) -> ViewID {
    switch self {
    case .fresh: .pair(.fresh(render), self)
    case .pair(let first, let second):
      .pair(first.renewed(in: render), second.renewed(in: render))
    case .integer, .text, .offset, .placeholder: self
    }
  }

  /// The id of another kind that reads the same: a text for an integer, an integer for a text.
  var lookalike: ViewID? {
    switch self {
    case .integer(let value): .text("\(value)")
    case .text(let value): Int(value).map(ViewID.integer)
    case .offset, .placeholder, .fresh, .pair: nil
    }
  }
}
