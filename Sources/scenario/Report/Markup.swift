/// Text that a browser reads. Whatever comes from a script goes through `escaped`.
extension String {
  /// The text with what markup would misread written out; control characters are shown as one sign.
  var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

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
