// error: capture of 'model' with non-Sendable type 'Model' in a '@Sendable' closure
// What `.refreshable` is given leaves the main actor: a store that does not belong to it cannot go along.
import SwiftUI
import TabbedLoading

#if CURED
  @MainActor
#endif
final class Model {
  func refresh() async {}
}

struct Screen: View {
  let model: Model

  var body: some View {
    Text("Row").refreshable { [model] in await model.refresh() }
  }
}
