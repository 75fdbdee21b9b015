/// What happens in a phase.
@usableFromInline
package struct PhaseEdge: Hashable, Sendable {
  package let phase: String
  package let kind: String
  package let next: String
}

/// Counts which kinds of events led from a phase to a phase, by numbers: words are slow to count.
@usableFromInline
struct PhaseTally {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number of each state's phase.
  private var phases: [Int] = []
  /// How often, by the three numbers in one.
  private var counts: [Int: Int] = [:]

  @usableFromInline
  init() {}

  /// Takes in the next state.
  @usableFromInline
  mutating func admit(_ phase: String) { phases.append(number(phase)) }

  /// Counts an event that led from one state to another.
  @usableFromInline
  mutating func count(_ from: Int, _ kind: String, _ to: Int) {
    counts[phases[from] << 40 | number(kind) << 20 | phases[to], default: 0] += 1
  }

  private mutating func number(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count - 1
    return names.count - 1
  }

  /// The counts, in words.
  var edges: [PhaseEdge: Int] {
    let last = (1 << 20) - 1
    return Dictionary(
      uniqueKeysWithValues: counts.map { code, count in
        (
          PhaseEdge(
            phase: names[code >> 40], kind: names[code >> 20 & last], next: names[code & last]),
          count
        )
      })
  }
}
