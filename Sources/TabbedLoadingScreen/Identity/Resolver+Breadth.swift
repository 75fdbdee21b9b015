extension Resolver {
  /// Says where a view and all in it lie across the direction of scrolling.
  mutating func spread(
    _ box: Box, from start: Double, over length: Double, aligned: Double
  ) {
    let free = max(0, length - box.margins.near - box.margins.far)
    let own = min(box.breadth ?? free, free)
    let span = Span(
      start: start + box.margins.near + (free - own) * aligned, length: own)
    runs[box.slot].span = span
    runs[box.slot].margins = box.margins
    switch box.content {
    case .rows: break
    case .stack(_, _, let alignment, let boxes):
      for box in boxes { spread(box, from: span.start, over: own, aligned: alignment) }
    case .line(let spacing, _, let boxes):
      let shown = boxes.filter { $0.count > 0 }
      if let across = runs[box.slot].across {
        // Without a breadth a view is as long as what the scroll view shows.
        let end = lineUp(shown, from: span.start + across.near, spacing: spacing, others: own)
        runs[box.slot].across?.limit = max(0, end + across.far - span.end)
      } else {
        let share = share(of: own, among: shown, spacing: spacing)
        _ = lineUp(shown, from: span.start, spacing: spacing, others: share)
      }
    }
  }

  /// Side by side: those with a breadth have it, the others this one. Returns where the last ends.
  private mutating func lineUp(
    _ boxes: [Box], from first: Double, spacing: Double, others: Double
  ) -> Double {
    var start = first
    for (place, box) in boxes.enumerated() {
      if place > 0 { start += spacing }
      let length = box.outerBreadth ?? others
      spread(box, from: start, over: length, aligned: 0)
      start += length
    }
    return start
  }

  /// What those with a breadth leave each of the others.
  private func share(of length: Double, among boxes: [Box], spacing: Double) -> Double {
    let taken = boxes.reduce(0) { $0 + ($1.outerBreadth ?? 0) }
    let takers = boxes.reduce(0) { $0 + ($1.breadth == nil ? 1 : 0) }
    let rest = length - taken - spacing * Double(max(boxes.count - 1, 0))
    return takers > 0 ? max(0, rest) / Double(takers) : 0
  }
}
