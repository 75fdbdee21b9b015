/// The words that begin an expectation; the others are the tabs' names.
enum FactWord: String, CaseIterable {
  case shown, started, cancelled, scroll, discarded, live, refreshing, appending, more, problem
  case ids, offset, kept, command

  /// What the article's view would need to have this.
  var lackOfArticle: String? {
    switch self {
    case .live: "tickets"
    case .refreshing, .problem: "refresh"
    case .appending, .more: "pages"
    case .ids: "rows that differ"
    case .kept: "kept tabs"
    case .command: "scroll that waits"
    case .shown, .started, .cancelled, .scroll, .discarded, .offset: nil
    }
  }
}

enum ProgressWord: String, CaseIterable {
  case blank, loading, ready, failed
}

extension Parser {
  /// Reads what follows `=>`; what stands before it has been read, or cannot be.
  @discardableResult
  mutating func readExpectations() -> [Expectation] {
    _ = words.take(upTo: "=>")
    return words.take("=>") ? readFacts() : []
  }

  /// Reads what follows `within`, `always` or `never`.
  ///
  /// - Parameter isRead: whether what stands before it could be read.
  mutating func readWatched(_ event: EventWord?, isRead: Bool) -> [Expectation] {
    guard isRead, let event else { return [] }
    if words.peek == "=>" {
      report(
        ScriptError(words.position, "unexpected '=>'; '\(event.rawValue)' stands in its place"))
      _ = words.take()
    }
    let expectations = readFacts()
    if event == .always, let once = expectations.first(where: \.fact.isOfOneMoment) {
      report(
        ScriptError(
          once.position,
          "\(quoted("\(once.fact)")) holds at one moment; "
            + "expected it after '=>', 'within' or 'never'"))
    }
    return expectations
  }

  private mutating func readFacts() -> [Expectation] {
    var expectations: [Expectation] = []
    readEach { parser throws(ScriptError) in
      let position = parser.words.position
      expectations.append(Expectation(fact: try parser.readFact(), position: position))
    }
    attempt { parser throws(ScriptError) in
      try parser.words.expectEnd("';' or the end of the line")
    }
    return expectations
  }

  /// What an expectation is about.
  private enum Subject {
    case tab(String)
    case fact(FactWord)
  }

  private mutating func readFact() throws(ScriptError) -> Expectation.Fact {
    let position = words.position
    if scenario.tabs.isEmpty, let word = words.peek, FactWord(rawValue: word) == nil {
      return .progress(tab: try readTab(), try readProgress())
    }
    let tabs = scenario.tabs
    let subject = try words.pick(
      "expectation", known: tabs + FactWord.allCases.map(\.rawValue), isKeyword: true
    ) { word in
      tabs.contains(word) ? Subject.tab(word) : FactWord(rawValue: word).map { .fact($0) }
    }
    switch subject {
    case .tab(let tab): return .progress(tab: tab, try readProgress())
    case .fact(let fact): return try readFact(fact, position)
    }
  }

  private mutating func readFact(
    _ fact: FactWord, _ position: Position
  ) throws(ScriptError) -> Expectation.Fact {
    if scenario.logic == .article, let lack = fact.lackOfArticle {
      throw ScriptError(
        position,
        "the article's view has no \(lack), so '\(fact.rawValue)' says nothing about it; "
          + "remove this, or use 'logic store'")
    }
    switch fact {
    case .shown: return .shown(try readShown())
    case .live: return .live(words.take("none") ? nil : try readHandle())
    case .refreshing:
      return .refreshing(try words.pick("answer", [("yes", true), ("no", false)]))
    case .appending:
      return .appending(try words.pick("answer", [("yes", true), ("no", false)]))
    case .more: return .more(try words.pick("answer", [("yes", true), ("no", false)]))
    case .problem: return .problem(words.take("none") ? nil : try readHandle())
    case .started: return .started(try readHandle())
    case .cancelled: return .cancelled(try readHandle())
    case .discarded: return .discarded(try readHandle())
    case .scroll:
      return .scroll(try readScroll())
    case .ids: return .ids(try words.rowNumbers())
    case .offset:
      try requireScreen(for: "offset", position)
      return .offset(try readRange())
    case .kept:
      let tab = try readTab()
      if words.take("none") { return .kept(tab: tab, .nothing) }
      return .kept(tab: tab, .rows(words.isEmpty ? nil : try words.rows()))
    case .command: return .command(try readScroll())
    }
  }

  /// `top`, `none`, `to 12`, `anchor 12`, `anchor 12 at -8`.
  private mutating func readScroll() throws(ScriptError) -> ScrollSummary? {
    let kind: (ScrollSummary?, isRow: Bool)
    if scenario.logic == .article {
      kind = try words.pick("scroll", [("top", (.top, false)), ("none", (nil, false))])
    } else {
      kind = try words.pick(
        "scroll",
        [
          ("top", (.top, false)), ("none", (nil, false)), ("to", (nil, true)),
          ("anchor", (.anchor(0, distance: 0), true)),
        ])
    }
    guard kind.isRow else { return kind.0 }
    let row = try words.count("row's number", upTo: Limits.rows)
    return kind.0 == nil ? .row(row) : .anchor(row, distance: try words.distance())
  }

  private mutating func readProgress() throws(ScriptError) -> ProgressSummary {
    switch try words.pick("progress", from: ProgressWord.self) {
    case .blank: .blank
    case .loading: .loading
    case .ready: .ready(rows: words.isEmpty ? nil : try words.rows())
    case .failed: .failed
    }
  }

  private mutating func readShown() throws(ScriptError) -> ShownSummary {
    switch try words.pick("content", from: ShownSummary.Kind.self) {
    case .nothing: .nothing
    case .previous:
      .previous(
        of: try readTab(),
        words.isEmpty ? nil : try words.count("number of rows", upTo: Limits.rows))
    case .placeholders:
      .placeholders(
        words.isEmpty ? nil : try words.count("number of placeholders", upTo: Limits.placeholders))
    case .rows: .rows(words.isEmpty ? nil : try words.count("number of rows", upTo: Limits.rows))
    case .empty: .empty
    case .failure: .failure
    }
  }

  /// `offset 0` is met within half a point; `offset > 100`, `offset < 5`, `offset 470..480`.
  private mutating func readRange() throws(ScriptError) -> OffsetRange {
    if words.take(">") { return .above(try words.points("offset")) }
    if words.take("<") { return .below(try words.points("offset")) }
    let expected = "expected points, as in '0', '< 5', '> 100' or '470..480'"
    guard let word = words.take() else {
      throw ScriptError(words.position, "missing offset; \(expected)")
    }
    if word.number != nil { return .near(try word.points()) }
    guard let (low, high) = word.bounds, low.number != nil, high.text.first?.isDigit == true,
      high.number != nil
    else {
      throw ScriptError(word.position, "\(quoted(word.text)) is no offset; \(expected)")
    }
    let (from, to) = (try low.points(), try high.points())
    guard from <= to else {
      throw ScriptError(
        word.position,
        "the range \(quoted(word.text)) ends before it begins; expected '\(high.text)..\(low.text)'"
      )
    }
    return .within(from, to)
  }
}

extension Expectation.Fact {
  /// Whether it is about what happened since the line before, and not about how things stand.
  var isOfOneMoment: Bool {
    switch self {
    case .started, .cancelled, .discarded, .scroll(.some): true
    case .progress, .shown, .live, .refreshing, .appending, .more, .problem, .scroll(nil), .ids,
      .offset, .kept, .command:
      false
    }
  }
}
