/// e to the power of `x`, for `x` of at most 0, from basic arithmetic only: every platform gets
/// equal bits (S11).
func exponential(_ x: Double) -> Double {
  guard x > -700 else { return 0 }
  var sum = 1.0
  let part = x / 1024
  for divisor in stride(from: 14.0, to: 0, by: -1) { sum = 1 + sum * part / divisor }
  for _ in 0..<10 { sum *= sum }
  return sum
}

/// The first index in `range` for which `isTrue`, which must not turn false again; else the end.
///
/// Cost: one call per halving of the range.
package func partitionPoint(in range: Range<Int>, where isTrue: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if isTrue(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

extension [Int] {
  /// The fewest of these different numbers that, taken out, leave the others in ascending order.
  ///
  /// Cost: linear if they are, else by the logarithm of the longest ascending part more.
  var countOutOfOrder: Int {
    /// The smallest last number of an ascending part, by its length less one.
    var ends: [Int] = []
    for number in self {
      if let last = ends.last, number < last {
        ends[partitionPoint(in: 0..<ends.count) { ends[$0] > number }] = number
      } else {
        ends.append(number)
      }
    }
    return count - ends.count
  }
}

extension Double {
  /// A finite length of at least 0, or `nil`; very long ones are cut so that sums stay finite.
  var length: Double? {
    isFinite && self >= 0 ? Swift.min(self, 1e9) : nil
  }

  /// The nearest integer; `rounded()` would ask for a C library. The number must be below 1e17.
  private var nearest: Int64 { Int64(self < 0 ? self - 0.5 : self + 0.5) }

  /// The number with one decimal at most, for the trace.
  var inPoints: String {
    guard isFinite, magnitude < 1e15 else { return "?" }
    let tenths = (self * 10).nearest
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}

extension Duration {
  /// The duration in whole milliseconds, for the trace.
  var inMilliseconds: String {
    let half = Duration.microseconds(500)
    let (seconds, attoseconds) = (self + half).components
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)ms"
  }

  /// The duration as a number of seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
