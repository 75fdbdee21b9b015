extension Screen {
  /// After so many rounds of `onChange` actions in one update the rest is a cycle (S12 [F]).
  public static var roundLimit: Int { 16 }

  /// Renders after a change of the model, which has happened already (S12 [R]).
  ///
  /// The body is evaluated and its list compared with the last one; the actions of changed values
  /// run, which may change the model and scroll; and again, until none is left. Then comes layout,
  /// and with it what the actions scrolled to.
  ///
  /// - Parameters:
  ///   - model: What the body reads and the actions change.
  ///   - body: The body; called once per round.
  ///   - proxy: Scrolls called before, in the handler that changed the model: resolved in the old
  ///     list, carried out in the new layout (S6 [R]).
  ///   - perform: The action of one changed value.
  public mutating func update<Model>(
    _ model: inout Model, scrolledBy proxy: ScrollViewProxy? = nil, body: (Model) -> Render,
    perform: (inout Model, Change, inout ScrollViewProxy) -> Void = { _, _, _ in }
  ) {
    var transaction: Animation?
    var requests = proxy?.requests ?? []
    let held = heldTargets
    for round in 0... {
      let render = body(model)
      transaction = render.animation ?? transaction
      adopt(render, topmost: held.first?.target, animation: transaction)
      let changes = takeChanges(render.onChange)
      if changes.isEmpty { break }
      guard round < Self.roundLimit else {
        note(.cycle(changes.map { $0.key }))
        break
      }
      var proxy = scrollViewProxy
      for change in changes { perform(&model, change, &proxy) }
      requests += proxy.requests
    }
    commit(requests, holding: held, animation: transaction)
  }

  /// Renders a body that reads its model by itself.
  public mutating func update(
    _ body: () -> Render, perform: (Change, inout ScrollViewProxy) -> Void = { _, _ in }
  ) {
    var nothing: Void = ()
    update(&nothing, body: { _ in body() }, perform: { perform($1, &$2) })
  }

  /// A proxy that resolves in the list as it is now.
  public var scrollViewProxy: ScrollViewProxy { ScrollViewProxy(runs: runs) }

  /// The changes of the watched values; equal ones, and those first seen, are none (S12).
  private mutating func takeChanges(_ values: [OnChange]) -> [Change] {
    var changes: [Change] = []
    var seen: [ViewID: ViewID] = [:]
    for item in values where seen[item.key] == nil {
      let old = watched[item.key]
      seen[item.key] = item.value
      if old == item.value || (old == nil && !item.initial) { continue }
      changes.append(Change(key: item.key, old: old, new: item.value))
    }
    watched = seen
    return changes
  }

  /// Layout after the last round, with what was scrolled to.
  private mutating func commit(
    _ requests: [Request], holding held: [HeldTarget], animation: Animation?
  ) {
    place(in: nil)
    hold(held)
    let total = measureVisible()
    if isNew { height = AnimatedValue(total) }
    isNew = false
    if total != height.target { height.retarget(to: total, animation: animation, at: now) }
    holdPosition()
    for request in requests { perform(request) }
    follow()
  }
}
