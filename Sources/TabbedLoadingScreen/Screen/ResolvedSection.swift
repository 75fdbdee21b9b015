/// A section of a sectioned surface as it was resolved: how many views each part has (S15 [A]).
public struct ResolvedSection: Hashable, Sendable {
  /// Views of the header.
  public var header = 0
  /// Views of the content.
  public var content = 0
  /// Views of the footer.
  public var footer = 0
  /// Whether it is made of siblings that stand in no `Section`.
  public var isLoose: Bool
  /// Whether the user has folded it (S15 [F]).
  public var isCollapsed = false
  /// Whether it is on screen: one without content is not, unless it is collapsed.
  public var isShown = true
}
