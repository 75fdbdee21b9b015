internal import TabbedLoadingScenarios

// The language's events, in the order of its page.
extension ScriptLine {
  /// A view of the screen appears; the number tells views apart.
  public func appear(_ view: Int = 0) -> ScriptLine {
    saying("appear", view == 0 ? nil : "\(view)")
  }

  /// The view disappears.
  public func disappear(_ view: Int = 0) -> ScriptLine {
    saying("disappear", view == 0 ? nil : "\(view)")
  }

  /// The user chooses a tab; a debounce delays the request alone.
  public func select(_ tab: String, debounce: Duration = .zero) -> ScriptLine {
    saying("select", tab).debouncing(debounce)
  }

  /// What the selected tab loads is another thing now.
  public func reload(debounce: Duration = .zero) -> ScriptLine {
    saying("reload").debouncing(debounce)
  }

  /// The user asks for newer rows.
  public func refresh() -> ScriptLine { saying("refresh") }

  /// The user asks to try again what failed.
  public func retry() -> ScriptLine { saying("retry") }

  /// The list came to rest at its top, or somewhere else.
  public func moved(isAtTop: Bool) -> ScriptLine { saying("moved", isAtTop ? "top" : "away") }

  /// The list came to rest where this row is the top-most one, so far below the edge.
  public func moved(to row: Int, at distance: Double = 0) -> ScriptLine {
    saying("moved to \(row)").at(distance)
  }

  /// The list should show this row as soon as it is there.
  public func scroll(to row: Int) -> ScriptLine { saying("scroll to \(row)") }

  /// The user scrolls to this offset.
  public func scroll(_ offset: Double) -> ScriptLine { saying("scroll \(plain(offset))") }

  /// The view has carried out the scroll that was published last.
  public func scrolled() -> ScriptLine { saying("scrolled") }

  /// The end of the list is visible after this row, its last.
  public func end(after row: Int) -> ScriptLine { saying("end after \(row)") }

  /// The end of the list left the screen.
  public func endHidden() -> ScriptLine { saying("end hidden") }

  /// The screen is gone for good.
  public func close() -> ScriptLine { saying("close") }

  /// A cache has rows to show until the request is answered.
  public func cached(_ request: String, rows: Int, from first: Int = 0) -> ScriptLine {
    saying("cached", request).answering(rows, first, nil)
  }

  /// The server answers a request, such as `"b#1"`, with so many rows.
  ///
  /// - Parameters:
  ///   - request: a tab and a number, from 1.
  ///   - rows: how many.
  ///   - first: the first row's number; the others follow it.
  ///   - next: the next page's number; nil if the list ends here.
  public func ok(
    _ request: String, rows: Int, from first: Int = 0, next: Int? = nil
  ) -> ScriptLine {
    saying("ok", request).answering(rows, first, next)
  }

  /// The server answers a request with the rows of these numbers.
  public func ok(_ request: String, ids: [Int], next: Int? = nil) -> ScriptLine {
    saying("ok", request, "ids \(ScriptLine.text(ids))", next.map { "next \($0)" })
  }

  /// The server fails; after a final failure nothing is tried again by itself.
  public func fail(_ request: String, isFinal: Bool = false) -> ScriptLine {
    saying("fail", request, isFinal ? "final" : nil)
  }

  /// Somebody else cancels the request.
  public func cancel(_ request: String) -> ScriptLine { saying("cancel", request) }

  /// A row of a tab is changed here; with a number, until that is settled or reverted.
  public func update(_ row: Int, in tab: String, pending: Int? = nil) -> ScriptLine {
    saying("edit", tab, "update \(row)", pending.map { "pending \($0)" })
  }

  /// A row of a tab is removed here; with a number, until that is settled or reverted.
  public func remove(_ row: Int, in tab: String, pending: Int? = nil) -> ScriptLine {
    saying("edit", tab, "remove \(row)", pending.map { "pending \($0)" })
  }

  /// A row is inserted into a tab here; with a number, until that is settled or reverted.
  public func insert(_ row: Int, at place: Int, in tab: String, pending: Int? = nil) -> ScriptLine {
    saying("edit", tab, "insert \(row) at \(place)", pending.map { "pending \($0)" })
  }

  /// What is pending under this number is so.
  public func settle(_ pending: Int) -> ScriptLine { saying("settle \(pending)") }

  /// What is pending under this number is undone.
  public func revert(_ pending: Int) -> ScriptLine { saying("revert \(pending)") }

  /// The rows of a tab, or of all, are stale.
  public func invalidate(_ tab: String? = nil) -> ScriptLine { saying("invalidate", tab) }

  /// Everything is forgotten.
  public func reset(_ tab: String) -> ScriptLine { saying("reset", tab) }

  /// What is shown is saved.
  public func save() -> ScriptLine { saying("save") }

  /// This was saved before the script began; the last such line names the selected tab.
  ///
  /// - Parameters:
  ///   - tab: whose rows.
  ///   - rows: how many; nil if nothing was saved but that the tab is selected.
  ///   - first: the first row's number.
  ///   - next: the next page's number.
  ///   - age: how old the rows are; nil: stale.
  ///   - place: the row that was the top-most one, if the list was not at its top.
  ///   - distance: how far below the edge it was.
  public func saved(
    _ tab: String, rows: Int? = nil, from first: Int = 0, next: Int? = nil, age: Duration? = nil,
    place: Int? = nil, at distance: Double = 0
  ) -> ScriptLine {
    let line = saying("saved", tab)
    guard let rows else { return line }
    let saved = line.answering(rows, first, next).saying(age.map { "age \(ScriptLine.text($0))" })
    return place.map { saved.saying("to \($0)").at(distance) } ?? saved
  }

  /// What was saved last is shown again; nil: after nobody knows how long.
  public func restore(away: Duration? = nil) -> ScriptLine {
    saying("restore", away.map { "away \(ScriptLine.text($0))" })
  }

  /// Time passes until nothing is left to happen; fails if a request still waits.
  public func idle() -> ScriptLine { saying("idle") }

  /// From here on, each of these comes to hold before so much time has passed.
  public func within(_ time: Duration, _ facts: ScriptFact...) -> ScriptLine {
    watching(["within", ScriptLine.text(time)], facts)
  }

  /// From here on, it holds.
  public func always(_ facts: ScriptFact...) -> ScriptLine { watching(["always"], facts) }

  /// From here on, none of it holds.
  public func never(_ facts: ScriptFact...) -> ScriptLine { watching(["never"], facts) }

  /// Lines that happen at this moment, in every order: the script is played in each.
  public func anyOrder(@ScriptBuilder _ lines: () -> [ScriptLine]) -> ScriptLine {
    var line = saying("any", "{")
    line.block = lines()
    return line
  }
}

extension ScriptLine {
  static func text(_ time: Duration) -> String { time.brief }
  static func text(_ ids: [Int]) -> String { ids.map { "\($0)" }.joined(separator: " ") }

  private func debouncing(_ debounce: Duration) -> ScriptLine {
    debounce == .zero ? self : saying("debounce", ScriptLine.text(debounce))
  }

  private func at(_ distance: Double) -> ScriptLine {
    distance == 0 ? self : saying("at \(plain(distance))")
  }

  private func answering(_ rows: Int, _ first: Int, _ next: Int?) -> ScriptLine {
    saying("\(rows) rows", first == 0 ? nil : "from \(first)", next.map { "next \($0)" })
  }

  private func watching(_ words: [String], _ facts: [ScriptFact]) -> ScriptLine {
    var line = self
    line.words += words
    line.facts += facts
    return line
  }
}
