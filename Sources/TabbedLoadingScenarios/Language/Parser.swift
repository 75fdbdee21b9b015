internal import TabbedLoading

/// Reads a script. Every error is found in one pass: a line that cannot be read is left out, and
/// reading goes on with the next.
package struct Parser {
  private var scenario = Scenario()
  private var diagnostics: [Diagnostic] = []
  private var time = Duration.zero

  /// Reads a script's text.
  ///
  /// - Parameter file: the file's name, for diagnostics.
  /// - Returns: the scenario, or at least one diagnostic, in the order of their places.
  package static func parse(
    _ text: String, file: String
  ) -> Result<Scenario, Diagnostics> {
    var parser = Parser()
    parser.scenario.file = file
    parser.scenario.lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map(String.init)
    parser.readAll()
    guard parser.diagnostics.isEmpty else {
      return .failure(Diagnostics(list: parser.diagnostics.sorted { $0.position < $1.position }))
    }
    return .success(parser.scenario)
  }

  private mutating func readAll() {
    for (index, line) in scenario.lines.enumerated() {
      guard diagnostics.count < Limits.diagnostics else { break }
      read(line, number: index + 1)
    }
    let end = Position(line: max(1, scenario.lines.count), column: 1)
    if scenario.steps.isEmpty && diagnostics.isEmpty {
      report(ScriptError(end, "nothing happens in this script; expected at least 'appear'"))
    }
  }

  private mutating func read(_ line: String, number: Int) {
    let start = Position(line: number, column: 1)
    guard line.utf8.count <= Limits.lineBytes else {
      return report(
        ScriptError(
          start, "this line has \(line.utf8.count) bytes; at most \(Limits.lineBytes) can be read"))
    }
    var words = Words(line, number: number)
    guard !words.isEmpty else { return }
    do throws(ScriptError) {
      if let setting = words.peek.flatMap(Setting.init(rawValue:)) {
        try read(setting, &words)
      } else {
        try readStep(&words)
      }
    } catch {
      report(error)
    }
  }

  mutating func report(_ error: ScriptError) {
    let line = error.position.line - 1
    diagnostics.append(
      Diagnostic(
        file: scenario.file, position: error.position, message: error.message,
        line: scenario.lines.indices.contains(line) ? scenario.lines[line] : ""))
  }
}

/// All that is wrong with a script; at least one thing.
package struct Diagnostics: Error, Equatable, Sendable {
  package let list: [Diagnostic]
}

/// What a script may ask for at most. Far beyond any screen, and small enough to be played.
enum Limits {
  static let lineBytes = 4096
  static let diagnostics = 100
  static let time = Duration.seconds(3600)
  static let rows = 1_000_000
  static let placeholders = 10_000
  static let points = 1_000_000.0
}

/// What is wrong at a place.
struct ScriptError: Error {
  let position: Position
  let message: String

  init(_ position: Position, _ message: String) {
    self.position = position
    self.message = message
  }
}

// MARK: - Settings

/// The words that begin a line before the timeline.
enum Setting: String, CaseIterable {
  case scenario, logic, tabs, server, policy, screen
}

extension Parser {
  private mutating func read(_ setting: Setting, _ words: inout Words) throws(ScriptError) {
    let position = words.position
    _ = words.take()
    guard scenario.steps.isEmpty else {
      throw ScriptError(position, "'\(setting.rawValue)' must stand before the first event")
    }
    switch setting {
    case .scenario: try readName(&words)
    case .tabs: try readTabs(&words)
    case .logic: scenario.logic = try words.choice("a logic")
    case .server: try readServer(&words)
    case .policy: try readPolicy(&words)
    case .screen: try readScreen(&words)
    }
    try words.expectEnd()
  }

  private mutating func readName(_ words: inout Words) throws(ScriptError) {
    guard scenario.name.isEmpty else {
      throw ScriptError(words.position, "the scenario has a name already")
    }
    var name: [String] = []
    while let word = words.take() { name.append(word.text) }
    guard !name.isEmpty else { throw ScriptError(words.position, "expected the scenario's name") }
    scenario.name = name.joined(separator: " ")
  }

  private mutating func readTabs(_ words: inout Words) throws(ScriptError) {
    guard scenario.tabs.isEmpty else {
      throw ScriptError(words.position, "the tabs are named already")
    }
    while let word = words.take() {
      guard !word.text.contains("#"), word.text != "none" else {
        throw ScriptError(word.position, "'\(word.shown)' cannot name a tab")
      }
      guard !scenario.tabs.contains(word.text) else {
        throw ScriptError(word.position, "there are two tabs '\(word.shown)'")
      }
      scenario.tabs.append(word.text)
    }
    guard !scenario.tabs.isEmpty else {
      throw ScriptError(words.position, "expected the tabs' names, as in 'tabs a b c'")
    }
  }

  private mutating func readServer(_ words: inout Words) throws(ScriptError) {
    let tab =
      words.peek.map { $0.first?.isNumber == true || $0.hasPrefix("-") } == false
      ? try readTab(&words) : nil
    let latency = try words.duration("the latency, as in '100ms'")
    let answer = Server.Answer(latency: latency, rows: try words.rows())
    if let tab { scenario.server.answers[tab] = answer } else { scenario.server.answer = answer }
  }

  private mutating func readPolicy(_ words: inout Words) throws(ScriptError) {
    let old = scenario.policy
    var (placeholders, reselect) = (old.placeholders, old.reselect)
    var (unaskedCancel, disappear) = (old.unaskedCancel, old.disappear)
    switch try words.keyword(
      ["placeholders", "reselect", "cancelled", "disappear"], "a policy")
    {
    case "placeholders": placeholders = try words.count("placeholders", upTo: Limits.placeholders)
    case "reselect":
      reselect =
        try words.keyword(["ignore", "top"], "'ignore' or 'top'") == "top"
        ? .scrollToTop : .ignore
    case "cancelled":
      unaskedCancel =
        try words.keyword(["fail", "retry"], "'fail' or 'retry'") == "retry"
        ? .retryOnce : .fail
    default:
      disappear =
        try words.keyword(["finish", "cancel"], "'finish' or 'cancel'") == "cancel"
        ? .cancel : .finish
    }
    scenario.policy = Policy(
      placeholders: placeholders, reselect: reselect, unaskedCancel: unaskedCancel,
      disappear: disappear)
  }

  private mutating func readScreen(_ words: inout Words) throws(ScriptError) {
    var screen = scenario.screen ?? ScreenSettings()
    repeat {
      switch try words.keyword(
        ["viewport", "row", "placeholder", "ids", "animation", "clamp"], "a screen setting")
      {
      case "viewport": screen.viewport = try words.points("the viewport's height")
      case "row": screen.row = try readElement(&words)
      case "placeholder": screen.placeholder = try readElement(&words)
      case "ids": screen.ids = try words.choice("what identifies the placeholders")
      case "animation": screen.animation = try words.choice("an animation")
      default: screen.clamp = try words.choice("when to clamp")
      }
    } while words.take(";")
    scenario.screen = screen
  }

  private func readElement(_ words: inout Words) throws(ScriptError) -> ScreenSettings.Element {
    let height = try words.points("a height in points")
    let spacing = words.take("spacing") ? try words.points("a spacing in points") : 0
    return ScreenSettings.Element(height: height, spacing: spacing)
  }
}

// MARK: - Timeline

extension Parser {
  static let events = [
    "appear", "disappear", "select", "close", "ok", "fail", "cancel", "scroll", "idle",
  ]

  private mutating func readStep(_ words: inout Words) throws(ScriptError) {
    if words.peek?.hasPrefix("@") == true { try readTime(&words) }
    let position = words.position
    guard !scenario.tabs.isEmpty else {
      throw words.peek.map(isEvent) == true
        ? ScriptError(position, "name the tabs before the first event, as in 'tabs a b c'")
        : ScriptError(position, unknownWord(words.peek ?? "", "a setting or an event"))
    }
    let action = words.peek == "=>" ? nil : try readAction(&words)
    var expectations: [Expectation] = []
    if words.take("=>") {
      repeat {
        do throws(ScriptError) {
          expectations.append(try readExpectation(&words))
        } catch {
          report(error)
        }
      } while words.take(";")
    }
    try words.expectEnd()
    scenario.steps.append(
      Step(time: time, action: action, expectations: expectations, position: position))
  }

  private func isEvent(_ word: String) -> Bool { Parser.events.contains(word) || word == "=>" }

  private mutating func readTime(_ words: inout Words) throws(ScriptError) {
    guard let word = words.take() else { return }
    let moment = try duration(
      Word(text: String(word.text.dropFirst()), position: word.position), "a time, as in '@300ms'")
    guard moment >= time else {
      throw ScriptError(
        word.position, "time runs backwards here: the line before is at \(time.brief)")
    }
    time = moment
  }

  private mutating func readAction(_ words: inout Words) throws(ScriptError) -> Action {
    let position = words.position
    let word = try words.keyword(
      Parser.events, "an event", others: Setting.allCases.map(\.rawValue))
    if scenario.logic == .article, !["appear", "select", "ok", "scroll", "idle"].contains(word) {
      throw ScriptError(position, "the article's view has no '\(word)'")
    }
    switch word {
    case "appear": return .appear(token: try readToken(&words))
    case "disappear": return .disappear(token: try readToken(&words))
    case "select": return .select(try readTab(&words))
    case "close": return .close
    case "ok":
      let handle = try readScriptedHandle(&words)
      return .answer(handle, rows: try words.rows())
    case "fail": return .fail(try readScriptedHandle(&words))
    case "cancel": return .cancel(try readScriptedHandle(&words))
    case "scroll":
      guard scenario.screen != nil else {
        throw ScriptError(position, "there is no screen to scroll; add a 'screen' setting")
      }
      return .scroll(try words.points("an offset in points"))
    default: return .idle
    }
  }

  private mutating func readScriptedHandle(_ words: inout Words) throws(ScriptError) -> Handle {
    let handle = try readHandle(&words)
    scenario.server.scripted.insert(handle)
    return handle
  }

  private func readToken(_ words: inout Words) throws(ScriptError) -> Int {
    guard let next = words.peek, next != "=>" else { return 0 }
    return try words.count("the view's number", upTo: Limits.rows)
  }

  private func readTab(_ words: inout Words) throws(ScriptError) -> String {
    try words.keyword(scenario.tabs, "a tab")
  }

  func readHandle(_ words: inout Words) throws(ScriptError) -> Handle {
    guard let word = words.take() else {
      throw ScriptError(words.position, "expected a request, as in '\(scenario.tabs[0])#1'")
    }
    return try handle(word)
  }

  private func handle(_ word: Word) throws(ScriptError) -> Handle {
    let parts = word.text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let ordinal = Int(parts[1]), ordinal > 0 else {
      throw ScriptError(
        word.position,
        "'\(word.shown)' is no request; expected a tab and a number, as in '\(scenario.tabs[0])#1'")
    }
    guard scenario.tabs.contains(String(parts[0])) else {
      throw ScriptError(
        word.position, unknownWord(String(parts[0]), "a tab", known: scenario.tabs))
    }
    return Handle(tab: String(parts[0]), ordinal: ordinal)
  }

  private func readExpectation(_ words: inout Words) throws(ScriptError) -> Expectation {
    let position = words.position
    let phrase = words.takePhrase()
    guard !phrase.isEmpty else { throw ScriptError(position, "expected what must hold") }
    var rest = Words(phrase, line: words.line, end: words.position)
    let fact = try readFact(&rest)
    try rest.expectEnd()
    return Expectation(
      fact: fact, text: phrase.map(\.text).joined(separator: " "), position: position)
  }

  private static let facts = [
    "shown", "live", "started", "cancelled", "discarded", "scroll", "offset",
  ]

  private func readFact(_ words: inout Words) throws(ScriptError) -> Expectation.Fact {
    let position = words.position
    let word = try words.keyword(Parser.facts + scenario.tabs, "a fact or a tab")
    if scenario.tabs.contains(word) {
      return .progress(tab: word, try readProgress(&words))
    }
    switch word {
    case "shown": return .shown(try readShown(&words))
    case "live": return .live(words.take("none") ? nil : try readHandle(&words))
    case "started": return .started(try readHandle(&words))
    case "cancelled": return .cancelled(try readHandle(&words))
    case "discarded": return .discarded(try readHandle(&words))
    case "scroll":
      return .scrollTop(try words.keyword(["top", "none"], "'top' or 'none'") == "top")
    default:
      guard scenario.screen != nil else {
        throw ScriptError(position, "there is no screen to look at; add a 'screen' setting")
      }
      return .offset(try readRange(&words))
    }
  }

  private func readProgress(_ words: inout Words) throws(ScriptError) -> ProgressSummary {
    switch try words.keyword(["loading", "ready", "failed"], "'loading', 'ready' or 'failed'") {
    case "loading": .loading
    case "ready": .ready(rows: words.isEmpty ? nil : try words.rows())
    default: .failed
    }
  }

  private func readShown(_ words: inout Words) throws(ScriptError) -> ShownSummary {
    switch try words.keyword(
      ["nothing", "placeholders", "rows", "empty", "failure"], "what is drawn")
    {
    case "nothing": .nothing
    case "placeholders":
      .placeholders(
        words.isEmpty ? nil : try words.count("placeholders", upTo: Limits.placeholders))
    case "rows": .rows(words.isEmpty ? nil : try words.count("rows", upTo: Limits.rows))
    case "empty": .empty
    default: .failure
    }
  }

  /// `offset 0` is met within half a point; `offset > 100`, `offset < 5`, `offset 470..480`.
  private func readRange(_ words: inout Words) throws(ScriptError) -> ClosedRange<Double> {
    if words.take(">") { return try words.points("an offset").nextUp...Limits.points }
    if words.take("<") { return (-Limits.points)...(try words.points("an offset").nextDown) }
    guard let word = words.take() else { throw ScriptError(words.position, "expected an offset") }
    let bounds = word.text.split(separator: ".", maxSplits: .max, omittingEmptySubsequences: false)
    if let gap = bounds.firstIndex(of: ""), gap > 0, gap < bounds.count - 1 {
      let low = Word(text: bounds[..<gap].joined(separator: "."), position: word.position)
      let high = Word(text: bounds[(gap + 1)...].joined(separator: "."), position: word.position)
      let (from, to) = (try points(low, "an offset"), try points(high, "an offset"))
      guard from <= to else {
        throw ScriptError(word.position, "the range '\(word.shown)' ends before it begins")
      }
      return from...to
    }
    let offset = try points(word, "an offset")
    return (offset - 0.5)...(offset + 0.5)
  }
}
