/// A headless model of one vertical scroll view: what persists between renders, and its time.
///
/// It predicts by rules S1–S13 what a screen would show; a Mac decides. Lengths are in points,
/// times count from the screen's beginning. Equal calls give equal bits on every platform, however
/// an interval is cut into calls of `advance(by:)`.
public struct Screen: Sendable {
  /// The height of the scroll view's frame.
  public internal(set) var viewport: Double
  /// When a shrinking content pulls the offset back (S9 [R]).
  public let clamping: Clamping
  /// What is open about lazy stacks (S8, S13).
  public let lazyOptions: LazyOptions
  /// Frames per second, 1 to 1000. Frame k is at k seconds divided by this.
  public let framesPerSecond: Int
  /// The time since the screen began.
  public internal(set) var now = Duration.zero
  /// The distance of the visible part's top from the content's top.
  public internal(set) var offset = 0.0
  /// What happened since the trace was last taken.
  public internal(set) var trace: [TraceEntry] = []

  /// In 64 bits, also where `Int` has 32.
  var frameNumber: Int64 = 0
  /// Whether the scroll view has had no layout yet.
  var isNew = true
  var renders = 0
  var passes = 0
  var lastIdentity = 0
  var scrollViewID: ViewID?
  var root: Box?
  var runs: [Run] = []
  var placed: [Placed?] = []
  var height = AnimatedValue(0)
  /// The height at the last frame or commit.
  var sampledHeight = 0.0
  /// The largest offset when the offset was last clamped.
  var clampedAgainst = 0.0
  var scroll: Scroll?
  var nextRemoval: Duration?
  var watched: [ViewID: ViewID] = [:]
  var reportedDuplicates: [ViewID] = []
  var reportedLengths = 0

  /// An animated `scrollTo` under way.
  struct Scroll: Sendable {
    let target: Target
    let anchor: Double?
    /// The offset from which the least movement counts.
    var from: Double
    var value: AnimatedValue
  }

  /// Creates an empty screen at time zero.
  ///
  /// - Parameters:
  ///   - viewport: The height of the frame; 0 if it is negative, infinite or not a number, which
  ///     the trace reports.
  ///   - clamping: When a shrinking content pulls the offset back.
  ///   - framesPerSecond: Held between 1 and 1000.
  ///   - lazyOptions: What is open about lazy stacks.
  public init(
    viewport: Double, clamping: Clamping = .perFrame, framesPerSecond: Int = 60,
    lazyOptions: LazyOptions = LazyOptions()
  ) {
    self.viewport = viewport.length ?? 0
    self.clamping = clamping
    self.framesPerSecond = min(max(framesPerSecond, 1), 1000)
    self.lazyOptions = lazyOptions
    if viewport.length == nil { note(.invalidArgument("viewport")) }
    if self.framesPerSecond != framesPerSecond { note(.invalidArgument("framesPerSecond")) }
  }
}

extension Screen {
  /// The trace so far, which is emptied: taken now and then it stays bounded.
  public mutating func takeTrace() -> [TraceEntry] {
    defer { trace = [] }
    return trace
  }

  mutating func note(_ event: TraceEvent) { trace.append(TraceEntry(time: now, event: event)) }
}
