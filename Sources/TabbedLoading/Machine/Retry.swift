extension Policy {
  /// When a first load that failed is tried again by itself (rule M11). The tab stays loading
  /// meanwhile.
  public struct Retry: Hashable, Sendable {
    /// How many attempts follow the first.
    @usableFromInline package let attempts: Int
    /// The wait before the second attempt.
    @usableFromInline package let delay: Duration
    /// What each further wait is multiplied by.
    @usableFromInline package let factor: Double
    /// The longest wait.
    @usableFromInline package let longest: Duration
    /// The part of a wait, 0 to 1, that is left to chance, so that many clients do not come back at
    /// one moment. Drawn from the state's seed and the ticket: the same session of the same state
    /// waits the same times.
    @usableFromInline package let jitter: Double

    /// No attempt by itself.
    public static let never = Retry(attempts: 0, delay: .zero)

    /// - Precondition: no argument is negative; `factor` is at least 1, `jitter` at most 1.
    public init(
      attempts: Int, delay: Duration, factor: Double = 2, longest: Duration = .seconds(30),
      jitter: Double = 0
    ) {
      precondition(attempts >= 0, "Policy.Retry: attempts is a count and cannot be negative.")
      precondition(
        delay >= .zero && longest >= .zero, "Policy.Retry: a wait cannot be negative.")
      precondition(factor >= 1, "Policy.Retry: a factor below 1 would retry ever faster.")
      precondition(factor.isFinite, "Policy.Retry: a factor is a finite number.")
      precondition((0...1).contains(jitter), "Policy.Retry: jitter is a part, 0 to 1.")
      self.attempts = attempts
      self.delay = delay
      self.factor = factor
      self.longest = min(longest, Policy.longestWait)
      self.jitter = jitter
    }

    /// The wait after the attempt with this number, counted from 1, has failed; nil if it was the
    /// last.
    ///
    /// - Parameter chance: from 0 up to 1.
    @usableFromInline
    package func wait(after attempt: Int, chance: Double) -> Duration? {
      guard attempt <= attempts else { return nil }
      var pause = min(delay, longest)
      var rounds = 1
      while pause > .zero, pause < longest, rounds < attempt {
        pause = pause >= longest / factor ? longest : pause * factor
        rounds += 1
      }
      return pause * (1 - jitter * chance)
    }
  }
}

extension Ticket {
  /// A number from 0 up to 1, different for each ticket and seed, the same on every platform (the
  /// mixing step of SplitMix64).
  @usableFromInline
  package func chance(seed: UInt64) -> Double {
    var mixed = seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53 as UInt64)
  }
}
