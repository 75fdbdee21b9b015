import SwiftUI
import TabbedLoadingUI

/// The screens of both articles, one after the other. Its first screen is a list replacement itself.
@main
struct TabbedLoadingApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ScrollingSurface {
          DividedCard {
            NavigationLink("Tabs over a list that loads") { TabsScreen() }
            NavigationLink("Scrolling to an element") { EasyScreen() }
            NavigationLink("A list replacement") { SummaryScreen() }
          }
          .buttonStyle(.navigation)
        }
        .navigationTitle("TabbedLoading")
      }
    }
  }
}
