extension String {
  /// Cut to a number of characters, with a sign that it was.
  func shortened(to count: Int) -> String {
    self.count > count ? "\(prefix(count - 1))…" : self
  }
}

extension Double {
  /// With two decimals at most.
  var inHundredths: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
