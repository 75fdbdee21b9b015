extension Duration {
  /// Whether it is above zero; unlike `>` and `zero`, without a call.
  @inlinable
  var isPositive: Bool { attoseconds > 0 }
}
