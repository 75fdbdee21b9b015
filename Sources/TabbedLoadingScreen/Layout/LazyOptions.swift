/// What is open, or differs between systems, about lazy stacks.
public struct LazyOptions: Hashable, Sendable {
  /// Whether a corrected estimate above the visible part moves the offset with it (S8 [A]; reports
  /// from macOS disagree).
  public var movesOffsetWithCorrections: Bool
  /// Whether an estimate corrected downwards clamps the offset. If not, a jump to the end can stay
  /// past it, on blank (S8 [F]).
  public var clampsCorrections: Bool
  /// How many layout passes a row out of sight lives on before it goes with its state (S13 [A]; the
  /// number is [H]).
  public var farRowPasses: Int

  /// Creates options; the defaults follow Apple's documentation.
  public init(
    movesOffsetWithCorrections: Bool = true, clampsCorrections: Bool = true, farRowPasses: Int = 8
  ) {
    self.movesOffsetWithCorrections = movesOffsetWithCorrections
    self.clampsCorrections = clampsCorrections
    self.farRowPasses = farRowPasses
  }
}
