#if canImport(SwiftUI)
  public import SwiftUI

  /// A card with a divider after each of its elements but the last; without elements, no card.
  ///
  /// The elements are counted after `if`, `ForEach` and groups are resolved, so that what is not shown
  /// has no divider. They are all made at once, so a long list belongs in a surface instead.
  public struct DividedCard<Content: View>: View {
    private let spacing: CGFloat
    private let content: Content

    /// A card around `content`.
    ///
    /// - Parameters:
    ///   - spacing: above and below each divider, in points, beside the stack's own.
    ///   - content: the elements, from the top.
    public init(spacing: CGFloat = 8, @ViewBuilder content: () -> Content) {
      self.spacing = spacing
      self.content = content()
    }

    public var body: some View {
      Group(subviews: content) { subviews in
        if !subviews.isEmpty {
          VStack(alignment: .leading) {
            ForEach(subviews) { subview in
              subview
              if subview.id != subviews.last?.id {
                Divider().padding(.vertical, spacing)
              }
            }
          }
          .card()
        }
      }
    }
  }
#endif
