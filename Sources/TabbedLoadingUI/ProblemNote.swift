#if canImport(SwiftUI)
  import SwiftUI

  /// Stands above rows that could not be made newer, or more.
  struct ProblemNote: View {
    /// Whether the next page is what failed.
    let isOfNextPage: Bool
    let retry: @MainActor () -> Void

    var body: some View {
      HStack {
        Label(
          isOfNextPage ? "Could not load more" : "Could not refresh",
          systemImage: "exclamationmark.triangle")
        Spacer(minLength: 8)
        Button("Try again", action: retry).buttonStyle(.bordered)
      }
      .font(.footnote)
      .padding(.horizontal)
    }
  }
#endif
