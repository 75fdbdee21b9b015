import TabbedLoading
import Testing

/// When placeholders are drawn and how long they stay (M14).
@Suite struct PlaceholderTimingTests {
  private let policy = Policy(showAfter: .milliseconds(120), minVisible: .milliseconds(400))
  private let placeholders = Letters.Shown.placeholders(Placeholders(count: 5))

  @Test(arguments: [1, 119, 120])
  func `an answer before placeholders are due, or just then, shows none`(time: Int) {
    var screen = Timeline(policy)
    screen.at(time)
    #expect(screen.state.shown == .nothing)
    screen.answer(at: time, [1])
    #expect(screen.state.shown == .rows([1]))
    screen.after(1000)
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `placeholders that are drawn stay, whatever comes`() {
    let ends: [(shown: Letters.Shown, end: (inout Timeline) -> Void)] = [
      (.rows([1]), { $0.answer(at: 130, [1]) }),
      (.empty, { $0.answer(at: 130, []) }),
      (.failure(.broken, Ticket(issuer: 1, number: 1)), { $0.fail(at: 130) }),
    ]
    for (shown, end) in ends {
      var screen = Timeline(policy)
      screen.after(120)
      #expect(screen.state.shown == placeholders)
      end(&screen)
      screen.at(520)
      #expect(screen.state.shown == placeholders, "\(shown) is held")
      #expect(screen.state.progress == .loading)
      screen.after(520)
      #expect(screen.state.shown == shown)
    }
  }

  @Test(arguments: [520, 700])
  func `an answer after the minimum is shown at once`(time: Int) {
    var screen = Timeline(policy)
    screen.answer(at: time, [1])
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `switching tabs does not put the placeholders off`() {
    var screen = Timeline(policy)
    screen.at(50, .select(.b))
    screen.at(100, .select(.c))
    #expect(screen.state.shown == .nothing)
    screen.after(120)
    #expect(screen.state.shown == placeholders)
  }

  @Test func `one skeleton has one minimum, across tabs`() {
    var screen = Timeline(policy)
    screen.at(300, .select(.b))
    screen.answer(at: 400, [1])
    #expect(screen.state.shown == placeholders)
    screen.after(520)
    #expect(screen.state.shown == .rows([1]), "400 ms after 120, not after 300")
  }

  @Test func `what is held is dropped on a tab change`() {
    var screen = Timeline(policy)
    screen.answer(at: 200, [1])
    screen.at(300, .select(.b))
    screen.after(1000)
    #expect(screen.state.shown == placeholders)
    screen.answer(at: 1100, [2])
    #expect(screen.state.shown == .rows([2]))
  }

  @Test func `placeholders that nobody saw have their minimum when somebody looks`() {
    var screen = Timeline(Policy(minVisible: .milliseconds(400)))
    screen.at(10, .disappear())
    screen.at(395, .appear())
    screen.answer(at: 401, [1])
    #expect(screen.state.shown == placeholders)
    screen.after(795)
    #expect(screen.state.shown == .rows([1]))
  }

  @Test func `rows that nobody saw do not become previous ones`() {
    var screen = Timeline.ready(Policy(placeholders: 0, whileWaiting: .previousRows), [1])
    screen.at(10, .select(.b))
    screen.at(20, .disappear())
    screen.answer(at: 30, [2])
    screen.at(40, .select(.c))
    screen.at(50, .appear())
    #expect(screen.state.shown == .nothing)
  }

  @Test func `rows that will not be drawn again are let go`() {
    var screen = Timeline.ready(Policy(whileWaiting: .previousRows), [1, 2])
    screen.at(200, .select(.b))
    #expect(screen.state.shown == .placeholders(Placeholders(count: 5)))
    #expect(screen.state.previous == nil)
  }

  @Test func `previous rows do not come back after a skeleton`() {
    var screen = Timeline.ready(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows, disappear: .cancel), [1])
    screen.at(10, .select(.b))
    screen.after(130)
    screen.at(200, .disappear())
    screen.at(300, .appear())
    #expect(screen.state.shown == .nothing)
  }

  @Test func `previous rows do not come back after a skeleton that is due at a return`() {
    var screen = Timeline.ready(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows), [1])
    screen.at(10, .select(.b), .disappear())
    screen.at(200, .appear())
    #expect(screen.state.shown == placeholders)
    screen.at(210, .disappear())
    screen.cancel(at: 220)
    screen.at(300, .appear())
    #expect(screen.state.shown == .nothing)
  }

  @Test func `previous rows are drawn until placeholders are, and go with the next content`() {
    var screen = Timeline.ready(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows), [1, 2])
    screen.at(1000, .select(.b))
    #expect(screen.state.shown == .previous([1, 2], of: .a))
    screen.at(1050, .select(.a))
    #expect(screen.state.shown == .previous([1, 2], of: .a), "its owner's, and not its own again")
    screen.after(1120)
    #expect(screen.state.shown == placeholders)
    screen.answer(at: 1200, [])
    #expect(screen.state.shown == .empty)
    screen.at(1300, .select(.c))
    #expect(screen.state.shown == .nothing, "an empty tab leaves none")
  }

  @Test func `a failure is content: previous rows do not come back after it`() {
    var screen = Timeline.ready(
      Policy(showAfter: .milliseconds(120), whileWaiting: .previousRows), [1, 2])
    screen.at(1000, .select(.b))
    screen.fail(at: 1010)
    screen.at(2000, .select(.c))
    #expect(screen.state.shown == .nothing)
  }
}
