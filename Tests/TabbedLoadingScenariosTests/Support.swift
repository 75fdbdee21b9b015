import TabbedLoadingScenarios
import Testing

/// What is wrong with a script; nothing if it can be read.
func diagnostics(of script: String) -> [Diagnostic] {
  switch Parser.parse(script, file: "bug.scenario") {
  case .success: []
  case .failure(let diagnostics): diagnostics.list
  }
}

/// A script that can be read.
func parsed(_ script: String) throws(Diagnostics) -> Scenario {
  try Parser.parse(script, file: "bug.scenario").get()
}

/// What comes of a script that can be read, on both engines, which must agree.
func played(
  _ script: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  let scenario = try parsed(script)
  let (store, machine) = (
    Player.play(scenario, on: .store), Player.play(scenario, on: .machine)
  )
  #expect(store == machine, sourceLocation: sourceLocation)
  return store
}

/// Plays a script and expects that all of it holds.
func expectHeld(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let outcome = try played(script, sourceLocation: sourceLocation)
  let problems = (outcome.errors + outcome.failures).map(\.description)
  #expect(problems == [], sourceLocation: sourceLocation)
  #expect(outcome.checks > 0, sourceLocation: sourceLocation)
}

/// What is said of a script that does not hold, without the lines and carets.
func problems(
  in script: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let outcome = try played(script, sourceLocation: sourceLocation)
  return (outcome.failures + outcome.errors).map {
    "\($0.position.line):\($0.position.column): \($0.message)"
  }
}
