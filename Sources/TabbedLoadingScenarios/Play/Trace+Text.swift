internal import TabbedLoadingScreen

extension Trace {
  /// One line per entry: time, event, how things stand, what was done.
  package var text: String {
    let width =
      entries.map { entry in
        switch entry {
        case .moment(let moment): moment.event.count
        case .drag, .screen: 0
        }
      }.max() ?? 0
    return entries.map { $0.text(eventWidth: width) + "\n" }.joined()
  }
}

extension Trace.Entry {
  package func text(eventWidth: Int) -> String {
    switch self {
    case .moment(let moment):
      let cells = [
        moment.time.brief.padded(toLeft: 8), moment.event.padded(to: eventWidth),
        "\(moment.selected) \(moment.progress)".padded(to: 16), moment.effects,
      ]
      return cells.joined(separator: "  ").trimmingEnd()
    case .drag(let time, let offset):
      return "\(time.brief.padded(toLeft: 8))  scroll to \(plain(offset))"
    case .screen(let entry):
      return "\(entry.time.brief.padded(toLeft: 8))    · \(entry.event)"
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

extension String {
  /// Filled with spaces at the end to a width; longer text stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Filled with spaces at the beginning to a width.
  package func padded(toLeft width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  func trimmingEnd() -> String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
