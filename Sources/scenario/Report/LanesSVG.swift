internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// Lanes as a picture in SVG: in a report, or alone in a file.
///
/// Colours come from classes, so that they fit a dark page too.
struct LanesSVG {
  let lanes: Lanes
  let limits: [OffsetSample]
  var body = ""
  var y = 0.0
  var legend: [(sign: String, ink: Ink, name: String)] = []

  static let width = 1_000.0
  static let start = 110.0
  static let end = 988.0
  static let tabs = 24
  static let rows = 6
  /// So many requests are drawn of one tab.
  static let requests = 400

  /// - Parameter film: where the largest offset is from.
  init(_ lanes: Lanes, _ film: Film?) {
    self.lanes = lanes
    limits = film?.limits ?? []
    drawTimes()
    for lane in lanes.lanes.prefix(LanesSVG.tabs) { draw(lane) }
    if lanes.lanes.count > LanesSVG.tabs {
      y += 18
      let rest = counted(lanes.lanes.count - LanesSVG.tabs, "more tab", "is", "are")
      label("\(rest) not drawn", x: LanesSVG.start)
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
      \(Page.lanesStyle)</style>
      <rect class="paper" x="-12" y="-6" width="1024" height="\(height)" rx="8"/>
      \(body)</svg>

      """
  }
}

// MARK: - Shapes

extension LanesSVG {
  func x(_ time: Duration?) -> Double {
    time.map { LanesSVG.place($0, in: lanes) * LanesSVG.width } ?? LanesSVG.end
  }

  mutating func rectangle(
    _ first: Double, _ last: Double, y: Double, height: Double, _ style: String, title: String
  ) {
    body +=
      "<rect class=\"\(style)\" x=\"\(first.inHundredths)\" y=\"\(y.inHundredths)\" "
      + "width=\"\(max(0, last - first).inHundredths)\" height=\"\(height.inHundredths)\" rx=\"2\">"
      + "<title>\(title.escaped)</title></rect>\n"
  }

  mutating func line(_ first: Double, _ last: Double, y: Double, _ style: String) {
    body +=
      "<line class=\"\(style)\" x1=\"\(first.inHundredths)\" x2=\"\(last.inHundredths)\" "
      + "y1=\"\(y.inHundredths)\" y2=\"\(y.inHundredths)\"/>\n"
  }

  mutating func label(
    _ text: String, _ style: String = "faint", x: Double, isBeforeEnd: Bool = false,
    title: String? = nil
  ) {
    let anchor = isBeforeEnd ? " text-anchor=\"end\"" : ""
    let tip = title.map { "<title>\($0.escaped)</title>" } ?? ""
    body +=
      "<text class=\"\(style)\" x=\"\(x.inHundredths)\" y=\"\(y.inHundredths)\"\(anchor)>"
      + "\(tip)\(text.escaped)</text>\n"
  }

  static func width(of text: String) -> Double { Double(text.columns) * 7.2 }

  /// The first row with room for something that begins here; another one, if there may be one more.
  static func row(in rows: inout [Double], for start: Double) -> Int? {
    if let row = rows.firstIndex(where: { $0 <= start }) { return row }
    guard rows.count < LanesSVG.rows else { return nil }
    rows.append(0)
    return rows.count - 1
  }

  mutating func use(_ sign: String, _ ink: Ink, _ name: String) {
    if !legend.contains(where: { $0.name == name }) { legend.append((sign, ink, name)) }
  }
}
