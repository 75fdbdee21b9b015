/// Where a run of rows is: as far as measured by its heights, else by the estimate (S13).
struct Placed: Sendable {
  var y: Double
  let spacing: Double
  let count: Int
  let extents: Extents
  /// The rows whose height is known; `nil` when all are.
  var measured: MeasuredHeights?
  var estimate: Double = 0

  func minY(_ index: Int) -> Double {
    let gaps = Double(index) * spacing
    guard let measured else { return y + extents.sum(0..<index) + gaps }
    let known = measured.before(index)
    return y + known.height + Double(index - known.rows) * estimate + gaps
  }

  func height(_ index: Int) -> Double {
    guard let measured, !measured.contains(index..<index + 1) else { return extents.height(index) }
    return estimate
  }

  func maxY(_ index: Int) -> Double { minY(index) + height(index) }

  /// The end of the last row.
  var end: Double { count > 0 ? maxY(count - 1) : y }

  /// The rows that a window shows, as many as may be in sight at once. Cost: logarithmic.
  func rows(in window: ClosedRange<Double>) -> Range<Int> {
    guard y < window.upperBound, end > window.lowerBound else { return 0..<0 }
    let low = partitionPoint(in: 0..<count) { maxY($0) > window.lowerBound }
    return low..<partitionPoint(in: low..<limit(from: low)) { minY($0) >= window.upperBound }
  }

  /// Whether a window would show more rows of some height than may be in sight at once.
  func exceeds(_ window: ClosedRange<Double>) -> Bool {
    let shown = rows(in: window)
    guard shown.count == Limit.rowsInSight.count else { return false }
    let rest = shown.upperBound..<count
    return extents.sum(rest.lowerBound..<partitionPoint(in: rest) { minY($0) >= window.upperBound })
      > 0
  }

  /// The rows that a window would show once those from its first on are measured.
  func rowsToMeasure(in window: ClosedRange<Double>) -> Range<Int> {
    guard y < window.upperBound, end > window.lowerBound else { return 0..<0 }
    let low = partitionPoint(in: 0..<count) { maxY($0) > window.lowerBound }
    let top = minY(low)
    let high = partitionPoint(in: low..<limit(from: low)) {
      top + extents.sum(low..<$0) + Double($0 - low) * spacing >= window.upperBound
    }
    return low..<high
  }

  private func limit(from low: Int) -> Int { min(count, low + Limit.rowsInSight.count) }
}
