internal import TabbedLoadingScenarios

/// A list's offset over time, drawn in one line: the higher the block, the further from the top.
struct Curve {
  /// One block for each of `count` equal steps of time, the first at `start`.
  let text: String

  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// - Parameters:
  ///   - samples: where the list was, each time it had moved.
  ///   - scale: the offset that the highest block stands for.
  init(
    _ samples: [OffsetSample], from start: Duration, step: Duration, count: Int, scale: Double
  ) {
    text = String(
      (0..<count).map { index in
        let offset = samples.offset(at: start + step * index)
        guard offset > 0, scale > 0 else { return Curve.blocks[0] }
        let level = (offset / scale * 7).rounded(.up)
        return Curve.blocks[min(7, max(1, Int(level)))]
      })
  }
}

extension [OffsetSample] {
  /// Where the list was at a time.
  func offset(at time: Duration) -> Double {
    last { $0.time <= time }?.offset ?? 0
  }
}
