/// A section of a screen: `Section { … } header: { … } footer: { … }`.
public struct Section: Hashable, Sendable {
  /// What stands above the content.
  public var header: Node
  /// What the section holds.
  public var content: Node
  /// What stands below the content.
  public var footer: Node
  /// Whether the user has folded it: its content is not there, its header is (S15 [F]).
  public var isCollapsed = false
}
