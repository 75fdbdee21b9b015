import Testing

@testable import TabbedLoadingScreen

@Suite struct MeasuredTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the ranges are what a set of rows says, apart from each other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (measured, rows) = (Measured(), Set<Int>())
    for _ in 0..<30 {
      let start = Int.random(in: 0...60, using: &random)
      let range = start..<start + Int.random(in: 0...12, using: &random)
      #expect(measured.insert(range).flatMap { Array($0) } == range.filter { !rows.contains($0) })
      rows.formUnion(range)
      let ranges = measured.ranges
      #expect(ranges.flatMap { Array($0) } == rows.sorted())
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      #expect(measured.contains(range))
    }
  }
}
