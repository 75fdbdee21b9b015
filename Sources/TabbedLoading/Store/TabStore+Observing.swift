extension TabStore {
  /// Calls `body` at once with the state as it is, and then after each event that changed what can
  /// be seen, before that event's sender goes on. For a view that is no observer by itself, such as
  /// UIKit's, or for a reducer.
  ///
  /// - Returns: what keeps it going: released or cancelled, it ends.
  public func observe(
    _ body: @escaping @MainActor (TabState<Types>) -> Void
  ) -> Observation {
    let observation = Observation(body: body, end: {})
    observers.add(observation)
    body(engine.state)
    return observation
  }

  /// The state as it is, and then the newest one each time that something can be seen to have
  /// changed; what is passed over by a slow reader is left out. Ends when the store is closed or
  /// released.
  public var updates: AsyncStream<TabState<Types>> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = Observation(
        body: { continuation.yield($0) }, end: { continuation.finish() })
      observers.add(observation)
      continuation.yield(engine.state)
      if engine.state.presence.isClosed { continuation.finish() }
      continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    }
  }

  /// Keeps a body of ``TabStore/observe(_:)`` going.
  @MainActor
  public final class Observation {
    fileprivate var body: (@MainActor (TabState<Types>) -> Void)?
    fileprivate let end: @Sendable () -> Void

    fileprivate init(
      body: @escaping @MainActor (TabState<Types>) -> Void, end: @escaping @Sendable () -> Void
    ) {
      self.body = body
      self.end = end
    }

    /// Ends it; what has begun is finished.
    public func cancel() { body = nil }
  }

  /// Those who hear of changes. It holds none of them: who is released hears no more.
  @MainActor
  @usableFromInline
  final class Observers {
    @usableFromInline
    struct Weak: Sendable {
      weak let observation: Observation?
    }

    @usableFromInline private(set) var all: [Weak] = []

    @usableFromInline
    init() {}

    deinit {
      for weak in all { weak.observation?.end() }
    }

    fileprivate func add(_ observation: Observation) {
      all.removeAll { $0.observation == nil }
      all.append(Weak(observation: observation))
    }

    @inlinable
    var isEmpty: Bool { all.isEmpty }

    /// Tells those who were there when it began.
    @usableFromInline
    func tell(_ state: TabState<Types>, hasChanged: Bool) {
      if hasChanged {
        for weak in all { weak.observation?.body?(state) }
      }
      guard state.presence.isClosed else { return }
      for weak in all { weak.observation?.end() }
      all = []
    }
  }
}
