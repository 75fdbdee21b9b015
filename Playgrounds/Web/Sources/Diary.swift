/// What happened, for the page to draw; only the latest of it is kept.
struct Diary {
  /// A sentence about an event.
  struct Note {
    enum Kind: String {
      /// The visitor did something.
      case you
      /// The server ended a request.
      case server
      /// The screen moved, or scrolled.
      case screen
      /// A scroll found nothing, or an answer landed where it does not belong.
      case wrong
    }

    let time: Duration
    let kind: Kind
    let text: String
  }

  /// A request from its start to its end.
  struct Bar {
    let handle: Handle
    let start: Duration
    var cancelled: Duration?
    var end: Duration?
    /// How it ended: a word for its sign.
    var ending: String?
  }

  /// What was drawn under a tab.
  struct Stretch {
    let tab: String
    let shown: String
    let start: Duration
    var end: Duration?
  }

  private(set) var notes: [Note] = []
  private(set) var bars: [Bar] = []
  private(set) var stretches: [Stretch] = []
  /// The largest offset that the content allowed, each time it had changed.
  private(set) var limits: [OffsetSample] = []
  /// Counts what has changed.
  private(set) var version = 0

  mutating func note(_ kind: Note.Kind, _ text: String, at time: Duration) {
    version += 1
    notes.keepLast(200, adding: Note(time: time, kind: kind, text: text))
  }

  mutating func begin(_ handle: Handle, at time: Duration) {
    bars.keepLast(60, adding: Bar(handle: handle, start: time))
  }

  mutating func cancel(_ handle: Handle, at time: Duration) {
    for index in bars.indices where bars[index].handle == handle { bars[index].cancelled = time }
  }

  mutating func end(_ handle: Handle, as ending: String, at time: Duration) {
    for index in bars.indices where bars[index].handle == handle {
      (bars[index].end, bars[index].ending) = (time, ending)
    }
  }

  mutating func show(_ shown: String, under tab: String, at time: Duration) {
    if let last = stretches.last, last.tab == tab, last.shown == shown { return }
    if let last = stretches.indices.last { stretches[last].end = time }
    stretches.keepLast(120, adding: Stretch(tab: tab, shown: shown, start: time))
  }

  mutating func sample(limit: Double, at time: Duration) {
    if limits.last?.offset == limit { return }
    limits.keepLast(1_200, adding: OffsetSample(time: time, offset: limit))
  }
}

extension Array {
  /// Adds an element; of more than so many the first ones go.
  mutating func keepLast(_ limit: Int, adding element: Element) {
    append(element)
    if count > limit + limit / 4 { removeFirst(count - limit) }
  }
}
