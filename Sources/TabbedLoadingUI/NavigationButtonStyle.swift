#if canImport(SwiftUI)
  public import SwiftUI

  /// A row that leads somewhere: its label, then a chevron at the trailing edge.
  ///
  /// The whole row can be tapped, the gap before the chevron included, which a `Spacer` alone would
  /// let through. The chevron points to the reading direction's end, so it mirrors by itself;
  /// VoiceOver does not mention it. A disabled row is dimmed.
  public struct NavigationButtonStyle: ButtonStyle {
    /// The style; `.navigation` is shorter.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
      NavigationRow(configuration: configuration)
    }
  }

  /// A view of its own, since only a view is documented to read the environment.
  private struct NavigationRow: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      HStack {
        configuration.label.opacity(configuration.isPressed ? 0.7 : 1)
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward")
          .font(.footnote)
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(.rect)
    }
  }

  extension ButtonStyle where Self == NavigationButtonStyle {
    /// A row that leads somewhere, for a `Button` or a `NavigationLink`, or for all of a screen's.
    @MainActor public static var navigation: NavigationButtonStyle { NavigationButtonStyle() }
  }
#endif
