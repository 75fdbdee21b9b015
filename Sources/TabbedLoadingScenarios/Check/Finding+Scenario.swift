internal import TabbedLoading

extension MachineCheck {
  /// The finding as a scenario: what happened, and after the last line what should have been. If the
  /// shipped machine is at fault, `scenario run` fails there.
  package func scenario(_ finding: Finding) -> String {
    var (session, recorder) = (begin, Recorder(scripted: []))
    var lines: [String] = []
    for input in finding.inputs {
      var before = session
      let action = recorder.action(of: before.event(for: input))
      if let action { lines.append("@\(session.now.brief) \(action)") }
      if let request = session.take(input).start { recorder.register(request) }
      if action == nil { lines.append("@\(session.now.brief)") }
    }
    let expected: String? =
      switch finding.broken.expected {
      case .says(let words): words
      case .started(let tab): "started \(recorder.register(tab: tab))"
      case .discarded(let ticket): "discarded \(recorder.name(ticket))"
      case .cancelled(let ticket): "cancelled \(recorder.name(ticket))"
      case .live(let ticket): "live \(recorder.name(ticket))"
      case nil: nil
      }
    if let expected, let last = lines.popLast() { lines.append("\(last) => \(expected)") }
    let text =
      (["// \(finding.broken.rule)", "tabs \(tabs.joined(separator: " "))"]
      + policy.choices.map { "policy \($0)" } + lines.filter { $0.contains(" ") })
      .joined(separator: "\n") + "\n"
    return (try? Parser.parse(text, file: "finding").get().text) ?? text
  }
}
