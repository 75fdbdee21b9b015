extension LanesPainter {
  mutating func paint(_ lane: Lanes.Lane) {
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
  mutating func paint(_ requests: [Lanes.Bar]) {
    var rows: [Int] = []
    for bar in requests {
      let first = column(bar.start)
      let last = max(first + 1, column(bar.last?.time))
      let reach = first - 1..<last + 2 + "\(bar.handle)".columns
      let free = rows.first { canvas.isEmpty(row: $0, reach) }
      if free == nil, rows.count < LanesPainter.rows { rows.append(canvas.addRow()) }
      if let row = free ?? rows.last { paint(bar, row, first, last) }
    }
  }

  mutating func paint(_ bar: Lanes.Bar, _ row: Int, _ first: Int, _ last: Int) {
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
  mutating func name(_ bar: Lanes.Bar, _ row: Int, _ first: Int, _ last: Int) {
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
}
