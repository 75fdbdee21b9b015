internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// The moments of a script that a reader can choose among, in order.
struct Moments {
  struct Moment {
    let time: Duration
    /// Which line of the script was the last one, by its place among those that were played.
    var line: Int?
    /// The picture of the screen, by its place in the film.
    let frame: Int?
    /// What happened, as the trace has it.
    var entries: [Trace.Entry] = []
    /// How many events had happened.
    fileprivate let events: Int
    /// The line that it is about, and that has no event.
    fileprivate let own: Int?

    /// Whether it is about a line that has no event.
    var isLine: Bool { own != nil }
  }

  private(set) var list: [Moment] = []
  /// How many there would be if all were kept.
  private(set) var count = 0

  init(_ outcome: Outcome, _ film: Film?, limit: Int) {
    let events = outcome.trace.eventCounts
    list = film.map(Moments.moments(of:)) ?? Moments.moments(of: outcome.trace)
    list = merged(list, lines(outcome, events, hasFilm: film != nil))
    placeLines(outcome, events)
    placeEntries(outcome, events)
    count = max(list.count, film.map { list.count - $0.frames.count + $0.taken } ?? 0)
    thinOut(to: limit, outcome)
  }

  private static func moments(of film: Film) -> [Moment] {
    film.frames.enumerated().map { index, frame in
      Moment(time: frame.time, frame: index, events: frame.events, own: nil)
    }
  }

  private static func moments(of trace: Trace) -> [Moment] {
    trace.entries.compactMap(\.eventTime).enumerated().map { index, time in
      Moment(time: time, frame: nil, events: index + 1, own: nil)
    }
  }

  /// The lines that only look, or wait.
  private func lines(_ outcome: Outcome, _ events: [Int], hasFilm: Bool) -> [Moment] {
    outcome.lines.enumerated().compactMap { index, line in
      let isLast = index + 1 == outcome.lines.count
      let next = isLast ? outcome.trace.entries.count : outcome.lines[index + 1].entries
      let first = line.entries < next ? outcome.trace.entries[line.entries] : nil
      if let time = first?.eventTime, time == line.time { return nil }
      let end = line.end ?? line.time
      let count = events[end == line.time ? line.entries : next]
      let frame = hasFilm ? list.last { $0.events <= count && $0.time <= end }?.frame : nil
      return Moment(time: end, frame: frame, events: count, own: index)
    }
  }

  private func merged(_ all: [Moment], _ others: [Moment]) -> [Moment] {
    let both = (all + others).enumerated()
    return both.sorted { one, other in
      (one.element.time, one.element.events, one.offset)
        < (other.element.time, other.element.events, other.offset)
    }.map(\.element)
  }

  private mutating func placeLines(_ outcome: Outcome, _ events: [Int]) {
    var line = -1
    for index in list.indices {
      let moment = list[index]
      while line + 1 < outcome.lines.count {
        let next = outcome.lines[line + 1]
        let before = events[next.entries]
        let isBegun =
          before < moment.events || (before == moment.events && next.time < moment.time)
          || moment.own.map { line + 1 <= $0 } ?? false
        guard isBegun else { break }
        line += 1
      }
      list[index].line = line < 0 ? nil : line
    }
  }

  private mutating func placeEntries(_ outcome: Outcome, _ events: [Int]) {
    guard !list.isEmpty else { return }
    var place = 0
    for (index, entry) in outcome.trace.entries.enumerated() {
      let count = events[index + 1]
      let time = entry.drawnTime
      while place + 1 < list.count, list[place].events < count || list[place].time < time {
        place += 1
      }
      list[place].entries.append(entry)
    }
  }

  /// Keeps what failed, unless that is too much itself, and of the others as many as there may be.
  private mutating func thinOut(to limit: Int, _ outcome: Outcome) {
    guard list.count > limit else { return }
    let failed = Set((outcome.failures + outcome.errors).map(\.position.line))
    let step = (list.count + limit - 1) / limit
    var rest = limit
    list = list.enumerated().filter { index, moment in
      if index % step == 0 || index == list.count - 1 { return true }
      guard rest > 0, let line = moment.line.map({ outcome.lines[$0] }),
        failed.contains(line.line), line.end ?? line.time == moment.time
      else { return false }
      rest -= 1
      return true
    }.map(\.element)
  }
}

extension Trace {
  /// How many events there were before each entry, and in all.
  fileprivate var eventCounts: [Int] {
    entries.reduce(into: [0]) { counts, entry in
      counts.append(counts[counts.count - 1] + (entry.eventTime == nil ? 0 : 1))
    }
  }
}

extension Trace.Entry {
  /// When it happened, if it is something that the screen is drawn after.
  var eventTime: Duration? {
    switch self {
    case .moment(let moment): moment.time
    case .drag(let time, to: _): time
    case .line, .screen: nil
    }
  }

  /// When it can be seen on the screen.
  fileprivate var drawnTime: Duration {
    switch self {
    case .moment(let moment): moment.time
    case .drag(let time, to: _), .line(let time, _): time
    case .screen(let entry): entry.time
    }
  }
}
