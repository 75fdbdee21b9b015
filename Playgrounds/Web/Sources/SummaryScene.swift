internal import TabbedLoading
internal import TabbedLoadingScreen

/// The list replacement: cards in sections, each of which a machine of its own loads. A section without
/// content is not there, its header included.
final class SummaryScene: Scene {
  /// A section.
  private struct Part {
    let name: String
    let rows: [String]
    /// When its answer comes after it is asked for, in milliseconds.
    let latency: Int
    let logic = MachineLogic(Choices())
    var shown = ShownSummary.nothing
    var answer: (time: Duration, handle: Handle)?

    init(_ name: String, _ rows: [String], after latency: Int) {
      (self.name, self.rows, self.latency) = (name, rows, latency)
    }
  }

  private var moving: MovingScreen
  private var parts = [
    Part("Coach", ["Walk a little", "Drink a little"], after: 2_000),
    Part("Activity", ["Steps", "Stairs", "Distance"], after: 200),
    Part("Recovery", [], after: 1_500),
    Part("Vitals", ["Pulse", "Temperature", "Oxygen", "Breaths", "Pressure"], after: 400),
    Part("Heart rate", ["Resting", "Walking", "Running"], after: 400),
    Part("Beverages", ["Water", "Tea", "Milk", "Juice", "Coffee", "Cocoa"], after: 600),
  ]
  /// How far what the visitor had scrolled to has been pushed.
  private var pushed: Double?

  init(_ choices: Choices) {
    moving = MovingScreen(
      Screen(viewport: 709, anchoring: choices.isCured ? .topmostTarget : .offset))
  }

  var screen: Screen { moving.screen }
  var diary: Diary { moving.diary }
  var offsets: [OffsetSample] { moving.offsets }
  var shown: String { "sections" }
  var deadline: Duration? { parts.compactMap { $0.answer?.time }.min() }

  var verdict: Verdict? {
    guard screen.isSettled, deadline == nil, let pushed else { return nil }
    return pushed == 0
      ? Verdict(
        kind: .good, text: "What you had scrolled to is where it was: the top-most view is held.")
      : Verdict(
        kind: .bad,
        text:
          "What you had scrolled to was moved by \(pushed.inTenths) pt: a section above it came "
          + "or went, and the offset stayed as it was.")
  }

  func label(of shape: Drawing.Shape) -> String? { nil }

  func perform(_ command: Command, at now: Duration) throws(Refusal) {
    switch command {
    case .appear, .refresh:
      let event: TabState<ScriptTypes>.Event = command == .appear ? .appear() : .refresh
      for index in parts.indices { send(event, to: index, at: now) }
      let word = command == .appear ? "The screen appears" : "You ask for newer rows"
      moving.diary.note(.you, "\(word): each section loads on its own.", at: now)
      draw()
    case .scroll(let offset):
      moving.screen.drag(to: Double(offset))
      pushed = 0
      moving.diary.note(.you, "You scroll to \(screen.offset.inTenths) pt.", at: now)
    case .tap(let y):
      let label = screen.hit(y: Double(y))?.label
      moving.diary.note(
        .you, label.map { "You tap '\($0)'." } ?? "You tap where nothing takes the tap.", at: now)
    case .select, .retry, .moved, .answer, .fail, .press:
      throw Refusal("This screen has no such thing.")
    }
    moving.takeNotes()
  }

  func runNext(at now: Duration) {
    guard let time = deadline, let index = parts.firstIndex(where: { $0.answer?.time == time }),
      let answer = parts[index].answer
    else { return }
    parts[index].answer = nil
    let (part, top) = (parts[index], topmost)
    let reaction = part.logic.end(
      answer.handle, as: .answer(Answer(rows: part.rows.count)), at: now)
    take(reaction, of: index, at: now)
    draw()
    var text = "\(part.name): \(counted(part.rows.count, "row"))."
    if part.rows.isEmpty { text += " The section is gone, header and all." }
    if let (id, old) = top, let distance = distance(of: id), pushed != nil, distance != old {
      pushed = (pushed ?? 0) + distance - old
      text += " What you look at moves by \((distance - old).inTenths) pt."
    }
    moving.diary.note(.server, text, at: now)
    moving.takeNotes()
  }

  func pass(to time: Duration) { moving.pass(to: time) }

  // MARK: Sections

  private func send(_ event: TabState<ScriptTypes>.Event, to index: Int, at now: Duration) {
    take(parts[index].logic.send(event, at: now), of: index, at: now)
  }

  private func take(_ reaction: Reaction, of index: Int, at now: Duration) {
    if reaction.cancelled != nil { parts[index].answer = nil }
    if let handle = reaction.started {
      parts[index].answer = (now + .milliseconds(parts[index].latency), handle)
      parts[index].logic.keep([handle])
    }
    if let moment = reaction.observation?.moment { parts[index].shown = moment.shown }
  }

  /// The first section whose header is in sight, and how far from the top it is.
  private var topmost: (id: ViewID, distance: Double)? {
    for part in parts {
      let id = ViewID.text(part.name)
      if let distance = distance(of: id), distance >= 0 { return (id, distance) }
    }
    return nil
  }

  private func distance(of id: ViewID) -> Double? {
    screen.frame(of: id).map { $0.minY - screen.offset }
  }

  // MARK: The screen

  private func draw() {
    moving.screen.update { [parts] in
      Render.scrollingSurface(spacing: 8) {
        Node.sectionedSurface {
          Node.forEach(parts, id: { .pair("section", .text($0.name)) }) { part in
            Node.section {
              SummaryScene.content(of: part)
            } header: {
              Node.sectionHeader(part.name).id(.text(part.name))
            }
          }
        }
      }
    }
  }

  private static func content(of part: Part) -> Node {
    switch part.shown {
    case .placeholders: Node.text("Measurements of the day").card().skeleton()
    case .rows:
      Node.dividedCard {
        Node.forEach(part.rows, id: { .text($0) }) { name in
          Node.navigationRow { Node.text(name) }
        }
      }
      .id(.pair("card", .text(part.name)))
    case .nothing, .previous, .empty, .failure: Node.empty
    }
  }
}
