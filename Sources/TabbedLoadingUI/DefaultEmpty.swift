#if canImport(SwiftUI)
  public import SwiftUI

  /// What ``TabbedList`` says of a tab without rows where nothing else is given.
  public struct DefaultEmpty: View {
    /// What stands in an empty list.
    nonisolated public init() {}

    public var body: some View {
      ContentUnavailableView {
        Label("Nothing here", systemImage: "tray")
      }
      .frame(maxWidth: .infinity)
    }
  }
#endif
