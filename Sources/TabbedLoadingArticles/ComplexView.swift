#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading
  import TabbedLoadingUI

  /// The article's second listing on a store: tabs a, b and c over one list, five skeletons while a
  /// tab loads, and a scroll to the top when it begins to.
  ///
  /// The listing's task, its progress and its `onChange` went into the store. Its `ScrollViewReader`
  /// stayed, since the skeletons have ids that can be found; ``TabbedList`` needs none.
  public struct ComplexView: View {
    @Bindable private var store: TabStore<Letters>

    /// The screen that `store` runs.
    public init(store: TabStore<Letters>) { self.store = store }

    public var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Picker("Tab", selection: $store.selected) {
            ForEach(Letters.Tab.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
          ScrollView { list.padding() }
            .animation(.default, value: store.progress)
        }
        .onAppear { store.appear() }
        .onDisappear { store.disappear() }
        .onChange(of: store.command, initial: true) { proxy.executeCommand(of: store) }
      }
    }

    @ViewBuilder
    private var list: some View {
      switch store.progress {
      case .loading:
        LazyVStack(spacing: 16) {
          // 120 points high, with the card's padding.
          ForEach(Placeholders(count: 5), id: \.self) { id in
            Text("Skeleton").frame(maxWidth: .infinity, minHeight: 88).card().skeleton()
              .accessibilityHidden(id.slot > 0)
          }
        }
      case .ready(let rows):
        LazyVStack(spacing: 32) {
          ForEach(rows, id: \.self) { Text(verbatim: "\($0)").frame(minHeight: 20) }
        }
      }
    }
  }
#endif
