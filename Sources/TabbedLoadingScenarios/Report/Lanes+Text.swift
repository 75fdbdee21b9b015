extension Lanes {
  /// The picture in characters, the same for equal pictures: a lane for each tab, below it its
  /// requests; then what became of the list's position, and what was expected.
  ///
  /// - Parameters:
  ///   - width: how many columns it may take; less than 40 count as 40.
  ///   - isColored: with the codes that a terminal understands.
  package func text(width: Int = 100, isColored: Bool = false) -> String {
    var painter = LanesPainter(self, width: max(40, width))
    painter.paint()
    return painter.text(isColored)
  }
}

/// Draws lanes on a canvas.
private struct LanesPainter {
  private let lanes: Lanes
  private var canvas: Canvas
  /// Where time begins.
  private let start: Int
  private let scale: Int
  private var signs: [String] = []

  /// So many are drawn; a picture with more says nothing.
  private static let tabs = 12
  private static let rows = 4

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

  func text(_ isColored: Bool) -> String { canvas.text(isColored: isColored) }

  private func column(_ time: Duration?) -> Int {
    guard let time else { return start + scale }
    return start + min(scale - 1, Int(lanes.axis.place(of: time) * Double(scale)))
  }

  private mutating func paintTimes() {
    let row = canvas.addRow()
    for stop in lanes.axis.stops {
      let (column, text) = (column(stop), stop.label)
      guard column + text.count <= canvas.width,
        canvas.isEmpty(row: row, max(start, column - 2)..<column + text.count)
      else { continue }
      canvas.write(text, .faint, row: row, column: column)
    }
  }

  // MARK: Tabs

  private mutating func paint(_ lane: Lanes.Lane) {
    let row = canvas.addRow()
    canvas.write(lane.tab.cut(to: start - 2), row: row, column: 0)
    for stretch in lane.shown {
      let sign = stretch.shown.sign
      let columns = column(stretch.start)..<max(column(stretch.start), column(stretch.end))
      guard !columns.isEmpty else { continue }
      canvas.fill(sign.character, sign.ink, row: row, columns)
      use(sign)
    }
    paint(lane.requests)
  }

  /// Each request in the first row that has room for it and its name.
  private mutating func paint(_ requests: [Lanes.Bar]) {
    var rows: [Int] = []
    for bar in requests {
      let first = column(bar.start)
      let last = max(first + 1, column(bar.last?.time))
      let reach = first..<last + 2 + "\(bar.handle)".columns
      if let row = rows.first(where: { canvas.isEmpty(row: $0, first - 1..<reach.upperBound) }) {
        paint(bar, row, first, last)
      } else if rows.count < LanesPainter.rows {
        let row = canvas.addRow()
        rows.append(row)
        paint(bar, row, first, last)
      } else if let row = rows.last {
        paint(bar, row, first, last)
      }
    }
  }

  private mutating func paint(_ bar: Lanes.Bar, _ row: Int, _ first: Int, _ last: Int) {
    let middle = bar.cancelled.map { max(first + 1, column($0)) } ?? last
    canvas.fill("─", .plain, row: row, first..<min(middle, last))
    canvas.fill("┄", .cancelled, row: row, min(middle, last)..<last)
    canvas.write("├", row: row, column: first)
    if bar.cancelled != nil, middle < last { write(Lanes.Ending.cancelled.sign, row, middle) }
    if let ending = bar.last?.ending {
      write(ending.sign, row, last)
    } else {
      canvas.write("…", row: row, column: last - 1)
      signs.appendNew("… still waits")
    }
    name(bar, row, first, last)
  }

  /// Behind the bar, or on a long one that has no end.
  private mutating func name(_ bar: Lanes.Bar, _ row: Int, _ first: Int, _ last: Int) {
    let name = "\(bar.handle)".cut(to: 16)
    if bar.last == nil {
      guard last - first > name.columns + 4 else { return }
      canvas.write(" \(name) ", .faint, row: row, column: first + 2)
    } else if last + 2 + name.columns <= canvas.width,
      canvas.isEmpty(row: row, last + 1..<last + 2 + name.columns)
    {
      canvas.write(name, .faint, row: row, column: last + 2)
    }
  }

  // MARK: The list's position

  private mutating func paintMarks() {
    guard !lanes.marks.isEmpty else { return }
    var rows = [canvas.addRow()]
    canvas.write("scroll", row: rows[0], column: 0)
    var (time, end) = (Duration?.none, 0)
    for mark in lanes.marks {
      let sign = mark.kind.sign
      let text = "\(sign.character)\(mark.label)"
      // What comes of a command stands behind it.
      let place = mark.time == time ? end + 1 : column(mark.time)
      let first = min(place, canvas.width - text.columns)
      (time, end) = (mark.time, first + text.columns)
      let reach = max(start, first - 1)..<first + text.columns
      var row = rows.first { canvas.isEmpty(row: $0, reach) }
      if row == nil, rows.count < LanesPainter.rows {
        row = canvas.addRow()
        rows.append(row ?? 0)
      }
      guard let row else { continue }
      canvas.write(text, sign.ink, row: row, column: first)
      use(sign)
    }
  }

  private mutating func paintOffset() {
    guard !lanes.offsets.isEmpty else { return }
    let offsets = (0..<scale).map { index in
      lanes.offsets.offset(at: lanes.axis.time(at: (Double(index) + 0.999) / Double(scale)))
    }
    let most = lanes.offsets.map(\.offset).max() ?? 0
    let curve = Curve(offsets, scale: most, height: 3)
    for (index, line) in curve.lines.enumerated() {
      let row = canvas.addRow()
      let label = index == 0 ? most.whole : index == 1 ? "offset" : "0"
      canvas.write(label, index == 1 ? .plain : .faint, row: row, column: 0)
      canvas.write(line, .rows, row: row, column: start)
    }
  }

  // MARK: Expectations

  private mutating func paintChecks() {
    guard !lanes.checks.isEmpty else { return }
    let row = canvas.addRow()
    canvas.write("checks", row: row, column: 0)
    let failed = lanes.checks.filter { !$0.problems.isEmpty }
    for check in lanes.checks { canvas.write("✓", .good, row: row, column: column(check.time)) }
    for check in failed { canvas.write("✗", .bad, row: row, column: column(check.time)) }
    for check in failed.prefix(8) {
      for problem in check.problems.prefix(4) {
        let row = canvas.addRow()
        let text = "✗ @\(check.time.label), line \(check.line): \(problem)"
        canvas.write(text.cut(to: canvas.width), .bad, row: row, column: 0)
      }
    }
    if failed.count > 8 {
      let row = canvas.addRow()
      canvas.write("✗ and \(failed.count - 8) more lines", .bad, row: row, column: 0)
    }
  }

  // MARK: The legend

  private mutating func use(_ sign: (character: Character, ink: Ink, name: String)) {
    signs.appendNew("\(sign.character) \(sign.name)")
  }

  private mutating func write(
    _ sign: (character: Character, ink: Ink, name: String), _ row: Int, _ column: Int
  ) {
    canvas.write(String(sign.character), sign.ink, row: row, column: min(column, canvas.width - 1))
    use(sign)
  }

  private mutating func paintLegend() {
    var (row, column) = (canvas.addRow(), canvas.width)
    for sign in signs + ["not to scale: short times are drawn wider"] {
      if column + sign.columns > canvas.width { (row, column) = (canvas.addRow(), 0) }
      canvas.write(sign, .faint, row: row, column: column)
      column += sign.columns + 3
    }
  }
}

extension [String] {
  fileprivate mutating func appendNew(_ text: String) {
    if !contains(text) { append(text) }
  }
}
