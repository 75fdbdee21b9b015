extension LanesPainter {
  mutating func paintMarks() {
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
        rows.append(canvas.addRow())
        row = rows.last
      }
      guard let row else { continue }
      canvas.write(text, sign.ink, row: row, column: first)
      use(sign)
    }
  }

  mutating func paintOffset() {
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

  mutating func paintChecks() {
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
}
