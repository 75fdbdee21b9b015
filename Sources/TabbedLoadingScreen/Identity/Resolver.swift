/// Resolves a description to views: groups, branches and `ForEach` flatten, a stack is one (S14).
struct Resolver {
  let render: Int
  let axis: Axis
  var runs: [Run] = []
  /// Ids that a `ForEach` binds more than once (S2).
  var duplicates: [Duplicate] = []
  /// How many lengths were no finite number of at least 0.
  private(set) var invalidLengths = 0
  /// What was left out because there is too much of it.
  var limits: Set<Limit> = []
  /// The sections of all sectioned surfaces, in order, the dropped ones too (S15).
  var sections: [ResolvedSection] = []
  /// Each `ForEach` with views of its own per element.
  private(set) var elementLists: [(path: Path, elements: [Node.Element])] = []
  /// How many views the one that is being resolved is nested in.
  private var depth = 0
  /// The first box that belongs to no section yet.
  var looseStart = 0

  init(render: Int, axis: Axis) {
    self.render = render
    self.axis = axis
  }

  /// Where a view is being resolved.
  struct Place {
    var path = Path()
    var ids: [ViewID] = []
    /// Whether it is a lazy stack's own view.
    var isLazy = false
    var isInLazyStack = false
    /// The scroll view across that it is inside of, by its slot.
    var scroller: Int?
    /// Whether it is a view of a line.
    var isInLine = false
    /// Whether a scroll position may name it.
    var isTarget = false
    /// The padding above headers, in a sectioned surface.
    var headerPadding: Double?
    var look = Look()

    func at(_ step: Path.Step) -> Place {
      var place = self
      place.path = path + step
      return place
    }

    /// The place of the children of the stack in `slot` that is made here.
    func content(of slot: Int, isLazy: Bool = false) -> Place {
      Place(
        path: path + .content, isLazy: isLazy, isInLazyStack: isLazy || isInLazyStack,
        scroller: scroller, look: look.inside(slot: slot))
    }
  }

  /// The scroll view's content as one stack.
  mutating func root(_ content: Node, breadth: Double) -> Box {
    var boxes: [Box] = []
    let stack = Node.stack(spacing: 0, isLazy: false, [content])
    resolve(stack, at: Place(), into: &boxes)
    boxes[0].breadth = nil
    spread(boxes[0], from: 0, over: breadth, aligned: 0)
    return boxes[0]
  }

  /// Each kind is resolved by a function of its own, so that a level of nesting takes little stack.
  mutating func resolve(_ node: Node, at place: Place, into boxes: inout [Box]) {
    guard depth < Limit.nesting.count else {
      limits.insert(.nesting)
      return
    }
    depth += 1
    switch node {
    case .leaf(let height, let breadth): leaf(height, breadth, at: place, into: &boxes)
    case .group(let nodes): resolve(nodes, at: place, into: &boxes)
    case .branch(let index, let node): branch(index, node, at: place, into: &boxes)
    case .identified(let id, let node): identified(id, node, at: place, into: &boxes)
    case .rows(let ids, let heights): rows(ids, heights, at: place, into: &boxes)
    case .elements(let elements): resolve(elements, at: place, into: &boxes)
    case .stack(let spacing, let isLazy, let nodes):
      stack(nodes, spacing: spacing, isLazy: isLazy, at: place, into: &boxes)
    case .line(let spacing, let nodes): line(nodes, spacing: spacing, at: place, into: &boxes)
    case .surface(let surface, let node): self.surface(surface, node, at: place, into: &boxes)
    case .section(let section): self.section(section, at: place, into: &boxes)
    case .sections(let padding, let node):
      sections(of: node, headerPadding: padding, at: place, into: &boxes)
    case .dividedCard(let spacing, let node):
      dividedCard(node, spacing: spacing, at: place, into: &boxes)
    case .modified(let modifier, let node): modified(node, modifier, at: place, into: &boxes)
    }
    depth -= 1
  }

  private mutating func leaf(
    _ height: Double, _ breadth: Double?, at place: Place, into boxes: inout [Box]
  ) {
    let keys = Keys(kind: .single, count: 1)
    boxes.append(
      rows(keys, .uniform(length(height)), at: place, breadth: breadth.map { length($0) }))
  }

  private mutating func branch(
    _ index: Int, _ node: Node, at place: Place, into boxes: inout [Box]
  ) {
    resolve(node, at: place.at(.branch(index)), into: &boxes)
  }

  private mutating func identified(
    _ id: ViewID, _ node: Node, at place: Place, into boxes: inout [Box]
  ) {
    let id = id.renewed(in: render)
    var inner = place.at(.id(id))
    inner.ids.append(id)
    let start = boxes.count
    resolve(node, at: inner, into: &boxes)
    bind(place.ids.count, to: boxes[start...])
  }

  /// The id at this place is bound to views with the padding that they have so far.
  private mutating func bind(_ index: Int, to boxes: ArraySlice<Box>) {
    for box in boxes { runs[box.slot].outsets[index] = box.margins }
  }

  mutating func resolve(_ nodes: [Node], at place: Place, into boxes: inout [Box]) {
    for (index, node) in nodes.enumerated() {
      resolve(node, at: place.at(.child(index)), into: &boxes)
    }
  }

  /// Elements are keyed by their id; an explicit id at the root wins (S2). Of duplicates, an eager
  /// stack shows the first's content in every slot, a lazy stack draws one.
  private mutating func resolve(
    _ elements: [Node.Element], at place: Place, into boxes: inout [Box]
  ) {
    elementLists.append((place.path, elements))
    var first: [ViewID: Int] = [:]
    var repeated = DuplicateCounter()
    for (index, element) in elements.enumerated() {
      let key = element.id.renewed(in: render)
      let earlier = first[key]
      if let earlier { repeated.add(element.id, at: index, first: earlier) }
      if earlier != nil, place.isLazy { continue }
      var inner = place.at(.key(key))
      if earlier == nil { first[key] = index } else { inner = inner.at(.duplicate(index)) }
      let content = elements[earlier ?? index].content
      let start = boxes.count
      let isBound = !content.hasExplicitID
      if isBound { inner.ids.append(key) }
      resolve(content, at: inner, into: &boxes)
      if isBound { bind(place.ids.count, to: boxes[start...]) }
    }
    duplicates += repeated.all
  }

  mutating func addStack(at place: Place) -> Int {
    add(Keys(kind: .single, count: 1), isStack: true, at: place)
  }

  mutating func add(_ keys: Keys, isStack: Bool, at place: Place) -> Int {
    runs.append(
      Run(
        path: place.path, ids: place.ids,
        outsets: Array(repeating: Margins(), count: place.ids.count), keys: keys,
        isStack: isStack,
        isInLazyStack: place.isInLazyStack, look: place.look, isTarget: place.isTarget,
        scroller: place.scroller))
    return runs.count - 1
  }

  mutating func length(_ value: Double) -> Double {
    guard let length = value.length else {
      invalidLengths += 1
      return 0
    }
    return length
  }
}

extension Node {
  /// Whether the view has an explicit id at its root.
  fileprivate var hasExplicitID: Bool {
    switch self {
    case .identified: true
    case .branch(_, let node), .modified(_, let node): node.hasExplicitID
    case .leaf, .group, .rows, .elements, .stack, .line, .surface, .section, .sections,
      .dividedCard:
      false
    }
  }
}
