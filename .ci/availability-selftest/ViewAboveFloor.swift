// Must be refused: the modifier needs iOS 26. With CURED it must compile.
import SwiftUI

struct Screen: View {
  var body: some View {
    #if CURED
      ScrollView { Text("Row") }.scrollTargetLayout()
    #else
      ScrollView { Text("Row") }.scrollEdgeEffectHidden()
    #endif
  }
}
