internal import TabbedLoading

/// A series of events of one kind.
enum Mix: String, CaseIterable {
  case answered = "select and answer"
  case storm = "select storm"
  case reselect = "reselect"
  case stale = "stale answers"
}

extension Figure {
  /// F1: an event handled by `TabState` against one handled by the hand-written machine.
  ///
  /// Where a limit is missed, this stands in the way (instructions, by callgrind): a selection of a storm
  /// takes 40 by hand and 325 here, of which making, filling and reading the effects take about 60, resetting
  /// what belongs to the old tab 30, releasing its phase 45, and the checks of all events (edits, paging,
  /// scroll command, timer) 100. A selection and its answer take 110 by hand and 1100 here, of which 350 make
  /// an object for the rows and release it. At first a selection took 490, an answer 1600, and a stale answer
  /// 340, now 80.
  ///
  /// Tried and kept: rare events as calls of their own, leaving at once where nothing changes, no comparison
  /// of durations through the standard library, rows laid out alike for all cursors, asking before retaining.
  /// Tried and dropped: rows in the phase instead of an object (2800, since a phase of more words is copied
  /// by metadata; two words more take 270 already), a smaller attempt in the phase (2 %), boxes for waits in
  /// it (130 more), effects that no call gets a reference to (no change).
  @MainActor static var machine: [Figure] {
    Mix.allCases.map { mix in
      var ours = TabStateSide(rows: 31)
      var theirs = HandWrittenSide(rows: 31)
      return Figure(
        name: "F1 machine: \(mix.rawValue)", limit: 2, operations: events,
        ours: { ours.run(mix, events) }, theirs: { theirs.run(mix, events) })
    }
  }

  /// F1: an event with a million rows in the page against one with 31; both sides are `TabState`.
  @MainActor static var rows: [Figure] {
    let many = TabStateSide(rows: 1_000_000)
    let few = TabStateSide(rows: 31)
    func figure(
      _ name: String, _ run: @escaping @MainActor (inout TabStateSide) -> Tally
    ) -> Figure {
      var (many, few) = (many, few)
      return Figure(
        name: "F1 rows: \(name)", limit: 1.25, operations: events,
        ours: { run(&many) }, theirs: { run(&few) })
    }
    return Mix.allCases.map { mix in figure(mix.rawValue) { $0.run(mix, events) } }
      + [figure("come and go") { $0.comeAndGo(events) }]
  }

  private static var events: Int { 1_000_000 }
}

// MARK: - Sides

/// A machine under measurement, and what its host would remember.
protocol MachineSide {
  var tally: Tally { get }
  mutating func select(_ tab: Article.Tab)
  /// Answers the last request, or the one before it.
  mutating func answer(stale: Bool)
}

extension MachineSide {
  /// Sends `count` events.
  mutating func run(_ mix: Mix, _ count: Int) -> Tally {
    switch mix {
    case .answered:
      for index in 0..<count / 2 {
        select(Article.Tab(choice: index))
        answer(stale: false)
      }
    case .storm:
      for index in 0..<count { select(Article.Tab(choice: index)) }
    case .reselect:
      select(.c)
      answer(stale: false)
      for _ in 2..<count { select(.c) }
    case .stale:
      select(.b)
      select(.a)
      for _ in 2..<count { answer(stale: true) }
    }
    return tally
  }
}

/// `send` is inlined on neither side: an event comes from elsewhere, and the optimizer must not
/// know which one it is.
struct TabStateSide: MachineSide {
  private(set) var tally = Tally()
  private var state = TabState<Article>(selected: .a, policy: .article)
  private let page: Article.Page
  private let now = Duration.zero
  private var last = Ticket(issuer: 0, number: 0)
  private var beforeLast = Ticket(issuer: 0, number: 0)

  init(rows: Int) {
    page = Article.Page(Article.Tab.a.rows(rows))
    send(.appear())
    answer(stale: false)
  }

  mutating func select(_ tab: Article.Tab) { send(.select(tab)) }
  mutating func answer(stale: Bool) { send(.answered(stale ? beforeLast : last, page)) }

  /// Sends `count` events that the hand-written machine does not know.
  mutating func comeAndGo(_ count: Int) -> Tally {
    for _ in 0..<count / 3 {
      send(.executed(1))
      send(.disappear())
      send(.appear())
    }
    return tally
  }

  @inline(never)
  private mutating func send(_ event: TabState<Article>.Event) {
    for effect in state.handle(event, now: now) {
      switch effect {
      case .cancel: tally.cancels += 1
      case .start(let request):
        tally.starts += 1
        (beforeLast, last) = (last, request.ticket)
      case .timer: break
      case .scroll: tally.scrolls += 1
      }
    }
  }
}

struct HandWrittenSide: MachineSide {
  private(set) var tally = Tally(starts: 1)
  private var machine = HandWrittenMachine(tab: .a)
  private let rows: [Int]
  private var last = 0
  private var beforeLast = 0

  init(rows: Int) { self.rows = Article.Tab.a.rows(rows) }

  mutating func select(_ tab: Article.Tab) { send(.select(tab)) }
  mutating func answer(stale: Bool) {
    send(.answered(ticket: stale ? beforeLast : last, rows: rows))
  }

  @inline(never)
  private mutating func send(_ event: HandWrittenMachine.Event) {
    let action = machine.handle(event)
    if action.cancel != nil { tally.cancels += 1 }
    if let (ticket, _) = action.start {
      tally.starts += 1
      (beforeLast, last) = (last, ticket)
    }
    if action.scrollsToTop { tally.scrolls += 1 }
  }
}
