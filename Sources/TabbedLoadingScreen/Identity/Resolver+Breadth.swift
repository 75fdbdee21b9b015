extension Resolver {
  /// Says where a view and all in it lie across the direction of scrolling.
  mutating func spread(
    _ box: Box, from start: Double, over length: Double, aligned: Alignment
  ) {
    let free = max(0, length - box.margins.near - box.margins.far)
    let own = min(box.breadth ?? free, free)
    let span = Span(
      start: start + box.margins.near + (free - own) * aligned.part, length: own)
    runs[box.slot].span = span
    runs[box.slot].margins = box.margins
    switch box.content {
    case .rows: break
    case .stack(_, _, let alignment, let boxes):
      for box in boxes { spread(box, from: span.start, over: own, aligned: alignment) }
    case .line(let spacing, let boxes): share(span, among: boxes, spacing: spacing)
    }
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
      spread(box, from: start, over: length, aligned: .leading)
      start += length + spacing
    }
  }
}
