import TabbedLoadingScreen
import Testing

@Suite struct S12OnChangeTests {
  struct Model {
    var a = 0
    var b = 0
    var log: [String] = []
  }

  static func body(initial: Bool = false) -> (Model) -> Render {
    { model in
      Render(onChange: [
        OnChange("a", of: .integer(model.a), initial: initial),
        OnChange("b", of: .integer(model.b)),
      ]) { Node.rows(50) }
    }
  }

  @Test(arguments: [(false, []), (true, ["a: - to 0"])])
  func atFirstItRunsOnlyIfInitial(initial: Bool, log: [String]) {
    var model = Model()
    var screen = Screen(viewport: 100)
    screen.update(&model, body: Self.body(initial: initial), perform: Self.note)
    #expect(model.log == log)
    screen.update(&model, body: Self.body(initial: initial), perform: Self.note)
    #expect(model.log == log)
  }

  @Test(
    arguments: [
      ([0], [0], []), ([1, 0], [0], []), ([1], [0], ["a: 0 to 1"]), ([0], [2], ["b: 0 to 2"]),
      ([1], [2], ["a: 0 to 1", "b: 0 to 2"]), ([1, 3], [2, 0], ["a: 0 to 3"]),
    ] as [([Int], [Int], [String])])
  func actionsRunInOrderForValuesThatDiffer(a: [Int], b: [Int], log: [String]) {
    var (model, screen) = Self.shown()
    for value in b { model.b = value }
    for value in a { model.a = value }
    screen.update(&model, body: Self.body(), perform: Self.note)
    #expect(model.log == log)
  }

  @Test func anActionsChangeRunsTheNextRound() {
    var (model, screen) = Self.shown()
    model.a = 1
    screen.update(&model, body: Self.body()) { model, change, proxy in
      Self.note(&model, change, &proxy)
      if change.key == "a" { model.b = model.a * 10 }
    }
    #expect(model.log == ["a: 0 to 1", "b: 0 to 10"])
  }

  @Test func actionsRunBeforeLayout() {
    var (model, screen) = Self.shown()
    model.a = 1
    screen.update(&model) { model in
      Render(onChange: [OnChange("a", of: .integer(model.a))]) {
        Node.rows(50, height: model.b == 0 ? 20 : 40)
      }
    } perform: { model, _, proxy in
      proxy.scrollTo(10, anchor: 0)
      model.b = 1
    }
    #expect(screen.offset == 400)
  }

  /// A render that says no animation has that of the one before: row 2 leaves in the first, 1 in the
  /// second.
  @Test(
    arguments: [
      (Animation?.none, Animation?.none, []), (.default, nil, [1, 2]), (nil, .default, [1]),
      (.default, .default, [1, 2]),
    ] as [(Animation?, Animation?, [ViewID])])
  func aLaterRoundKeepsTheAnimation(first: Animation?, second: Animation?, leaving: [ViewID]) {
    var model = Model()
    var screen = Screen(viewport: 100)
    func body(_ model: Model) -> Render {
      Render(
        animation: model.b == 0 ? first : second,
        onChange: [OnChange("a", of: .integer(model.a))]
      ) { Node.rows(3 - model.a - model.b) }
    }
    screen.update(&model, body: body)
    model.a = 1
    screen.update(&model, body: body) { model, _, _ in model.b = 1 }
    #expect(screen.outgoing.map(\.id) == leaving)
    screen.advance(by: .milliseconds(715))
    #expect(screen.outgoing.map(\.id) == leaving)
    screen.advance(by: .milliseconds(40))
    #expect(screen.outgoing.isEmpty)
  }

  @Test func aCycleIsReportedAndNotFollowed() {
    var (model, screen) = Self.shown()
    model.a = 1
    screen.update(&model, body: Self.body()) { model, change, proxy in
      Self.note(&model, change, &proxy)
      model.a += 1
    }
    #expect(model.log.count == Screen.roundLimit)
    #expect(screen.trace.map { "\($0)" } == ["@0ms onChange cycle, not followed: \"a\""])
    screen.update(&model, body: Self.body(), perform: Self.note)
    #expect(model.log.count == Screen.roundLimit)
  }

  @Test func aChangeWithoutAnActionIsNoCycle() {
    var (model, screen) = Self.shown()
    model.a = 1
    screen.update(&model, body: Self.body())
    screen.update { Self.body()(Model(a: 2)) }
    #expect(screen.trace.isEmpty)
  }

  @Test func whatComesBackIsAtItsFirstAgain() {
    var (model, screen) = Self.shown()
    screen.update(&model) { _ in Render { Node.empty } }
    model.a = 5
    screen.update(&model, body: Self.body(), perform: Self.note)
    #expect(model.log.isEmpty)
  }

  @Test func aBodyMayCaptureItsModel() {
    var value = 0
    var seen: [Change] = []
    var screen = Screen(viewport: 100)
    for next in [0, 0, 7] {
      value = next
      screen.update {
        Render(onChange: [OnChange("v", of: .integer(value))]) { Node.rows(3) }
      } perform: { change, _ in
        seen.append(change)
      }
    }
    #expect(seen.map(\.new) == [7])
    #expect(seen.map(\.old) == [0])
  }

  static func shown() -> (Model, Screen) {
    var model = Model()
    var screen = Screen(viewport: 100)
    screen.update(&model, body: body())
    _ = screen.takeTrace()
    return (model, screen)
  }

  static func note(_ model: inout Model, _ change: Change, _ proxy: inout ScrollViewProxy) {
    let key = if case .text(let text) = change.key { text } else { "?" }
    model.log.append("\(key): \(change.old.map { "\($0)" } ?? "-") to \(change.new)")
  }
}
