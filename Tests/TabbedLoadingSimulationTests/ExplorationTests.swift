import Testing

@testable import TabbedLoadingSimulation

/// A small screen with tabs: each request in flight is an answer that may come.
struct Tabs: Hashable {
  enum Event: Hashable {
    case select(Int)
    case answer(Int)
  }

  var selected = 0
  var shown: Int?
  var pending: [Int] = []

  static func model(
    _ count: Int, inFlight: Int, checksTab: Bool = true
  ) -> Model<Tabs, Event, Tabs> {
    var model = Model(initial: Tabs()) { state in
      (0..<count).filter { $0 != state.selected && state.pending.count < inFlight }
        .map(Event.select) + state.pending.indices.map(Event.answer)
    } step: { state, event in
      var state = state
      switch event {
      case .select(let tab):
        state.selected = tab
        state.shown = nil
        state.pending.append(tab)
        state.pending.sort()
      case .answer(let index):
        let tab = state.pending.remove(at: index)
        if tab == state.selected || !checksTab { state.shown = tab }
      }
      return state
    }
    model.invariants = [
      .init("what is shown is the selected tab's") { $0.shown == nil || $0.shown == $0.selected }
    ]
    model.phase = { $0.shown == nil ? "loading" : "ready" }
    model.kind = { event in
      switch event {
      case .select: "select"
      case .answer: "answer"
      }
    }
    return model
  }
}

@Suite struct ExplorationTests {
  /// States of `Tabs`, counted without the explorer: a depth-first walk over a set.
  private func count(_ model: Model<Tabs, Tabs.Event, Tabs>) -> (states: Int, transitions: Int) {
    var (seen, stack, transitions) = (Set([model.initial]), [model.initial], 0)
    while let state = stack.popLast() {
      for event in model.events(state) {
        transitions += 1
        let next = model.step(state, event)
        if seen.insert(next).inserted { stack.append(next) }
      }
    }
    return (seen.count, transitions)
  }

  @Test(arguments: [(1, 1), (2, 1), (2, 2), (3, 2), (4, 3)])
  func `counts are those of another walk`(tabs: Int, inFlight: Int) {
    let model = Tabs.model(tabs, inFlight: inFlight)
    let exploration = Exploration(model)
    let expected = count(model)
    #expect(exploration.states == expected.states)
    #expect(exploration.transitions == expected.transitions)
    guard case .complete = exploration.end else {
      Issue.record("\(exploration)")
      return
    }
  }

  @Test func `a grid has as many states as it has places`() {
    let grid = Model(initial: [0, 0]) { place in
      [0, 1].filter { place[$0] < 9 }
    } step: { place, axis in
      var place = place
      place[axis] += 1
      return place
    }
    let exploration = Exploration(grid)
    #expect("\(exploration)" == "complete: 100 states, 180 transitions, depth 18")
  }

  @Test func `a canonical form makes one of states that behave alike`() {
    let grid = Model<[Int], Int, [Int]>(initial: [0, 0]) { place in
      [0, 1].filter { place[$0] < 9 }
    } step: { place, axis in
      var place = place
      place[axis] += 1
      return place
    } key: {
      $0.sorted()
    }
    #expect(Exploration(grid).states == 55)
  }

  @Test func `no tabs, and nothing that can happen, is one state`() {
    let nothing = Model(initial: 0) { _ in
      [Int]()
    } step: { state, _ in
      state
    }
    #expect("\(Exploration(nothing))" == "complete: 1 states, 0 transitions, depth 0")
  }

  @Test func `the trace to a bug is a shortest one, with what each event changed`() {
    let exploration = Exploration(Tabs.model(3, inFlight: 2, checksTab: false))
    #expect(
      "\(exploration)" == """
        does not hold: what is shown is the selected tab's
        1. select
          - selected: 0
          - pending: []
          + selected: 1
          + pending: [1]
        2. select
          - selected: 1
          - pending: [1]
          + selected: 0
          + pending: [0, 1]
        3. answer
          - shown: nil
          - pending: [0, 1]
          + shown: Optional(1)
          + pending: [0]
        after 11 states, 10 transitions, depth 3
        """)
  }

  @Test func `a space without end is stopped, and not called complete`() {
    let naturals = Model(initial: 0) { _ in
      [1]
    } step: {
      $0 + $1
    }
    #expect(
      "\(Exploration(naturals, limit: 1_000))"
        == "stopped at 1000 states, there are more: 1001 states, 1000 transitions, depth 1000")
  }

  @Test func `a step that is no function is found out`() {
    var calls = 0
    let model = Model(initial: 0) {
      $0 < 100 ? ["add"] : []
    } step: { state, _ in
      calls += 1
      return state + (calls % 7 == 0 ? 2 : 1)
    }
    guard case .unstable(let found) = Exploration(model).end else {
      Issue.record("taken for a function")
      return
    }
    #expect(
      found.problem == "the step is a function: 'add' leads elsewhere when it is taken once more")
  }

  @Test func `a state from which a settled one cannot be reached is shown`() {
    // 3 leads to 4 and back only; 0 is settled.
    let next = [0: [1], 1: [0, 2], 2: [1, 3], 3: [4], 4: [3]]
    var model = Model(initial: 0) {
      next[$0] ?? []
    } step: {
      $1
    }
    model.alwaysReachable = .init("settled") { $0 == 0 }
    guard case .violated(let found) = Exploration(model).end else {
      Issue.record("not found")
      return
    }
    #expect(found.problem == "from here 'settled' cannot be reached")
    #expect(found.events == [1, 2, 3])

    model.alwaysReachable = .init("four") { $0 == 4 }
    guard case .complete = Exploration(model).end else {
      Issue.record("every state reaches 4")
      return
    }
  }

  @Test func `what the user would have to do is no way to a settled state`() {
    // Only closing leads from 1 to 2, the end.
    var model = Model(initial: 0) { state in
      state == 0 ? ["load"] : state == 1 ? ["close", "wait"] : []
    } step: { state, event in
      event == "wait" ? state : state + 1
    }
    model.alwaysReachable = .init("settled") { $0 != 1 }
    guard case .complete = Exploration(model).end else {
      Issue.record("closing leads there")
      return
    }
    model.leadsThere = { $0 != "close" }
    guard case .violated(let found) = Exploration(model).end else {
      Issue.record("closing is counted on")
      return
    }
    #expect(found.events == ["load"])
  }

  @Test func `coverage tells phases, events, and those that never happen`() {
    var model = Tabs.model(2, inFlight: 1)
    model.kinds = ["select", "answer", "close"]
    let exploration = Exploration(model)
    #expect(exploration.coverage.map(\.phase) == ["loading", "ready"])
    #expect(exploration.coverage.map(\.kinds) == [["answer", "select"], ["select"]])
    #expect(exploration.neverEnabled == ["close"])
  }

  @Test func `the diagram has each arrow once`() throws {
    #expect(
      try Exploration(Tabs.model(2, inFlight: 1)).diagram().mermaid == """
        stateDiagram-v2
          state "loading" as s0
          state "ready" as s1
          [*] --> s0
          s0 --> s0: select
          s0 --> s1: answer
          s1 --> s0: select

        """)
  }

  @Test func `the picture has each box and arrow once, and its words in the boxes`() throws {
    let picture = try Exploration(Tabs.model(2, inFlight: 1)).diagram().svg
    #expect(picture.matches(of: /<rect x=/).count == 2)
    #expect(picture.matches(of: /marker-end/).count == 2)
    #expect(picture.contains(">stays: select</text>"))
    #expect(picture.contains(">\u{2192} ready: answer</text>"))
  }

  @Test func `names in a picture are no markup`() throws {
    let ends = Diagram.Ends(from: "a<b", to: "\"c\" & d")
    let picture = try Diagram(start: "a<b", arrows: [ends: ["e > f"]]).svg
    #expect(picture.contains(">a&lt;b</text>"))
    #expect(picture.contains("\"c\" &amp; d: e &gt; f</text>"))
  }

  @Test func `a diagram that nobody could read is refused`() {
    var model = Model(initial: 0) {
      $0 < 50 ? [1] : []
    } step: {
      $0 + $1
    }
    model.phase = { "\($0)" }
    let exploration = Exploration(model)
    let error = #expect(throws: TooManyNodes.self) { try exploration.diagram() }
    #expect(
      error?.description
        == "a diagram of 51 nodes cannot be read; 40 are the most: group the states into fewer phases"
    )
  }

  @Test func `a long exploration says how far it is`() {
    let naturals = Model(initial: 0) { _ in
      [1]
    } step: {
      $0 + $1
    }
    var heard: [Int] = []
    _ = Exploration(naturals, limit: 3_000) { heard.append($0) }
    #expect(heard == [2, 1026, 2050])
  }
}
