internal import TabbedLoadingScenarios

/// Lanes as a picture in SVG: in a report, or alone in a file.
///
/// Colours come from classes, so that they fit a dark page too.
struct LanesSVG {
  private let lanes: Lanes
  private let limits: [OffsetSample]
  private var body = ""
  private var y = 0.0
  private var legend: [(sign: String, ink: Ink, name: String)] = []

  static let width = 1_000.0
  private static let start = 110.0
  private static let end = 988.0
  private static let tabs = 24
  private static let rows = 6
  /// So many requests are drawn of one tab.
  private static let requests = 400

  /// - Parameter film: where the largest offset is from.
  init(_ lanes: Lanes, _ film: Film?) {
    self.lanes = lanes
    limits = film?.limits ?? []
    drawTimes()
    for lane in lanes.lanes.prefix(LanesSVG.tabs) { draw(lane) }
    if lanes.lanes.count > LanesSVG.tabs {
      y += 18
      label("\(lanes.lanes.count - LanesSVG.tabs) more tabs are not drawn", x: LanesSVG.start)
      y += 6
    }
    drawMarks()
    drawOffset()
    drawChecks()
    drawLegend()
  }

  /// How far along the picture a moment is, from 0 to 1.
  static func place(_ time: Duration, in lanes: Lanes) -> Double {
    (start + lanes.axis.place(of: time) * (end - start)) / width
  }

  /// For a page, whose style it takes.
  ///
  /// - Parameter name: what it is called for those who do not see it.
  func figure(named name: String) -> String {
    """
    <svg class="lanes" viewBox="0 0 \(LanesSVG.width.inHundredths) \(y.inHundredths)" role="img" \
    aria-label="\(name.escaped)">
    \(body)<line class="now" x1="0" x2="0" y1="0" y2="\(y.inHundredths)"/>
    </svg>

    """
  }

  /// A file of its own.
  func file(named name: String) -> String {
    let height = (y + 12).inHundredths
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="\(height)" \
      viewBox="-12 -6 1024 \(height)" class="lanes" role="img" aria-label="\(name.escaped)">
      <title>\(name.escaped)</title>
      <style>
      \(Page.style(of: "lanes"))</style>
      <rect class="paper" x="-12" y="-6" width="1024" height="\(height)" rx="8"/>
      \(body)</svg>

      """
  }
}

// MARK: - Shapes

extension LanesSVG {
  private func x(_ time: Duration?) -> Double {
    time.map { LanesSVG.place($0, in: lanes) * LanesSVG.width } ?? LanesSVG.end
  }

  private mutating func add(_ element: String, title: String? = nil) {
    guard let title else {
      body += element + "/>\n"
      return
    }
    let name = element.prefix { $0 != " " }.dropFirst()
    body += "\(element)><title>\(title.escaped)</title></\(name)>\n"
  }

  private mutating func rectangle(
    _ first: Double, _ last: Double, y: Double, height: Double, _ style: String, title: String
  ) {
    add(
      "<rect class=\"\(style)\" x=\"\(first.inHundredths)\" y=\"\(y.inHundredths)\" "
        + "width=\"\(max(0, last - first).inHundredths)\" height=\"\(height.inHundredths)\" rx=\"2\"",
      title: title)
  }

  private mutating func line(_ first: Double, _ last: Double, y: Double, _ style: String) {
    add(
      "<line class=\"\(style)\" x1=\"\(first.inHundredths)\" x2=\"\(last.inHundredths)\" "
        + "y1=\"\(y.inHundredths)\" y2=\"\(y.inHundredths)\"")
  }

  private mutating func label(
    _ text: String, _ style: String = "faint", x: Double, isBeforeEnd: Bool = false,
    title: String? = nil
  ) {
    let anchor = isBeforeEnd ? " text-anchor=\"end\"" : ""
    let tip = title.map { "<title>\($0.escaped)</title>" } ?? ""
    body +=
      "<text class=\"\(style)\" x=\"\(x.inHundredths)\" y=\"\(y.inHundredths)\"\(anchor)>"
      + "\(tip)\(text.escaped)</text>\n"
  }

  private static func width(of text: String) -> Double { Double(text.columns) * 7.2 }

  private mutating func use(_ sign: String, _ ink: Ink, _ name: String) {
    if !legend.contains(where: { $0.name == name }) { legend.append((sign, ink, name)) }
  }
}

// MARK: - Parts

extension LanesSVG {
  private mutating func drawTimes() {
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

  private mutating func draw(_ lane: Lanes.Lane) {
    let top = y
    y += 15
    label(lane.tab.shortened(to: 14), "plain", x: 0, title: lane.tab)
    // What is narrower than a line cannot be seen.
    for stretch in lane.shown where x(stretch.end) - x(stretch.start) > 0.8 {
      let (character, ink, name) = stretch.shown.sign
      use(String(character), ink, name)
      rectangle(
        x(stretch.start), x(stretch.end), y: top + 3, height: 14, "shown \(stretch.shown.style)",
        title: "tab \(lane.tab): \(stretch.shown)")
    }
    y = top + 20
    drawRequests(Array(lane.requests.prefix(LanesSVG.requests)))
    if lane.requests.count > LanesSVG.requests {
      y += 14
      label(
        "\(lane.requests.count - LanesSVG.requests) more requests are not drawn", x: LanesSVG.start)
    }
    y += 8
  }

  /// Each request in the first row that has room for it and its name.
  private mutating func drawRequests(_ requests: [Lanes.Bar]) {
    var rows: [Double] = []
    let top = y
    for bar in requests {
      let first = x(bar.start)
      let last = max(first + 4, x(bar.last?.time))
      let name = bar.name
      let isInside = LanesSVG.width(of: name) + 16 < last - first
      let reach = isInside ? last + 12 : last + LanesSVG.width(of: name) + 24
      var row = rows.firstIndex { $0 <= first }
      if row == nil, rows.count < LanesSVG.rows {
        row = rows.count
        rows.append(0)
      }
      let index = row ?? rows.count - 1
      if row != nil { rows[index] = reach }
      y = top + Double(index) * 17 + 12
      draw(bar, first, last, namedAt: row == nil ? nil : isInside ? first + 8 : last + 12)
    }
    y = top + Double(rows.count) * 17
  }

  private mutating func draw(
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
      label(bar.name, place < last ? "onbar" : "faint", x: place, title: bar.sentence)
    }
  }

  private mutating func sign(_ ending: Lanes.Ending, _ place: Double) {
    let (character, ink, name) = ending.sign
    use(String(character), ink, name)
    body +=
      "<text class=\"\(ink.rawValue) sign\" x=\"\(place.inHundredths)\" y=\"\((y + 3).inHundredths)\">"
      + "\(character)</text>\n"
  }

  private mutating func drawMarks() {
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
      var row = rows.firstIndex { $0 <= first }
      if row == nil, rows.count < LanesSVG.rows {
        row = rows.count
        rows.append(0)
      }
      guard let row else { continue }
      rows[row] = first + width + 8
      y = top + Double(row) * 17 + 14
      label(text, ink.rawValue, x: first, title: mark.text)
      use(String(character), ink, name)
    }
    y = top + 14
    label("scroll", "plain", x: 0)
    y = top + Double(rows.count) * 17 + 8
  }

  private mutating func drawOffset() {
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
  private mutating func curve(
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
    add("<polyline class=\"\(style)\" points=\"\(text.joined(separator: " "))\"")
  }

  private mutating func drawChecks() {
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

  private mutating func drawLegend() {
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

extension ShownSummary {
  /// The class of a stretch of it.
  fileprivate var style: String {
    switch self {
    case .nothing: "nothing"
    case .placeholders: "placeholders"
    case .previous: "previous"
    case .rows: "rows"
    case .empty: "empty"
    case .failure: "failure"
    }
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
