internal import TabbedLoadingScreen

/// The simulated screen of a scenario: draws what the logic shows, and scrolls as its view would.
struct Stage {
  private(set) var screen: Screen
  private let settings: ScreenSettings
  private let initial: Bool
  /// Where the list was, each time it had moved.
  var offsets: [OffsetSample] = [OffsetSample(time: .zero, offset: 0)]
  /// Takes a picture of all that is drawn; nil: none is wanted.
  var film: Film?
  /// How many events have been drawn.
  private var events = 0

  init(_ settings: ScreenSettings, logic: Logic) {
    self.settings = settings
    screen = Screen(
      viewport: settings.viewport,
      clamping: settings.clamp == .frame ? .perFrame : .onSettle)
    // A view on the store heeds a command that is there when it first appears; the article's
    // onChange does not fire at first.
    initial = logic == .store
  }

  var offset: Double { screen.offset }
  var isSettled: Bool { screen.isSettled }

  /// Renders what is shown after an event.
  mutating func show(_ observation: Observation) {
    let render = render(observation)
    screen.update {
      render
    } perform: { [settings] _, proxy in
      switch observation.trigger.target {
      case .anchor(let row): proxy.scrollTo(.integer(row), anchor: 0)
      case .placeholder(let slot): proxy.scrollTo(settings.id(ofPlaceholder: slot))
      case .row(let row): proxy.scrollTo(.integer(row))
      case nil: break
      }
    }
    sample(isMoving: false)
  }

  /// The user drags the list.
  mutating func drag(to offset: Double) {
    screen.drag(to: offset)
    sample(isMoving: false)
  }

  /// Lets time pass, frame by frame while anything moves.
  mutating func advance(to time: Duration) {
    var frame = (screen.now * 60).components.seconds
    while !screen.isSettled, .seconds(frame + 1) / 60 < time {
      frame += 1
      // The product may be short by what the quotient lost.
      if .seconds(frame) / 60 <= screen.now { continue }
      screen.advance(by: .seconds(frame) / 60 - screen.now)
      sample(isMoving: true)
    }
    screen.advance(by: time - screen.now)
    sample(isMoving: true)
  }

  /// How long a frame lasts.
  static let step = Duration.seconds(1) / 60

  /// What the screen has to say since the last time, and when.
  mutating func takeNotes() -> [Trace.Entry] {
    defer { _ = screen.takeTrace() }
    return running
  }

  /// The same, which may yet go on.
  var running: [Trace.Entry] {
    screen.trace.compactMap { entry in
      if case .changed = entry.event { nil } else { .screen(entry) }
    }
  }

  private mutating func sample(isMoving: Bool) {
    if !isMoving { events += 1 }
    film?.take(screen, events: events, isMoving: isMoving)
    if offsets.last?.offset != screen.offset {
      offsets.append(OffsetSample(time: screen.now, offset: screen.offset))
    }
  }

  private func render(_ observation: Observation) -> Render {
    Render(
      animation: settings.motion,
      onChange: [
        OnChange("scroll", of: .integer(observation.trigger.value), initial: initial)
      ]
    ) {
      switch observation.moment.shown {
      case .placeholders(let count):
        Node.stack(spacing: settings.placeholder.spacing) {
          Node.forEach(settings.placeholderIDs(count ?? 0), height: settings.placeholder.height)
            .skeleton()
        }
      case .rows: rows(.list(observation.moment.ids.map { .integer($0) }))
      case .previous(of: _, let count): rows(.integers(0..<(count ?? 0)))
      case .nothing, .empty, .failure:
        Node.empty
      }
    }
  }

  private func rows(_ ids: RowIDs) -> Node {
    Node.lazyStack(spacing: settings.row.spacing) {
      Node.forEach(ids, height: settings.row.height)
    }
  }
}

/// Where the list was at a time.
package struct OffsetSample: Hashable, Sendable {
  package let time: Duration
  package let offset: Double
}

extension ScreenSettings {
  var motion: Animation? {
    switch animation {
    case .spring: .default
    case .ease: .olderDefault
    case .none: nil
    }
  }

  func placeholderIDs(_ count: Int) -> RowIDs {
    switch ids {
    case .position: .offsets(count)
    case .value: .integers(0..<count)
    case .fresh: .fresh(count)
    case .stable: .placeholders(count)
    }
  }

  /// What the view passes to `scrollTo`: our own placeholder ids where they are bound, else the
  /// number, as the article's view does.
  func id(ofPlaceholder slot: Int) -> ViewID {
    ids == .stable ? .placeholder(slot) : .integer(slot)
  }
}
