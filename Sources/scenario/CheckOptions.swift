internal import TabbedLoading
internal import TabbedLoadingScenarios
internal import TabbedLoadingSimulation

/// What `scenario check` and `scenario explore` are asked for.
struct CheckOptions {
  /// Which policy, by name.
  enum PolicyName: String, CaseIterable {
    case article
    case standard

    /// Such that its states are finitely many.
    var policy: Policy {
      switch self {
      case .article: .article
      case .standard: Policy.standard.explorable
      }
    }
  }

  /// How a diagram is written.
  enum DiagramFormat: String, CaseIterable {
    case mermaid
    case svg
  }

  private(set) var policy = PolicyName.article
  private(set) var tabs = 3
  private(set) var runs = 1_000
  private(set) var seed: UInt64 = 1
  private(set) var replay: Replay?
  private(set) var limit = 1_000_000
  private(set) var diagram: DiagramFormat?
  private(set) var wantsHelp = false

  init(_ given: Arguments) throws(UsageError) {
    var arguments = given
    while let option = try arguments.nextOption() {
      switch option {
      case "--help": wantsHelp = true
      case "--diagram":
        let format = arguments.valueGiven() ?? DiagramFormat.mermaid.rawValue
        diagram = try arguments.word("diagram", format)
      default:
        guard let value = arguments.value() else {
          throw arguments.error("missing value after '\(option)'")
        }
        try set(option, value, arguments)
      }
    }
    try arguments.endWithoutFiles()
  }

  private mutating func set(
    _ option: String, _ value: String, _ arguments: Arguments
  ) throws(UsageError) {
    func number<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) throws(UsageError)
      -> Number
    {
      guard let number = Number(value), range.contains(number) else {
        throw arguments.error(
          "'\(value)' is no number for \(option); expected \(range.lowerBound) to \(range.upperBound)"
        )
      }
      return number
    }
    switch option {
    case "--policy": policy = try arguments.word("policy", value)
    case "--tabs": tabs = try number(1...26)
    case "--runs": runs = try number(1...1_000_000_000)
    case "--limit": limit = try number(1...100_000_000)
    case "--seed": seed = try number(0...UInt64.max)
    default:
      do throws(ReplayError) { replay = try Replay(value) } catch {
        throw arguments.error("\(error)")
      }
      if let replay, replay.kind != .events {
        throw arguments.error("'\(value)' replays a schedule, not the events of a machine")
      }
    }
  }

  /// The check of a machine to which these inputs may happen.
  func check(_ alphabet: Alphabet) -> MachineCheck {
    MachineCheck(tabs: tabs.letters, policy: policy.policy, alphabet: alphabet)
  }

  /// The options as they would be given.
  var text: String { "--policy \(policy.rawValue) --tabs \(tabs)" }
}

extension Int {
  /// As many names of tabs: a, b, c.
  fileprivate var letters: [String] {
    "abcdefghijklmnopqrstuvwxyz".prefix(self).map { String($0) }
  }
}
