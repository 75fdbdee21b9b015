/// What one evaluation of a body returns: a scroll view, and what is attached to it.
public struct Render: Hashable, Sendable {
  /// The explicit id of the scroll view itself. A changed one makes a new scroll view, which starts
  /// at its top (S2 [R, F]).
  public var id: ViewID?
  /// The animation of this change, or `nil`. In one update the latest that says one counts.
  public var animation: Animation?
  /// The watched values, in the order in which their actions run (S12 [R]).
  public var onChange: [OnChange]
  /// The scroll view's content, laid out as a stack without spacing.
  public var content: Node
  /// Which way the scroll view scrolls. Another one makes a new scroll view.
  public var axis = Axis.vertical

  /// Describes a scroll view.
  public init(
    id: ViewID? = nil, animation: Animation? = nil, onChange: [OnChange] = [],
    @NodeBuilder content: () -> Node
  ) {
    self.id = id
    self.animation = animation
    self.onChange = onChange
    self.content = content()
  }
}
