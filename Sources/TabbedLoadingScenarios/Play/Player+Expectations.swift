// What must hold after a line.
extension Player {
  mutating func check(_ expectation: Expectation) {
    outcome.checks += 1
    guard let got = contradiction(to: expectation.fact) else { return }
    fail(expectation.position, "expected \(expectation.text), got \(got)")
  }

  mutating func fail(_ position: Position, _ message: String) {
    outcome.failures.append(diagnostic(ScriptError(position, message)))
  }

  func diagnostic(_ error: ScriptError) -> Diagnostic {
    Diagnostic(
      file: scenario.file, position: error.position, message: error.message,
      line: scenario.lines[error.position.line - 1])
  }

  /// What holds instead of a fact; nil if it holds.
  private func contradiction(to fact: Expectation.Fact) -> String? {
    switch fact {
    case .progress(let tab, let progress):
      let selected = last?.selected ?? scenario.tabs[0]
      let got = last?.progress ?? .blank
      return selected == tab && progress.covers(got) ? nil : "\(selected) \(got)"
    case .shown(let shown):
      let got = last?.shown ?? .nothing
      return shown.covers(got) ? nil : "\(got)"
    case .live(let handle):
      return last?.live == handle ? nil : last?.live?.description ?? "none"
    case .refreshing(let wanted):
      return wanted == (last?.isRefreshing ?? false) ? nil : wanted ? "no" : "yes"
    case .appending(let wanted):
      return wanted == (last?.isAppending ?? false) ? nil : wanted ? "no" : "yes"
    case .more(let wanted):
      return wanted == (last?.hasMore ?? false) ? nil : wanted ? "no" : "yes"
    case .problem(let handle):
      return last?.problem == handle ? nil : last?.problem?.description ?? "none"
    case .started(let handle): return missing(handle, in: news.compactMap(\.started))
    case .cancelled(let handle): return missing(handle, in: news.compactMap(\.cancelled))
    case .discarded(let handle): return missing(handle, in: news.compactMap(\.discarded))
    case .scroll(let wanted):
      let scrolls = news.compactMap(\.scroll)
      guard let wanted else { return scrolls.last.map(\.description) }
      return scrolls.contains(wanted) ? nil : scrolls.last?.description ?? "none"
    case .ids(let ids):
      let got = last?.ids ?? []
      return got == ids ? nil : got.isEmpty ? "none" : list(ids: got)
    case .offset(let range):
      let offset = stage?.offset ?? 0
      return range.contains(offset) ? nil : offset.inTenths
    }
  }

  private func missing(_ handle: Handle, in handles: [Handle]) -> String? {
    if handles.contains(handle) { return nil }
    return handles.isEmpty ? "none" : list(handles)
  }
}

/// "ids 3 1 2"; of many only the first.
func list(ids: [Int]) -> String {
  let limit = 32
  let shown = ids.prefix(limit).map(String.init).joined(separator: " ")
  return "ids \(shown)" + (ids.count > limit ? " and \(ids.count - limit) more" : "")
}

/// "a#1, b#1"; of many only the last.
func list(_ handles: [Handle]) -> String {
  let limit = 16
  let names = handles.suffix(limit).map(\.description).joined(separator: ", ")
  return handles.count > limit ? "\(handles.count - limit) others, \(names)" : names
}
