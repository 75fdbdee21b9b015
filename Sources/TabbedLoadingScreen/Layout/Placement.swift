/// One pass of layout: places what is known, and measures what a window shows (S13).
struct Placement {
  /// The visible part; `nil` places by what is known already.
  let window: ClosedRange<Double>?
  var runs: [Run]
  /// What the pass before has placed.
  private let before: [Placed?]
  /// By slot; `nil` for what is inside of a lazy row not yet realised.
  private(set) var placed: [Placed?]
  private var samples: [Int: Sample] = [:]
  private var firstRows: [Int: Double] = [:]

  init(window: ClosedRange<Double>?, runs: [Run], before: [Placed?]) {
    self.window = window
    self.runs = runs
    self.before = before
    placed = Array(repeating: nil, count: runs.count)
  }

  /// Places a box at `y` and returns where it ends.
  mutating func place(_ box: Box, at y: Double) -> Double {
    switch box.content {
    case .rows(let extents):
      let rows = Placed(y: y, spacing: 0, count: box.count, extents: extents)
      placed[box.slot] = rows
      return rows.end
    case .stack(let spacing, let isLazy, _, let boxes):
      let end = place(boxes, at: y, spacing: spacing, lazily: isLazy ? box.slot : nil)
      return note(box, from: y, to: end)
    case .line(_, let alignment, let boxes):
      return note(box, from: y, to: place(boxes, of: box.slot, at: y, aligned: alignment))
    }
  }

  /// Side by side: the highest tells the height, the others are aligned in it.
  private mutating func place(
    _ boxes: [Box], of line: Int, at y: Double, aligned alignment: Double
  ) -> Double {
    let ends = boxes.map { box in
      let start = y + box.margins.before
      // What is lazy is measured where the last pass has aligned it. Where this pass aligns it is not kept: a
      // pass without a window follows.
      let lead = window == nil ? 0 : lead(of: box, in: line)
      return place(box, at: start + lead) - lead + box.margins.after
    }
    let end = ends.reduce(y, max)
    for (box, own) in zip(boxes, ends) where own < end && alignment > 0 {
      shift(box, by: (end - own) * alignment)
    }
    return end
  }

  /// How far below the line's top, with its margin, a view was.
  private func lead(of box: Box, in line: Int) -> Double {
    guard let view = before[box.slot], let line = before[line] else { return 0 }
    return view.y - line.y - box.margins.before
  }

  private mutating func shift(_ box: Box, by distance: Double) {
    placed[box.slot]?.y += distance
    switch box.content {
    case .rows: break
    case .stack(_, _, _, let boxes), .line(_, _, let boxes):
      for box in boxes { shift(box, by: distance) }
    }
  }

  private mutating func note(_ stack: Box, from y: Double, to end: Double) -> Double {
    let all = Extents.uniform(max(0, end - y))
    placed[stack.slot] = Placed(y: y, spacing: 0, count: 1, extents: all)
    return end
  }

  /// After the pass: the first estimate is the average, later ones follow slowly (S13).
  mutating func learn() {
    for (slot, sample) in samples {
      let old = runs[slot].estimate ?? sample.mean
      runs[slot].estimate = old + 0.1 * (sample.mean - old)
    }
  }

  private mutating func place(
    _ boxes: [Box], at start: Double, spacing: Double, lazily stack: Int?
  ) -> Double {
    let stack = Self.areUniform(boxes) ? nil : stack
    var y = start
    var isFirst = true
    for box in boxes where box.count > 0 {
      if !isFirst { y += spacing }
      isFirst = false
      y += box.margins.before
      switch box.content {
      case .rows(let extents):
        var rows = Placed(
          y: y, spacing: spacing + box.margins.before + box.margins.after, count: box.count,
          extents: extents)
        if let stack { measure(&rows, slot: box.slot, in: stack) }
        placed[box.slot] = rows
        y = rows.end
      case .stack, .line:
        y = stack.map { placeLazily(box, at: y, in: $0) } ?? place(box, at: y)
      }
      y += box.margins.after
    }
    return y
  }

  /// Whether all are plain rows of one height: then a lazy stack's height is exact (S13).
  private static func areUniform(_ boxes: [Box]) -> Bool {
    var common: Double?
    return boxes.allSatisfy { box in
      guard case .rows(.uniform(let height)) = box.content else { return false }
      defer { common = height }
      return common == nil || common == height
    }
  }

  /// Measures the rows that the window shows.
  private mutating func measure(_ rows: inout Placed, slot: Int, in stack: Int) {
    rows.measured = MeasuredHeights(runs[slot].measured, of: rows.extents)
    rows.estimate = estimate(of: stack) ?? provisional(rows.extents.height(0), in: stack)
    guard let window else { return }
    note(rows.rowsToMeasure(in: window), of: rows.extents, slot: slot, in: stack)
    rows.measured = MeasuredHeights(runs[slot].measured, of: rows.extents)
  }

  /// A stack as a row of a lazy stack: its content exists once it has come into sight.
  private mutating func placeLazily(_ box: Box, at y: Double, in stack: Int) -> Double {
    let known = estimate(of: stack)
    let isMeasured = runs[box.slot].measured.contains(0..<1)
    if let known, !isMeasured, !isVisible(y, known) {
      return skip(box, at: y, estimate: known)
    }
    let end = place(box, at: y)
    if known == nil { _ = provisional(end - y, in: stack) }
    if isMeasured || isVisible(y, end - y) || (known.map { isVisible(y, $0) } ?? false) {
      note(0..<1, of: .uniform(end - y), slot: box.slot, in: stack)
      return end
    }
    return skip(box, at: y, estimate: end - y)
  }

  private mutating func skip(_ box: Box, at y: Double, estimate: Double) -> Double {
    placed[box.slot] = Placed(
      y: y, spacing: 0, count: 1, extents: .uniform(estimate),
      measured: MeasuredHeights(Measured(), of: .uniform(estimate)), estimate: estimate)
    return y + estimate
  }

  private func isVisible(_ y: Double, _ height: Double) -> Bool {
    window?.overlaps(y, height) ?? false
  }

  private mutating func note(_ range: Range<Int>, of extents: Extents, slot: Int, in stack: Int) {
    for new in runs[slot].measured.insert(range) {
      samples[stack, default: Sample()].add(new, of: extents)
    }
  }

  /// What a row not measured counts with: the estimate learnt, or before that, for this pass, the
  /// height of the stack's first row.
  private func estimate(of stack: Int) -> Double? { runs[stack].estimate ?? firstRows[stack] }

  private mutating func provisional(_ height: Double, in stack: Int) -> Double {
    firstRows[stack] = height
    return height
  }
}
