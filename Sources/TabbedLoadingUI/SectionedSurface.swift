#if canImport(SwiftUI)
  public import SwiftUI

  /// The sections of its content, those without content left out together with header and footer.
  ///
  /// To be placed in a ``ScrollingSurface``, whose stack lays out what each section holds: header,
  /// content, footer, which is also the order in which VoiceOver reads. What stands outside of any
  /// `Section` forms a section of its own.
  public struct SectionedSurface<Content: View>: View {
    private let headerPadding: CGFloat
    private let content: Content

    /// The sections of `content`.
    ///
    /// - Parameters:
    ///   - headerPadding: above each view of a header, in points.
    ///   - content: sections, and loose views.
    public init(headerPadding: CGFloat = 16, @ViewBuilder content: () -> Content) {
      self.headerPadding = headerPadding
      self.content = content()
    }

    public var body: some View {
      ForEach(sections: content) { section in
        if !section.content.isEmpty {
          section.header.padding(.top, headerPadding)
          section.content
          section.footer
        }
      }
    }
  }
#endif
