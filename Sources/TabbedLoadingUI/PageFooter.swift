#if canImport(SwiftUI)
  import SwiftUI

  /// Stands where the next page will: always of one height, so that nothing jumps when a page is asked
  /// for.
  struct PageFooter: View {
    let isLoading: Bool

    var body: some View {
      ProgressView()
        .opacity(isLoading ? 1 : 0)
        .accessibilityHidden(!isLoading)
        .frame(maxWidth: .infinity)
    }
  }
#endif
