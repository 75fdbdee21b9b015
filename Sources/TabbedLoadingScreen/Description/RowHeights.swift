/// The heights of a `ForEach`'s rows, in points.
///
/// A height that is negative, infinite or not a number counts as 0 and is reported.
public enum RowHeights: Hashable, Sendable {
  /// Every row has this height; costs the same for any count.
  case uniform(Double)
  /// One height per row; rows without one have 0. An update costs time linear in it.
  case list([Double])
}
