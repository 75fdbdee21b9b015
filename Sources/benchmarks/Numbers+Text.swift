extension [Double] {
  /// The middle one; 0 where there is none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  /// Nanoseconds, in a unit that makes the number short.
  var time: String {
    switch self {
    case ..<10_000: "\(text) ns"
    case ..<10_000_000: "\((self / 1_000).text) µs"
    case ..<10_000_000_000: "\((self / 1_000_000).text) ms"
    default: "\((self / 1_000_000_000).text) s"
    }
  }

  /// With two decimal places.
  var text: String {
    let hundredths = Int((self * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}

extension String {
  /// Filled with spaces to `width`: at the end, or at the start where it is negative.
  func padded(_ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}
