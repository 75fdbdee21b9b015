package import TabbedLoadingScreen

/// What the simulated screen showed, picture by picture. Only so many are kept: of a movement fewer
/// and fewer, then of what was drawn after an event.
package struct Film: Equatable, Sendable {
  package struct Frame: Equatable, Sendable {
    package let time: Duration
    /// How many events had been drawn, drags among them.
    package let events: Int
    package let drawing: Drawing
    /// The largest offset by the height as it is animated.
    package let limit: Double
    /// Whether it was drawn as something moved, and not after an event.
    package let isMoving: Bool
  }

  package private(set) var frames: [Frame] = []
  /// The largest offset, each time it had changed.
  package private(set) var limits: [OffsetSample] = []
  /// How many there would be if all were kept.
  package private(set) var taken = 0
  private let count: Int

  /// So many things are kept of one picture.
  static let shapes = 200

  /// - Parameter limit: how many pictures are kept, at least two.
  package init(limit: Int) { count = max(2, limit) }

  /// Takes a picture, unless nothing that is drawn has moved since the last one.
  mutating func take(_ screen: Screen, events: Int, isMoving: Bool) {
    var drawing = screen.drawing
    if drawing.shapes.count > Film.shapes {
      drawing.shapes.removeLast(drawing.shapes.count - Film.shapes)
    }
    let limit = screen.maximumOffset
    if limits.last?.offset != limit {
      limits.append(OffsetSample(time: screen.now, offset: limit))
    }
    if isMoving, drawing == frames.last?.drawing { return }
    taken += 1
    frames.append(
      Frame(
        time: screen.now, events: events, drawing: drawing, limit: limit, isMoving: isMoving))
    // Twice as many, so that thinning out is rare.
    if frames.count >= count * 2 { thinOut() }
  }

  /// Keeps at most so many pictures as the limit says: of what comes first in order every second one goes,
  /// and again, until few enough are left.
  mutating func thinOut() {
    for isMoving in [true, false] {
      while frames.count > count, frames.count(where: { $0.isMoving == isMoving }) > 1 {
        var keeps = false
        frames = frames.filter { frame in
          guard frame.isMoving == isMoving else { return true }
          keeps.toggle()
          return keeps
        }
      }
    }
  }
}
