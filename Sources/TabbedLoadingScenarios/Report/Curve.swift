internal import TabbedLoadingScreen

/// A list's offset over time, drawn in blocks: the higher they reach, the further from the top.
package struct Curve {
  /// The lines from top to bottom; one block for each offset.
  package let lines: [String]

  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  /// - Parameters:
  ///   - offsets: where the list was at each step.
  ///   - scale: the offset that the highest block stands for.
  ///   - height: how many lines it takes.
  package init(_ offsets: [Double], scale: Double, height: Int = 1) {
    let most = height * 8
    let levels = offsets.map { offset in
      guard offset > 0, scale > 0 else { return 1 }
      return min(most, max(2, Int((offset / scale * Double(most - 1)).rounded(.up)) + 1))
    }
    lines = (0..<height).reversed().map { line in
      String(levels.map { Curve.blocks[min(8, max(0, $0 - line * 8))] })
    }
  }
}

extension Curve {
  /// - Parameters:
  ///   - samples: where the list was, each time it had moved.
  ///   - start: the time of the first block.
  ///   - step: the time from one to the next.
  ///   - count: how many there are.
  ///   - scale: the offset that the highest block stands for.
  package init(
    _ samples: [OffsetSample], from start: Duration, step: Duration, count: Int, scale: Double
  ) {
    self.init((0..<count).map { samples.offset(at: start + step * $0) }, scale: scale)
  }

  /// Drawn in one line.
  package var text: String { lines[lines.endIndex - 1] }
}

extension [OffsetSample] {
  /// Where the list was at a time. Cost: the logarithm of the number of samples.
  package func offset(at time: Duration) -> Double {
    let next = partitionPoint(in: indices) { self[$0].time > time }
    return next == 0 ? 0 : self[next - 1].offset
  }
}
