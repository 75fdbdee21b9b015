extension Session {
  /// Single choices with which the same events end better, as in `ids=value`. Each is tried.
  func cures(for verdict: Verdict) -> [String] {
    guard verdict.kind != .good, !isTooLong, steps.count <= 100 else { return [] }
    return Session.remedies.filter { name, value in
      guard let kind = ending(with: value, for: name) else { return false }
      return kind == .good || (kind == .luck && verdict.kind == .bad)
    }.map { "\($0)=\($1)" }
  }

  private static let remedies = [
    ("ids", "value"), ("ids", "stable"), ("logic", "store"), ("animation", "none"),
    ("cure", "yes"),
  ]

  /// How the same events end with another choice; nil if it is none.
  private func ending(with value: String, for name: String) -> Verdict.Kind? {
    var other = self
    guard (try? other.choose(value, for: name)) != nil, other.choices != choices else { return nil }
    other.finish()
    return other.scene.verdict?.kind
  }
}
