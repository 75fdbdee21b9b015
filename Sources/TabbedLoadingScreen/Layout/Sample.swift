/// The mean of the rows measured in one pass; exact when all are equal (S13).
struct Sample: Sendable {
  private var count = 0.0
  private var first = 0.0
  private var excess = 0.0

  var mean: Double { first + excess / count }

  mutating func add(_ range: Range<Int>, of extents: Extents) {
    let rows = Double(range.count)
    if count == 0 { first = extents.height(range.lowerBound) }
    switch extents {
    case .uniform(let height): excess += rows * (height - first)
    case .sums: excess += extents.sum(range) - rows * first
    }
    count += rows
  }
}
