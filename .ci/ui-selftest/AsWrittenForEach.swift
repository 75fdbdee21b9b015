// error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Int' conform to 'Identifiable'
// Identified by place alone, the rows cannot be found by `scrollTo`.
import SwiftUI

struct Skeletons: View {
  var body: some View {
    #if CURED
      ForEach(0..<5, id: \.self) { _ in Text("Row") }
    #else
      ForEach(0..<5) { _ in Text("Row") }
    #endif
  }
}
