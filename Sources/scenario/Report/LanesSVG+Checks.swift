internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

extension LanesSVG {
  mutating func drawChecks() {
    guard !lanes.checks.isEmpty else { return }
    y += 14
    label("checks", "plain", x: 0)
    var (free, freeOfFailures) = (-1.0, -1.0)
    for check in lanes.checks {
      let place = x(check.time)
      let isHeld = check.problems.isEmpty
      guard place >= (isHeld ? free : freeOfFailures) else { continue }
      free = place + 9
      if !isHeld { freeOfFailures = place + 3 }
      let text =
        isHeld
        ? "line \(check.line): held"
        : "line \(check.line): " + check.problems.joined(separator: "; ")
      body +=
        "<text class=\"\(isHeld ? "good" : "bad") sign\" x=\"\(place.inHundredths)\" "
        + "y=\"\(y.inHundredths)\"><title>\(text.escaped)</title>\(isHeld ? "✓" : "✗")</text>\n"
    }
    for check in lanes.checks.lazy.filter({ !$0.problems.isEmpty }).prefix(4) {
      y += 17
      let text =
        "✗ @\(check.time.label), line \(check.line): \(check.problems.joined(separator: "; "))"
      label(text.shortened(to: 120), "bad", x: LanesSVG.start)
    }
    y += 8
  }

  mutating func drawLegend() {
    y += 18
    var place = 0.0
    for (sign, ink, name) in legend + [("", .faint, "not to scale: short times are drawn wider")] {
      let width = LanesSVG.width(of: "\(sign) \(name)")
      if place + width > LanesSVG.width { (y, place) = (y + 17, 0) }
      body +=
        "<text class=\"faint\" x=\"\(place.inHundredths)\" y=\"\(y.inHundredths)\">"
        + "<tspan class=\"\(ink.rawValue)\">\(sign)</tspan> \(name)</text>\n"
      place += width + 18
    }
    y += 10
  }
}
