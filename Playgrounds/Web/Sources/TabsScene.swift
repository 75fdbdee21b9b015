internal import TabbedLoading
internal import TabbedLoadingScreen

/// The article's screen: tabs over a list that loads, with the machine or the article's view behind it.
///
/// What happens at one moment happens in the order in which `scenario run` plays it.
final class TabsScene: Scene {
  private var stage: Stage
  private let logic: any ScreenLogic
  private(set) var server: PageServer
  private var teller = Teller()
  /// What happened, as a script's trace has it; only the latest of it.
  private var entries: [Trace.Entry] = []
  /// What the latest event made visible.
  private(set) var news: Moment?
  /// The request that the latest event ended by itself, and how.
  private(set) var ended: (handle: Handle, end: ScriptedEnd)?
  /// How things stand.
  private(set) var last: Moment?
  private var labels = Labels()

  init(_ choices: Choices) {
    stage = Stage(choices.screen, logic: choices.logic)
    server = PageServer(choices)
    switch choices.logic {
    case .store: logic = MachineLogic(choices)
    case .article: logic = ArticleLogic()
    }
  }

  var screen: Screen { stage.screen }
  var diary: Diary { teller.diary(with: stage.running) }
  var offsets: [OffsetSample] { stage.offsets }
  /// What happened, with what is going on just now.
  var trace: Trace { Trace(entries: entries + stage.running) }
  var shown: String { last.map { "\($0.shown)" } ?? "nothing" }

  var deadline: Duration? { [server.deadline, logic.timer].compactMap { $0 }.min() }

  var verdict: Verdict? {
    stage.isSettled && server.unfinished.isEmpty && logic.timer == nil
      ? teller.verdict(offset: stage.offset) : nil
  }

  /// Where the list is, as a view reports it; nil if no row is drawn.
  var place: Command? {
    if stage.offset <= 0 { return .moved(row: nil, distance: 0) }
    for shape in screen.drawing.shapes where !shape.isOutgoing && shape.kind == .row {
      if case .integer(let row)? = shape.id {
        return .moved(row: row, distance: Int(shape.minY.rounded()))
      }
    }
    return nil
  }

  func label(of shape: Drawing.Shape) -> String? { labels.label(of: shape) }

  // MARK: Events

  func perform(_ command: Command, at now: Duration) throws(Refusal) {
    guard logic.knows(command) else { throw Refusal("The article's view has no such thing.") }
    begin()
    switch command {
    case .appear: send(.appear(), at: now)
    case .select(let tab): send(.select(tab), at: now)
    case .refresh: send(.refresh, at: now)
    case .retry: send(.retry, at: now)
    case .moved(nil, _): send(.moved(isAtTop: true), at: now)
    case .moved(let row?, let distance):
      let anchor = ScriptTypes.Anchor(id: row, distance: Double(distance))
      send(.moved(isAtTop: false, anchor: anchor), at: now)
    case .scroll(let offset):
      stage.drag(to: Double(offset))
      note(.drag(time: now, to: stage.offset))
      takeNotes()
    case .answer(let handle, let rows):
      try end(handle, as: .answer(Answer(rows: rows)), at: now)
    case .fail(let handle): try end(handle, as: .fail(isFinal: false), at: now)
    case .tap, .press: throw Refusal("This screen has no such thing.")
    }
  }

  /// An answer that is due at the moment of the timer comes first.
  func runNext(at now: Duration) {
    begin()
    if let timer = logic.timer, server.deadline.map({ timer < $0 }) ?? true {
      take(logic.wake(at: now), at: now)
    } else if let (handle, end) = server.next() {
      ended = (handle, end)
      take(logic.end(handle, as: end, at: now), at: now)
    }
  }

  private func send(_ event: TabState<ScriptTypes>.Event, at now: Duration) {
    take(logic.send(event, at: now), at: now)
  }

  private func end(_ handle: Handle, as end: ScriptedEnd, at now: Duration) throws(Refusal) {
    guard server.finish(handle) else { throw Refusal("\(handle) is not under way.") }
    take(logic.end(handle, as: end, at: now), at: now)
  }

  /// What the screen did meanwhile comes before what happens now.
  private func begin() {
    (news, ended) = (nil, nil)
    takeNotes()
    if server.unfinished.count > 100 { _ = server.finish(server.unfinished[0]) }
  }

  /// Takes note of what happened, draws it, and tells the logic that its scroll was carried out.
  private func take(_ reaction: Reaction, at now: Duration) {
    if let handle = reaction.cancelled { server.cancel(handle) }
    if let handle = reaction.started {
      server.ask(handle, at: now)
      logic.keep(server.unfinished)
    }
    guard let observation = reaction.observation else { return }
    news = observation.moment
    last = observation.moment
    labels.take(observation.moment)
    note(.moment(observation.moment))
    stage.show(observation)
    takeNotes()
    if let command = observation.command { _ = logic.send(.executed(command), at: now) }
  }

  // MARK: Time

  func pass(to time: Duration) {
    while stage.screen.now < time, !stage.isSettled {
      stage.advance(to: min(time, stage.screen.now + .milliseconds(16)))
      teller.sample(stage.screen)
    }
    stage.advance(to: time)
    if stage.offsets.count > 2_400 { stage.offsets.removeFirst(1_200) }
  }

  // MARK: Notes

  private func takeNotes() {
    for entry in stage.takeNotes() { note(entry) }
    teller.sample(stage.screen)
  }

  private func note(_ entry: Trace.Entry) {
    entries.keepLast(400, adding: entry)
    teller.tell(entry)
  }
}
