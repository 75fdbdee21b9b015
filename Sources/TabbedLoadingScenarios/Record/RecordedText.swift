internal import TabbedLoading

/// The newest part of a recording, of a limited length, that is a script by itself.
///
/// There are two at most: one that is read, and one that begins later, to be read once the first is too
/// long.
final class RecordedText<Types: TabTypes> {
  private struct Part {
    let log: ScenarioLog<Types>
    let begin: Duration
    var lines: [String] = []
    var bytes = 0

    init(_ log: ScenarioLog<Types>, begin: Duration) {
      (self.log, self.begin) = (log, begin)
      append()
    }

    mutating func append() {
      let new = log.takeLines()
      lines += new
      bytes += new.map { $0.utf8.count + 1 }.reduce(0, +)
    }
  }

  private let limit: Int
  private let makeLog: (TabState<Types>, Duration) -> ScenarioLog<Types>
  private var part: Part
  private var next: Part?

  /// - Parameters:
  ///   - limit: how many bytes are read at most, but for one line.
  ///   - makeLog: begins a log with a state as it is at a time.
  init(
    _ state: TabState<Types>, at now: Duration, limit: Int,
    makeLog: @escaping (TabState<Types>, Duration) -> ScenarioLog<Types>
  ) {
    self.limit = limit
    self.makeLog = makeLog
    part = Part(makeLog(state, now), begin: now)
  }

  func take(_ transition: Transition<Types>) {
    part.log.take(transition)
    part.append()
    next?.log.take(transition)
    next?.append()
    let (state, now) = (transition.after, transition.time)
    if part.bytes > limit || part.log.hasEnded {
      let new = next ?? Part(makeLog(state, now), begin: now)
      if !new.log.hasEnded { (part, next) = (new, nil) }
    } else if next == nil, part.bytes > limit / 2, state.isSettled {
      let new = Part(makeLog(state, now), begin: now)
      if new.log.isExact, !new.log.hasEnded { next = new }
    }
  }

  var text: String {
    let gone =
      part.begin > .zero ? ["// What happened in the first \(part.begin.brief) is gone."] : []
    return (gone + part.lines).map { "\($0)\n" }.joined()
  }
}
