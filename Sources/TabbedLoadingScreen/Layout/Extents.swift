/// The heights of the rows of one run, all finite and not negative.
enum Extents: Sendable {
  case uniform(Double)
  /// Sums of the heights before each row, and of all; rows beyond that are 0 high.
  case sums([Double])

  init(_ heights: [Double]) {
    self = .sums(heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) })
  }

  /// The heights of the rows in `range` together. Constant cost.
  func sum(_ range: Range<Int>) -> Double {
    switch self {
    case .uniform(let height): Double(range.count) * height
    case .sums(let sums):
      sums[min(range.upperBound, sums.count - 1)] - sums[min(range.lowerBound, sums.count - 1)]
    }
  }

  func height(_ index: Int) -> Double { sum(index..<index + 1) }

  /// Whether no row has a height, as far as one number tells.
  var isZero: Bool {
    switch self {
    case .uniform(let height): height == 0
    case .sums: false
    }
  }
}
