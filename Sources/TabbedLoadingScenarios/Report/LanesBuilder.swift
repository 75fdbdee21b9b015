internal import TabbedLoadingScreen

/// Collects what happened, entry by entry.
struct LanesBuilder {
  private var lanes: [String: Lanes.Lane] = [:]
  private var bars: [Handle: Int] = [:]
  private var marks: [Lanes.Mark] = []
  private var selected: String
  /// What is drawn, and under which tab.
  private var current: (tab: String, shown: ShownSummary)?
  private let tabs: [String]
  private(set) var times: [Duration] = [.zero]

  init(_ scenario: Scenario) {
    tabs = scenario.tabs
    selected = scenario.tabs[0]
    show(.nothing, at: .zero)
  }

  var finished: Lanes {
    var picture = Lanes()
    picture.lanes = tabs.compactMap { lanes[$0] }
    picture.marks = marks
    return picture
  }

  mutating func add(_ entry: Trace.Entry) {
    switch entry {
    case .moment(let moment):
      times.append(moment.time)
      add(moment)
    case .drag(let time, let offset):
      times.append(time)
      add(.drag, at: time, label: offset.whole, text: "the user scrolls to \(offset.inTenths)")
    case .line(let time, _): times.append(time)
    case .screen(let entry): add(entry)
    }
  }

  private mutating func add(_ moment: Moment) {
    selected = moment.selected
    show(moment.shown, at: moment.time)
    if let handle = moment.cancelled { change(handle) { $0.cancelled = moment.time } }
    if let handle = moment.started {
      bars[handle] = lanes[handle.tab]?.requests.count ?? 0
      lanes[handle.tab, default: Lanes.Lane(tab: handle.tab)].requests.append(
        Lanes.Bar(handle: handle, start: moment.time))
    }
    if let (handle, ending) = moment.ended {
      change(handle) { bar in
        bar.end = moment.time
        bar.ending =
          moment.discarded == handle
          ? .discarded
          : ending == .answered && moment.selected != handle.tab ? .misplaced : ending
      }
    }
    if let scroll = moment.scroll {
      add(
        .command, at: moment.time, label: "\(scroll)", text: "a scroll \(scroll) is wanted")
    }
  }

  private mutating func add(_ entry: TraceEntry) {
    let text = entry.event.brief
    switch entry.event {
    case .scrolled(_, from: _, let to): add(.found, at: entry.time, label: to.whole, text: text)
    case .missed: add(.missed, at: entry.time, label: "missed", text: text)
    case .clamped(from: _, let to, let end):
      add(.clamped, at: entry.time, until: end, label: to.whole, text: text)
      times += [entry.time, end]
    case .corrected, .held, .changed, .duplicates, .renewed, .invalidLengths, .limited,
      .invalidArgument, .newScrollView, .cycle:
      break
    }
  }

  private mutating func add(
    _ kind: Lanes.Mark.Kind, at time: Duration, until end: Duration? = nil, label: String,
    text: String
  ) {
    marks.append(Lanes.Mark(kind: kind, time: time, end: end, label: label, text: text))
  }

  private mutating func change(_ handle: Handle, _ change: (inout Lanes.Bar) -> Void) {
    guard let index = bars[handle], var request = lanes[handle.tab]?.requests[index] else { return }
    change(&request)
    lanes[handle.tab]?.requests[index] = request
  }

  /// Ends what was shown before, unless it goes on.
  private mutating func show(_ shown: ShownSummary, at time: Duration) {
    if let current, current.tab == selected, current.shown.isSameKind(as: shown) { return }
    if let current, let last = lanes[current.tab]?.shown.indices.last {
      // In place: a copy of all stretches for each would take the square of the time.
      lanes[current.tab]?.shown[last].end = time
    }
    lanes[selected, default: Lanes.Lane(tab: selected)].shown.append(
      Lanes.Stretch(start: time, shown: shown))
    current = (selected, shown)
  }
}

extension Moment {
  /// The request that this event ends, and how.
  fileprivate var ended: (handle: Handle, Lanes.Ending)? {
    switch action {
    case .answer(let handle, _): (handle, .answered)
    case .fail(let handle, isFinal: _): (handle, .failed)
    case .cancel(let handle): (handle, .cancelled)
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .scrollTo, .close,
      .endVisible, .endHidden, .cached, .scrolled, .edit, .settle, .revert, .invalidate, .reset,
      .save, .saved, .restore, .scroll, .idle, .within, .always, .never, .any, nil:
      nil
    }
  }
}

extension ShownSummary {
  /// Whether only numbers differ.
  fileprivate func isSameKind(as other: ShownSummary) -> Bool {
    switch (self, other) {
    case (.placeholders, .placeholders), (.rows, .rows): true
    case (.previous(let tab, _), .previous(let other, _)): tab == other
    case (.nothing, _), (.previous, _), (.placeholders, _), (.rows, _), (.empty, _), (.failure, _):
      self == other
    }
  }
}
