/// What a screen shows at one moment: shapes from back to front, in points.
///
/// Positions count from the top of the safe band, which is the frame without its insets: what lies
/// above it or below it is drawn, but cannot be tapped (S18 [H]).
public struct Drawing: Hashable, Sendable {
  /// Which way the screen scrolls; along it positions and lengths count.
  public var axis: Axis
  /// The length of the safe band along the direction of scrolling.
  public var viewport: Double
  /// The length of the frame across it.
  public var breadth: Double
  /// How far drawing reaches beyond the safe band.
  public var safeArea: EdgeInsets
  /// The distance of the safe band's top from the content's top.
  public var offset: Double
  /// The height of the content by the layout.
  public var contentHeight: Double
  /// What is drawn, from back to front.
  public var shapes: [Shape]

  /// Something that is drawn.
  public struct Shape: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The distance of its top from the safe band's top.
    public var minY: Double
    /// Its height.
    public var height: Double
    /// The distance of its leading edge from the frame's.
    public var leading: Double
    /// Its length across the direction of scrolling.
    public var breadth: Double
    /// The id bound to it.
    public var id: ViewID?
    /// The text it shows.
    public var label: String?
    /// Whether it is being removed (S10).
    public var isOutgoing = false
  }

  /// What a shape is.
  public enum Kind: Hashable, Sendable {
    /// The card behind what follows.
    case card(Card)
    /// The divider of a `DividedCard`.
    case divider
    /// A row, or any other view without children.
    case row
    /// A section's title.
    case header
    /// A placeholder.
    case skeleton
    /// A view that can be tapped.
    case button
    /// The sign that a row leads somewhere.
    case chevron
  }

  static let dividerHeight = 1.0
}
