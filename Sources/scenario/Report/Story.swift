internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// What became of the list's position, in sentences: for somebody who has not seen the script.
struct Story {
  struct Sentence {
    let time: Duration
    let text: String
  }

  private(set) var sentences: [Sentence] = []
  private let film: Film
  private var command: (time: Duration, text: String)?
  /// Whether it was said what leaving means.
  private var hasLeft = false
  /// Why the list is where it is.
  private var cause = Cause.content

  private enum Cause {
    case user
    case found
    case missed
    case content
  }

  private static let limit = 40

  init(_ outcome: Outcome, _ film: Film) {
    self.film = film
    for entry in outcome.trace.entries { tell(entry) }
    tellCommand()
    tellEnd(outcome)
    // In the place of a single one its number would be no shorter.
    guard sentences.count > Story.limit + 1 else { return }
    let rest = Story.limit / 2..<sentences.count - Story.limit / 2
    let more = Sentence(
      time: sentences[rest.lowerBound].time, text: "\(rest.count) more such things.")
    sentences.replaceSubrange(rest, with: [more])
  }

  private mutating func add(_ time: Duration, _ text: String) {
    sentences.append(Sentence(time: time, text: text))
  }

  private mutating func tell(_ entry: Trace.Entry) {
    switch entry {
    case .moment(let moment): tell(moment)
    case .drag(let time, let offset):
      tellCommand()
      cause = .user
      add(time, "The user scrolls the list to \(offset.inTenths).")
    case .line: break
    case .screen(let entry): tell(entry)
    }
  }

  private mutating func tell(_ moment: Moment) {
    tellCommand()
    if let scroll = moment.scroll {
      command = (moment.time, "\(moment.event.map { "'\($0)'" } ?? "A timer") wants \(scroll.wish)")
    }
    guard let frame = frame(at: moment.time), frame.drawing.offset > 1 else {
      return
    }
    let leaving = frame.drawing.shapes.count { $0.isOutgoing }
    guard leaving > 0 else { return }
    let drawn: String? =
      switch moment.shown {
      case .placeholders(let count):
        "\(counted(count ?? 0, "placeholder", "takes", "take")) the place of the rows"
      case .rows(let count):
        "\(counted(count ?? 0, "row", "takes", "take")) the place of what was there"
      case .nothing, .previous, .empty, .failure: nil
      }
    if let drawn {
      add(
        moment.time,
        "\(drawn): the content becomes \(frame.drawing.contentHeight.inTenths) high in a frame of "
          + "\(frame.drawing.viewport.inTenths), animated."
          + (hasLeft ? "" : " What leaves is still drawn (dashed), and scrollTo does not find it."))
      hasLeft = true
    }
  }

  private mutating func tell(_ entry: TraceEntry) {
    switch entry.event {
    case .scrolled(let id, let from, let to):
      cause = .found
      take("scrollTo(\(id)) finds its view: from \(from.inTenths) to \(to.inTenths).", entry.time)
    case .missed:
      cause = .missed
      take("\(entry.event.brief). The list does not move.", entry.time)
    case .clamped(let from, let to, let end):
      tellCommand()
      if cause != .missed { cause = .content }
      add(
        entry.time,
        "The content, whose height is animated, is now too short: it pulls the list from "
          + "\(from.inTenths) to \(to.inTenths), until \(end.label).")
    case .corrected, .held, .newScrollView: add(entry.time, "\(entry.event).".capitalizedFirst)
    case .duplicates, .renewed, .cycle, .invalidLengths, .limited, .invalidArgument:
      add(entry.time, "\(entry.event.brief).".capitalizedFirst)
    case .changed: break
    }
  }

  /// What the screen did about the scroll that was wanted.
  private mutating func take(_ text: String, _ time: Duration) {
    guard let command else { return add(time, text) }
    add(command.time, "\(command.text). \(text)")
    self.command = nil
  }

  private mutating func tellCommand() {
    guard let command else { return }
    add(command.time, "\(command.text). There is nothing to scroll to yet.")
    self.command = nil
  }

  private mutating func tellEnd(_ outcome: Outcome) {
    guard let last = film.frames.last else { return }
    let time = outcome.lines.last?.end ?? last.time
    let offset = outcome.offsets.last?.offset ?? 0
    guard offset > 1 else { return add(time, "In the end the list is at its top.") }
    let limit = film.limits.last?.offset ?? last.limit
    let reason =
      switch cause {
      case .user: "That is where the user has scrolled it."
      case .found: "That is where the scroll led that was wanted last."
      case .missed:
        "The scroll that was wanted found nothing; content that becomes longer moves no list."
      case .content: "Content that becomes longer moves no list."
      }
    add(
      time,
      "In the end the list stays at \(offset.inTenths), and could be anywhere up to "
        + "\(limit.inTenths). \(reason)")
  }

  /// The last picture that was taken by then while nothing moved.
  private func frame(at time: Duration) -> Film.Frame? {
    film.frames.last { $0.time <= time + .microseconds(1) && !$0.isMoving }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ScrollSummary {
  /// What it asks for, after "wants".
  fileprivate var wish: String {
    switch self {
    case .top: "the list at its top"
    case .row(let row): "row \(row) in sight"
    case .anchor(let row, distance: _): "row \(row) where it was"
    }
  }
}
