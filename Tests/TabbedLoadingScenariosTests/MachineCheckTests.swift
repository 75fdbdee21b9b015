import Foundation
import Synchronization
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

  /// A machine that is explored to its end, how much that is, and what never happens to it.
  struct Extent: Sendable, CustomTestStringConvertible {
    let policy: Policy
    let tabs: [String]
    let size: String
    let never: [String]

    var testDescription: String { "\(tabs.count) tabs, \(policy.choices)" }
  }

  /// `.ci/explorations` has those that take an optimised build.
  static let extents = [
    Extent(
      policy: .article, tabs: ["a", "b", "c"],
      size: "1004 states, 14272 transitions, depth 15", never: ["moved", "timeout"]),
    Extent(
      policy: SeededBug.waiting, tabs: ["a"],
      size: "1276 states, 15666 transitions, depth 13", never: ["moved"]),
  ]

  @Test(arguments: extents)
  func `no state that can be reached breaks a rule`(extent: Extent) {
    let check = MachineCheck(
      tabs: extent.tabs, policy: extent.policy, alphabet: .loading)
    let exploration = check.explore()
    let finding = check.finding(exploration)
    #expect(finding == nil, "\(finding.map { check.scenario($0) } ?? "")")
    #expect("\(exploration)" == "complete: \(extent.size)")
    #expect(exploration.neverEnabled == extent.never, "all else that may happen happens")
  }

  /// All that may happen has more states than can be looked at: these are the nearest.
  @Test(arguments: policies)
  func `no state near the beginning breaks a rule, whatever happens`(policy: Policy) {
    let check = MachineCheck(tabs: ["a", "b"], policy: policy)
    let finding = check.finding(check.explore(limit: 3_000))
    #expect(finding == nil, "\(finding.map { check.scenario($0) } ?? "")")
  }

  /// A wait of each kind, in few states.
  static let waits = Policy(
    placeholders: 1, showAfter: .milliseconds(120),
    retry: Policy.Retry(attempts: 1, delay: .seconds(1)))

  /// The canonical form is not used here: states are told apart by all that is in them.
  @Test(arguments: [(["a", "b"], Policy.article), (["a"], MachineCheckTests.waits)])
  func `the number of states is that of another count`(tabs: [String], policy: Policy) {
    let check = MachineCheck(tabs: tabs, policy: policy, alphabet: .loading)
    var (seen, transitions) = (Set([SessionText(check.begin).text]), 0)
    var stack = [check.begin]
    while let session = stack.popLast() {
      for input in session.possible {
        var next = session
        next.take(input)
        transitions += 1
        if seen.insert(SessionText(next).text).inserted { stack.append(next) }
      }
    }
    let exploration = check.explore()
    #expect(exploration.states == seen.count)
    #expect(exploration.transitions == transitions)
  }

  /// What may happen to a session, and the form of what comes of it, in any order.
  private func outcomes(_ session: Session) -> [SessionKey: [String]] {
    let outcomes = session.possible.map { input in
      var session = session
      session.take(input)
      return (SessionKey(session), session.isSymmetric ? input.kind : "\(input)")
    }
    return Dictionary(grouping: outcomes, by: \.0).mapValues { $0.map(\.1).sorted() }
  }

  /// The form commutes with a step. Where tabs have no names in it, an input to one of them does to one
  /// session what an input to another does to the other.
  @Test(arguments: policies, [Alphabet.all, .loading])
  func `sessions with one key have one key after every input`(policy: Policy, alphabet: Alphabet) {
    let tabs = alphabet == .all ? ["a", "b"] : ["a", "b", "c"]
    let check = MachineCheck(tabs: tabs, policy: policy, alphabet: alphabet)
    var known: [SessionKey: Session] = [:]
    var pairs = 0
    for seed in 0..<10 as Range<UInt64> {
      var (random, session) = (Choices(seed: seed), check.begin)
      for _ in 0..<50 {
        session.take(session.input(&random))
        guard let other = known.updateValue(session, forKey: SessionKey(session)) else { continue }
        pairs += 1
        let (one, two) = (outcomes(session), outcomes(other))
        let unlike = one.filter { two[$0.key] != $0.value }.map(\.value)
        #expect(one.count == two.count && unlike.isEmpty, "seed \(seed): \(unlike)")
      }
    }
    #expect(pairs > 50)
  }

  /// Of the two one has its tabs in the order of the form, and has the other's form: it is idempotent.
  @Test(arguments: policies)
  func `a session and its mirror image have one key`(policy: Policy) {
    let check = MachineCheck(tabs: ["a", "b", "c"], policy: policy, alphabet: .loading)
    var renamed = 0
    for seed in 0..<40 as Range<UInt64> {
      // The same happens to b in the one as to c in the other.
      var (random, session, mirrored) = (Choices(seed: seed), check.begin, check.begin)
      for _ in 0..<40 {
        let input = session.input(&random)
        session.take(input)
        mirrored.take(input.mirrored)
        #expect(SessionKey(session) == SessionKey(mirrored), "seed \(seed)")
        let others = session.others.map { session.tabs[$0.index] }
        if others.sorted() != others { renamed += 1 }
      }
    }
    #expect(renamed > 20)
  }

  /// How many random runs are shrunk for each bug; `SEEDS=100` in the environment for all of them.
  static let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) } ?? 2

  /// How many of them may be longer than the shortest: none of the first, 5 in 100.
  static let mayBeLonger = seeds < 3 ? 0 : max(1, seeds / 20)

  @Test(arguments: SeededBug.all)
  func `a seeded bug is found, shrunk to the shortest, and fails as a scenario`(
    bug: SeededBug
  ) throws {
    let check = MachineCheck(
      tabs: ["a", "b"], policy: bug.policy, alphabet: bug.alphabet, reduce: bug.reduce)
    let finding = check.finding(check.explore(limit: 10_000))
    let first = try #require(finding, "no state breaks a rule")
    #expect(first.broken.rule.hasPrefix("\(bug.rule):"), "\(first)")
    var (shortest, longer) = ([first.broken.rule: first.inputs.count], 0)
    for seed in 0..<MachineCheckTests.seeds {
      let found = try #require(check.random(runs: 2_000, seed: seed), "seed \(seed)")
      #expect(found.replays <= 200)
      let replay = try #require(found.replay)
      let replayed = try #require(check.replay(replay))
      #expect(replayed.inputs == found.inputs)
      #expect(replayed.broken == found.broken)
      try expectFails(check.scenario(found), found, bug)
      // A bug may break several rules, and a run is shrunk to the shortest that breaks the same.
      let rule = found.broken.rule
      let length = try #require(shortest[rule] ?? check.shortest(breaking: rule))
      shortest[rule] = length
      if found.inputs.count > length { longer += 1 }
    }
    #expect(longer <= MachineCheckTests.mayBeLonger, "\(longer) are longer than they need be")
  }

  /// No random run can see that something never happens.
  @Test func `a wait that begins anew each time is found`() throws {
    let check = MachineCheck(
      tabs: ["a"], policy: SeededBug.waiting, alphabet: .loading,
      reduce: { machine, event, now in
        guard case .timeout = event,
          case .loading(.waiting(let attempt, let until), after: let problem) = machine.phase,
          until <= now
        else { return machine.handle(event, now: now) }
        var effects = machine.handle(.moved(isAtTop: false), now: now)
        machine.phase = .loading(.waiting(attempt, until: now + .seconds(1)), after: problem)
        machine.timer = now + .seconds(1)
        effects.timer = .set(now + .seconds(1))
        return effects
      })
    let finding = try #require(check.finding(check.explore()))
    #expect(
      finding.broken.rule == "M3: from here 'nothing is under way' cannot be reached", "\(finding)")
    #expect(finding.inputs.map(\.kind) == ["select", "fail"])
  }

  @Test func `a machine that is no function is found, and not said to hold`() throws {
    let calls = Atomic(0)
    let check = MachineCheck(
      tabs: ["a"], policy: .article, alphabet: .loading,
      reduce: { machine, event, now in
        let isLost = calls.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: 50)
        return machine.handle(isLost ? .moved(isAtTop: false) : event, now: now)
      })
    let finding = try #require(check.finding(check.explore()))
    #expect(finding.broken.rule.hasPrefix("M1: the step is a function"), "\(finding)")
  }

  @Test func `a screen without tabs traps with the rule`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = MachineCheck(tabs: [], policy: .article)
    }
    let rule = "Session: a screen without tabs has nothing to select."
    #expect(try #require(result).standardErrorContent.contains(rule.utf8))
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

extension MachineCheck {
  /// How long the shortest run is that breaks a rule, and no other before it.
  fileprivate func shortest(breaking rule: String) -> Int? {
    var only = Model<Session, Input, SessionKey>(
      initial: model.initial, events: { $0.broken == nil ? $0.possible : [] }, step: model.step,
      key: model.key)
    only.invariants = [.init(rule) { $0.broken?.rule != rule }]
    guard case .violated(let found) = Exploration(only, limit: 20_000).end else { return nil }
    return found.events.count
  }
}

extension Input {
  /// The same, with b for c and c for b.
  fileprivate var mirrored: Input {
    switch self {
    case .select(let tab): .select(tab.mirrored)
    case .stale(let tab): .stale(tab.mirrored)
    default: self
    }
  }
}

extension String {
  fileprivate var mirrored: String { ["b": "c", "c": "b"][self] ?? self }
}
