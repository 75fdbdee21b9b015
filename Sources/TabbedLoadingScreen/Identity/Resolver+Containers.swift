extension Resolver {
  /// A stack along the direction of scrolling.
  mutating func stack(
    _ nodes: [Node], spacing: Double, isLazy: Bool, at place: Place, into boxes: inout [Box]
  ) {
    let slot = addStack(at: place)
    var children: [Box] = []
    resolve(nodes, at: place.content(of: slot, isLazy: isLazy), into: &children)
    append(children, slot, spacing: spacing, isLazy: isLazy, alignment: 0.5, to: &boxes)
  }

  /// The lazy stack of a surface; the scroll view around it is the screen's, unless it goes across.
  mutating func surface(
    _ surface: Surface, _ node: Node, at place: Place, into boxes: inout [Box]
  ) {
    guard surface.direction.axis == axis else {
      return surfaceAcross(surface, node, at: place, into: &boxes)
    }
    let slot = addStack(at: place)
    var inner = place.content(of: slot, isLazy: true)
    inner.isTarget = surface.isScrollTargetLayout
    var children: [Box] = []
    resolve(node, at: inner, into: &children)
    append(
      children, slot, spacing: surface.spacing, isLazy: true,
      alignment: surface.direction.alignment, to: &boxes)
    boxes[boxes.count - 1].margins = margins(surface.padding)
  }

  /// A scroll view across, with its padding inside; within another one it is as long as it likes, and
  /// lies there like a line.
  private mutating func surfaceAcross(
    _ surface: Surface, _ node: Node, at place: Place, into boxes: inout [Box]
  ) {
    let slot = addStack(at: place)
    var margins = margins(surface.padding)
    var inner = place.content(of: slot, isLazy: true)
    inner.isInLine = true
    if place.scroller == nil {
      inner.scroller = slot
      runs[slot].across = Across(near: margins.near, far: margins.far)
      (margins.near, margins.far) = (0, 0)
    }
    var children: [Box] = []
    resolve(node, at: inner, into: &children)
    append(
      line: children, slot, spacing: surface.spacing, alignment: surface.direction.alignment,
      to: &boxes)
    if place.scroller == nil { boxes[boxes.count - 1].breadth = nil }
    boxes[boxes.count - 1].margins = margins
  }

  /// Adds a stack; a lazy one takes the breadth it is offered.
  private mutating func append(
    _ children: [Box], _ slot: Int, spacing: Double, isLazy: Bool, alignment: Double,
    to boxes: inout [Box]
  ) {
    let content = Box.Content.stack(
      spacing: length(spacing), isLazy: isLazy, alignment: alignment, children)
    boxes.append(
      Box(slot: slot, count: 1, content: content, breadth: isLazy ? nil : children.widest))
  }

  /// A stack across the direction of scrolling.
  mutating func line(
    _ nodes: [Node], spacing: Double, at place: Place, into boxes: inout [Box]
  ) {
    let slot = addStack(at: place)
    var inner = place.content(of: slot)
    inner.isInLine = true
    var children: [Box] = []
    resolve(nodes, at: inner, into: &children)
    append(line: children, slot, spacing: spacing, alignment: 0.5, to: &boxes)
  }

  private mutating func append(
    line children: [Box], _ slot: Int, spacing: Double, alignment: Double, to boxes: inout [Box]
  ) {
    let spacing = length(spacing)
    boxes.append(
      Box(
        slot: slot, count: 1,
        content: .line(spacing: spacing, alignment: alignment, children),
        breadth: children.sideBySide(spacing: spacing)))
  }

  /// A card with room for a divider in each gap between its views; none around none (S16).
  mutating func dividedCard(
    _ node: Node, spacing: Double, at place: Place, into boxes: inout [Box]
  ) {
    let mark = Mark(self)
    let spacing = length(spacing)
    var place = place
    place.look.card = place.look.card ?? .regular
    place.look.hasDividers = true
    let slot = addStack(at: place)
    var children: [Box] = []
    resolve(node, at: place.content(of: slot), into: &children)
    guard children.viewCount > 0 else { return goBack(to: mark) }
    let gap = 2 * (spacing + Node.systemSpacing) + Drawing.dividerHeight
    boxes.append(
      Box(
        slot: slot, count: 1,
        content: .stack(spacing: gap, isLazy: false, alignment: 0, children),
        breadth: children.widest, margins: Card.padding.along(axis)))
  }

  /// In a sectioned surface a section without content is not there, nor is its header or footer;
  /// a collapsed one keeps its header (S15).
  mutating func section(_ section: Section, at outer: Place, into boxes: inout [Box]) {
    if outer.headerPadding != nil { closeLooseSection(boxes) }
    let mark = Mark(self)
    let start = boxes.count
    var place = outer
    place.headerPadding = nil
    let header = resolvePart(section.header, at: place.at(.child(0)), into: &boxes)
    for index in start..<boxes.count { boxes[index].margins.before += outer.headerPadding ?? 0 }
    let inside = section.isCollapsed ? [.empty, .empty] : [section.content, section.footer]
    let content = resolvePart(inside[0], at: place.at(.child(1)), into: &boxes)
    let footer = resolvePart(inside[1], at: place.at(.child(2)), into: &boxes)
    guard outer.headerPadding != nil else { return }
    let isShown = content > 0 || section.isCollapsed
    sections.append(
      ResolvedSection(
        header: header, content: content, footer: footer, isLoose: false,
        isCollapsed: section.isCollapsed, isShown: isShown))
    if !isShown {
      goBack(to: mark)
      boxes.removeSubrange(start...)
    }
    looseStart = boxes.count
  }

  /// The sections of a surface; loose siblings form sections of their own (S15).
  mutating func sections(
    of node: Node, headerPadding: Double, at place: Place, into boxes: inout [Box]
  ) {
    let (outer, known) = (looseStart, sections.count)
    looseStart = boxes.count
    var place = place
    place.headerPadding = length(headerPadding)
    resolve(node, at: place, into: &boxes)
    closeLooseSection(boxes)
    if sections.count == known {
      sections.append(ResolvedSection(isLoose: true, isShown: false))
    }
    looseStart = outer
  }

  /// What is said of each view of a node.
  mutating func modified(
    _ node: Node, _ modifier: Modifier, at place: Place, into boxes: inout [Box]
  ) {
    let start = boxes.count
    var place = place
    var margins = Margins()
    switch modifier {
    case .padding(let insets): margins = self.margins(insets)
    case .card(let card):
      place.look.card = place.look.card ?? card
      margins = Card.padding.along(axis)
    case .skeleton: place.look.isSkeleton = true
    case .label(let text): place.look.label = place.look.label ?? text
    case .header: place.look.kind = .header
    case .chevron: place.look.kind = .chevron
    case .gap: place.look.kind = .gap
    case .button(let isRectangular):
      if place.look.button == .none { place.look.button = .own(isRectangular: isRectangular) }
    }
    resolve(node, at: place, into: &boxes)
    for index in start..<boxes.count { boxes[index].margins = boxes[index].margins + margins }
  }

  private mutating func closeLooseSection(_ boxes: [Box]) {
    let count = boxes[looseStart...].viewCount
    if count > 0 { sections.append(ResolvedSection(content: count, isLoose: true)) }
    looseStart = boxes.count
  }

  /// Resolves a part of a section and returns how many views it has.
  private mutating func resolvePart(
    _ node: Node, at place: Place, into boxes: inout [Box]
  ) -> Int {
    let start = boxes.count
    resolve(node, at: place, into: &boxes)
    return boxes[start...].viewCount
  }

  private mutating func margins(_ insets: EdgeInsets) -> Margins {
    let given = insets.along(axis)
    return Margins(
      before: length(given.before), after: length(given.after), near: length(given.near),
      far: length(given.far))
  }

  /// How far a resolver has come, to go back to where something turns out not to be there.
  private struct Mark {
    let runs: Int
    let duplicates: Int

    init(_ resolver: Resolver) {
      runs = resolver.runs.count
      duplicates = resolver.duplicates.count
    }
  }

  private mutating func goBack(to mark: Mark) {
    runs.removeSubrange(mark.runs...)
    duplicates.removeSubrange(mark.duplicates...)
  }
}
