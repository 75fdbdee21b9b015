/// A headless model of one scroll view: what persists between renders, and its time.
///
/// It predicts by rules S1–S20 what a screen would show; a Mac decides. Lengths are in points,
/// times count from the screen's beginning. Equal calls give equal bits on every platform, however
/// an interval is cut into calls of `advance(by:)`.
public struct Screen: Sendable {
  /// The height of the scroll view's frame without its safe-area insets.
  public internal(set) var viewport: Double
  /// The length of the frame across the direction of scrolling.
  public let breadth: Double
  /// How far the frame reaches beyond `viewport`: there is drawn and not tapped (S18 [H]).
  public let safeArea: EdgeInsets
  /// Which way the scroll view scrolls, by the last render.
  public internal(set) var axis = Axis.vertical
  /// The sections of the last render's sectioned surfaces, in order, the dropped ones too (S15 [A]).
  public internal(set) var sections: [ResolvedSection] = []
  /// What the last render did to the views, by their identity. If `onChange` actions make an update
  /// render more than once, the trace has the others.
  public internal(set) var change = ListChange()
  /// When a shrinking content pulls the offset back (S9 [R]).
  public let clamping: Clamping
  /// What stays in place when a render changes what is above it (S17 [A]).
  public let anchoring: Anchoring
  /// What the scroll view is bound to, until the user scrolls (S17 [A]).
  public internal(set) var position: ScrollPosition?
  /// What is open about lazy stacks (S8, S13).
  public let lazyOptions: LazyOptions
  /// Frames per second, 1 to 1000. Frame k is at k seconds divided by this.
  public let framesPerSecond: Int
  /// The time since the screen began.
  public internal(set) var now = Duration.zero
  /// The distance of the visible part's top from the content's top.
  public internal(set) var offset = 0.0
  /// The height that the offset is clamped against, animated; as of the last frame (S9).
  public internal(set) var clampingHeight = 0.0
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
  /// The largest offset when the offset was last clamped.
  var clampedAgainst = 0.0
  var scroll: Scroll?
  var nextRemoval: Duration?
  /// Whether a scroll view across is moving.
  var movesAcross = false
  var watched: [ViewID: ViewID] = [:]
  var reportedDuplicates: [Duplicate] = []
  var reportedRenewal: Renewal?
  var reportedLengths = 0
  var reportedLimits: Set<Limit> = []

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
  ///   - viewport: The height of the frame without its insets; 0 if it is negative, infinite or not
  ///     a number, which the trace reports.
  ///   - breadth: The length of the frame across the direction of scrolling, treated alike.
  ///   - safeArea: How far the frame reaches beyond that, treated alike.
  ///   - anchoring: What stays in place when a render changes what is above it.
  ///   - clamping: When a shrinking content pulls the offset back.
  ///   - framesPerSecond: Held between 1 and 1000.
  ///   - lazyOptions: What is open about lazy stacks.
  public init(
    viewport: Double, breadth: Double = 393, safeArea: EdgeInsets = EdgeInsets(),
    anchoring: Anchoring = .offset, clamping: Clamping = .perFrame, framesPerSecond: Int = 60,
    lazyOptions: LazyOptions = LazyOptions()
  ) {
    self.viewport = viewport.length ?? 0
    self.breadth = breadth.length ?? 0
    self.safeArea = safeArea.valid
    self.anchoring = anchoring
    self.clamping = clamping
    self.framesPerSecond = min(max(framesPerSecond, 1), 1000)
    self.lazyOptions = lazyOptions
    if viewport.length == nil { note(.invalidArgument("viewport")) }
    if safeArea.valid != safeArea { note(.invalidArgument("safeArea")) }
    if breadth.length == nil { note(.invalidArgument("breadth")) }
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
