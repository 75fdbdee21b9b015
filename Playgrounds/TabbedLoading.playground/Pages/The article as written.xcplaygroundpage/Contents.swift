//: # The article as written
//:
//: A screen with three tabs over one list. Choosing a tab shows five grey boxes, asks a server, and
//: scrolls to the first box. It is a screen that many of us have written, and it has bugs.
//:
//: Open the package's folder in Xcode, choose *My Mac*, build once, and run this page. If the live
//: view is hidden, show it with *Editor > Live View*.
import PlaygroundSupport
import SwiftUI

//: How long the server takes. Try `.seconds(1.5)` later.
let latency = Duration.milliseconds(100)

enum Filter: String, CaseIterable, Identifiable {
  case a
  case b
  case c

  var id: Self { self }
}

enum LoadState: Equatable {
  case loading
  case ready([Int])
}

struct FilteredList: View {
  @State private var filter = Filter.a
  @State private var state = LoadState.loading

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        ScrollView { list }
          .animation(.default, value: state)
      }
      .onChange(of: filter, initial: true) { load() }
      .onChange(of: state) { _, now in
        if now == .loading { proxy.scrollTo(0) }
      }
    }
    .frame(width: 360, height: 740)
  }

  // The boxes have no `id:`. SwiftUI is predicted to tell them apart by their place alone, so that
  // `scrollTo(0)` finds none of them, and says nothing.
  @ViewBuilder private var list: some View {
    switch state {
    case .loading:
      VStack(spacing: 16) {
        ForEach(0..<5) { _ in
          RoundedRectangle(cornerRadius: 12).fill(.quaternary).frame(height: 120)
        }
      }
    case .ready(let rows):
      VStack(spacing: 32) {
        ForEach(rows, id: \.self) { row in
          Text("\(filter.rawValue) \(row)").frame(height: 20)
        }
      }
    }
  }

  // Nothing keeps this task, so nothing can cancel it. Whatever it brings is shown, under whatever
  // tab is chosen by then.
  private func load() {
    state = .loading
    Task {
      try? await Task.sleep(for: latency)
      state = .ready(Array(0..<31))
    }
  }
}

PlaygroundPage.current.setLiveView(FilteredList())
//: ## What to try
//:
//: 1. Scroll down, then choose another tab. *Predicted:* with a server of 0.1 s the list stays
//:    scrolled. With 1.5 s it reaches its top, because five boxes are shorter than the rows and pull
//:    it there: luck, not `scrollTo`.
//: 2. Write `ForEach(0..<5, id: \.self)`. *Predicted:* the list is at its top at once, however fast
//:    the server is.
//: 3. Choose two tabs quickly, one after the other. The first task goes on all the same.
//:
//: *Predicted* means: a model says so. Only your Mac can tell whether it is right; the last page
//: measures it.
//:
//: [Next: the identity bug and its cures](@next)
