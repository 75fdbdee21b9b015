import SwiftUI
import TabbedLoading
import TabbedLoadingArticles

/// The switches of ``TabsScreen``, and its tabs. They stand outside of what is replaced while loading.
struct Controls: View {
  @Bindable var experiment: Experiment

  var body: some View {
    @Bindable var server = experiment.server
    @Bindable var store = experiment.store
    VStack {
      Slider(value: $server.latency, in: 0.05...2) { Text("Latency of the server") }
      Text("The server takes \(Int(server.latency * 1000)) ms").font(.footnote)
      Picker("Ids of the skeletons", selection: $experiment.ids) {
        ForEach(Experiment.SkeletonIDs.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Toggle("Animated", isOn: $experiment.isAnimated)
      Picker("Tab", selection: $store.selected) {
        ForEach(Letters.Tab.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal)
  }
}
