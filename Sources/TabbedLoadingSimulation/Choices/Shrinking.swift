/// Looks for a simpler run that fails the same way, by changing the choices of one that does.
///
/// Simpler is: fewer steps, then fewer choices, then smaller ones. Passes, until none helps: leave out
/// blocks of steps, halving the blocks; set choices to zero; lower them, one by one and equal ones
/// together; leave out two single steps; put one of the simplest steps in place of several; leave
/// out one and lower another.
package struct Shrinker<Failure: Equatable> {
  /// A run that failed.
  package struct Failed {
    /// What went wrong; another failure is not the same run made simpler.
    package let failure: Failure
    /// The choices up to the failure.
    package let choices: Choices

    package init(failure: Failure, choices: Choices) {
      self.failure = failure
      self.choices = choices
    }
  }

  private let run: (Choices) -> Failed?
  private let limit: Int
  /// The simplest run so far.
  package private(set) var best: Failed
  /// How many runs were tried.
  package private(set) var replays = 0
  private var tried: Set<[Int]> = []

  /// Shrinks a failed run.
  ///
  /// - Parameters:
  ///   - failed: where to begin.
  ///   - limit: how many runs may be tried.
  ///   - run: runs with these choices; nil if nothing fails.
  package init(_ failed: Failed, limit: Int = 200, run: @escaping (Choices) -> Failed?) {
    self.run = run
    self.limit = limit
    best = failed
    tried = [failed.choices.values]
    shrink()
  }

  private mutating func shrink() {
    var before: [Int]
    repeat {
      before = best.choices.values
      deleteBlocks()
      zero()
      lower()
      lowerTogether()
      deletePairs()
      if best.choices.values == before, !replaceBlocks() { deleteAndLower() }
    } while best.choices.values != before && replays < limit
  }

  /// The choices of each step; what was chosen before the first one stands first.
  private var steps: [ArraySlice<Int>] {
    let values = best.choices.made.map(\.value)
    let starts = best.choices.steps.filter { $0 > 0 }
    let bounds = [0] + starts + [values.count]
    return zip(bounds, bounds.dropFirst()).map { values[$0..<$1] }
  }

  /// The number of the first step that may be left out: what is chosen before any step is a setting.
  private var firstStep: Int { best.choices.steps.first == 0 ? 0 : 1 }

  private mutating func deleteBlocks() {
    guard !best.choices.steps.isEmpty else { return deleteChoices() }
    var size = max(1, (steps.count - firstStep) / 2)
    while size > 0 {
      var end = steps.count
      while end > firstStep {
        var rest = steps
        rest.removeSubrange(max(firstStep, end - size)..<min(end, rest.count))
        let shrinks = accept(rest.flatMap(\.self))
        end = min(shrinks ? steps.count : end, end - size)
      }
      size /= 2
    }
  }

  /// Where a run has no steps, any choice may go.
  private mutating func deleteChoices() {
    var size = max(1, best.choices.values.count / 2)
    while size > 0 {
      var end = best.choices.values.count
      while end > 0 {
        var rest = best.choices.values
        rest.removeSubrange(max(0, min(end, rest.count) - size)..<min(end, rest.count))
        _ = accept(rest)
        end -= size
      }
      size /= 2
    }
  }

  /// Two steps that undo each other only go together.
  private mutating func deletePairs() {
    guard !best.choices.steps.isEmpty, steps.count - firstStep <= 16 else { return }
    var first = firstStep
    while first < steps.count {
      var second = first + 1
      while second < steps.count {
        var rest = steps
        rest.remove(at: second)
        rest.remove(at: first)
        if !accept(rest.flatMap(\.self)) { second += 1 }
      }
      first += 1
    }
  }

  /// What several steps have brought about, a simpler one may, in another way.
  ///
  /// - Returns: whether one does.
  private mutating func replaceBlocks() -> Bool {
    guard !best.choices.steps.isEmpty, steps.count - firstStep <= 8 else { return false }
    let steps = steps
    for size in (2..<max(2, steps.count - firstStep)).reversed() {
      for start in firstStep...(steps.count - size) {
        for value in 0..<5 {
          let simple = steps[..<start] + [[value]] + steps[(start + size)...]
          if accept(simple.flatMap(\.self)) { return true }
        }
      }
    }
    return false
  }

  /// A step may be there only since another one is not what it might be. What is lowest, and so simplest,
  /// is tried first, and the first that helps is enough: the other passes go on from there.
  private mutating func deleteAndLower() {
    guard !best.choices.steps.isEmpty, steps.count - firstStep <= 8 else { return }
    let (steps, highest) = (steps, best.choices.values.max() ?? 0)
    for value in 0..<highest where replays < limit {
      for gone in steps.indices.reversed() where gone >= firstStep {
        let rest = steps[..<gone] + steps[(gone + 1)...]
        let values = rest.flatMap(\.self)
        for index in values.indices where values[index] > value {
          var lower = values
          lower[index] = value
          if accept(lower) { return }
        }
      }
    }
  }

  private mutating func zero() {
    for index in best.choices.values.indices.reversed() { set(index, to: 0) }
  }

  /// In great steps first: what was chosen from thousands is not lowered one by one.
  private mutating func lower() {
    for index in best.choices.values.indices.reversed() {
      // A run that was accepted may have failed before this choice.
      var step = index < best.choices.values.count ? best.choices.values[index] / 2 : 0
      while step > 0, index < best.choices.values.count {
        if !set(index, to: max(1, best.choices.values[index] - step)) { step /= 2 }
      }
    }
  }

  private mutating func lowerTogether() {
    for value in Set(best.choices.values).sorted(by: >) where value > 0 {
      for lower in 0..<value {
        let values = best.choices.values
        guard replays < limit, values.count(where: { $0 == value }) > 1 else { break }
        if accept(values.map { $0 == value ? lower : $0 }) { break }
      }
    }
  }

  @discardableResult
  private mutating func set(_ index: Int, to value: Int) -> Bool {
    var values = best.choices.values
    guard index < values.count, values[index] > value else { return false }
    values[index] = value
    return accept(values)
  }

  /// Runs with these choices, and keeps the run if it fails the same way and is simpler.
  private mutating func accept(_ values: [Int]) -> Bool {
    guard replays < limit, tried.insert(Array(values.trimmingZeros)).inserted else { return false }
    replays += 1
    guard let failed = run(Choices(replaying: values)), failed.failure == best.failure,
      failed.choices.isSimpler(than: best.choices)
    else { return false }
    best = failed
    return true
  }
}

extension Choices {
  /// Whether this run has fewer steps, then fewer choices, then smaller ones.
  func isSimpler(than other: Choices) -> Bool {
    if steps.count != other.steps.count { return steps.count < other.steps.count }
    let (mine, others) = (values, other.values)
    if mine.count != others.count { return mine.count < others.count }
    return mine.lexicographicallyPrecedes(others)
  }
}
