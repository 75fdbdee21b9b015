import TabbedLoading
import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

@Suite struct MachineCheckTests {
  static let policies = [Policy.article, SeededBug.policy, SeededBug.keeping]

  @Test(arguments: policies)
  func `random runs break no rule`(policy: Policy) {
    let check = MachineCheck(tabs: ["a", "b", "c"], policy: policy)
    let finding = check.random(runs: 200, seed: 1)
    #expect(finding == nil, "\(finding.map { check.scenario($0) } ?? "")")
  }

  /// A machine that is explored to its end, and what never happens to it.
  struct Extent: Sendable, CustomTestStringConvertible {
    let policy: Policy
    let tabs: [String]
    let never: [String]

    var testDescription: String { "\(tabs.count) tabs, \(policy.choices(beside: .article))" }
  }

  static let extents = [
    Extent(policy: .article, tabs: ["a", "b", "c"], never: ["moved", "timeout"]),
    Extent(policy: SeededBug.policy, tabs: ["a", "b"], never: ["moved"]),
    Extent(policy: SeededBug.keeping, tabs: ["a", "b"], never: ["timeout"]),
  ]

  @Test(arguments: extents)
  func `no state that can be reached breaks a rule`(extent: Extent) {
    let check = MachineCheck(
      tabs: extent.tabs, policy: extent.policy, alphabet: .loading)
    let exploration = check.explore()
    guard case .complete = exploration.end else {
      let script = check.finding(exploration).map { check.scenario($0) }
      Issue.record("\(script ?? "\(exploration)")")
      return
    }
    print("\(extent.testDescription): \(exploration)")
    #expect(exploration.neverEnabled == extent.never, "all else that may happen happens")
  }

  /// All that may happen has more states than can be looked at: these are the nearest.
  @Test(arguments: policies)
  func `no state near the beginning breaks a rule, whatever happens`(policy: Policy) {
    let check = MachineCheck(tabs: ["a", "b"], policy: policy)
    let exploration = check.explore(limit: 3_000)
    guard case .stopped = exploration.end else {
      let script = check.finding(exploration).map { check.scenario($0) }
      Issue.record("\(script ?? "\(exploration)")")
      return
    }
  }

  @Test func `the number of states is that of another walk`() {
    let check = MachineCheck(tabs: ["a"], policy: SeededBug.policy, alphabet: .loading)
    let first = check.begin
    var (seen, stack) = (Set([SessionKey(first)]), [first])
    while let session = stack.popLast() {
      for input in session.possible(of: check.alphabet) {
        var next = session
        next.take(input)
        if seen.insert(SessionKey(next)).inserted { stack.append(next) }
      }
    }
    #expect(check.explore().states == seen.count)
  }

  @Test(arguments: policies)
  func `sessions with one key have one key after every input`(policy: Policy) {
    let check = MachineCheck(tabs: ["a", "b"], policy: policy)
    var known: [SessionKey: Session] = [:]
    var pairs = 0
    for seed in 0..<15 as Range<UInt64> {
      var (random, session) = (Choices(seed: seed), check.begin)
      for _ in 0..<60 {
        let inputs = session.possible(of: .all)
        session.take(inputs[random.pick(below: inputs.count)])
        guard let other = known.updateValue(session, forKey: SessionKey(session)) else { continue }
        pairs += 1
        let possible = session.possible(of: .all)
        #expect(other.possible(of: .all) == possible)
        for input in possible {
          var (one, two) = (session, other)
          one.take(input)
          two.take(input)
          #expect(SessionKey(one) == SessionKey(two), "seed \(seed), \(input)")
        }
      }
    }
    #expect(pairs > 200)
  }

  @Test(arguments: SeededBug.all)
  func `a seeded bug is found, shrunk, and fails as a scenario`(
    bug: SeededBug
  ) throws {
    let check = MachineCheck(
      tabs: ["a", "b"], policy: bug.policy, alphabet: bug.alphabet, reduce: bug.reduce)
    let finding = check.finding(check.explore(limit: 10_000))
    let shortest = try #require(finding, "no state breaks a rule")
    #expect(shortest.broken.rule.hasPrefix("\(bug.rule):"), "\(shortest)")
    var longer = 0
    for seed in 0..<5 as Range<UInt64> {
      let found = try #require(check.random(runs: 500, seed: seed), "seed \(seed)")
      #expect(found.replays <= 200)
      let replay = try #require(found.replay)
      let replayed = try #require(check.replay(replay))
      #expect(replayed.inputs == found.inputs)
      #expect(replayed.broken == found.broken)
      try expectFails(check.scenario(found), found, bug)
      // A bug may break several rules, and the shortest way is known to one of them.
      guard found.broken.rule == shortest.broken.rule else { continue }
      if found.inputs.count > shortest.inputs.count { longer += 1 }
      #expect(found.inputs.count <= shortest.inputs.count + 2)
    }
    // Of more inputs, more are in the way of a shorter run.
    if bug.alphabet == .loading {
      #expect(longer <= 1, "\(longer) of 5 are longer than they need be")
    }
  }

  /// The scenario holds on the machine as it is, and fails in its last line on the one with the bug.
  private func expectFails(
    _ script: String, _ finding: MachineCheck.Finding, _ bug: SeededBug
  ) throws {
    let scenario = try parsed(script)
    let shipped = Player.play(scenario, on: .machine)
    #expect(shipped.errors == [], "\(script)")
    let broken = Player.play(scenario, on: MachineHost(scenario, reduce: bug.reduce))
    guard finding.broken.expected != nil else { return }
    #expect(shipped.failures == [], "\(script)")
    #expect(broken.failures.map(\.position.line) == [scenario.lines.count - 1], "\(script)")
  }
}
