#if canImport(SwiftUI)
  import SwiftUI

  extension ScrollGeometry {
    /// Whether the content's top is in view, give or take half a point.
    var isAtTop: Bool { contentOffset.y + contentInsets.top <= 0.5 }
  }
#endif
