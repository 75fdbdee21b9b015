#if canImport(SwiftUI)
  import SwiftUI
  import TabbedLoading

  /// The tabs as segments; on a watch, which has none, as its own picker.
  struct TabPicker<Types: TabTypes, TabLabel: View>: View {
    @Bindable var store: TabStore<Types>
    let tabs: [Types.Tab]
    let label: (Types.Tab) -> TabLabel

    var body: some View {
      let picker = Picker("Tab", selection: $store.selected) {
        ForEach(tabs, id: \.self) { tab in label(tab).tag(tab) }
      }
      #if os(watchOS)
        picker
      #else
        picker.pickerStyle(.segmented).labelsHidden()
      #endif
    }
  }
#endif
