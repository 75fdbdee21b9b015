do {
  switch try Invocation(Array(CommandLine.arguments.dropFirst())) {
  case .help:
    print(Invocation.usage, terminator: "")
  case .measure(let filter, let rounds):
    end(try await measure(filter, rounds) ? 0 : 1)
  }
} catch {
  print("benchmarks: \(error)")
  end(2)
}

/// Measures and prints each figure; whether all are within their limits.
@MainActor
func measure(_ filter: String, _ rounds: Int) async throws -> Bool {
  let all =
    Figure.machine + Figure.rows + Figure.store + Figure.simulation + Figure.checks
    + Figure.scenarios + Figure.screen + Figure.keyedRows
  let chosen = all.filter { filter.isEmpty || $0.name.contains(filter) }
  guard !chosen.isEmpty else {
    throw Problem("No figure's name contains '\(filter)'. Known are:\n" + all.names)
  }
  var isWithinLimits = true
  for figure in chosen {
    do {
      let measurement = try await figure.measured(rounds: rounds)
      print(measurement.line)
      if !measurement.isWithinLimit { isWithinLimits = false }
    } catch {
      print("\(figure.name): \(error)")
      isWithinLimits = false
    }
  }
  return isWithinLimits
}

extension [Figure] {
  fileprivate var names: String { map { "  \($0.name)" }.joined(separator: "\n") }
}
