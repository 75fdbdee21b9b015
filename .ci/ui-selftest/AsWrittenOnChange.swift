// error: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 1 was used in closure body
// Deprecated since iOS 17.
import SwiftUI

struct Screen: View {
  let progress: Int

  var body: some View {
    #if CURED
      Text("Row").onChange(of: progress) { _, new in print(new) }
    #else
      Text("Row").onChange(of: progress) { new in print(new) }
    #endif
  }
}
