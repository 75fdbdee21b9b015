/// What the visitor has chosen; each choice has a word in the address.
struct Choices: Equatable {
  /// What is on the screen.
  enum Scene: String {
    /// Tabs over a list that loads.
    case tabs
    /// A button above and one below a long list.
    case buttons
    /// Cards in sections, each loaded on its own.
    case summary
  }

  /// Which requests fail.
  enum Failing: String {
    case none
    /// The first one for each tab.
    case first
    case all
  }

  var scene = Scene.tabs
  var logic = Logic.store
  var policy = PolicySetting.Name.article
  var ids = ScreenSettings.IDs.position
  var animation = ScreenSettings.Movement.spring
  /// The height of the list's frame, in points.
  var viewport = 709
  /// How long the server takes, in milliseconds; nil: the visitor answers.
  var latency: Int? = 100
  /// How many rows it answers with.
  var rows = 31
  /// Whether it answers requests that were cancelled.
  var isUncooperative = false
  var failing = Failing.none
  /// Whether a screen other than the tabs has its cure.
  var isCured = false

  static let tabs = ["a", "b", "c"]

  var screen: ScreenSettings {
    var settings = ScreenSettings()
    settings.viewport = Double(viewport)
    settings.ids = ids
    settings.animation = animation
    return settings
  }
}

// MARK: - Words

extension Choices {
  /// The choices by their words, in order.
  var words: [(name: String, value: String)] {
    [
      ("scene", scene.rawValue), ("logic", logic.rawValue), ("policy", policy.rawValue),
      ("ids", ids.rawValue), ("animation", animation.rawValue), ("frame", "\(viewport)"),
      ("latency", latency.map { "\($0)" } ?? "hand"), ("rows", "\(rows)"),
      ("late", isUncooperative ? "yes" : "no"), ("fail", failing.rawValue),
      ("cure", isCured ? "yes" : "no"),
    ]
  }

  /// Makes a choice; numbers are brought into their range.
  mutating func choose(_ value: String, for name: String) throws(Refusal) {
    switch name {
    case "scene": scene = try one(value)
    case "logic": logic = try one(value)
    case "policy": policy = try one(value)
    case "ids": ids = try one(value)
    case "animation": animation = try one(value)
    case "frame": viewport = try number(value, in: 100...2_000)
    case "latency": latency = value == "hand" ? nil : try number(value, in: 0...60_000)
    case "rows": rows = try number(value, in: 0...1_000)
    case "late": isUncooperative = value == "yes"
    case "cure": isCured = value == "yes"
    case "fail": failing = try one(value)
    default: throw Refusal("There is no setting '\(name.shortened)'.")
    }
  }
}

/// The case with a name.
private func one<Choice: RawRepresentable<String>>(_ name: String) throws(Refusal) -> Choice {
  guard let choice = Choice(rawValue: name) else {
    throw Refusal("There is no choice '\(name.shortened)'.")
  }
  return choice
}

/// A whole number, brought into a range.
func number(_ text: some StringProtocol, in range: ClosedRange<Int>) throws(Refusal) -> Int {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit }) else {
    throw Refusal("'\(String(text).shortened)' is no whole number.")
  }
  // What has more digits than any range is outside of it.
  guard digits.utf8.count <= 9, let value = Int(text) else {
    return text.hasPrefix("-") ? range.lowerBound : range.upperBound
  }
  return min(max(value, range.lowerBound), range.upperBound)
}

extension String {
  /// Short enough for a message.
  var shortened: String { utf8.count > 24 ? String(prefix(20)) + "…" : self }
}
