internal import TabbedLoading

/// The words that begin a line before the timeline.
enum SettingWord: String, CaseIterable {
  case scenario, logic, tabs, server, policy, screen
}

enum PolicyWord: String, CaseIterable {
  case placeholders
  case showAfter = "show-after"
  case minVisible = "min-visible"
  case whileWaiting = "while-waiting"
  case keep, reselect, retry, cancelled, disappear, seed, article, standard
}

enum ScreenWord: String, CaseIterable {
  case viewport, row, placeholder, ids, animation, clamp
}

extension Parser {
  /// Reads what follows a setting's word.
  mutating func read(_ setting: SettingWord, _ position: Position) throws(ScriptError) {
    if let firstEvent {
      throw ScriptError(
        position,
        "'\(setting.rawValue)' after an event; expected it before the first one, "
          + "which is on line \(firstEvent.line)")
    }
    let value: Setting =
      switch setting {
      case .scenario: try readName(position)
      case .tabs: try readTabs(position)
      case .logic: try readLogic(position)
      case .server: try readServer(position)
      case .policy: try readPolicies(position)
      case .screen: readScreen()
      }
    scenario.add(SettingLine(setting: value, remarks: takeRemarks()))
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

  private mutating func readName(_ position: Position) throws(ScriptError) -> Setting {
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
    return .name(name)
  }

  private mutating func readTabs(_ position: Position) throws(ScriptError) -> Setting {
    try note("tabs", position)
    guard !words.isEmpty else {
      throw ScriptError(words.position, "missing tabs; expected their names, as in 'tabs a b c'")
    }
    var tabs: [String] = []
    while let word = words.take() {
      attempt { parser throws(ScriptError) in
        try parser.check(word, asOneMoreThan: tabs)
        tabs.append(word.text)
      }
    }
    return .tabs(tabs)
  }

  private func check(_ word: Word, asOneMoreThan tabs: [String]) throws(ScriptError) {
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
    guard !tabs.contains(word.text) else {
      throw ScriptError(
        word.position, "there is a tab \(quoted(word.text)) already; expected another name")
    }
  }

  /// Why a word cannot name a tab; nil if it can.
  static func reasonAgainstTab(_ name: String) -> String? {
    if name.contains("#") { return "'#' stands before a request's number" }
    if name == "none" { return "it stands for no request" }
    return FactWord(rawValue: name) == nil ? nil : "it begins an expectation"
  }

  private mutating func readLogic(_ position: Position) throws(ScriptError) -> Setting {
    try note("logic", position)
    let logic: Logic = try words.pick("logic")
    if logic == .article, let policy = settings["policy"] {
      throw ScriptError(
        position,
        "the article's view has no policy; remove it from line \(policy.line), or use 'logic store'"
      )
    }
    return .logic(logic)
  }

  private mutating func readServer(_ position: Position) throws(ScriptError) -> Setting {
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
    return .server(tab: tab, Server.Answer(latency: latency, rows: try words.rows()))
  }
}

// MARK: - Policy

extension Parser {
  private mutating func readPolicies(_ position: Position) throws(ScriptError) -> Setting {
    settings["policy"] = settings["policy"] ?? position
    if scenario.logic == .article {
      throw ScriptError(
        position, "the article's view has no policy; remove this line, or use 'logic store'")
    }
    var choices: [PolicySetting] = []
    readEach { parser throws(ScriptError) in choices.append(try parser.readPolicy()) }
    return .policy(choices)
  }

  private mutating func readPolicy() throws(ScriptError) -> PolicySetting {
    let position = words.position
    let setting: PolicyWord = try words.pick("policy")
    try note("policy \(setting.rawValue)", position)
    switch setting {
    case .article: return try named(.article, position)
    case .standard: return try named(.standard, position)
    case .placeholders:
      return .placeholders(try words.count("number of placeholders", upTo: Limits.placeholders))
    case .showAfter: return .showAfter(try words.duration("wait for placeholders"))
    case .minVisible: return .minVisible(try words.duration("time that placeholders stay"))
    case .whileWaiting:
      return .whileWaiting(
        try words.pick(
          "while-waiting policy", [("nothing", .nothing), ("previous", .previousRows)]))
    case .keep: return .keep(try readKeep())
    case .reselect:
      return .reselect(
        try words.pick(
          "reselect policy",
          [("ignore", .ignore), ("top", .scrollToTop), ("refresh", .refreshAtTop)]))
    case .retry: return .retry(try readRetry())
    case .cancelled:
      return .cancelled(
        try words.pick("cancelled policy", [("fail", .fail), ("retry", .retryOnce)]))
    case .disappear:
      return .disappear(
        try words.pick("disappear policy", [("finish", .finish), ("cancel", .cancel)]))
    case .seed: return .seed(try words.seed())
    }
  }

  /// `standard`: it makes all choices, so that those which vary it come after it.
  private func named(
    _ name: PolicySetting.Name, _ position: Position
  ) throws(ScriptError) -> PolicySetting {
    guard settings.keys.count(where: { $0.hasPrefix("policy ") }) == 1 else {
      throw ScriptError(
        position, "'policy \(name.rawValue)' after another choice; expected it before them all")
    }
    return .named(name)
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

  /// `2 after 1s`, `2 after 1s factor 3 at-most 60s jitter 0.5`: each wait so many times the one before,
  /// by default twice, none longer than that, by default 30 s, and that part of it left to chance.
  private mutating func readRetry() throws(ScriptError) -> Policy.Retry {
    let attempts = try words.count("number of retries", upTo: Limits.retries)
    guard words.take("after") else {
      throw ScriptError(words.position, "missing wait; expected one, as in 'retry 2 after 1s'")
    }
    let delay = try words.duration("wait before a retry")
    let usual = Policy.Retry(attempts: attempts, delay: delay)
    let factor =
      words.take("factor") ? try words.number("factor", 1...Limits.factor) : usual.factor
    let longest = words.take("at-most") ? try words.duration("longest wait") : usual.longest
    let jitter = words.take("jitter") ? try words.number("part of a wait", 0...1) : usual.jitter
    return Policy.Retry(
      attempts: attempts, delay: delay, factor: factor, longest: longest, jitter: jitter)
  }
}

// MARK: - Screen

extension Parser {
  private mutating func readScreen() -> Setting {
    var choices: [ScreenSetting] = []
    readEach { parser throws(ScriptError) in choices.append(try parser.readScreenSetting()) }
    return .screen(choices)
  }

  private mutating func readScreenSetting() throws(ScriptError) -> ScreenSetting {
    let position = words.position
    let setting: ScreenWord = try words.pick("screen setting")
    try note("screen \(setting.rawValue)", position)
    switch setting {
    case .viewport: return .viewport(try words.points("height of the viewport"))
    case .row: return .row(try readElement())
    case .placeholder: return .placeholder(try readElement())
    case .ids: return .ids(try words.pick("kind of placeholder id"))
    case .animation: return .animation(try words.pick("animation"))
    case .clamp: return .clamp(try words.pick("time to clamp"))
    }
  }

  private mutating func readElement() throws(ScriptError) -> ScreenSettings.Element {
    let height = try words.points("height")
    let spacing = words.take("spacing") ? try words.points("spacing") : 0
    return ScreenSettings.Element(height: height, spacing: spacing)
  }
}
