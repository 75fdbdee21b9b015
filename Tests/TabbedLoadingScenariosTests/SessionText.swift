import TabbedLoading

@testable import TabbedLoadingScenarios

/// A session as a text of all there is in it, found by reflection: written without the canonical form, to
/// be compared with it. What it leaves out it names.
struct SessionText {
  /// Counters and identities: which number is of no matter.
  private static let numbers: Set = [
    "identity", "seed", "tickets", "commands", "changes", "edits", "ticket", "published.0",
  ]
  /// What nothing depends on: what was asked beside what, how it failed, an index of what is there.
  private static let idle: Set = ["policy", "known", "attempt", "failure", "places"]
  /// Where rows stand.
  private static let rows: Set = ["items", "after", "row", "id"]

  private let session: Session

  init(_ session: Session) { self.session = session }

  var text: String {
    [
      text(of: session.machine, "machine"), text(of: session.running as Any, "running"),
      session.late.map { name($0.tab) } ?? "-", text(of: session.timer as Any, "timer"),
    ].joined(separator: "\n")
  }

  /// The selected tab is the same one everywhere.
  private func name(_ tab: String) -> String {
    tab == session.machine.selected ? "selected" : "other"
  }

  private func text(of value: Any, _ label: String) -> String {
    if SessionText.numbers.contains(label) || SessionText.idle.contains(label) { return "" }
    switch value {
    case is Ticket, is UInt64: return "n"
    case let tab as String: return name(tab)
    case let row as Int where SessionText.rows.contains(label):
      return "\(name(session.tabs[row / 100])) \(row % 100)"
    case let time as Duration:
      return label == "answeredAt" ? "known" : "\(max(.zero, time - session.now))"
    case let previous as TabState<ScriptTypes>.Previous:
      // They are drawn, and nothing else becomes of them.
      return "\(name(previous.tab)) \(text(of: previous.rows.items, "items"))"
    case let kept as [String: TabState<ScriptTypes>.Kept.Entry]:
      return kept.map { "\(name($0)) \(text(of: $1, "entry"))" }.sorted().joined()
    default: return children(of: value, label)
    }
  }

  private func children(of value: Any, _ label: String) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(value)" }
    let isList = mirror.displayStyle == .collection || mirror.displayStyle == .optional
    let parts = mirror.children.map { child in
      let name = isList ? label : child.label ?? ""
      return "\(name) \(text(of: child.value, name.hasPrefix(".") ? "\(label)\(name)" : name))"
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
