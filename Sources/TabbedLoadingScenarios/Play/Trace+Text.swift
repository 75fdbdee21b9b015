internal import TabbedLoadingScreen

extension Trace {
  /// One line per entry: time, event, how things stand, what was done.
  package var text: String {
    let timeWidth = entries.map(\.time.brief.count).max() ?? 0
    let eventWidth = entries.map(\.eventWidth).max() ?? 0
    return entries.map { $0.text(timeWidth: timeWidth + 2, eventWidth: eventWidth) + "\n" }.joined()
  }
}

extension Trace.Entry {
  var time: Duration {
    switch self {
    case .moment(let moment): moment.time
    case .drag(let time, to: _): time
    // Frames fall between milliseconds.
    case .screen(let entry): .milliseconds(Int((entry.time / .milliseconds(1)).rounded()))
    }
  }

  fileprivate var eventWidth: Int {
    switch self {
    case .moment(let moment): moment.event.count
    case .drag, .screen: 0
    }
  }

  /// The entry in one line, its time and its event as wide as others'.
  package func text(timeWidth: Int = 0, eventWidth: Int = 0) -> String {
    let time = time.brief.padded(toLeft: timeWidth)
    switch self {
    case .moment(let moment):
      let cells = [
        time, moment.event.padded(to: eventWidth),
        "\(moment.selected) \(moment.progress)".padded(to: 16), moment.effects,
      ]
      return cells.joined(separator: "  ").trimmingEnd()
    case .drag(_, let offset): return "\(time)  scroll to \(plain(offset))"
    case .screen(let entry): return "\(time)    · \(entry.event)"
    }
  }
}

extension Moment {
  /// What was done, in the order in which it was.
  package var effects: String {
    let parts = [
      discarded.map { "discarded \($0)" }, cancelled.map { "cancel \($0)" },
      started.map { "start \($0)" }, scrollsToTop ? "scroll to top" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
