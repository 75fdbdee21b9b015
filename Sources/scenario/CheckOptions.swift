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

  /// - Parameter known: the options that the command has.
  init(_ arguments: [String], known: [String], help: String) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard known.contains(option) || option == "-h" else {
        throw UsageError(unknown: "option", option, known: known, help: help)
      }
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--diagram":
        let format = parts.count > 1 ? String(parts[1]) : DiagramFormat.mermaid.rawValue
        guard let known = DiagramFormat(rawValue: format) else {
          throw UsageError(
            unknown: "diagram", format, known: DiagramFormat.allCases.map(\.rawValue), help: help)
        }
        diagram = known
      default:
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("missing value after '\(option)'", help: help)
        }
        try set(option, value, help)
      }
    }
  }

  private mutating func set(
    _ option: String, _ value: String, _ help: String
  ) throws(UsageError) {
    func number<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) throws(UsageError)
      -> Number
    {
      guard let number = Number(value), range.contains(number) else {
        throw UsageError(
          "'\(value)' is no number for \(option); expected \(range.lowerBound) to \(range.upperBound)",
          help: help)
      }
      return number
    }
    switch option {
    case "--policy":
      guard let name = PolicyName(rawValue: value) else {
        throw UsageError(
          unknown: "policy", value, known: PolicyName.allCases.map(\.rawValue), help: help)
      }
      policy = name
    case "--tabs": tabs = try number(1...26)
    case "--runs": runs = try number(1...1_000_000_000)
    case "--limit": limit = try number(1...100_000_000)
    case "--seed": seed = try number(0...UInt64.max)
    default:
      do throws(ReplayError) { replay = try Replay(value) } catch {
        throw UsageError("\(error)", help: help)
      }
      if let replay, replay.kind != .events {
        throw UsageError("'\(value)' replays a schedule, not the events of a machine", help: help)
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
