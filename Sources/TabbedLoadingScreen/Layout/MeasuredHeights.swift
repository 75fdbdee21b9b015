/// The measured rows of a run with their heights, added up so that a look-up costs the logarithm of
/// the number of ranges.
struct MeasuredHeights: Sendable {
  private let measured: Measured
  /// What is in the ranges before each one: rows and their height.
  private let rows: [Int]
  private let heights: [Double]
  private let extents: Extents

  init(_ measured: Measured, of extents: Extents) {
    self.measured = measured
    self.extents = extents
    var (rows, heights) = ([0], [0.0])
    rows.reserveCapacity(measured.ranges.count + 1)
    heights.reserveCapacity(measured.ranges.count + 1)
    for range in measured.ranges {
      rows.append(rows[rows.count - 1] + range.count)
      heights.append(heights[heights.count - 1] + extents.sum(range))
    }
    self.rows = rows
    self.heights = heights
  }

  func contains(_ range: Range<Int>) -> Bool { measured.contains(range) }

  /// How many of the rows before `index` are measured, and their height.
  func before(_ index: Int) -> (rows: Int, height: Double) {
    let place = measured.place(of: index)
    guard place < measured.ranges.count else { return (rows[place], heights[place]) }
    let part = min(measured.ranges[place].lowerBound, index)..<index
    return (rows[place] + part.count, heights[place] + extents.sum(part))
  }
}
