/// Something the screen did, and when.
public struct TraceEntry: Hashable, Sendable {
  /// The time since the screen began; for a movement, when it began.
  public var time: Duration
  /// What happened.
  public var event: TraceEvent
}

extension TraceEntry: CustomStringConvertible {
  public var description: String { "@\(time.inMilliseconds) \(event)" }
}
