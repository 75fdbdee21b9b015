#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading

  /// Says that the rows below it could not be made newer, or more, with a button that tries again;
  /// nothing while a store has no such problem.
  public struct ProblemNote<Types: TabTypes>: View {
    private let store: TabStore<Types>

    /// What is to be said of the rows that `store` shows.
    public init(_ store: TabStore<Types>) { self.store = store }

    public var body: some View {
      if let problem = store.problem {
        HStack {
          Label(
            problem.kind == .append ? "Could not load more" : "Could not refresh",
            systemImage: "exclamationmark.triangle")
          Spacer(minLength: 8)
          Button("Try again") { store.retry() }.buttonStyle(.bordered)
        }
        .font(.footnote)
      }
    }
  }
#endif
