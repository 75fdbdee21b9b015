/// Lengths at the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the upper edge.
  public var top: Double
  /// At the edge where reading begins.
  public var leading: Double
  /// At the lower edge.
  public var bottom: Double
  /// At the edge where reading ends.
  public var trailing: Double

  /// Creates insets; those that are left out are 0.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length at each edge.
  public static func all(_ length: Double) -> EdgeInsets {
    EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension EdgeInsets {
  /// The insets with 0 for what is no length.
  var valid: EdgeInsets {
    EdgeInsets(
      top: top.length ?? 0, leading: leading.length ?? 0, bottom: bottom.length ?? 0,
      trailing: trailing.length ?? 0)
  }

  /// The insets as they lie for one who scrolls along `axis`.
  func along(_ axis: Axis) -> Margins {
    switch axis {
    case .vertical: Margins(before: top, after: bottom, near: leading, far: trailing)
    case .horizontal: Margins(before: leading, after: trailing, near: top, far: bottom)
    }
  }
}

/// Insets seen from the direction of scrolling: before and after along it, near and far across it.
struct Margins: Sendable {
  var before = 0.0
  var after = 0.0
  var near = 0.0
  var far = 0.0

  static func + (one: Margins, other: Margins) -> Margins {
    Margins(
      before: one.before + other.before, after: one.after + other.after,
      near: one.near + other.near, far: one.far + other.far)
  }
}
