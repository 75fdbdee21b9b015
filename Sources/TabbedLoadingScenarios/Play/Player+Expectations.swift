// What must hold after a line.
extension Player {
  /// Looks at what a line expects. What does not hold is shown against what does, once for the line.
  mutating func check(_ step: Step) {
    guard !step.expectations.isEmpty else { return }
    let news = news
    var (mends, difference, failed) = ([Expectation.Fact](), [String](), [Int]())
    for expectation in step.expectations {
      outcome.checks += 1
      guard let got = instead(of: expectation.fact, news: news, offset: stage?.offset) else {
        mends.append(expectation.fact)
        difference.append("  \(expectation.fact)")
        continue
      }
      failed.append(outcome.failures.count)
      fail(expectation.position, "expected \(expectation.fact), got \(text(got))")
      difference += ["- \(expectation.fact)"] + got.map { "+ \($0)" }
      mends += got.filter { new in
        !mends.contains(new) && !step.expectations.contains { $0.fact == new }
      }
    }
    guard let last = failed.last else { return }
    outcome.failures[last].notes = difference + whatHappenedLast
    outcome.mends[step.position.line] = mends.isEmpty ? [standing] : mends
  }

  mutating func fail(_ position: Position, _ message: String, notes: [String] = []) {
    var failure = scenario.diagnostic(ScriptError(position, message))
    failure.notes = notes
    outcome.failures.append(failure)
  }

  /// The last lines of the trace, and the requests that have not ended.
  var whatHappenedLast: [String] {
    let events = Trace(entries: Array(outcome.trace.entries.suffix(3))).lines
    let requests = host.unfinished
    return (events.isEmpty ? [] : ["last:"] + events.map { "  \($0)" })
      + (requests.isEmpty ? [] : ["in flight: \(list(requests))"])
  }

  /// What was there in place of what was expected.
  func text(_ facts: [Expectation.Fact]) -> String {
    let values = facts.suffix(16).map { fact in
      if case .ids(let ids) = fact { ids.isEmpty ? "none" : "\(fact)" } else { fact.value }
    }
    let others = facts.count - values.count
    return values.isEmpty
      ? "none" : (others > 0 ? "\(others) others, " : "") + values.joined(separator: ", ")
  }

  /// How far which tab is.
  private var standing: Expectation.Fact {
    .progress(tab: last?.selected ?? scenario.tabs[0], last?.progress ?? .blank)
  }

  /// What holds instead of a fact, perhaps nothing; nil if it holds.
  ///
  /// - Parameters:
  ///   - news: what happened since the line before.
  ///   - offset: where the list is.
  func instead(
    of fact: Expectation.Fact, news: [Moment], offset: Double?
  ) -> [Expectation.Fact]? {
    let last = last
    switch fact {
    case .progress(let tab, let progress):
      guard case .progress(let selected, let got) = standing else { return nil }
      return selected == tab && progress.covers(got) ? nil : [standing]
    case .shown(let shown):
      let got = last?.shown ?? .nothing
      return shown.covers(got) ? nil : [.shown(got)]
    case .live(let handle): return last?.live == handle ? nil : [.live(last?.live)]
    case .refreshing(let holds):
      return holds == (last?.isRefreshing ?? false) ? nil : [.refreshing(!holds)]
    case .appending(let holds):
      return holds == (last?.isAppending ?? false) ? nil : [.appending(!holds)]
    case .more(let holds): return holds == (last?.hasMore ?? false) ? nil : [.more(!holds)]
    case .problem(let handle): return last?.problem == handle ? nil : [.problem(last?.problem)]
    case .started(let handle):
      return missing(handle, in: news.compactMap(\.started))?.map { .started($0) }
    case .cancelled(let handle):
      return missing(handle, in: news.compactMap(\.cancelled))?.map { .cancelled($0) }
    case .discarded(let handle):
      return missing(handle, in: news.compactMap(\.discarded))?.map { .discarded($0) }
    case .scroll(let wanted):
      let scrolls = news.compactMap(\.scroll)
      guard let wanted else { return scrolls.last.map { [.scroll($0)] } }
      return scrolls.contains(wanted) ? nil : [.scroll(scrolls.last)]
    case .ids(let ids):
      let got = last?.ids ?? []
      return got == ids ? nil : [.ids(got)]
    case .offset(let range):
      let offset = offset ?? 0
      return range.contains(offset) ? nil : [.offset(.near((offset * 10).rounded() / 10))]
    case .kept(let tab, let wanted):
      let got = last?.kept[tab].map { KeptSummary.rows($0) } ?? .nothing
      return wanted.covers(got) ? nil : [.kept(tab: tab, got)]
    case .command(let wanted):
      let got = command == nil ? nil : last?.command
      return got == wanted ? nil : [.command(got)]
    }
  }

  private func missing(_ handle: Handle, in handles: [Handle]) -> [Handle]? {
    handles.contains(handle) ? nil : handles
  }
}

/// "a#1, b#1"; of many only the last.
func list(_ handles: [Handle]) -> String {
  let limit = 16
  let names = handles.suffix(limit).map(\.description).joined(separator: ", ")
  return handles.count > limit ? "\(handles.count - limit) others, \(names)" : names
}
