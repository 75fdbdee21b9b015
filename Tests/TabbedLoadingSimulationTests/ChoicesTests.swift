import Testing

@testable import TabbedLoadingSimulation

@Suite struct ChoicesTests {
  /// Makes choices below these bounds.
  private func pick(_ choices: Choices, _ bounds: [Int]) -> Choices {
    var choices = choices
    for bound in bounds { _ = choices.pick(below: bound) }
    return choices
  }

  @Test func `a seed gives the same choices each time, another seed others`() {
    let bounds = Array(repeating: 10, count: 40)
    #expect(pick(Choices(seed: 7), bounds).made == pick(Choices(seed: 7), bounds).made)
    #expect(pick(Choices(seed: 7), bounds).made != pick(Choices(seed: 8), bounds).made)
  }

  @Test func `choices are below their bounds, and all of them occur`() {
    let choices = pick(Choices(seed: 1), Array(repeating: 3, count: 100))
    #expect(Set(choices.made.map(\.value)) == [0, 1, 2])
  }

  @Test func `a list is followed, and zero after its end`() {
    let choices = pick(Choices(replaying: [2, 1]), [3, 2, 5])
    #expect(choices.made.map(\.value) == [2, 1, 0])
    #expect(choices.values == [2, 1])
    #expect(choices.misfit == nil)
    #expect(choices.unused == 0)
  }

  @Test func `what does not fit is lowered, and the first such is known`() {
    let choices = pick(Choices(replaying: [1, 9, 9, -1]), [2, 3, 4, 2])
    #expect(choices.made.map(\.value) == [1, 2, 3, 0])
    #expect(choices.misfit == 1)
  }

  @Test func `what a shorter run leaves of the list is known`() {
    #expect(pick(Choices(replaying: [1, 0, 1, 0]), [2]).unused == 2)
  }

  @Test func `where there is one to choose from, nothing is kept`() {
    #expect(pick(Choices(replaying: [1]), [1, 2]).made == [Choices.Choice(value: 1, bound: 2)])
  }

  @Test func `choosing from nothing traps with the rule`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var choices = Choices()
      _ = choices.pick(below: 0)
    }
    expectTrap(result, "Choices.pick(below:): there must be something to choose from.")
  }

  @Test func `all choices of a tree are made, each once`() {
    // Three from 3, then as many from 2 as the first says.
    var all = AllChoices()
    var seen: [[Int]] = []
    while var run = all.next {
      let first = run.pick(below: 3)
      for _ in 0..<first { _ = run.pick(below: 2) }
      seen.append(run.made.map(\.value))
      all.advance(after: run)
    }
    #expect(seen == [[0], [1, 0], [1, 1], [2, 0, 0], [2, 0, 1], [2, 1, 0], [2, 1, 1]])
  }

  @Test func `a run without a choice is the only one`() {
    var all = AllChoices()
    all.advance(after: Choices())
    #expect(all.next == nil)
  }
}

@Suite struct ReplayTests {
  @Test(arguments: [
    ([], "1c-"), ([0, 0], "1c-"), ([0, 2, 0, 1, 0], "1c-0201"), ([35, 36, 1000], "1c-z(36)(1000)"),
  ])
  func `choices are a short text`(values: [Int], text: String) throws {
    #expect("\(Replay(.completions, values))" == text)
    #expect(try Replay(text) == Replay(.completions, values))
  }

  @Test func `what is written can be read`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let values = (0..<Int(random.next() % 30)).map { _ in Int(random.next() % 80) }
      let replay = Replay(Replay.Kind.allCases[Int(seed % 3)], values)
      #expect(try Replay("\(replay)") == replay)
    }
  }

  @Test(arguments: [
    ("", "'' is no replay; expected one such as '1c-0201'"),
    ("0201", "'0201' is no replay; expected one such as '1c-0201'"),
    ("c-0201", "'c-0201' is no replay; expected one such as '1c-0201'"),
    (
      "2c-0201",
      "'2c-0201' is a replay of version 2, this is version 1; run again without it to get a new one"
    ),
    ("1q-0", "'1q-0' is a replay of an unknown kind; is it whole?"),
    ("1-0", "'1-0' is a replay of an unknown kind; is it whole?"),
    ("1c-0A", nil),
    ("1c-0_", "'1c-0_' is no replay: '_' is no choice"),
    ("1c-(12", "'1c-(12' is no replay: '(12' is no number in parentheses"),
    ("1c-(-1)", "'1c-(-1)' is no replay: '(-1' is no number in parentheses"),
    ("1c-٣", "'1c-٣' is no replay: '٣' is no choice"),
    (
      "1c-(99999999999999999999)",
      "'1c-(99999999999999999999)' is no replay: '(99999999999999999999' is no number in parentheses"
    ),
  ])
  func `another text says what is wrong with it`(text: String, message: String?) {
    guard let message else {
      #expect(throws: Never.self) { try Replay(text) }
      return
    }
    let error = #expect(throws: ReplayError.self) { try Replay(text) }
    #expect(error?.description == message)
  }
}
