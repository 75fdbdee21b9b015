import Testing

@testable import TabbedLoadingScenarios

@Suite struct EngineTests {
  @Test(arguments: 0..<500 as Range<UInt64>)
  func bothEnginesPlayAScriptTheSameWay(seed: UInt64) throws {
    let script = try RandomScript(seed: seed).text
    let scenario = try parsed(script)
    let machine = Player.play(scenario, on: .machine)
    let store = Player.play(scenario, on: .store)
    #expect(
      machine == store,
      """
      seed \(seed); to replay, save this as bug.scenario
      and run: swift run scenario run --engine both bug.scenario

      \(script)
      """)
    #expect(machine.errors == [], "seed \(seed) is no legal script:\n\(script)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aScriptGivesTheSameTraceEachTime(seed: UInt64) throws {
    let scenario = try parsed(RandomScript(seed: seed).text)
    let first = Player.play(scenario, on: .store)
    for _ in 0..<10 { #expect(Player.play(scenario, on: .store) == first, "seed \(seed)") }
  }

  @Test func theRandomScriptsHaveAllThatAScriptCanHave() throws {
    let scripts = try (0..<100 as Range<UInt64>).map { try RandomScript(seed: $0).text }
    let all = scripts.joined()
    let words =
      Event.allCases.map { " \($0.rawValue)" } + [
        "appear 1", "disappear 2", "server 0 ", "server b ", "placeholders 0", "reselect top",
        "cancelled retry", "disappear cancel", "screen ",
      ]
    for word in words { #expect(all.contains(word), "\(word)") }
    let trace = try scripts.map { Player.play(try parsed($0), on: .machine).trace.text }.joined()
    for effect in ["discarded ", "cancel a#", "start c#2", "scroll to top", "scrollTo("] {
      #expect(trace.contains(effect), "\(effect)")
    }
    #expect(try RandomScript(seed: 7).text == RandomScript(seed: 7).text)
  }
}

/// A legal script over the tabs a, b and c, drawn from a seed.
struct RandomScript {
  private(set) var text = "tabs a b c\n"
  private var random: SplitMix64
  /// The requests that the script ends, if they are made. Decided before the first event, since a
  /// request that a later line ends is one that the server leaves alone from the beginning.
  private var scripted: Set<Handle> = []
  private var ended: Set<Handle> = []
  private var hasScreen = false
  private var milliseconds = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    for tab in ["a", "b", "c"] {
      for ordinal in 1...20 where random.chance(1, in: 2) {
        scripted.insert(Handle(tab: tab, ordinal: ordinal))
      }
    }
    drawSettings()
    for _ in 0..<random.number(3...14) { try drawLine() }
    for handle in try open() { end(handle, "ok", "\(random.number(0...3)) rows") }
    add("idle")
  }

  private mutating func drawSettings() {
    let latencies = ["0", "50ms", "100ms", "150ms"]
    if random.chance(3, in: 4) {
      text += "server \(random.pick(latencies)) \(random.number(0...31)) rows\n"
    }
    if random.chance(1, in: 3) {
      text += "server b \(random.pick(latencies)) \(random.number(0...31)) rows\n"
    }
    let policies = [
      "placeholders 0", "reselect top", "cancelled retry", "disappear cancel",
    ]
    for policy in policies where random.chance(1, in: 2) { text += "policy \(policy)\n" }
    hasScreen = random.chance(1, in: 3)
    if hasScreen {
      let ids = random.pick(ScreenSettings.IDs.allCases).rawValue
      let animation = random.pick(ScreenSettings.Movement.allCases).rawValue
      text += "screen viewport \(random.number(1...900)); ids \(ids); animation \(animation)\n"
    }
  }

  private mutating func drawLine() throws {
    milliseconds += random.pick([0, 0, 50, 100, 1000])
    let open = try open()
    switch random.number(0...19) {
    case 0...3: add("appear\(random.pick(["", " 1", " 2"]))")
    case 4...5: add("disappear\(random.pick(["", " 1", " 2"]))")
    case 6...10: add("select \(random.pick(["a", "b", "c"]))")
    case 11 where random.chance(1, in: 5): add("close")
    case 12 where hasScreen: add("scroll \(random.number(0...900))")
    case 11...17 where !open.isEmpty:
      switch random.number(0...3) {
      case 0...1: end(random.pick(open), "ok", "\(random.number(0...31)) rows")
      case 2: end(random.pick(open), "fail")
      default: end(random.pick(open), "cancel")
      }
    default: add("=> shown rows")
    }
  }

  private mutating func end(_ handle: Handle, _ word: String, _ rows: String = "") {
    ended.insert(handle)
    add("\(word) \(handle) \(rows)")
  }

  private mutating func add(_ line: String) { text += "@\(milliseconds)ms \(line)\n" }

  /// The requests made so far that the script has yet to end, in order.
  private func open() throws -> [Handle] {
    guard text.contains("@") else { return [] }
    var scenario = try parsed(text)
    scenario.server.scripted = scripted
    let started = Player.play(scenario, on: .machine).trace.entries.compactMap { entry in
      if case .moment(let moment) = entry { moment.started } else { nil }
    }
    return started.filter { scripted.contains($0) && !ended.contains($0) }
  }
}

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ part: Int, in whole: Int) -> Bool { number(1...whole) <= part }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
