import TabbedLoadingScreen

extension Screen {
  /// Renders content without a model.
  mutating func show(
    id: ViewID? = nil, animation: Animation? = nil, @NodeBuilder content: () -> Node
  ) {
    let node = content()
    update { Render(id: id, animation: animation) { node } }
  }

  /// A screen that shows content, its trace taken.
  static func showing(
    viewport: Double = 100, lazyOptions: LazyOptions = LazyOptions(), _ content: Node
  ) -> Screen {
    var screen = Screen(viewport: viewport, lazyOptions: lazyOptions)
    screen.show { content }
    _ = screen.takeTrace()
    return screen
  }

  var events: [TraceEvent] { trace.map { $0.event } }

  /// The reasons of all misses in the trace.
  var misses: [[ScrollMiss]] {
    events.compactMap { event in
      if case .missed(_, let reasons) = event { reasons } else { nil }
    }
  }
}

extension Node {
  /// Eager rows with the ids `0..<count`.
  static func rows(_ count: Int, height: Double = 20, spacing: Double = 0) -> Node {
    .stack(spacing: spacing, isLazy: false, [.forEach(.integers(0..<count), height: height)])
  }
}

/// A generator whose numbers are the same everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
