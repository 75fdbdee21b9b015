#if canImport(SwiftUI)
  public import SwiftUI

  /// The placeholder that ``TabbedList`` draws where none is given: two lines of text as skeletons.
  public struct DefaultPlaceholder: View {
    /// The placeholder.
    nonisolated public init() {}

    public var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Title of a row").font(.headline)
        Text("What a row says of itself").font(.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
#endif
