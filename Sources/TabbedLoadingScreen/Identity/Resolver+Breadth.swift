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
      if let across = runs[box.slot].across {
        lineUp(boxes, in: box.slot, across, spacing: spacing)
      } else {
        share(span, among: boxes, spacing: spacing)
      }
    }
  }

  /// Side by side in a scroll view across, as long as they are; those without a breadth as long as
  /// what it shows.
  private mutating func lineUp(
    _ boxes: [Box], in slot: Int, _ across: Across, spacing: Double
  ) {
    let span = runs[slot].span
    var start = span.start + across.near
    for (place, box) in boxes.filter({ $0.count > 0 }).enumerated() {
      if place > 0 { start += spacing }
      let length = box.outerBreadth ?? span.length
      spread(box, from: start, over: length, aligned: 0)
      start += length
    }
    runs[slot].across?.limit = max(0, start + across.far - span.end)
  }

  /// Side by side: those with a breadth have it, the others share the rest.
  private mutating func share(_ span: Span, among boxes: [Box], spacing: Double) {
    let shown = boxes.filter { $0.count > 0 }
    let taken = shown.reduce(0) { $0 + ($1.outerBreadth ?? 0) }
    let takers = shown.reduce(0) { $0 + ($1.breadth == nil ? 1 : 0) }
    let rest = span.length - taken - spacing * Double(max(shown.count - 1, 0))
    let share = takers > 0 ? max(0, rest) / Double(takers) : 0
    var start = span.start
    for box in shown {
      let length = box.outerBreadth ?? share
      spread(box, from: start, over: length, aligned: 0)
      start += length + spacing
    }
  }
}
