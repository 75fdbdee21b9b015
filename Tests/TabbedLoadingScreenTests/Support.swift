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
