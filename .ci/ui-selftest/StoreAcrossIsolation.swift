// error: main actor-isolated instance method 'retry()' cannot be called from outside of the actor
// A store belongs to the main actor.
import SwiftUI
import TabbedLoading
import TabbedLoadingArticles

struct Screen: View {
  let store: TabStore<Letters>

  var body: some View {
    #if CURED
      Text("Row").refreshable { [store] in await store.refresh() }
    #else
      Text("Row").refreshable { [store] in store.retry() }
    #endif
  }
}
