internal import TabbedLoading

extension MachineCheck {
  /// The finding as a scenario: what happened, and after the last line what should have been. If the
  /// shipped machine is at fault, `scenario run` fails there.
  package func scenario(_ finding: Finding) -> String {
    var (session, names) = (begin, [Ticket: Handle]())
    var lines: [String] = []
    func name(_ ticket: Ticket) -> String { names[ticket].map { "\($0)" } ?? "none" }
    for input in finding.inputs {
      let words = input.words(session) { name($0) }
      if let words { lines.append("@\(session.now.brief) \(words)") }
      if let request = session.take(input).start {
        let ordinal = names.values.count { $0.tab == request.tab } + 1
        names[request.ticket] = Handle(tab: request.tab, ordinal: ordinal)
      }
      if words == nil {
        lines.append("@\(session.now.brief)")
      }
    }
    let expected: String? =
      switch finding.broken.expected {
      case .says(let words): words
      case .started(let tab): "started \(tab)#\(names.values.count { $0.tab == tab } + 1)"
      case .discarded(let ticket): "discarded \(name(ticket))"
      case .cancelled(let ticket): "cancelled \(name(ticket))"
      case .live(let ticket): "live \(name(ticket))"
      case nil: nil
      }
    if let expected, let last = lines.popLast() { lines.append("\(last) => \(expected)") }
    let title = "// \(finding.broken.rule)"
    return
      ([title, "tabs \(tabs.joined(separator: " "))"] + policy.words.map { "policy \($0)" }
      + lines
      .filter { $0.contains(" ") }).joined(separator: "\n") + "\n"
  }
}

extension Input {
  /// The input as a script has it; nil for time.
  fileprivate func words(_ session: Session, _ name: (Ticket) -> String) -> String? {
    func handle(_ target: Target) -> String {
      session.request(target).map { name($0.ticket) } ?? "none"
    }
    switch self {
    case .appear: return "appear"
    case .disappear: return "disappear"
    case .select(let tab): return "select \(tab)"
    case .reload: return "reload"
    case .refresh: return "refresh"
    case .retry: return "retry"
    case .moved(let isAtTop): return isAtTop ? "moved top" : "moved away"
    case .movedToLast: return "moved to \(session.end)"
    case .scrollToRow: return "scroll to \(session.firstRow)"
    case .executed: return "scrolled"
    case .edit(let edit, let isPending):
      let pending = isPending ? " pending \(Session.pending)" : ""
      return "edit \(session.tabs[0]) \(session.change(edit).words)\(pending)"
    case .settle: return "settle \(Session.pending)"
    case .revert: return "revert \(Session.pending)"
    case .invalidate: return "invalidate \(session.tabs[0])"
    case .stale(let tab): return "invalidate \(tab)"
    case .reset: return "reset \(session.tabs[0])"
    case .provisional(let target):
      let page = session.page(for: session.request(target), rows: 1, hasNext: false)
      return "cached \(handle(target)) 1 row\(page.from == 0 ? "" : " from \(page.from)")"
    case .endVisible: return "end after \(session.end)"
    case .endHidden: return "end hidden"
    case .answer(let target, let rows, let hasNext):
      let page = session.page(for: session.request(target), rows: rows, hasNext: hasNext)
      return [
        "ok \(handle(target)) \(counted(page.rows, "row"))",
        page.from == 0 || page.rows == 0 ? nil : "from \(page.from)",
        page.next.map { "next \($0)" },
      ].compactMap(\.self).joined(separator: " ")
    case .fail(let target, let isFinal): return "fail \(handle(target))\(isFinal ? " final" : "")"
    case .cancel(let target): return "cancel \(handle(target))"
    case .timeout: return nil
    case .close: return "close"
    }
  }
}

extension Change {
  /// The change as a script has it.
  fileprivate var words: String {
    switch self {
    case .update(let row): "update \(row)"
    case .remove(let row): "remove \(row)"
    case .insert(let row, let place): "insert \(row) at \(place)"
    }
  }
}

extension Policy {
  /// What differs from the article's policy, as a script has it.
  var words: [String] {
    let article = Policy.article
    return [
      placeholders == article.placeholders ? nil : "placeholders \(placeholders)",
      showAfter == article.showAfter ? nil : "show-after \(showAfter.brief)",
      minVisible == article.minVisible ? nil : "min-visible \(minVisible.brief)",
      whileWaiting == .nothing ? nil : "while-waiting previous",
      keep == .nothing ? nil : "keep \(keep.words)",
      reselect == .ignore ? nil : reselect == .scrollToTop ? "reselect top" : "reselect refresh",
      retry.attempts == 0 ? nil : "retry \(retry.attempts) after \(retry.delay.brief)",
      unaskedCancel == .fail ? nil : "cancelled retry",
      disappear == .finish ? nil : "disappear cancel",
    ].compactMap(\.self)
  }
}

extension Policy.Keep {
  fileprivate var words: String {
    [
      counted(tabs, "tab"), staleAfter.map { "stale-after \($0.brief)" },
      scroll == .top ? "scroll top" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
