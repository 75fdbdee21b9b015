/// What can be said of a view besides its size: each of a group's views gets it.
public enum Modifier: Hashable, Sendable {
  /// Empty space around the view, which is part of it in its parent.
  case padding(EdgeInsets)
  /// A card behind the view, with the system's padding.
  case card(Card)
  /// The view is drawn as a placeholder: its shape without its text.
  case skeleton
  /// The text that the view shows.
  case label(String)
  /// A section's title: a heading to those who listen to the screen.
  case header
  /// An image at the row's trailing edge that says it leads somewhere.
  case chevron
  /// A gap: it is laid out, but neither drawn nor hit (S19 [F]).
  case gap
  /// The view can be tapped; everywhere within its edges if its content shape is a rectangle, else
  /// where something is drawn (S19 [A, F]).
  case button(isRectangular: Bool)
}

/// How a card looks.
public enum Card: Hashable, Sendable {
  /// On the system's material.
  case regular
  /// On a trace of a colour.
  case tinted
  /// On a full colour: one per screen.
  case hero
}

extension Card {
  /// The system's padding, which the article leaves to its default (the number is [H]).
  static var padding: EdgeInsets { .all(16) }
}
