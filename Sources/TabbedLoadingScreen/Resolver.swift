/// Resolves a description to views: groups, branches and `ForEach` flatten, a stack is one.
struct Resolver {
  let render: Int
  private(set) var runs: [Run] = []
  /// Ids that a `ForEach` binds more than once (S2).
  var duplicates: [ViewID] = []
  /// How many lengths were no finite number of at least 0.
  private(set) var invalidLengths = 0

  init(render: Int) { self.render = render }

  /// Where a view is being resolved.
  struct Place {
    var path = Path()
    var names: [ViewID] = []
    /// Whether it is a lazy stack's own view.
    var isLazy = false
    var isInLazyStack = false

    func at(_ step: Path.Step) -> Place {
      var place = self
      place.path = path + step
      return place
    }
  }

  /// The scroll view's content as one stack.
  mutating func root(_ content: Node) -> Box {
    stack([content], spacing: 0, isLazy: false, at: Place())
  }

  private mutating func resolve(_ node: Node, at place: Place, into boxes: inout [Box]) {
    switch node {
    case .leaf(let height):
      let keys = Keys(kind: .single, count: 1)
      boxes.append(rows(keys, .uniform(length(height)), at: place))
    case .group(let nodes):
      for (index, node) in nodes.enumerated() {
        resolve(node, at: place.at(.child(index)), into: &boxes)
      }
    case .branch(let index, let node): resolve(node, at: place.at(.branch(index)), into: &boxes)
    case .identified(let id, let node):
      var inner = place.at(.id(id.renewed(in: render)))
      inner.names.append(id.renewed(in: render))
      resolve(node, at: inner, into: &boxes)
    case .rows(let ids, let heights): boxes.append(rows(ids, heights, at: place))
    case .elements(let elements): resolve(elements, at: place, into: &boxes)
    case .stack(let spacing, let isLazy, let nodes):
      boxes.append(stack(nodes, spacing: length(spacing), isLazy: isLazy, at: place))
    }
  }

  private mutating func stack(
    _ nodes: [Node], spacing: Double, isLazy: Bool, at place: Place
  ) -> Box {
    let slot = add(Keys(kind: .single, count: 1), isStack: true, at: place)
    var boxes: [Box] = []
    let inner = Place(
      path: place.path + .content, isLazy: isLazy, isInLazyStack: isLazy || place.isInLazyStack)
    for (index, node) in nodes.enumerated() {
      resolve(node, at: inner.at(.child(index)), into: &boxes)
    }
    let content = Box.Content.stack(spacing: spacing, isLazy: isLazy, boxes)
    return Box(slot: slot, count: 1, content: content)
  }

  /// Elements are keyed by their id; an explicit id at the root wins (S2). Of duplicates, an eager
  /// stack shows the first's content in every slot, a lazy stack draws one.
  private mutating func resolve(
    _ elements: [Node.Element], at place: Place, into boxes: inout [Box]
  ) {
    var first: [ViewID: Node] = [:]
    for (index, element) in elements.enumerated() {
      let key = element.id.renewed(in: render)
      var inner = place.at(.key(key))
      let earlier = first[key]
      if earlier == nil {
        first[key] = element.content
      } else {
        duplicates.append(element.id)
        inner = inner.at(.duplicate(index))
        if place.isLazy { continue }
      }
      let content = earlier ?? element.content
      if !content.hasExplicitID { inner.names.append(key) }
      resolve(content, at: inner, into: &boxes)
    }
  }

  mutating func add(_ keys: Keys, isStack: Bool, at place: Place) -> Int {
    runs.append(
      Run(
        path: place.path, names: place.names, keys: keys, isStack: isStack,
        isInLazyStack: place.isInLazyStack))
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
    case .branch(_, let node): node.hasExplicitID
    case .leaf, .group, .rows, .elements, .stack: false
    }
  }
}
