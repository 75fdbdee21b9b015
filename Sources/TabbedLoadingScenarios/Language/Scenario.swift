package import TabbedLoading

/// A timeline of what happens to a screen, and what is expected of it.
package struct Scenario: Sendable {
  /// The settings as they were made, in order; what they amount to stands below.
  package private(set) var header: [SettingLine] = []
  /// What the scenario shows, in its author's words.
  package private(set) var name = ""
  /// The tabs in their order; the first is selected.
  package private(set) var tabs: [String] = []
  /// Whose view logic plays.
  package private(set) var logic = Logic.store
  /// The machine's choices.
  package private(set) var policy = Policy.article
  /// Where the machine's chance comes from.
  package private(set) var seed: UInt64 = 0
  /// Answers that come by themselves.
  package internal(set) var server = Server()
  /// The simulated screen, if there is one.
  package private(set) var screen: ScreenSettings?
  /// What happens, in order.
  package var steps: [Step] = []
  /// The lines of comment after the last step.
  package var end: [String] = []
  /// The file it was read from, as it was named.
  package var file = ""
  /// The lines it was read from.
  package var lines: [String] = []

  package init() {}
}

extension Scenario {
  /// Makes a setting.
  package mutating func add(_ line: SettingLine) {
    header.append(line)
    switch line.setting {
    case .name(let text): name = text
    case .tabs(let names): tabs = names
    case .logic(let choice): logic = choice
    case .server(let tab?, let answer): server.answers[tab] = answer
    case .server(nil, let answer): server.answer = answer
    case .policy(let choices):
      for choice in choices {
        policy.make(choice)
        if case .seed(let number) = choice { seed = number }
      }
    case .screen(let choices):
      var screen = screen ?? ScreenSettings()
      for choice in choices { screen.make(choice) }
      self.screen = screen
    }
  }
}

extension Scenario: Equatable {
  /// Whether both say the same, wherever it stands.
  package static func == (left: Scenario, right: Scenario) -> Bool {
    left.header == right.header && left.steps == right.steps && left.end == right.end
  }
}
