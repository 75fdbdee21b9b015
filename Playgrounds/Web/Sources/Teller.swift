internal import TabbedLoadingScreen

/// Says what happens, a sentence for each event, to somebody who knows none of the words.
struct Teller {
  private var diary = Diary()
  private var cause = Cause.nothing
  /// The rows that were shown under a tab that had not asked for them: whose, and where.
  private var misplaced: (tab: String, under: String)?
  /// How many answers were refused.
  private var refused = 0

  /// Why the list is where it is.
  private enum Cause {
    case nothing
    case user
    case found
    case missed(String)
  }

  init() {
    diary.show("nothing", under: Choices.tabs[0], at: .zero)
  }

  /// The diary, with what is going on just now.
  func diary(with running: [Trace.Entry]) -> Diary {
    var all = self
    for entry in running { all.tell(entry) }
    return all.diary
  }

  mutating func sample(_ screen: Screen) {
    diary.sample(limit: screen.maximumOffset, at: screen.now)
  }

  mutating func tell(_ entry: Trace.Entry) {
    switch entry {
    case .moment(let moment): tell(moment)
    case .drag(let time, let offset):
      cause = .user
      diary.note(.you, "You scroll the list to \(offset.inTenths) pt.", at: time)
    case .line: break
    case .screen(let entry): tell(entry)
    }
  }
}

// MARK: - The logic

extension Teller {
  private mutating func tell(_ moment: Moment) {
    let time = moment.time
    if let handle = moment.cancelled { diary.cancel(handle, at: time) }
    if let handle = moment.started { diary.begin(handle, at: time) }
    diary.show(moment.shown.kind.rawValue, under: moment.selected, at: time)
    if moment.scroll != nil { cause = .nothing }
    var parts = [subject(of: moment)]
    if let handle = moment.cancelled { parts.append("Request \(handle) is cancelled.") }
    if let handle = moment.started { parts.append("Request \(handle) is sent.") }
    if let shown = moment.shown.sentence, moment.discarded == nil { parts.append(shown) }
    if let scroll = moment.scroll { parts.append("The list should go \(scroll.wish).") }
    diary.note(kind(of: moment), parts.joined(separator: " "), at: time)
  }

  private func kind(of moment: Moment) -> Diary.Note.Kind {
    if isMisplaced(moment) { return .wrong }
    return moment.ended != nil ? .server : .you
  }

  private mutating func subject(of moment: Moment) -> String {
    if let (handle, isAnswer) = moment.ended { return ending(of: handle, isAnswer, moment) }
    switch moment.action {
    case nil: return "A timer fires."
    case .appear: return "The screen appears."
    case .select(let tab, debounce: _): return "You tap tab \(tab)."
    case .refresh: return "You ask for newer rows."
    case .retry: return "You tap Try again."
    default: return "The list rests where you left it."
    }
  }

  /// A request has ended.
  private mutating func ending(
    of handle: Handle, _ isAnswer: Bool, _ moment: Moment
  ) -> String {
    let word = isAnswer ? "answers" : "fails"
    let ending =
      moment.discarded != nil
      ? "refused" : isMisplaced(moment) ? "misplaced" : isAnswer ? "answered" : "failed"
    diary.end(handle, as: ending, at: moment.time)
    if moment.discarded != nil {
      refused += 1
      return "The server \(word) \(handle) all the same. Nobody waits for that: it is refused."
    }
    if isMisplaced(moment) {
      misplaced = (handle.tab, moment.selected)
      return "The server answers \(handle), and its rows are shown under tab \(moment.selected), "
        + "which did not ask for them."
    }
    return "The server \(word) \(handle)."
  }

  /// Whether rows are shown under a tab that did not ask for them.
  private func isMisplaced(_ moment: Moment) -> Bool {
    guard case .answer(let handle, _)? = moment.action else { return false }
    return moment.discarded == nil && handle.tab != moment.selected
  }
}

// MARK: - The screen

extension Teller {
  private mutating func tell(_ entry: TraceEntry) {
    switch entry.event {
    case .scrolled(let id, let from, let to):
      cause = .found
      diary.note(
        .screen, "`scrollTo(\(id))` finds its view: from \(from.inTenths) to \(to.inTenths) pt.",
        at: entry.time)
    case .missed(let id, let reasons):
      let reason = reasons.first?.sentence ?? ""
      cause = .missed("The view asked for `scrollTo(\(id))`, which found nothing: \(reason).")
      diary.note(
        .wrong, "`scrollTo(\(id))` finds nothing: \(reason). The list does not move.",
        at: entry.time)
    case .clamped(let from, let to, let end):
      diary.note(
        .screen,
        "What is drawn has become too short for where the list is, and pulls it from "
          + "\(from.inTenths) to \(to.inTenths) pt, until \(end.inSeconds).", at: entry.time)
    case .renewed(let renewal) where renewal.drawn == 0:
      diary.note(
        .screen, "The ids of \(counted(renewal.views, "view")) are made anew by each render.",
        at: entry.time)
    case .changed: break
    default: diary.note(.screen, "\(entry.event.brief).", at: entry.time)
    }
  }

  /// Where the list is after all, and why; nil if nothing led it there.
  func verdict(offset: Double) -> Verdict? {
    if case .missed = cause { return scrollVerdict(offset: offset) }
    if let (tab, other) = misplaced {
      return Verdict(
        kind: .bad,
        text:
          "Rows of tab \(tab) were shown under tab \(other): nothing cancelled the request for them, "
          + "and whatever comes is shown.")
    }
    guard refused > 0 else { return scrollVerdict(offset: offset) }
    return Verdict(
      kind: .good,
      text:
        "\(counted(refused, "late answer")) came and changed nothing: each request has a ticket, and "
        + "only that of the tab's last request counts.")
  }

  private func scrollVerdict(offset: Double) -> Verdict? {
    switch (cause, offset > 1) {
    case (.nothing, _), (.user, _): nil
    case (.missed(let reason), true):
      Verdict(
        kind: .bad,
        text:
          "The list stays scrolled at \(offset.inTenths) pt, and should be at its top. \(reason) The "
          + "skeletons, shorter than the rows, pulled it up until the rows came; growing content does "
          + "not move a list.")
    case (.missed(let reason), false):
      Verdict(
        kind: .luck,
        text:
          "The list is at its top, by luck. \(reason) But the skeletons are shorter than the rows, and "
          + "pulled the list all the way up before the rows came.")
    case (.found, true):
      Verdict(kind: .good, text: "The list is at \(offset.inTenths) pt, where it was sent.")
    case (.found, false):
      Verdict(kind: .good, text: "The list is at its top: the scroll found its view.")
    }
  }
}

extension Moment {
  /// The request that this event ends, and whether it was answered.
  fileprivate var ended: (handle: Handle, isAnswer: Bool)? {
    switch action {
    case .answer(let handle, _): (handle, true)
    case .fail(let handle, isFinal: _): (handle, false)
    default: nil
    }
  }
}

extension ScrollMiss {
  /// The reason, with its code between backticks.
  fileprivate var sentence: String {
    if case .boundByOffset(let count) = self {
      return "without `id:`, `ForEach(0..<\(count))` tells its rows apart by position; none has "
        + "this id"
    }
    return "\(self)"
  }
}

extension ShownSummary {
  fileprivate var sentence: String? {
    switch self {
    case .nothing: nil
    case .previous(let tab, _): "The rows of tab \(tab) stay, dimmed."
    case .placeholders(let count): "\(count ?? 0) skeletons are shown."
    case .rows(let count): "\(counted(count ?? 0, "row", "is", "are")) shown."
    case .empty: "There is nothing to show."
    case .failure: "A message is shown."
    }
  }
}

extension ScrollSummary {
  /// Where it leads.
  fileprivate var wish: String {
    switch self {
    case .top: "to its top"
    case .row(let row): "to row \(row)"
    case .anchor(let row, distance: _): "back to row \(row)"
    }
  }
}

extension Duration {
  /// As in `4.33 s`.
  fileprivate var inSeconds: String { "\(plain((self / .milliseconds(10)).rounded() / 100)) s" }
}
