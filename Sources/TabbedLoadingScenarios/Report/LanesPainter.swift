/// Draws lanes on a canvas.
struct LanesPainter {
  let lanes: Lanes
  var canvas: Canvas
  /// Where time begins.
  let start: Int
  let scale: Int
  var signs: [String] = []

  /// So many are drawn; a picture with more says nothing.
  static let tabs = 12
  static let rows = 4

  init(_ lanes: Lanes, width: Int) {
    self.lanes = lanes
    canvas = Canvas(width: width)
    let names = lanes.lanes.prefix(LanesPainter.tabs).map(\.tab.columns) + ["offset".count]
    start = min(16, names.max() ?? 0) + 2
    scale = width - start
  }

  mutating func paint() {
    paintTimes()
    for lane in lanes.lanes.prefix(LanesPainter.tabs) { paint(lane) }
    if lanes.lanes.count > LanesPainter.tabs {
      let row = canvas.addRow()
      canvas.write(
        "and \(lanes.lanes.count - LanesPainter.tabs) more tabs", .faint, row: row, column: start)
    }
    paintMarks()
    paintOffset()
    paintChecks()
    paintLegend()
  }

  func column(_ time: Duration?) -> Int {
    guard let time else { return start + scale }
    return start + min(scale - 1, Int(lanes.axis.place(of: time) * Double(scale)))
  }

  mutating func paintTimes() {
    let row = canvas.addRow()
    for stop in lanes.axis.stops {
      let (column, text) = (column(stop), stop.label)
      guard column + text.count <= canvas.width,
        canvas.isEmpty(row: row, max(start, column - 2)..<column + text.count)
      else { continue }
      canvas.write(text, .faint, row: row, column: column)
    }
  }

  // MARK: The legend

  mutating func use(_ sign: Ink.Sign) { signs.appendNew("\(sign.character) \(sign.name)") }

  mutating func write(_ sign: Ink.Sign, _ row: Int, _ column: Int) {
    canvas.write(String(sign.character), sign.ink, row: row, column: min(column, canvas.width - 1))
    use(sign)
  }

  mutating func paintLegend() {
    var (row, column) = (canvas.addRow(), canvas.width)
    for sign in signs + ["not to scale: short times are drawn wider"] {
      if column + sign.columns > canvas.width { (row, column) = (canvas.addRow(), 0) }
      canvas.write(sign, .faint, row: row, column: column)
      column += sign.columns + 3
    }
  }
}

extension [String] {
  mutating func appendNew(_ text: String) {
    if !contains(text) { append(text) }
  }
}
