#if canImport(SwiftUI)
  public import SwiftUI
  import TabbedLoading
  import TabbedLoadingUI

  /// The list replacement's example: a day's health in six sections, any of which may be empty and
  /// then is not there, header included.
  public struct SummaryView: View {
    private let store: SummaryStore

    /// The screen that `store` runs.
    public init(store: SummaryStore) { self.store = store }

    public var body: some View {
      ScrollingSurface {
        SectionedSurface {
          ForEach(SummaryStore.Part.allCases, id: \.self) { part in
            if let section = store.stores[part] { SummarySection(part: part, store: section) }
          }
        }
      }
      .onAppear { store.appear() }
      .onDisappear { store.disappear() }
      .refreshable { [store] in await store.refresh() }
    }
  }
#endif
