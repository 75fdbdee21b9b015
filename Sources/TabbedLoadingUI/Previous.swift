#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Marks a row that is not the selected tab's own: seen, but neither touched nor read.
    nonisolated func previous(_ isPrevious: Bool) -> some View {
      opacity(isPrevious ? 0.4 : 1)
        .allowsHitTesting(!isPrevious)
        .accessibilityHidden(isPrevious)
    }
  }
#endif
