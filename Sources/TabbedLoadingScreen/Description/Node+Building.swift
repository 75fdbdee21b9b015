extension Node {
  /// Nothing: it counts for no view in its parent.
  public static var empty: Node { .group([]) }

  /// A view without children, `height` points high.
  public static func leaf(_ height: Double) -> Node { .leaf(height: height, breadth: nil) }

  /// `Group { … }`.
  public static func group(@NodeBuilder content: () -> Node) -> Node { content() }

  /// `VStack(spacing:) { … }`.
  public static func stack(spacing: Double = 0, @NodeBuilder content: () -> Node) -> Node {
    .stack(spacing: spacing, isLazy: false, [content()])
  }

  /// `LazyVStack(spacing:) { … }`.
  public static func lazyStack(spacing: Double = 0, @NodeBuilder content: () -> Node) -> Node {
    .stack(spacing: spacing, isLazy: true, [content()])
  }

  /// A stack that is lazy or not.
  public static func stack(
    spacing: Double = 0, isLazy: Bool, @NodeBuilder content: () -> Node
  ) -> Node {
    .stack(spacing: spacing, isLazy: isLazy, [content()])
  }

  /// `ForEach(ids, id: …) { … }` with plain rows of one height.
  public static func forEach(_ ids: RowIDs, height: Double) -> Node {
    .rows(ids, .uniform(height))
  }

  /// `ForEach(ids, id: …) { … }` with plain rows, each of its own height.
  public static func forEach(_ ids: RowIDs, heights: [Double]) -> Node {
    .rows(ids, .list(heights))
  }

  /// `ForEach(ids, id: \.self) { id in … }` with a view of its own per element.
  public static func forEach(
    _ ids: [ViewID], @NodeBuilder content: (ViewID) -> Node
  ) -> Node {
    .elements(ids.map { Element(id: $0, content: content($0)) })
  }

  /// `ForEach(items, id: …) { item in … }` with a view of its own per element.
  public static func forEach<Item>(
    _ items: [Item], id: (Item) -> ViewID, @NodeBuilder content: (Item) -> Node
  ) -> Node {
    .elements(items.map { Element(id: id($0), content: content($0)) })
  }

  /// The view with an explicit id (S2 [R, F]).
  public func id(_ id: ViewID) -> Node { .identified(id, self) }
}
