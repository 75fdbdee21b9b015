/// The inside of a `ScrollingSurface`: a lazy stack, and how it lies in its scroll view.
public struct Surface: Hashable, Sendable {
  /// Between two views, in points.
  public var spacing: Double
  /// Around the stack, inside of the scroll view.
  public var padding: EdgeInsets
  /// Where a view that does not take the full breadth lies across the direction of scrolling.
  public var alignment: Alignment
  /// Whether the stack's views are scroll targets: a position names one of them (S17 [A]).
  public var isScrollTargetLayout: Bool

  /// Creates the inside of a surface.
  public init(
    spacing: Double = Node.systemSpacing, padding: EdgeInsets = .all(16),
    alignment: Alignment = .leading, isScrollTargetLayout: Bool = true
  ) {
    self.spacing = spacing
    self.padding = padding
    self.alignment = alignment
    self.isScrollTargetLayout = isScrollTargetLayout
  }
}

/// Where a view lies across the direction of scrolling.
public enum Alignment: Hashable, Sendable {
  /// At the leading edge; in a horizontal screen at the top.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge; in a horizontal screen at the bottom.
  case trailing

  /// The part of what is free that lies before the view.
  var part: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
