/// Builds a `Node` from a body's statements; `if` and `switch` become branches (S1 [R]).
@resultBuilder
public enum NodeBuilder {
  /// A statement of the body.
  public static func buildExpression(_ node: Node) -> Node { node }
  /// A body of one statement is that statement.
  public static func buildBlock(_ node: Node) -> Node { node }
  /// A body of several statements, or of none.
  public static func buildBlock(_ nodes: Node...) -> Node { .group(nodes) }
  /// An `if` without `else`: its position counts, taken or not.
  public static func buildOptional(_ node: Node?) -> Node {
    node.map(buildEither(first:)) ?? .empty
  }
  /// The first way of an `if` or `switch`.
  public static func buildEither(first node: Node) -> Node { .branch(0, node) }
  /// The other way of an `if` or `switch`.
  public static func buildEither(second node: Node) -> Node { .branch(1, node) }
}
