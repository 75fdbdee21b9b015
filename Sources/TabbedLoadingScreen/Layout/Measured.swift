/// The rows of a lazy run that have been measured: ranges in order, apart from each other.
struct Measured: Sendable {
  private(set) var ranges: [Range<Int>] = []

  /// Whether all of `range` is measured. Cost: logarithmic.
  func contains(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    let place = place(of: range.lowerBound)
    return place < ranges.count && ranges[place].clamped(to: range) == range
  }

  /// The first of the ranges that ends after `index`. Cost: logarithmic.
  func place(of index: Int) -> Int {
    partitionPoint(in: 0..<ranges.count) { ranges[$0].upperBound > index }
  }

  /// The measured ranges within `range`.
  func within(_ range: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
  }

  /// Adds a range and returns the parts of it that are new. Cost: the ranges that follow.
  mutating func insert(_ range: Range<Int>) -> [Range<Int>] {
    guard !contains(range) else { return [] }
    let low = partitionPoint(in: 0..<ranges.count) { ranges[$0].upperBound >= range.lowerBound }
    let high = partitionPoint(in: low..<ranges.count) { ranges[$0].lowerBound > range.upperBound }
    var new: [Range<Int>] = []
    var (start, end) = (range.lowerBound, range.upperBound)
    for known in ranges[low..<high] {
      if start < known.lowerBound { new.append(start..<known.lowerBound) }
      (start, end) = (known.upperBound, max(end, known.upperBound))
    }
    if start < end { new.append(start..<end) }
    let first = low < high ? min(ranges[low].lowerBound, range.lowerBound) : range.lowerBound
    ranges.replaceSubrange(low..<high, with: [first..<end])
    return new
  }
}
