extension Screen {
  /// What the frame shows now, what reaches into its insets included.
  ///
  /// Cost: the number of stacks that are visible, of their children, and of visible rows.
  public var drawing: Drawing {
    var shapes: [Drawing.Shape] = []
    if let root { draw(root, into: &shapes) }
    for (run, key, view) in leaving where window.overlaps(view.minY, view.height) {
      guard let kind = Drawing.Kind(run.look), let span = view.span else { continue }
      shapes.append(
        Drawing.Shape(
          kind: kind, minY: view.minY - offset, height: view.height, leading: span.start,
          breadth: span.length, id: run.id(of: key), label: run.look.label, isOutgoing: true))
    }
    return Drawing(
      axis: axis, viewport: viewport, breadth: breadth, safeArea: safeArea, offset: offset,
      contentHeight: layoutHeight, shapes: shapes)
  }

  private func draw(_ box: Box, into shapes: inout [Drawing.Shape]) {
    guard box.count > 0, let rows = placed[box.slot] else { return }
    let run = runs[box.slot]
    let reach = window.grown(before: run.margins.after, after: run.margins.before)
    switch box.content {
    case .rows:
      guard !rows.extents.isZero else { return }
      for index in rows.rows(in: reach) where rows.height(index) > 0 {
        let key = run.keys.id(at: index)
        append(run, key, rows.minY(index), rows.height(index), to: &shapes)
      }
    case .stack(let spacing, _, _, let boxes), .line(let spacing, _, let boxes):
      guard reach.overlaps(rows.y, rows.height(0)) else { return }
      appendCard(run, rows.y, rows.height(0), to: &shapes)
      for box in boxes { draw(box, into: &shapes) }
      if run.look.hasDividers { drawDividers(run, boxes, gap: spacing, into: &shapes) }
    }
  }

  private func append(
    _ run: Run, _ key: ViewID, _ minY: Double, _ height: Double,
    to shapes: inout [Drawing.Shape]
  ) {
    appendCard(run, minY, height, to: &shapes)
    guard
      let kind = Drawing.Kind(run.look), window.overlaps(minY, height),
      let span = runs.shownSpan(of: run)
    else { return }
    shapes.append(
      Drawing.Shape(
        kind: kind, minY: minY - offset, height: height, leading: span.start,
        breadth: span.length, id: run.id(of: key), label: run.look.label))
  }

  /// The card behind a view, if it has one that is in sight.
  private func appendCard(
    _ run: Run, _ minY: Double, _ height: Double, to shapes: inout [Drawing.Shape]
  ) {
    let margins = Card.padding.along(axis)
    guard let card = run.look.card, let span = runs.shown(run.span.grown(margins), of: run) else {
      return
    }
    shapes.append(
      Drawing.Shape(
        kind: .card(card), minY: minY - margins.before - offset,
        height: height + margins.before + margins.after,
        leading: span.start, breadth: span.length))
  }

  /// A divider in the middle of each gap, so after every view but the last (S16).
  private func drawDividers(
    _ card: Run, _ boxes: [Box], gap: Double, into shapes: inout [Drawing.Shape]
  ) {
    let shown = boxes.filter { $0.count > 0 }
    guard let span = runs.shownSpan(of: card) else { return }
    for (place, box) in shown.enumerated() {
      guard let rows = placed[box.slot] else { continue }
      let isLastBox = place == shown.count - 1
      let reach = window.grown(before: gap, after: 0)
      let visible = runs[box.slot].isStack ? 0..<1 : rows.rows(in: reach)
      for index in visible where !(isLastBox && index == box.count - 1) {
        let middle = rows.maxY(index) + runs[box.slot].margins.after + gap / 2
        let minY = middle - Drawing.dividerHeight / 2
        guard window.overlaps(minY, Drawing.dividerHeight) else { continue }
        shapes.append(
          Drawing.Shape(
            kind: .divider, minY: minY - offset, height: Drawing.dividerHeight,
            leading: span.start, breadth: span.length))
      }
    }
  }
}

extension Drawing.Kind {
  /// What a view without children is drawn as; `nil` if it is not.
  init?(_ look: Look) {
    switch look.kind {
    case .gap: return nil
    case .chevron: self = .chevron
    case .header: self = look.isSkeleton ? .skeleton : .header
    case .plain:
      switch look.button {
      case _ where look.isSkeleton: self = .skeleton
      case .own: self = .button
      case .none, .inside: self = .row
      }
    }
  }
}

extension ClosedRange<Double> {
  /// Whether some of a view of this place and height lies in the range.
  func overlaps(_ minY: Double, _ height: Double) -> Bool {
    minY < upperBound && minY + height > lowerBound
  }

  func grown(before: Double, after: Double) -> Self {
    lowerBound - before...upperBound + after
  }
}
