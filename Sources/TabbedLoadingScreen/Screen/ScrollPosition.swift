/// What a scroll view is bound to: it goes there, and stays there while sizes change, until the user
/// scrolls (S17 [A]).
public enum ScrollPosition: Hashable, Sendable {
  /// The content's top, whatever ids its views have.
  case top
  /// The content's bottom.
  case bottom
  /// The first view with an id. The anchor is as for `scrollTo`.
  case id(ViewID, anchor: Double? = nil)
}

/// What stays in place when a render changes what is above it (S17 [A]).
public enum Anchoring: Hashable, Sendable {
  /// The offset: rows that are put before others push them down. The default of a scroll view.
  case offset
  /// The top-most scroll target that is there still, as a position by id holds it: the rest moves
  /// around it, unless the list is at its top ([H]). Only the views of a scroll target layout are
  /// targets.
  case topmostTarget
}
