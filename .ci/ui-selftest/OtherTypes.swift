// error: cannot convert value of type 'TabStore<Readings>' to expected argument type 'TabStore<Letters>'
// A view of one screen's types is given another screen's store.
import SwiftUI
import TabbedLoading
import TabbedLoadingArticles

struct Screen: View {
  #if CURED
    let store: TabStore<Letters>
  #else
    let store: TabStore<Readings>
  #endif

  var body: some View { ComplexView(store: store) }
}
