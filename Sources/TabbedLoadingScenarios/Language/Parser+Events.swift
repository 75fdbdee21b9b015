/// The words for what can happen.
enum EventWord: String, CaseIterable {
  case appear, disappear, select, reload, refresh, retry, moved, end, close
  case cached, ok, fail, cancel, edit, settle, revert, invalidate, reset, save, saved, restore
  case scroll, scrolled, idle, within, always, never, any

  /// Whether the article's view has it.
  var isArticles: Bool {
    switch self {
    case .appear, .select, .ok, .scroll, .idle, .within, .always, .never, .any: true
    case .disappear, .reload, .refresh, .retry, .moved, .end, .close, .cached, .fail, .cancel: false
    case .edit, .settle, .revert, .invalidate, .reset, .save, .saved, .restore, .scrolled: false
    }
  }

  /// Whether it takes no time, so that others may come before it or after it at one moment.
  var isOfOneMoment: Bool {
    switch self {
    case .idle, .within, .always, .never, .any: false
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .end, .close, .cached,
      .ok,
      .fail, .cancel, .edit, .settle, .revert, .invalidate, .reset, .save, .saved, .restore,
      .scroll,
      .scrolled:
      true
    }
  }

  /// The words that may end it.
  var options: [String] {
    switch self {
    case .select, .reload: ["debounce"]
    case .fail: ["final"]
    case .ok: ["from", "next"]
    case .cached: ["from"]
    case .moved: ["at"]
    case .edit: ["at", "pending"]
    case .restore: ["away"]
    case .appear, .disappear, .refresh, .retry, .end, .close, .cancel, .scroll, .idle: []
    case .saved: ["from", "next", "age", "to", "at"]
    case .settle, .revert, .invalidate, .reset, .save, .scrolled: []
    case .within, .always, .never, .any: []
    }
  }
}

extension Parser {
  mutating func readAction(
    _ event: EventWord, _ position: Position
  ) throws(ScriptError) -> Action {
    let action = try readBareAction(event, position)
    if words.peek != "=>", event.isOfOneMoment || event == .idle {
      try words.expectEnd("'=>' or the end of the line", options: event.options)
    }
    return action
  }

  private mutating func readBareAction(
    _ event: EventWord, _ position: Position
  ) throws(ScriptError) -> Action {
    if scenario.logic == .article, !event.isArticles {
      let known = EventWord.allCases.filter(\.isArticles).map(\.rawValue)
      throw ScriptError(
        position, "the article's view has no '\(event.rawValue)'; expected \(list(known))")
    }
    switch event {
    case .appear: return .appear(token: try readToken())
    case .disappear: return .disappear(token: try readToken())
    case .select: return .select(try readTab(), debounce: try readDebounce())
    case .reload: return .reload(debounce: try readDebounce())
    case .refresh: return .refresh
    case .retry: return .retry
    case .moved:
      return .moved(try readPlace())
    case .end:
      let isVisible = try words.pick("place", [("after", true), ("hidden", false)])
      guard isVisible else { return .endHidden }
      return .endVisible(after: try words.count("row's number", upTo: Limits.rows))
    case .close: return .close
    case .cached:
      let handle = try readHandle()
      return .cached(handle, try readAnswer(hasNext: false))
    case .ok:
      let handle = try readScriptedHandle()
      return .answer(handle, try readAnswer())
    case .fail: return .fail(try readScriptedHandle(), isFinal: words.take("final"))
    case .cancel: return .cancel(try readScriptedHandle())
    case .edit: return try readEdit()
    case .settle: return .settle(try words.count("edit's number", upTo: Limits.edits))
    case .revert: return .revert(try words.count("edit's number", upTo: Limits.edits))
    case .invalidate: return .invalidate(tab: isAtEnd ? nil : try readTab())
    case .reset: return .reset(tab: try readTab())
    case .save:
      isSaved = true
      return .save
    case .saved:
      isSaved = true
      return .saved(try readSaved())
    case .restore:
      guard isSaved else {
        throw ScriptError(position, "nothing is saved; expected 'save' on a line before 'restore'")
      }
      return .restore(away: words.take("away") ? try words.duration("time away") : nil)
    case .scroll:
      if scenario.logic == .store, words.take("to") {
        return .scrollTo(row: try words.count("row's number", upTo: Limits.rows))
      }
      try requireScreen(for: "scroll", position)
      return .scroll(try words.points("offset"))
    case .scrolled: return .scrolled
    case .idle: return .idle
    case .within: return .within(try words.duration("time"))
    case .always: return .always
    case .never: return .never
    case .any: return .any(AnyOrder(steps: []))
    }
  }

  /// `a`, `a 3 rows from 10 next 2 age 30s to 12 at -8`.
  private mutating func readSaved() throws(ScriptError) -> SavedRows {
    var saved = SavedRows(tab: try readTab())
    guard !isAtEnd else { return saved }
    saved.rows = try readAnswer()
    if words.take("age") { saved.age = try words.duration("age") }
    if words.peek == "to" { saved.place = try readPlace() }
    return saved
  }

  func requireScreen(for word: String, _ position: Position) throws(ScriptError) {
    guard scenario.screen == nil else { return }
    throw ScriptError(
      position,
      "'\(word)' without a screen; "
        + "expected one before the first event, as in 'screen viewport 709'"
    )
  }

  private mutating func readToken() throws(ScriptError) -> Int {
    isAtEnd ? 0 : try words.count("view's number", upTo: Limits.views)
  }

  /// Whether the event ends here.
  private var isAtEnd: Bool { words.isEmpty || words.peek == "=>" }

  /// `top`, `away`, `to 12`, `to 12 at -8`.
  private mutating func readPlace() throws(ScriptError) -> Place {
    if words.take("to") {
      return .row(
        try words.count("row's number", upTo: Limits.rows), distance: try words.distance())
    }
    return try words.pick("place", [("top", .top), ("away", .away)])
  }

  /// `a update 3`, `a remove 3`, `a insert 7 at 0`, each perhaps with `pending 1`.
  private mutating func readEdit() throws(ScriptError) -> Action {
    let tab = try readTab()
    let kind = try words.pick("edit", [("update", 0), ("remove", 1), ("insert", 2)])
    let row = try words.count("row's number", upTo: Limits.rows)
    let change: Change
    switch kind {
    case 0: change = .update(row)
    case 1: change = .remove(row)
    default:
      guard words.take("at") else {
        throw ScriptError(words.position, "missing place; expected one, as in 'insert 7 at 0'")
      }
      change = .insert(row, at: try words.count("place", upTo: Limits.rows))
    }
    let pending =
      words.take("pending") ? try words.count("edit's number", upTo: Limits.edits) : nil
    return .edit(change, tab: tab, pending: pending)
  }

  /// `3 rows`, `3 rows from 10`, `3 rows from 10 next 2`, `ids 3 1 2 next 2`.
  private mutating func readAnswer(hasNext: Bool = true) throws(ScriptError) -> Answer {
    if scenario.logic == .store, words.take("ids") {
      let ids = try words.rowNumbers()
      return Answer(ids: ids, next: hasNext ? try readNext() : nil)
    }
    let rows = try words.rows()
    let position = words.position
    var (from, next) = (0, Int?.none)
    if words.take("from") { from = try words.count("row's number", upTo: Limits.rows) }
    if hasNext { next = try readNext() }
    if scenario.logic == .article, words.position != position {
      throw ScriptError(
        position, "the article's view has no pages; remove this, or use 'logic store'")
    }
    return Answer(rows: rows, from: from, next: next)
  }

  private mutating func readNext() throws(ScriptError) -> Int? {
    words.take("next") ? try words.count("page's number", upTo: Limits.rows) : nil
  }

  private mutating func readDebounce() throws(ScriptError) -> Duration {
    words.take("debounce") ? try words.duration("debounce") : .zero
  }

  /// Reads a tab; any word, if the script has not said which there are.
  mutating func readTab() throws(ScriptError) -> String {
    if scenario.tabs.isEmpty, let word = words.takeValue() { return word.text }
    let tabs = scenario.tabs
    return try words.pick("tab", known: tabs) { tabs.contains($0) ? $0 : nil }
  }
}

// MARK: - Requests

extension Parser {
  private mutating func readScriptedHandle() throws(ScriptError) -> Handle {
    let handle = try readHandle()
    scenario.server.scripted.insert(handle)
    return handle
  }

  mutating func readHandle() throws(ScriptError) -> Handle {
    let tabs = scenario.tabs.isEmpty ? ["a"] : scenario.tabs
    var expected: String { "expected a tab and a number, as in \(quoted("\(tabs[0])#1"))" }
    guard let word = words.takeValue() else {
      throw ScriptError(words.position, "missing request; \(expected)")
    }
    let bytes = word.text.utf8
    let sign = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let digits = bytes[sign...].dropFirst()
    guard sign > bytes.startIndex, digits.allSatisfy(\.isDigit),
      let ordinal = Int(Substring(digits)), ordinal > 0
    else {
      let meant =
        tabs.contains(word.text)
        ? "\(word.text)#1" : Spelling.nearest(to: word.text, among: tabs.map { "\($0)#1" })
      let hint = meant.map { "did you mean \(quoted($0))?" } ?? expected
      throw ScriptError(word.position, "\(quoted(word.text)) is no request; \(hint)")
    }
    let tab = String(word.text[..<sign])
    guard scenario.tabs.isEmpty || scenario.tabs.contains(tab) else {
      throw ScriptError(word.position, unknownWord("tab", tab, known: scenario.tabs))
    }
    return Handle(tab: tab, ordinal: ordinal)
  }
}
