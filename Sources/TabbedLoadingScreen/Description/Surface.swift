/// A `ScrollingSurface`: a scroll view around a padded lazy stack.
///
/// Within a screen it scrolls only across the screen's own direction. One that goes the same way is
/// offered all the length it asks for, and lies there like a stack.
public struct Surface: Hashable, Sendable {
  /// Which way it scrolls, and how its content is aligned across that way.
  public var direction: Direction
  /// Between two views, in points.
  public var spacing: Double
  /// Around the stack, inside of the scroll view.
  public var padding: EdgeInsets
  /// Whether the stack's views are scroll targets: the screen's position names one of them (S17 [A]).
  public var isScrollTargetLayout: Bool
}

extension Surface {
  /// Which way a surface scrolls, and how its content is aligned across that way.
  public enum Direction: Hashable, Sendable {
    /// From top to bottom.
    case vertical(HorizontalAlignment)
    /// From the leading to the trailing edge.
    case horizontal(VerticalAlignment)
  }

  /// Where a view lies that does not take the full breadth of a vertical surface.
  public enum HorizontalAlignment: Hashable, Sendable {
    /// At the edge where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
  }

  /// Where a view lies that does not take the full height of a horizontal surface.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
  }
}

extension Surface.Direction {
  var axis: Axis {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }

  /// The part of what is free that lies before a view.
  var alignment: Double {
    switch self {
    case .vertical(.leading), .horizontal(.top): 0
    case .vertical(.center), .horizontal(.center): 0.5
    case .vertical(.trailing), .horizontal(.bottom): 1
    }
  }
}
