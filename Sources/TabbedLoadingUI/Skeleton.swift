#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Draws the view as a skeleton: its shapes without its text, under a light that passes over it.
    ///
    /// The light stands still where the reader asked for reduced motion. It cannot be tapped. To
    /// VoiceOver it is one element that says "Loading", a key that the app's string tables may
    /// translate.
    nonisolated public func skeleton() -> some View { modifier(Skeleton()) }
  }

  struct Skeleton: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    nonisolated init() {}

    func body(content: Content) -> some View {
      light(on: content.redacted(reason: .placeholder))
        .allowsHitTesting(false)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }

    @ViewBuilder
    private func light(on shapes: some View) -> some View {
      if reducesMotion {
        shapes.opacity(0.6)
      } else {
        shapes.phaseAnimator([false, true]) { shapes, isAtEnd in
          shapes.mask { Light(isAtEnd: isAtEnd) }
        } animation: { _ in
          .easeInOut(duration: 1.2)
        }
      }
    }
  }

  /// The mask of a skeleton: brightest where the light is, which swings from edge to edge.
  private struct Light: View {
    let isAtEnd: Bool

    var body: some View {
      LinearGradient(
        colors: [.black.opacity(0.4), .black, .black.opacity(0.4)],
        startPoint: UnitPoint(x: isAtEnd ? 0.5 : -0.5, y: 0.5),
        endPoint: UnitPoint(x: isAtEnd ? 1.5 : 0.5, y: 0.5))
    }
  }
#endif
