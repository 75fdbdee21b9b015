/// When placeholders are drawn, and how long at least (rule M14): a small machine of its own, one
/// for the screen, since a skeleton goes on while the tabs change under it.
@usableFromInline
package enum PlaceholderTiming: Hashable, Sendable {
  /// Nothing is awaited, or the policy has no placeholders.
  case idle
  /// Rows are awaited; placeholders are drawn at this time.
  case closed(until: Duration)
  /// Placeholders are drawn, at least until this time.
  case shown(until: Duration)

  /// Rows are awaited from now on. What runs already is not put off.
  @inlinable
  mutating func begin(_ policy: Policy, now: Duration) {
    switch self {
    case .idle where policy.placeholders > 0:
      self =
        policy.showAfter.isPositive
        ? .closed(until: now + policy.showAfter)
        : .shown(until: now + policy.minVisible)
    case .idle, .closed, .shown: break
    }
  }

  /// Somebody looks again: placeholders that are drawn, or are due, are seen from now on.
  @inlinable
  mutating func reveal(_ policy: Policy, now: Duration) {
    switch self {
    case .shown: self = .shown(until: now + policy.minVisible)
    case .idle, .closed: elapse(policy, now: now)
    }
  }

  /// Draws the placeholders if it is time.
  @inlinable
  mutating func elapse(_ policy: Policy, now: Duration) {
    switch self {
    case .closed(let until) where until <= now:
      self = .shown(until: now + policy.minVisible)
    case .idle, .closed, .shown: break
    }
  }

  /// The time until which whatever comes now is held.
  @inlinable
  func hold(at now: Duration) -> Duration? {
    switch self {
    case .shown(let until): until > now ? until : nil
    case .idle, .closed: nil
    }
  }

  /// When something is due by itself.
  @inlinable
  var deadline: Duration? {
    switch self {
    case .closed(let until): until
    case .idle, .shown: nil
    }
  }

  @inlinable
  var isShown: Bool {
    switch self {
    case .shown: true
    case .idle, .closed: false
    }
  }
}
