import SwiftUI
import TabbedLoading
import TabbedLoadingArticles
import TabbedLoadingUI

/// The second article's screen, with its bug and its cures to choose from.
///
/// Scroll down, then choose another tab. *Predicted:* by offset, the list stays scrolled where the
/// server is quick; by value and with our ids it is at its top at once; so it is without animation.
struct TabsScreen: View {
  @State private var experiment = Experiment()

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Controls(experiment: experiment)
        ScrollView { list.padding() }
          .animation(experiment.isAnimated ? .default : nil, value: experiment.store.progress)
      }
      .onChange(of: experiment.store.command, initial: true) { scroll(proxy) }
    }
    .onAppear { experiment.store.appear() }
    .onDisappear { experiment.store.disappear() }
  }

  @ViewBuilder private var list: some View {
    switch experiment.store.progress {
    case .loading:
      LazyVStack(spacing: 16) {
        switch experiment.ids {
        case .offset: ForEach(0..<5) { _ in skeleton }
        case .value: ForEach(0..<5, id: \.self) { _ in skeleton }
        case .ours: ForEach(Placeholders(count: 5), id: \.self) { _ in skeleton }
        }
      }
    case .ready(let rows):
      LazyVStack(spacing: 32) {
        ForEach(rows, id: \.self) { row in
          Text(verbatim: "\(experiment.store.selected.rawValue) \(row)").frame(height: 20)
        }
      }
    }
  }

  // 120 points high, with the card's padding.
  private var skeleton: some View {
    Text("Skeleton").frame(maxWidth: .infinity, minHeight: 88).card().skeleton()
  }

  /// The article scrolls to 0, which is no id of a skeleton that is told apart by its offset.
  private func scroll(_ proxy: ScrollViewProxy) {
    switch experiment.ids {
    case .ours: proxy.executeCommand(of: experiment.store)
    case .offset, .value:
      guard let command = experiment.store.command else { return }
      proxy.scrollTo(0)
      experiment.store.markExecuted(command)
    }
  }
}
