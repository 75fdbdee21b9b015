/// Why `scrollTo` found nothing. SwiftUI says nothing then (S4 [A]); the model says this.
public enum ScrollMiss: Hashable, Sendable {
  /// No view carries the id.
  case unknown
  /// The view at that position is there, but told apart by its position alone: a `ForEach` of `count`
  /// rows has no `id:`, so none of them *is* the integer (S3, S5 [R]).
  case boundByOffset(count: Int)
  /// A view carries an id that reads the same but is of another kind (S5 [R]).
  case otherKind(ViewID)
  /// Only a view that is being removed carries it; it is drawn, but out of look-up (S5 [R]).
  case outgoing
  /// The id is made anew by each render: no view of the next one has it.
  case fresh
  /// The view was there when `scrollTo` was called, and gone at the commit (S6 [R]).
  case goneAtCommit
  /// The view is inside of a lazy stack's row that has not come into sight: rows not yet realised
  /// are found, what they hold is not there yet (S5 [R]; the latter [H]).
  case notRealised
}

extension ScrollMiss: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown: "no view carries this id"
    case .boundByOffset(let count):
      "without id:, ForEach(0..<\(count)) tells its rows apart by position; none has this id"
    case .otherKind(let id): "a view carries \(id), an id of another kind"
    case .outgoing: "the view that carries it is being removed"
    case .fresh: "it is made anew by each render"
    case .goneAtCommit: "its view was there at the call and gone at the commit"
    case .notRealised: "it is inside of a lazy stack's row that has not come into sight"
    }
  }
}
