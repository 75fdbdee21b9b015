#if canImport(SwiftUI)
  public import SwiftUI

  /// The article's first listing: a button above and one below the rows 0...1000, each leading to the
  /// other end.
  ///
  /// As the article has it, a button leads to the first or last *row*. It is predicted, and reported,
  /// that the other button then stands where drawing reaches but taps do not, dead until the user
  /// drags. The cure is to scroll to the buttons, which have ids of their own. With reduced motion the
  /// list jumps.
  public struct EasyView: View {
    /// What a button scrolls to.
    public enum Aim: Hashable, Sendable {
      /// The first and the last row, as written.
      case rows
      /// The buttons beyond them.
      case buttons
    }

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    private let aim: Aim

    /// The screen, with buttons that lead to `aim`.
    public init(aim: Aim = .rows) { self.aim = aim }

    private var first: Int { aim == .rows ? 0 : -1 }
    private var last: Int { aim == .rows ? 1000 : 1001 }
    private var animation: Animation? { reducesMotion ? nil : .default }

    public var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            Button("Scroll to bottom") { withAnimation(animation) { proxy.scrollTo(last) } }
              .id(-1)
            ForEach(0...1000, id: \.self) { Text(verbatim: "\($0)") }
            Button("Scroll to top") { withAnimation(animation) { proxy.scrollTo(first) } }
              .id(1001)
          }
        }
      }
    }
  }
#endif
