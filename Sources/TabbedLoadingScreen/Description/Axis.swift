/// The direction in which a scroll view scrolls.
///
/// Whatever is said of heights holds along this direction: in a horizontal one they are widths, and
/// what is above is before.
public enum Axis: Hashable, Sendable {
  /// From top to bottom.
  case vertical
  /// From the leading to the trailing edge.
  case horizontal
}
