import Testing

/// Expects that the process ended with this rule as its last words.
func expectTrap(
  _ exit: ExitTest.Result?, _ rule: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let said = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
  #expect(said.contains(rule), sourceLocation: sourceLocation)
}
