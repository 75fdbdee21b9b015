#if canImport(SwiftUI)
  public import SwiftUI

  /// What ``TabbedList`` says of a tab that did not load where nothing else is given. It does not
  /// print the error, which is seldom written for the reader.
  public struct DefaultFailure: View {
    private let retry: @MainActor () -> Void

    /// What stands in a tab that did not load; `retry` tries again.
    nonisolated public init(retry: @escaping @MainActor () -> Void) { self.retry = retry }

    public var body: some View {
      ContentUnavailableView {
        Label("Could not load", systemImage: "exclamationmark.triangle")
      } actions: {
        Button("Try again", action: retry).buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
    }
  }
#endif
