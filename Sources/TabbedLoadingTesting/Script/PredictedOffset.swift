/// Where the screen model has the list at a time. A prediction: only a Mac can measure.
public struct PredictedOffset: Hashable, Sendable {
  /// The time since the script's beginning.
  public let time: Duration
  /// How far the list is from its top, in points.
  public let distance: Double

  /// A prediction as a run makes it; for tests of what draws one.
  public init(time: Duration, distance: Double) {
    self.time = time
    self.distance = distance
  }
}
