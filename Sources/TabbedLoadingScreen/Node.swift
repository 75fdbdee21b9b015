/// A description of what a scroll view holds, as a body would return it.
///
/// Build it with the functions of this type, which read like SwiftUI; lengths are in points.
public indirect enum Node: Hashable, Sendable {
  /// A view without children.
  case leaf(height: Double)
  /// Several views side by side in their parent: a body's block, or a `Group`. Flattens.
  case group([Node])
  /// A branch of an `if` or `switch`, told apart by its index at this position (S1 [R]).
  case branch(Int, Node)
  /// A view with an explicit `.id` (S2 [R, F]). Around several views it is bound to each of them.
  case identified(ViewID, Node)
  /// A `ForEach` whose rows are plain: only ids and heights, whatever their number.
  case rows(RowIDs, RowHeights)
  /// A `ForEach` with a view of its own per element.
  case elements([Element])
  /// A vertical stack: one view to its parent. A lazy one realises rows as they come into sight.
  case stack(spacing: Double, isLazy: Bool, [Node])

  /// One element of a `ForEach`: its id and its content.
  public struct Element: Hashable, Sendable {
    /// The id that keys the element (S2 [R]).
    public var id: ViewID
    /// The element's content. An explicit id at its root wins over `id` (S2 [R]).
    public var content: Node

    /// Creates an element.
    public init(id: ViewID, content: Node) {
      self.id = id
      self.content = content
    }
  }
}
