internal import TabbedLoadingScenarios

extension LanesSVG {
  mutating func drawMarks() {
    guard !lanes.marks.isEmpty else { return }
    var rows: [Double] = []
    let top = y
    var (time, end) = (Duration?.none, 0.0)
    for mark in lanes.marks {
      let (character, ink, name) = mark.kind.sign
      let text = "\(character) \(mark.label)"
      let width = LanesSVG.width(of: text)
      // What comes of a command stands behind it.
      let first = min(mark.time == time ? end : x(mark.time), LanesSVG.width - width)
      (time, end) = (mark.time, first + width + 8)
      guard let row = LanesSVG.row(in: &rows, for: first) else { continue }
      rows[row] = first + width + 8
      y = top + Double(row) * 17 + 14
      label(text, ink.rawValue, x: first, title: mark.text)
      use(String(character), ink, name)
    }
    y = top + 14
    label("scroll", "plain", x: 0)
    y = top + Double(rows.count) * 17 + 8
  }

  mutating func drawOffset() {
    guard !lanes.offsets.isEmpty else { return }
    let (top, height) = (y + 4, 90.0)
    let most = lanes.offsets.map(\.offset).max() ?? 0
    let scale = max(1, most, min(limits.map(\.offset).max() ?? 0, most * 1.25))
    y = top + 9
    label("offset", "plain", x: 0)
    label(scale.whole, x: LanesSVG.start - 8, isBeforeEnd: true)
    y = top + height
    label("0", x: LanesSVG.start - 8, isBeforeEnd: true)
    line(LanesSVG.start, LanesSVG.end, y: y, "ground")
    if !limits.isEmpty {
      curve(limits, scale, height, "limit")
      use("┄", .cancelled, "the most that the offset may be")
    }
    curve(lanes.offsets, scale, height, "offset")
    y += 14
  }

  /// A value holds until the frame before the next one.
  mutating func curve(
    _ values: [OffsetSample], _ scale: Double, _ height: Double, _ style: String
  ) {
    func point(_ time: Duration?, _ value: Double) -> (x: Double, y: Double) {
      (x(time), y - min(1, max(0, value / scale)) * height)
    }
    var points: [(x: Double, y: Double)] = []
    for (index, sample) in values.enumerated() {
      if index > 0, sample.time - values[index - 1].time > .milliseconds(40) {
        points.append(point(sample.time - .milliseconds(17), values[index - 1].offset))
      }
      points.append(point(sample.time, sample.offset))
    }
    if let last = values.last { points.append(point(nil, last.offset)) }
    let text = points.thinnedOut.map { "\($0.x.inHundredths),\($0.y.inHundredths)" }
    body += "<polyline class=\"\(style)\" points=\"\(text.joined(separator: " "))\"/>\n"
  }
}

extension [(x: Double, y: Double)] {
  /// Of the points in one column the first, the highest, the lowest and the last.
  fileprivate var thinnedOut: Self {
    var points: Self = []
    var start = startIndex
    while start < endIndex {
      let column = self[start].x.rounded(.down)
      let end = self[start...].firstIndex { $0.x.rounded(.down) != column } ?? endIndex
      let part = self[start..<end].indices
      let wanted: Set<Int?> = [
        part.first, part.last, part.min { self[$0].y < self[$1].y },
        part.max { self[$0].y < self[$1].y },
      ]
      points += part.filter { end - start <= 4 || wanted.contains($0) }.map { self[$0] }
      start = end
    }
    return points
  }
}
