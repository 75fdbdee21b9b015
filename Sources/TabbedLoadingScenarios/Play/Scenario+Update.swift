extension Scenario {
  /// The scenario's text with what its lines expect replaced by what holds there; all else stays, byte by
  /// byte.
  ///
  /// - Parameters:
  ///   - text: what the scenario was read from.
  ///   - engines: what it is played on, at least one; it must hold on all of them then.
  /// - Returns: the text, or why it would not hold: the script cannot be played, or what fails is no
  ///   `=>`, or is not the same in every order of lines or on every engine.
  package func updated(
    _ text: String, on engines: [PlayEngine]
  ) -> Result<String, Diagnostics> {
    let outcome = Player.play(self, on: engines[0])
    guard outcome.errors.isEmpty else { return .failure(Diagnostics(list: outcome.errors)) }
    let new = replacing(outcome.mends, in: text)
    return Parser.parse(new, file: file).flatMap { scenario in
      let problems = engines.flatMap { engine in
        let outcome = Player.play(scenario, on: engine)
        return outcome.errors + outcome.failures
      }
      return problems.isEmpty ? .success(new) : .failure(Diagnostics(list: problems))
    }
  }

  /// - Parameter mends: what lines should expect, by their numbers.
  private func replacing(_ mends: [Int: [Expectation.Fact]], in text: String) -> String {
    var (new, rest, number) = ("", text[...], 1)
    while !rest.isEmpty {
      let end = rest.firstIndex(where: Parser.endsLine) ?? rest.endIndex
      let line = String(rest[..<end])
      new += mends[number].map { line.expecting($0, number: number) } ?? line
      let next = end < rest.endIndex ? rest.index(after: end) : end
      new += rest[end..<next]
      rest = rest[next...]
      number += 1
    }
    return new
  }
}

extension String {
  /// The line with other facts behind its arrow.
  fileprivate func expecting(_ facts: [Expectation.Fact], number: Int) -> String {
    guard let columns = Words(self, number: number).factColumns else { return self }
    let (start, rest) = (prefix(columns.lowerBound - 1), dropFirst(columns.upperBound - 1))
    let text = facts.map { "\($0)" }.joined(separator: "; ")
    return "\(start)=> \(text)\(rest)"
  }
}
