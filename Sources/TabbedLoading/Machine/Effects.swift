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
  /// in, all in the same turn (rule M5): cancel, start, timer, scroll. Fixed in size: it allocates
  /// nothing.
  public struct Effects: Equatable, Sendable, Sequence, IteratorProtocol {
    /// What becomes of the timer.
    @usableFromInline
    package enum Timer: Hashable, Sendable {
      /// It reports `timeout` at this time, in place of any time it was set to before.
      case set(Duration)
      /// It is stopped.
      case stop
    }

    @usableFromInline package var cancel: Ticket?
    @usableFromInline package var start: Request?
    @usableFromInline package var timer: Timer?
    @usableFromInline package var scroll: ScrollCommand?

    /// The response that was refused since its ticket is not live (rule M2): nothing to perform, but
    /// worth a line in a log.
    public var discarded: Ticket?

    @inlinable
    init() {}

    /// Whether there is nothing to perform.
    @inlinable
    package var isEmpty: Bool {
      cancel == nil && start == nil && timer == nil && scroll == nil
    }

    /// Takes out the effect to be performed first.
    @inlinable @inline(__always)
    public mutating func next() -> Effect? {
      if let ticket = cancel {
        cancel = nil
        return .cancel(ticket)
      }
      if let request = start {
        start = nil
        return .start(request)
      }
      switch timer {
      case .set(let time):
        timer = nil
        return .timer(time)
      case .stop:
        timer = nil
        return .timer(nil)
      case nil: break
      }
      if let command = scroll {
        scroll = nil
        return .scroll(command)
      }
      return nil
    }
  }
}
