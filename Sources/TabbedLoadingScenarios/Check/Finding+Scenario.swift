internal import TabbedLoading

extension MachineCheck {
  /// The finding as a scenario: what happened, and after the last line what should have been. If the
  /// shipped machine is at fault, `scenario run` fails there.
  package func scenario(_ finding: Finding) -> String {
    var (session, recorder) = (begin, Recorder(scripted: []))
    var lines: [String] = []
    func name(_ ticket: Ticket) -> Handle { recorder.handle(of: ticket) ?? .none }
    for input in finding.inputs {
      let action = input.action(session, name)
      if let action { lines.append("@\(session.now.brief) \(action)") }
      if let request = session.take(input).start { recorder.register(request) }
      if action == nil {
        lines.append("@\(session.now.brief)")
      }
    }
    let expected: String? =
      switch finding.broken.expected {
      case .says(let words): words
      case .started(let tab): "started \(recorder.register(tab: tab))"
      case .discarded(let ticket): "discarded \(name(ticket))"
      case .cancelled(let ticket): "cancelled \(name(ticket))"
      case .live(let ticket): "live \(recorder.handle(of: ticket).map { "\($0)" } ?? "none")"
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

extension Input {
  /// The input as a script has it; nil for time.
  fileprivate func action(_ session: Session, _ name: (Ticket) -> Handle) -> Action? {
    func handle(_ target: Target) -> Handle {
      session.request(target).map { name($0.ticket) } ?? .none
    }
    switch self {
    case .appear: return .appear(token: 0)
    case .disappear: return .disappear(token: 0)
    case .select(let tab): return .select(tab, debounce: .zero)
    case .reload: return .reload(debounce: .zero)
    case .refresh: return .refresh
    case .retry: return .retry
    case .moved(let isAtTop): return .moved(isAtTop ? .top : .away)
    case .movedToLast: return .moved(.row(session.end, distance: 0))
    case .scrollToRow: return .scrollTo(row: session.firstRow)
    case .executed: return .scrolled
    case .edit(let edit, let isPending):
      return .edit(
        session.change(edit), tab: session.tabs[0], pending: isPending ? Session.pending : nil)
    case .settle: return .settle(Session.pending)
    case .revert: return .revert(Session.pending)
    case .invalidate: return .invalidate(tab: session.tabs[0])
    case .stale(let tab): return .invalidate(tab: tab)
    case .reset: return .reset(tab: session.tabs[0])
    case .provisional(let target):
      let page = session.page(for: session.request(target), rows: 1, hasNext: false)
      return .cached(handle(target), page)
    case .endVisible: return .endVisible(after: session.end)
    case .endHidden: return .endHidden
    case .answer(let target, let rows, let hasNext):
      let page = session.page(for: session.request(target), rows: rows, hasNext: hasNext)
      return .answer(handle(target), page)
    case .fail(let target, let isFinal): return .fail(handle(target), isFinal: isFinal)
    case .cancel(let target): return .cancel(handle(target))
    case .timeout: return nil
    case .close: return .close
    }
  }
}

extension Handle {
  /// Stands for a request that was never made.
  fileprivate static let none = Handle(tab: "none", ordinal: 0)
}
