package import TabbedLoadingScreen

extension Trace {
  /// One line per entry, as a script has it: time, event, and after `=>` how things stand and what was
  /// done. What no script can say, such as the timer or what the screen did, is a comment. So the
  /// trace of a script is a timeline that holds.
  package var text: String { lines.map { "\($0)\n" }.joined() }

  /// The lines of the text.
  package var lines: [String] {
    let lines = entries.map { $0.line }
    let widths = TimelineLine.widths(of: lines)
    return lines.map { $0.text(widths) }
  }
}

extension Trace.Entry {
  /// The entry in one line.
  package func text() -> String { line.text(TimelineLine.widths(of: [line])) }

  fileprivate var line: TimelineLine {
    let begin = "@\(time.brief)"
    return switch self {
    case .moment(let moment):
      TimelineLine(
        time: moment.action == nil ? "" : begin,
        event: moment.event ?? "// \(time.brief): timer", facts: moment.facts)
    case .drag(_, let offset): TimelineLine(time: begin, event: "scroll \(offset.inTenths)")
    case .line(_, let text): TimelineLine(time: begin, event: text)
    case .screen(let entry): TimelineLine(event: "// \(time.brief): \(entry.event.brief)")
    }
  }

  private var time: Duration {
    switch self {
    case .moment(let moment): moment.time
    case .drag(let time, to: _), .line(let time, _): time
    // Frames fall between milliseconds.
    case .screen(let entry): .milliseconds(Int((entry.time / .milliseconds(1)).rounded()))
    }
  }
}

extension TraceEvent {
  /// With one reason, where there are more: the first is the likeliest, and the others bury it.
  package var brief: String {
    switch self {
    case .missed(let id, let reasons): "\(TraceEvent.missed(id, Array(reasons.prefix(1))))"
    case .scrolled, .clamped, .corrected, .held, .changed, .duplicates, .renewed,
      .invalidLengths, .limited, .invalidArgument, .newScrollView, .cycle:
      "\(self)"
    }
  }
}

extension Moment {
  /// The event as a script has it; nil: the logic's timer.
  package var event: String? { action.map { "\($0)" } }

  /// How things stand, and what was done in the order in which it was, as expectations.
  package var facts: String {
    let facts = [
      "\(selected) \(progress)", isShownNotable ? "shown \(shown)" : nil,
      areIDsNotable ? "\(Expectation.Fact.ids(ids))" : nil,
      isRefreshing ? "refreshing yes" : nil, isAppending ? "appending yes" : nil,
      problem.map { "problem \($0)" },
      discarded.map { "discarded \($0)" }, cancelled.map { "cancelled \($0)" },
      started.map { "started \($0)" }, scroll.map { "scroll \($0)" },
    ]
    return facts.compactMap { $0 }.joined(separator: "; ")
  }

  /// Whether the rows do not simply count on, and are few enough to be read.
  private var areIDsNotable: Bool {
    ids.count <= 32 && zip(ids, ids.dropFirst()).contains { $1 != $0 + 1 }
  }

  /// Whether what is drawn does not follow from the progress, or may just have changed.
  private var isShownNotable: Bool {
    switch (progress, shown) {
    case (.loading, .placeholders): action == nil
    case (.loading, _): true
    case (.blank, _), (.ready, _), (.failed, _): false
    }
  }
}
