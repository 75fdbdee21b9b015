/// The ids that a `ForEach` binds to its rows; all but `list` cost the same for any count.
public enum RowIDs: Hashable, Sendable {
  /// `ForEach(0..<n)` without `id:`: rows are told apart by position, and no id is bound that
  /// `scrollTo` could find (S3 [R]).
  case offsets(Int)
  /// `ForEach(range, id: \.self)`: each row's id is its integer (S3 [R]).
  case integers(Range<Int>)
  /// `count` placeholder rows with the ids `placeholder(0)`, `placeholder(1)`, …
  case placeholders(Int)
  /// `count` rows whose ids are made anew by each render.
  case fresh(Int)
  /// Any ids, in order. Those that repeat are reported (S2 [R, F]). An update that changes the list
  /// costs time in proportion to its length.
  case list([ViewID])
}
