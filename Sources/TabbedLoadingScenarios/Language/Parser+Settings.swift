internal import TabbedLoading

/// The words that begin a line before the timeline.
enum Setting: String, CaseIterable {
  case scenario, logic, tabs, server, policy, screen
}

enum PolicySetting: String, CaseIterable {
  case placeholders
  case showAfter = "show-after"
  case minVisible = "min-visible"
  case whileWaiting = "while-waiting"
  case keep, reselect, retry, cancelled, disappear
}

enum ScreenSetting: String, CaseIterable {
  case viewport, row, placeholder, ids, animation, clamp
}

extension Parser {
  /// Reads what follows a setting's word.
  mutating func read(_ setting: Setting, _ position: Position) throws(ScriptError) {
    if let firstEvent {
      throw ScriptError(
        position,
        "'\(setting.rawValue)' after an event; expected it before the first one, "
          + "which is on line \(firstEvent.line)")
    }
    switch setting {
    case .scenario: try readName(position)
    case .tabs: try readTabs(position)
    case .logic: try readLogic(position)
    case .server: try readServer(position)
    case .policy: try readPolicies(position)
    case .screen: readScreen()
    }
    try words.expectEnd("the end of the line")
  }

  /// Notes a setting, which a script may make once.
  private mutating func note(_ setting: String, _ position: Position) throws(ScriptError) {
    if let first = settings[setting] {
      throw ScriptError(
        position, "'\(setting)' for the second time; it is set on line \(first.line) already")
    }
    settings[setting] = position
  }

  private mutating func readName(_ position: Position) throws(ScriptError) {
    try note("scenario", position)
    let (name, start) = (words.text, words.position)
    guard words.take() != nil else {
      throw ScriptError(
        start, "missing name; expected what the scenario shows, as in 'scenario a late answer'")
    }
    while words.take() != nil {}
    guard name.allSatisfy(\.isPrintable) else {
      throw ScriptError(
        start, "\(quoted(name)) cannot be shown; expected a name without such marks")
    }
    scenario.name = name
  }

  private mutating func readTabs(_ position: Position) throws(ScriptError) {
    try note("tabs", position)
    guard !words.isEmpty else {
      throw ScriptError(words.position, "missing tabs; expected their names, as in 'tabs a b c'")
    }
    while let word = words.take() {
      attempt { parser throws(ScriptError) in try parser.addTab(word) }
    }
  }

  private mutating func addTab(_ word: Word) throws(ScriptError) {
    guard !word.text.contains(",") else {
      throw ScriptError(
        word.position, "unexpected ','; tabs are separated by spaces, as in 'tabs a b c'")
    }
    guard !Words.signs.contains(word.text) else {
      throw ScriptError(
        word.position, "unexpected \(quoted(word.text)); expected a tab or the end of the line")
    }
    if let reason = Parser.reasonAgainstTab(word.text) {
      throw ScriptError(
        word.position, "\(quoted(word.text)) cannot name a tab: \(reason); expected another word")
    }
    guard word.text.allSatisfy(\.isPrintable) else {
      throw ScriptError(
        word.position, "\(quoted(word.text)) cannot be shown; expected a name without such marks")
    }
    guard !scenario.tabs.contains(word.text) else {
      throw ScriptError(
        word.position, "there is a tab \(quoted(word.text)) already; expected another name")
    }
    scenario.tabs.append(word.text)
  }

  private static func reasonAgainstTab(_ name: String) -> String? {
    if name.contains("#") { return "'#' stands before a request's number" }
    if name == "none" { return "it stands for no request" }
    return Fact(rawValue: name) == nil ? nil : "it begins an expectation"
  }

  private mutating func readLogic(_ position: Position) throws(ScriptError) {
    try note("logic", position)
    scenario.logic = try words.pick("logic")
    if scenario.logic == .article, let policy = settings["policy"] {
      throw ScriptError(
        position,
        "the article's view has no policy; remove it from line \(policy.line), or use 'logic store'"
      )
    }
  }

  private mutating func readServer(_ position: Position) throws(ScriptError) {
    let first = words.peek ?? "0"
    let isTab =
      scenario.tabs.contains(first) || !(first.first == "-" || first.first?.isDigit == true)
    if isTab, settings["tabs"] == nil {
      throw ScriptError(
        words.position, "missing tabs; name them before a server for one, as in 'tabs a b c'")
    }
    let tab = isTab ? try readTab() : nil
    try note(tab.map { "server \($0)" } ?? "server", position)
    let latency = try words.duration("latency")
    let answer = Server.Answer(latency: latency, rows: try words.rows())
    if let tab { scenario.server.answers[tab] = answer } else { scenario.server.answer = answer }
  }
}

// MARK: - Policy

extension Parser {
  private mutating func readPolicies(_ position: Position) throws(ScriptError) {
    settings["policy"] = settings["policy"] ?? position
    if scenario.logic == .article {
      throw ScriptError(
        position, "the article's view has no policy; remove this line, or use 'logic store'")
    }
    readEach { parser throws(ScriptError) in try parser.readPolicy() }
  }

  private mutating func readPolicy() throws(ScriptError) {
    let position = words.position
    let setting: PolicySetting = try words.pick("policy")
    try note("policy \(setting.rawValue)", position)
    switch setting {
    case .placeholders:
      choices.placeholders = try words.count(
        "number of placeholders", upTo: Limits.placeholders)
    case .showAfter: choices.showAfter = try words.duration("wait for placeholders")
    case .minVisible: choices.minVisible = try words.duration("time that placeholders stay")
    case .whileWaiting:
      choices.whileWaiting = try words.pick(
        "while-waiting policy", [("nothing", .nothing), ("previous", .previousRows)])
    case .keep: choices.keep = try readKeep()
    case .reselect:
      choices.reselect = try words.pick(
        "reselect policy",
        [("ignore", .ignore), ("top", .scrollToTop), ("refresh", .refreshAtTop)])
    case .retry: choices.retry = try readRetry()
    case .cancelled:
      choices.unaskedCancel = try words.pick(
        "cancelled policy", [("fail", .fail), ("retry", .retryOnce)])
    case .disappear:
      choices.disappear = try words.pick(
        "disappear policy", [("finish", .finish), ("cancel", .cancel)])
    }
    scenario.policy = choices.policy
  }

  /// `nothing`, `3 tabs`, `3 tabs stale-after 60s scroll top`.
  private mutating func readKeep() throws(ScriptError) -> Policy.Keep {
    if words.take("nothing") { return .nothing }
    let position = words.position
    let tabs = try words.count("number of tabs, or 'nothing'", upTo: Limits.tabs, example: "3 tabs")
    guard tabs > 0 else {
      throw ScriptError(position, "no tab would keep its rows; expected 'keep nothing'")
    }
    try words.pick("unit", [("tabs", ()), ("tab", ())])
    let staleAfter = words.take("stale-after") ? try words.duration("age") : nil
    let scroll: Policy.Keep.Scroll =
      words.take("scroll")
      ? try words.pick("place", [("top", .top), ("anchor", .anchor)]) : .anchor
    return .rows(tabs: tabs, staleAfter: staleAfter, scroll: scroll)
  }

  /// `2 after 1s`: each wait twice the one before, none longer than 30 s, none left to chance.
  private mutating func readRetry() throws(ScriptError) -> Policy.Retry {
    let attempts = try words.count("number of retries", upTo: Limits.retries)
    guard words.take("after") else {
      throw ScriptError(words.position, "missing wait; expected one, as in 'retry 2 after 1s'")
    }
    return Policy.Retry(attempts: attempts, delay: try words.duration("wait before a retry"))
  }
}

/// A policy under construction.
struct PolicyChoices {
  var placeholders = Policy.article.placeholders
  var showAfter = Policy.article.showAfter
  var minVisible = Policy.article.minVisible
  var whileWaiting = Policy.article.whileWaiting
  var keep = Policy.article.keep
  var reselect = Policy.article.reselect
  var retry = Policy.article.retry
  var unaskedCancel = Policy.article.unaskedCancel
  var disappear = Policy.article.disappear

  var policy: Policy {
    Policy(
      placeholders: placeholders, showAfter: showAfter, minVisible: minVisible,
      whileWaiting: whileWaiting, keep: keep, reselect: reselect, retry: retry,
      unaskedCancel: unaskedCancel, disappear: disappear)
  }
}

// MARK: - Screen

extension Parser {
  private mutating func readScreen() {
    scenario.screen = scenario.screen ?? ScreenSettings()
    readEach { parser throws(ScriptError) in try parser.readScreenSetting() }
  }

  private mutating func readScreenSetting() throws(ScriptError) {
    let position = words.position
    let setting: ScreenSetting = try words.pick("screen setting")
    try note("screen \(setting.rawValue)", position)
    var screen = scenario.screen ?? ScreenSettings()
    switch setting {
    case .viewport: screen.viewport = try words.points("height of the viewport")
    case .row: screen.row = try readElement()
    case .placeholder: screen.placeholder = try readElement()
    case .ids: screen.ids = try words.pick("kind of placeholder id")
    case .animation: screen.animation = try words.pick("animation")
    case .clamp: screen.clamp = try words.pick("time to clamp")
    }
    scenario.screen = screen
  }

  private mutating func readElement() throws(ScriptError) -> ScreenSettings.Element {
    let height = try words.points("height")
    let spacing = words.take("spacing") ? try words.points("spacing") : 0
    return ScreenSettings.Element(height: height, spacing: spacing)
  }
}
