#if canImport(SwiftUI)
  public import SwiftUI

  /// A scroll view around a lazy stack: what a list is without its looks.
  ///
  /// Its content may be rows, cards, or a ``SectionedSurface``. A horizontal surface starts at the
  /// leading edge, which is on the right where the language is read from there; VoiceOver reads in the
  /// order of the content.
  public struct ScrollingSurface<Content: View>: View {
    /// Which way it scrolls, and how its content is aligned across that way.
    public enum Direction: Equatable, Sendable {
      /// From top to bottom; views that are narrower than the surface are aligned so.
      case vertical(HorizontalAlignment)
      /// From leading to trailing; views that are lower than the surface are aligned so.
      case horizontal(VerticalAlignment)
    }

    private let direction: Direction
    private let spacing: CGFloat?
    private let padding: EdgeInsets
    private let isScrollTargetLayout: Bool
    private let content: Content

    /// A surface that scrolls in `direction`.
    ///
    /// - Parameters:
    ///   - direction: which way it scrolls.
    ///   - spacing: between two elements, in points; the system's choice if nil.
    ///   - padding: around the content, inside the scroll view, in points.
    ///   - isScrollTargetLayout: whether scrolling may come to rest at an element, and a scroll
    ///     position name one.
    ///   - content: the elements, made when they come near the visible part.
    public init(
      _ direction: Direction = .vertical(.leading),
      spacing: CGFloat? = nil,
      padding: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      isScrollTargetLayout: Bool = true,
      @ViewBuilder content: () -> Content
    ) {
      self.direction = direction
      self.spacing = spacing
      self.padding = padding
      self.isScrollTargetLayout = isScrollTargetLayout
      self.content = content()
    }

    public var body: some View {
      switch direction {
      case .vertical(let alignment):
        ScrollView(.vertical) {
          LazyVStack(alignment: alignment, spacing: spacing) { content }
            .scrollTargetLayout(isEnabled: isScrollTargetLayout)
            .padding(padding)
        }
      case .horizontal(let alignment):
        ScrollView(.horizontal) {
          LazyHStack(alignment: alignment, spacing: spacing) { content }
            .scrollTargetLayout(isEnabled: isScrollTargetLayout)
            .padding(padding)
        }
      }
    }
  }
#endif
