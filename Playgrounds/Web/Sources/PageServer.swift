/// The simulated server: what becomes of a request, and when.
struct PageServer {
  /// An answer under way.
  private struct Due {
    let time: Duration
    let handle: Handle
    let end: ScriptedEnd
  }

  private let choices: Choices
  /// In order of time, then of request.
  private var due: [Due] = []
  /// The requests that can still be ended, in order.
  private(set) var unfinished: [Handle] = []

  init(_ choices: Choices) { self.choices = choices }

  /// When the next answer comes.
  var deadline: Duration? { due.first?.time }

  /// Whether the rows are as the settings say for all requests, so that a script needs no line for an
  /// answer.
  var isPlain: Bool {
    choices.latency != nil && !choices.isUncooperative && choices.failing == .none
  }

  mutating func ask(_ handle: Handle, at now: Duration) {
    unfinished.append(handle)
    guard let latency = choices.latency else { return }
    var time = now + .milliseconds(latency)
    // A script's line has a time; after a wait that was left to chance it would be cut off.
    if !isPlain { time = time.roundedUp }
    let new = Due(time: time, handle: handle, end: end(of: handle))
    due.insert(new, at: due.firstIndex { $0.time > new.time } ?? due.endIndex)
  }

  /// A cancel ends the request, unless the server does not heed it, or the visitor ends requests.
  mutating func cancel(_ handle: Handle) {
    guard choices.latency != nil, !choices.isUncooperative else { return }
    _ = finish(handle)
  }

  /// Takes the answer that is due next.
  mutating func next() -> (handle: Handle, end: ScriptedEnd)? {
    guard let first = due.first else { return nil }
    _ = finish(first.handle)
    return (first.handle, first.end)
  }

  /// Whether the request had not ended; it has now.
  mutating func finish(_ handle: Handle) -> Bool {
    due.removeAll { $0.handle == handle }
    let count = unfinished.count
    unfinished.removeAll { $0 == handle }
    return unfinished.count < count
  }

  private func end(of handle: Handle) -> ScriptedEnd {
    switch choices.failing {
    case .first where handle.ordinal == 1, .all: .fail(isFinal: false)
    case .first, .none: .answer(Answer(rows: choices.rows))
    }
  }
}

extension Duration {
  /// In whole milliseconds.
  fileprivate var roundedUp: Duration {
    let (seconds, attoseconds) = components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return .seconds(seconds) + .milliseconds(milliseconds)
  }
}
