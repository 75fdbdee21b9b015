/// The rows of a lazy run that have been measured: ranges in order, apart from each other.
struct Measured: Hashable, Sendable {
  private(set) var ranges: [Range<Int>] = []

  /// Whether all of `range` is measured. Cost: logarithmic.
  func contains(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    let place = place(of: range.lowerBound)
    return place < ranges.count && ranges[place].clamped(to: range) == range
  }

  /// The first of the ranges that ends after `index`. Cost: logarithmic.
  func place(of index: Int) -> Int {
    firstPlace(in: 0..<ranges.count) { ranges[$0].upperBound > index }
  }

  /// The measured ranges within `range`.
  func within(_ range: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
  }

  /// Adds a range and returns the parts of it that are new.
  mutating func insert(_ range: Range<Int>) -> [Range<Int>] {
    guard !contains(range) else { return [] }
    var new: [Range<Int>] = []
    var start = range.lowerBound
    for known in within(range) {
      if start < known.lowerBound { new.append(start..<known.lowerBound) }
      start = known.upperBound
    }
    if start < range.upperBound { new.append(start..<range.upperBound) }
    let touching = ranges.filter {
      $0.lowerBound <= range.upperBound && $0.upperBound >= range.lowerBound
    }
    let low = min(range.lowerBound, touching.first?.lowerBound ?? range.lowerBound)
    let high = max(range.upperBound, touching.last?.upperBound ?? range.upperBound)
    ranges.removeAll { $0.lowerBound <= range.upperBound && $0.upperBound >= range.lowerBound }
    let place = ranges.firstIndex { $0.lowerBound > high } ?? ranges.endIndex
    ranges.insert(low..<high, at: place)
    return new
  }
}
