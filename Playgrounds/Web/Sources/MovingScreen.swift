internal import TabbedLoadingScreen

/// A simulated screen, and where its list was.
struct MovingScreen {
  var screen: Screen
  var diary = Diary()
  private(set) var offsets = [OffsetSample(time: .zero, offset: 0)]

  init(_ screen: Screen) { self.screen = screen }

  mutating func pass(to time: Duration) {
    while screen.now < time, !screen.isSettled {
      screen.advance(by: min(time - screen.now, .milliseconds(16)))
      sample()
    }
    screen.advance(by: time - screen.now)
    sample()
  }

  private mutating func sample() {
    diary.sample(limit: screen.maximumOffset, at: screen.now)
    if offsets.last?.offset != screen.offset {
      offsets.keepLast(1_200, adding: OffsetSample(time: screen.now, offset: screen.offset))
    }
  }

  /// Notes what the screen did.
  mutating func takeNotes() {
    for entry in screen.takeTrace() {
      switch entry.event {
      case .changed, .clamped: break
      case .missed: diary.note(.wrong, "\(entry.event.brief).", at: entry.time)
      default: diary.note(.screen, "\(entry.event.brief).", at: entry.time)
      }
    }
    sample()
  }
}
