package import TabbedLoadingScreen

extension Trace {
  /// One line per entry, as a script has it: time, event, and after `=>` how things stand and what was
  /// done. What no script can say, such as the timer or what the screen did, is a comment. So the
  /// trace of a script is a timeline that holds.
  package var text: String {
    let timeWidth = entries.map(\.timeWidth).max() ?? 0
    let eventWidth = entries.map(\.eventWidth).max() ?? 0
    return entries.map { $0.text(timeWidth: timeWidth, eventWidth: eventWidth) + "\n" }.joined()
  }
}

extension Trace.Entry {
  /// The entry in one line, its time and its event as wide as others'.
  package func text(timeWidth: Int = 0, eventWidth: Int = 0) -> String {
    let begin = (event == nil ? "" : "@\(time.brief)").padded(to: timeWidth)
    switch self {
    case .moment(let moment):
      return "\(begin)  \(moment.label.padded(to: eventWidth))  => \(moment.facts)"
    case .drag(_, let offset): return "\(begin)  scroll \(offset.inTenths)"
    case .line(_, let text): return "\(begin)  \(text)"
    case .screen(let entry): return "\(begin)  // \(time.brief): \(entry.event.brief)"
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

  /// The script's word for it, if it has one.
  private var event: String? {
    switch self {
    case .moment(let moment): moment.event
    case .drag: "scroll"
    case .line(_, let text): text
    case .screen: nil
    }
  }

  fileprivate var timeWidth: Int { event == nil ? 0 : time.brief.count + 1 }

  fileprivate var eventWidth: Int {
    switch self {
    case .moment(let moment): moment.label.count
    case .drag, .line, .screen: 0
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
  /// The event; a timer makes a comment of its line.
  fileprivate var label: String { event ?? "// \(time.brief): timer" }

  /// How things stand, and what was done in the order in which it was, as expectations.
  package var facts: String {
    let facts = [
      "\(selected) \(progress)", isShownNotable ? "shown \(shown)" : nil,
      areIDsNotable ? list(ids: ids) : nil,
      isRefreshing ? "refreshing yes" : nil, isAppending ? "appending yes" : nil,
      problem.map { "problem \($0)" },
      discarded.map { "discarded \($0)" }, cancelled.map { "cancelled \($0)" },
      started.map { "started \($0)" }, scroll.map { "scroll \($0)" },
    ]
    return facts.compactMap(\.self).joined(separator: "; ")
  }

  /// Whether the rows do not simply count on, and are few enough to be read.
  private var areIDsNotable: Bool {
    ids.count <= 32 && zip(ids, ids.dropFirst()).contains { $1 != $0 + 1 }
  }

  /// Whether what is drawn does not follow from the progress, or may just have changed.
  private var isShownNotable: Bool {
    switch (progress, shown) {
    case (.loading, .placeholders): event == nil
    case (.loading, _): true
    case (.blank, _), (.ready, _), (.failed, _): false
    }
  }
}
