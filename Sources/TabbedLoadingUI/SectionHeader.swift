#if canImport(SwiftUI)
  public import SwiftUI

  /// A section's title beside an image, in one colour.
  ///
  /// VoiceOver's headings rotor stops at it, and the image says nothing beside the title. Both grow
  /// with the text size that the reader has chosen.
  public struct SectionHeader: View {
    private let title: LocalizedStringKey
    private let systemImage: String
    private let tint: Color

    /// A header.
    ///
    /// - Parameters:
    ///   - title: looked up in the app's own string tables.
    ///   - systemImage: the name of a symbol, such as `heart.fill`.
    ///   - tint: the colour of both.
    public init(_ title: LocalizedStringKey, systemImage: String, tint: Color = .accentColor) {
      self.title = title
      self.systemImage = systemImage
      self.tint = tint
    }

    public var body: some View {
      Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage).accessibilityHidden(true)
      }
      .font(.headline)
      .foregroundStyle(tint)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
  }
#endif
