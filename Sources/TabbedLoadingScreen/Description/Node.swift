/// A description of what a scroll view holds, as a body would return it.
///
/// Build it with the functions of this type, which read like SwiftUI; lengths are in points.
public indirect enum Node: Hashable, Sendable {
  /// A view without children. Without a breadth it takes what it is offered.
  case leaf(height: Double, breadth: Double? = nil)
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
  /// A stack along the direction of scrolling, a `VStack` in most screens: one view to its parent. A
  /// lazy one realises rows as they come into sight.
  case stack(spacing: Double, isLazy: Bool, [Node])
  /// A stack across the direction of scrolling, an `HStack` in most screens: one view to its parent,
  /// as high as the highest in it. Views without a breadth share what the others leave.
  case line(spacing: Double, [Node])
  /// A scroll view around a padded lazy stack; the screen's own one, if it is around all there is.
  case surface(Surface, Node)
  /// A `Section`. Outside of `sections` its parts are views like others.
  case section(Section)
  /// The sections of its content, those without content left out (S15 [A]).
  case sections(headerPadding: Double, Node)
  /// A card with a divider after each of its views but the last; no card around none (S16).
  case dividedCard(spacing: Double, Node)
  /// Views of which something more is said.
  case modified(Modifier, Node)

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
