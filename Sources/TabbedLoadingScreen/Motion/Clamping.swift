/// When a scroll view whose content shrinks pulls its offset back (S9 [R; 85 % sure]).
public enum Clamping: Hashable, Sendable {
  /// At each frame, against the height as animated so far. The default.
  case perFrame
  /// Once the animation of the height has ended.
  case onSettle
}
