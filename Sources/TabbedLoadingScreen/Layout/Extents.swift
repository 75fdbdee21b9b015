/// The heights of the rows of one run, all finite and not negative.
enum Extents: Sendable {
  case uniform(Double)
  /// Sums of the heights before each row, one more than there are rows.
  case sums([Double])

  init(_ heights: [Double]) {
    self = .sums(heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) })
  }

  /// The heights of the rows in `range` together. Constant cost.
  func sum(_ range: Range<Int>) -> Double {
    switch self {
    case .uniform(let height): Double(range.count) * height
    case .sums(let sums): sums[range.upperBound] - sums[range.lowerBound]
    }
  }

  func height(_ index: Int) -> Double { sum(index..<index + 1) }

  func isUniform(_ estimate: Double) -> Bool {
    switch self {
    case .uniform(let height): height == estimate
    case .sums: false
    }
  }
}
