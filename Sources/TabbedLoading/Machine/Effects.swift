extension TabState {
  /// One thing to do after an event.
  public enum Effect: Equatable, Sendable {
    /// Cancel the request with this ticket; whatever it brings later is refused.
    case cancel(Ticket)
    /// Ask the loader; report `answered`, `failed` or `cancelled` with the request's ticket.
    case start(Request)
    /// Have the one timer report `timeout` at a time, in place of any time it was set to before;
    /// nil stops it.
    case timer(Duration?)
    /// Scroll, as published in ``TabState/command``.
    case scroll(ScrollCommand)
  }

  /// What to do after an event: at most one of each effect, in the order they must be performed
  /// in, all in the same turn (rule M5). Fixed in size: it allocates nothing.
  public struct Effects: Equatable, Sendable {
    /// What becomes of the timer.
    public enum Timer: Hashable, Sendable {
      /// It reports `timeout` at this time, in place of any time it was set to before.
      case set(Duration)
      /// It is stopped.
      case stop
    }

    /// The request to cancel, first.
    public var cancel: Ticket?
    /// The request to start, second.
    public var start: Request?
    /// What becomes of the timer, third.
    public var timer: Timer?
    /// The scroll command that was published, last.
    public var scroll: ScrollCommand?
    /// The response that was refused since its ticket is not live (rule M2). Nothing to perform.
    public var discarded: Ticket?

    @inlinable
    init() {}

    /// Whether there is nothing to perform.
    @inlinable
    public var isEmpty: Bool {
      cancel == nil && start == nil && timer == nil && scroll == nil
    }
  }
}

extension TabState.Effects: Sequence {
  /// Yields the effects in the order of rule M5: cancel, start, timer, scroll.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let effects: TabState.Effects
    @usableFromInline var step = 0

    @inlinable
    init(_ effects: TabState.Effects) { self.effects = effects }

    @inlinable @inline(__always)
    public mutating func next() -> TabState.Effect? {
      if step == 0 {
        step = 1
        if let ticket = effects.cancel { return .cancel(ticket) }
      }
      if step == 1 {
        step = 2
        if let request = effects.start { return .start(request) }
      }
      if step == 2 {
        step = 3
        switch effects.timer {
        case .set(let time): return .timer(time)
        case .stop: return .timer(nil)
        case nil: break
        }
      }
      if step == 3 {
        step = 4
        if let command = effects.scroll { return .scroll(command) }
      }
      return nil
    }
  }

  @inlinable @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self) }
}
