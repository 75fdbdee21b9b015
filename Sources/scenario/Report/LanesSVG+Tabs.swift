internal import TabbedLoadingScenarios

extension LanesSVG {
  mutating func drawTimes() {
    y = 14
    var free = LanesSVG.start
    for stop in lanes.axis.stops {
      let (place, text) = (x(stop), stop.label)
      guard place >= free, place + LanesSVG.width(of: text) <= LanesSVG.width else { continue }
      label(text, x: place)
      free = place + LanesSVG.width(of: text) + 8
    }
    y = 22
  }

  mutating func draw(_ lane: Lanes.Lane) {
    let top = y
    y += 15
    label(lane.tab.shortened(to: 14), "plain", x: 0, title: lane.tab)
    // What is narrower than a line cannot be seen.
    for stretch in lane.shown where x(stretch.end) - x(stretch.start) > 0.8 {
      let (character, ink, name) = stretch.shown.sign
      use(String(character), ink, name)
      rectangle(
        x(stretch.start), x(stretch.end), y: top + 3, height: 14,
        "shown \(stretch.shown.kind.rawValue)",
        title: "tab \(lane.tab): \(stretch.shown)")
    }
    y = top + 20
    drawRequests(Array(lane.requests.prefix(LanesSVG.requests)))
    if lane.requests.count > LanesSVG.requests {
      y += 14
      let rest = counted(lane.requests.count - LanesSVG.requests, "more request", "is", "are")
      label("\(rest) not drawn", x: LanesSVG.start)
    }
    y += 8
  }

  /// Each request in the first row that has room for it and its name.
  mutating func drawRequests(_ requests: [Lanes.Bar]) {
    var rows: [Double] = []
    let top = y
    for bar in requests {
      let first = x(bar.start)
      let last = max(first + 4, x(bar.last?.time))
      let name = bar.name
      let isInside = LanesSVG.width(of: name) + 16 < last - first
      let reach = isInside ? last + 12 : last + LanesSVG.width(of: name) + 24
      let row = LanesSVG.row(in: &rows, for: first)
      let index = row ?? rows.count - 1
      if row != nil { rows[index] = reach }
      y = top + Double(index) * 17 + 12
      draw(bar, first, last, namedAt: row == nil ? nil : isInside ? first + 8 : last + 12)
    }
    y = top + Double(rows.count) * 17
  }

  mutating func draw(
    _ bar: Lanes.Bar, _ first: Double, _ last: Double, namedAt place: Double?
  ) {
    let middle = min(last, bar.cancelled.map { max(first + 2, x($0)) } ?? last)
    rectangle(first, middle, y: y - 6, height: 8, "request", title: bar.sentence)
    if middle < last {
      line(middle, last, y: y - 2, "late")
      sign(Lanes.Ending.cancelled, middle)
    }
    if let ending = bar.last?.ending { sign(ending, last) }
    if let place {
      y += place < last ? 1 : 3
      label(bar.name, place < last ? "plain" : "faint", x: place, title: bar.sentence)
    }
  }

  mutating func sign(_ ending: Lanes.Ending, _ place: Double) {
    let (character, ink, name) = ending.sign
    use(String(character), ink, name)
    body +=
      "<text class=\"\(ink.rawValue) sign\" x=\"\(place.inHundredths)\" y=\"\((y + 3).inHundredths)\">"
      + "\(character)</text>\n"
  }
}

extension Lanes.Bar {
  fileprivate var name: String { "\(handle)".shortened(to: 18) }

  /// What became of the request.
  fileprivate var sentence: String {
    var text = "\(handle): asked for at \(start.brief)"
    if let cancelled { text += ", cancelled at \(cancelled.brief)" }
    if let end, let ending { text += ", \(ending.sign.name) at \(end.brief)" }
    return text + (last == nil ? ", still waits" : "")
  }
}
