import Testing

@testable import TabbedLoadingSimulation

/// A run of steps, each a number; what is wrong with the numbers so far, if anything.
private func run(_ choices: Choices, _ problem: ([Int]) -> String?) -> Shrinker<String>.Failed? {
  var (choices, numbers) = (choices, [Int]())
  for _ in 0..<40 {
    choices.beginStep()
    numbers.append(choices.pick(below: 10))
    if let problem = problem(numbers) {
      return Shrinker.Failed(failure: problem, choices: choices)
    }
  }
  return nil
}

@Suite struct ShrinkerTests {
  /// A bug, and the shortest and smallest sequence that shows it.
  struct Bug: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let smallest: [Int]
    let problem: @Sendable ([Int]) -> String?

    init(
      _ name: String, smallest: [Int], problem: @escaping @Sendable ([Int]) -> String?
    ) {
      testDescription = name
      self.smallest = smallest
      self.problem = problem
    }
  }

  static let bugs = [
    Bug("one step", smallest: [3]) { $0.contains { $0 >= 3 } ? "big" : nil },
    Bug("two steps in order", smallest: [4, 2]) { numbers in
      guard let first = numbers.firstIndex(of: 4) else { return nil }
      return numbers[first...].contains(2) ? "4 then 2" : nil
    },
    Bug("three that are equal", smallest: [1, 1, 1]) { numbers in
      (1..<10).contains { number in numbers.count { $0 == number } >= 3 } ? "three" : nil
    },
    Bug("a pair that undoes itself", smallest: [7]) { numbers in
      // 1 opens and 2 closes; 7 shows it where nothing is open.
      var open = 0
      for number in numbers {
        if number == 1 { open += 1 }
        if number == 2 { open = max(0, open - 1) }
        if number == 7 && open == 0 { return "7" }
      }
      return nil
    },
    Bug("any step", smallest: [0]) { _ in "always" },
  ]

  @Test func `a run that fails much earlier when a choice is lower is taken, too`() throws {
    let failed = try #require(
      run(Choices(replaying: [9, 9, 9, 9])) { $0.count == 4 ? "late" : nil })
    let shrinker = Shrinker(failed) { choices in
      let isLower = run(choices) { $0.count == 4 && (1..<9).contains($0[3]) ? "late" : nil } != nil
      return isLower ? run(Choices(replaying: [9])) { _ in "late" } : nil
    }
    #expect(shrinker.best.choices.values == [9])
  }

  @Test(arguments: bugs)
  func `the shortest failing run is found`(bug: Bug) {
    var failures = 0
    for seed in 0..<50 as Range<UInt64> {
      guard let failed = run(Choices(seed: seed), bug.problem) else { continue }
      failures += 1
      let shrinker = Shrinker(failed) { run($0, bug.problem) }
      #expect(shrinker.best.choices.made.map(\.value) == bug.smallest, "seed \(seed)")
      #expect(shrinker.replays <= 200)
    }
    #expect(failures > 30)
  }

  @Test func `another failure is not taken for a simpler one`() throws {
    let problem: ([Int]) -> String? = { numbers in
      if numbers.last == 9 { return "nine" }
      return numbers.count == 40 ? "long" : nil
    }
    let failed = Shrinker.Failed(
      failure: "long", choices: try #require(run(Choices(), problem)).choices)
    let shrinker = Shrinker(failed) { run($0, problem) }
    #expect(shrinker.best.failure == "long")
  }

  @Test func `no more is tried than allowed`() throws {
    let problem: ([Int]) -> String? = { $0.reduce(0, +) > 90 ? "much" : nil }
    let failed = try #require(run(Choices(seed: 3), problem))
    var runs = 0
    let shrinker = Shrinker(failed, limit: 7) { choices in
      runs += 1
      return run(choices, problem)
    }
    #expect(runs == 7)
    #expect(shrinker.replays == 7)
  }

  @Test func `a setting chosen before the first step is lowered, and stays`() throws {
    func play(_ choices: Choices) -> Shrinker<String>.Failed? {
      var choices = choices
      let setting = choices.pick(below: 5)
      for _ in 0..<20 {
        choices.beginStep()
        if setting >= 2 && choices.pick(below: 10) == 6 {
          return Shrinker.Failed(failure: "6", choices: choices)
        }
      }
      return nil
    }
    let failed = try #require((0..<50).lazy.compactMap { play(Choices(seed: $0)) }.first)
    #expect(Shrinker(failed, run: play).best.choices.values == [2, 6])
  }

  @Test func `where there are no steps, single choices go`() throws {
    func play(_ choices: Choices) -> Shrinker<String>.Failed? {
      var (choices, sum) = (choices, 0)
      for _ in 0..<20 { sum += choices.pick(below: 4) }
      return sum >= 3 ? Shrinker.Failed(failure: "much", choices: choices) : nil
    }
    let failed = try #require((0..<50).lazy.compactMap { play(Choices(seed: $0)) }.first)
    #expect(Shrinker(failed, run: play).best.choices.values == [3])
  }
}
