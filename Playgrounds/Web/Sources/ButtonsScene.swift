internal import TabbedLoadingScreen

/// The article's first screen: a button above and one below the rows 0...1000, each leading to the other end.
final class ButtonsScene: Scene {
  private var moving = MovingScreen(
    Screen(viewport: 763, safeArea: EdgeInsets(top: 47, bottom: 34)))
  /// Whether a tap leads to the button at the other end, and not to the row before it.
  private let leadsToButton: Bool
  /// The button that the list was sent to.
  private var goal: Int?

  private static let (first, last) = (-1, 1001)

  init(_ choices: Choices) { leadsToButton = choices.isCured }

  var screen: Screen { moving.screen }
  var diary: Diary { moving.diary }
  var offsets: [OffsetSample] { moving.offsets }
  var deadline: Duration? { nil }
  var shown: String { "rows" }

  var verdict: Verdict? {
    guard screen.isSettled, let goal, let reach = screen.reach(of: .integer(goal)), reach.drawn > 0
    else { return nil }
    return reach.tappable > 0
      ? Verdict(
        kind: .good,
        text: "The button can be tapped: the list was sent to it, and stops where taps reach.")
      : Verdict(
        kind: .bad,
        text:
          "The button is drawn, \(reach.drawn.inTenths) pt of it, and no tap reaches it until "
          + "the list is dragged. The list was sent to the row before it; drawing goes on into the "
          + "area below, taps do not. (A hypothesis.)")
  }

  func label(of shape: Drawing.Shape) -> String? {
    if case .integer(let row)? = shape.id { "row \(row)" } else { nil }
  }

  func perform(_ command: Command, at now: Duration) throws(Refusal) {
    switch command {
    case .appear:
      moving.screen.update(ButtonsScene.body)
      moving.diary.note(
        .you,
        "The screen appears: a button, 1001 rows, a button. Each button leads to the other end.",
        at: now)
    case .scroll(let offset):
      moving.screen.drag(to: Double(offset))
      goal = nil
      moving.diary.note(.you, "You scroll the list to \(screen.offset.inTenths) pt.", at: now)
    case .tap(let y): tap(Double(y), at: now)
    case .press: press(at: now)
    case .select, .refresh, .retry, .moved, .answer, .fail:
      throw Refusal("This screen has no such thing.")
    }
    moving.takeNotes()
  }

  func runNext(at now: Duration) {}
  func pass(to time: Duration) { moving.pass(to: time) }

  private func tap(_ y: Double, at now: Duration) {
    switch screen.hit(y: y)?.id {
    case .integer(ButtonsScene.first)?:
      moving.diary.note(.you, "You tap the button above the rows.", at: now)
      goal = ButtonsScene.last
      jump(to: leadsToButton ? ButtonsScene.last : ButtonsScene.last - 1)
    case .integer(ButtonsScene.last)?:
      moving.diary.note(.you, "You tap the button below the rows.", at: now)
      goal = ButtonsScene.first
      jump(to: leadsToButton ? ButtonsScene.first : ButtonsScene.first + 1)
    case nil where y < 0 || y >= screen.viewport:
      moving.diary.note(
        .wrong, "You tap what is drawn outside of the safe area: nothing happens.", at: now)
    default: moving.diary.note(.you, "You tap a row, which does nothing.", at: now)
    }
  }

  /// A tap on the button that the list was sent to, where it is drawn.
  private func press(at now: Duration) {
    guard let goal, let view = screen.frame(of: .integer(goal)) else { return }
    let area = screen.drawing.safeArea
    let top = max(view.minY - screen.offset, -area.top)
    let end = min(view.minY + view.height - screen.offset, screen.viewport + area.bottom)
    if top < end { tap((top + end) / 2, at: now) }
  }

  private func jump(to id: Int) { moving.screen.scrollTo(.integer(id), animation: .default) }

  private static func body() -> Render {
    Render {
      Node.stack(spacing: 8) {
        Node.button("Scroll to bottom").id(.integer(first))
        Node.forEach(.integers(0..<1001), height: 20)
        Node.button("Scroll to top").id(.integer(last))
      }
    }
  }
}
