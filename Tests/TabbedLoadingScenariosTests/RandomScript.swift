import TabbedLoadingSimulation

@testable import TabbedLoadingScenarios

/// A legal script over the tabs a, b and c, drawn from a seed.
struct RandomScript {
  private(set) var text = "tabs a b c\n"
  private var random: SplitMix64
  /// The requests that the script ends, if they are made. Decided before the first event, since a
  /// request that a later line ends is one that the server leaves alone from the beginning.
  private var scripted: Set<Handle> = []
  private var ended: Set<Handle> = []
  private var hasScreen = false
  private var hasSaved = false
  private var hasAny = false
  private var milliseconds = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    for tab in ["a", "b", "c"] {
      for ordinal in 1...20 where random.chance(1, in: 2) {
        scripted.insert(Handle(tab: tab, ordinal: ordinal))
      }
    }
    drawSettings()
    for _ in 0..<random.number(3...24) { try drawLine() }
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
    let waits = ["0", "50ms", "100ms", "150ms", "1s"]
    let policies = [
      "placeholders \(random.pick([0, 5]))", "show-after \(random.pick(waits))",
      "min-visible \(random.pick(waits))", "while-waiting previous",
      "keep \(random.pick(["1 tab", "3 tabs stale-after 100ms", "2 tabs scroll top"]))",
      "reselect \(random.pick(["top", "refresh"]))",
      "retry \(random.number(0...2)) after \(random.pick(waits))", "cancelled retry",
      "disappear cancel",
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
    let number = random.number(0...52)
    let isEnd = (19...27).contains(number) || number == 45 || number == 52
    let open = isEnd ? try open() : []
    let debounce = random.pick(["", "", " debounce 50ms", " debounce 100ms"])
    switch number {
    case 0...3: add("appear\(random.pick(["", " 1", " 2"]))")
    case 4...5: add("disappear\(random.pick(["", " 1", " 2"]))")
    case 6...11: add("select \(random.pick(["a", "b", "c"]))\(debounce)")
    case 12...13: add("reload\(debounce)")
    case 14...16: add("refresh")
    case 17: add("retry")
    case 18: add("moved \(random.pick(["top", "away"]))")
    case 19 where random.chance(1, in: 5): add("close")
    case 20 where hasScreen: add("scroll \(random.number(0...900))")
    case 19...27 where !open.isEmpty:
      switch random.number(0...5) {
      case 0...2:
        let rows = random.number(0...random.pick([3, 31]))
        let from = random.pick(["", " from 1", " from 2"])
        let next = random.pick(["", " next 1", " next 2", " next 3"])
        end(random.pick(open), "ok", "\(rows) rows\(from)\(next)")
      case 3: end(random.pick(open), "fail")
      case 4: end(random.pick(open), "fail", "final")
      default: end(random.pick(open), "cancel")
      }
    case 30...32: add("end after \(random.number(0...3))")
    case 33: add("end hidden")
    case 34...36: drawEdit()
    case 37: add("settle \(random.number(1...2))")
    case 38: add("revert \(random.number(1...2))")
    case 39: add(random.pick(["invalidate", "invalidate a", "invalidate b"]))
    case 40 where random.chance(1, in: 2): add("reset \(random.pick(["a", "b", "c"]))")
    case 41, 42:
      add(hasSaved ? "restore\(random.pick(["", " away 50ms", " away 1s"]))" : "save")
      hasSaved = true
    case 43: add("scroll to \(random.number(0...3))")
    case 44: add("moved to \(random.number(0...3))\(random.pick(["", " at -8", " at 2.5"]))")
    case 45 where !open.isEmpty:
      add("cached \(random.pick(open)) \(random.number(0...3)) rows\(random.pick(["", " from 1"]))")
    case 46: add("scrolled")
    case 47:  // What it takes to hold a place.
      add("scrolled")
      add("moved to \(random.number(0...2))")
      add("edit \(random.pick(["a", "b", "c"])) insert 9 at 0")
    case 48:
      let place = random.pick(["", " age 50ms", " age 50ms to 1", " age 10s to 1 at -8"])
      add(
        "saved \(random.pick(["a", "b"])) \(random.number(0...3)) rows\(random.pick(["", " next 2"]))\(place)"
      )
      add("saved \(random.pick(["c", "c ids 3 1 2 age 1s"]))")
      hasSaved = true
    case 49: add("within \(random.pick(["0", "50ms", "1s"])) \(fact)")
    case 50: add("\(random.pick(["always", "never"])) \(fact)")
    case 51 where !hasAny:
      hasAny = true
      // Nothing that decides what is requested later.
      add("any {\nscroll to \(random.number(0...2))\nrevert 9 => \(fact)\nsettle 8\n}")
    case 52 where !open.isEmpty: end(random.pick(open), "ok", "ids 3 1 2")
    default: add("=> shown rows")
    }
  }

  private var fact: String {
    mutating get {
      random.pick([
        "a ready", "b ready 3 rows", "shown placeholders", "live none", "kept a", "command none",
      ])
    }
  }

  private mutating func drawEdit() {
    let row = random.number(0...4)
    let change = random.pick([
      "update \(row)", "remove \(row)",
      "insert \(random.pick([row, 7])) at \(random.number(0...4))",
    ])
    add(
      "edit \(random.pick(["a", "b", "c"])) \(change)\(random.pick(["", " pending 1", " pending 2"]))"
    )
  }

  private mutating func end(_ handle: Handle, _ word: String, _ what: String = "") {
    ended.insert(handle)
    add("\(word) \(handle) \(what)")
  }

  private mutating func add(_ line: String) { text += "@\(milliseconds)ms \(line)\n" }

  /// The requests made so far that the script has yet to end, in order.
  private func open() throws -> [Handle] {
    // A watch on the last line would let time pass that the next line does not.
    let lines = text.split(separator: "\n").filter { !$0.contains(" within ") }
    guard lines.contains(where: { $0.hasPrefix("@") }) else { return [] }
    var scenario = try parsed(lines.joined(separator: "\n"))
    scenario.server.scripted = scripted
    // Nothing runs on after the last line.
    scenario.steps.removeAll { $0.action?.isWatch == true }
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
