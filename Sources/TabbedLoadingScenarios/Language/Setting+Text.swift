internal import TabbedLoading

extension Setting: CustomStringConvertible {
  /// The line as a script has it; the first word is as wide as the widest.
  package var description: String { "\(word.padded(to: 8)) \(value)" }

  private var word: String {
    switch self {
    case .name: "scenario"
    case .tabs: "tabs"
    case .logic: "logic"
    case .server: "server"
    case .policy: "policy"
    case .screen: "screen"
    }
  }

  private var value: String {
    switch self {
    case .name(let text): text
    case .tabs(let names): names.joined(separator: " ")
    case .logic(let choice): choice.rawValue
    case .server(let tab, let answer):
      (tab.map { "\($0) " } ?? "") + "\(answer.latency.brief) \(counted(answer.rows, "row"))"
    case .policy(let choices): choices.map { $0.description }.joined(separator: "; ")
    case .screen(let choices): choices.map { $0.description }.joined(separator: "; ")
    }
  }
}

extension PolicySetting: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .placeholders(let count): "placeholders \(count)"
    case .showAfter(let time): "show-after \(time.brief)"
    case .minVisible(let time): "min-visible \(time.brief)"
    case .whileWaiting(.nothing): "while-waiting nothing"
    case .whileWaiting(.previousRows): "while-waiting previous"
    case .keep(let keep): "keep \(keep.words)"
    case .reselect(.ignore): "reselect ignore"
    case .reselect(.scrollToTop): "reselect top"
    case .reselect(.refreshAtTop): "reselect refresh"
    case .retry(let retry): "retry \(retry.words)"
    case .cancelled(.fail): "cancelled fail"
    case .cancelled(.retryOnce): "cancelled retry"
    case .disappear(.finish): "disappear finish"
    case .disappear(.cancel): "disappear cancel"
    case .seed(let number): "seed \(number)"
    }
  }
}

extension Policy.Keep {
  fileprivate var words: String {
    guard tabs > 0 else { return "nothing" }
    return [
      counted(tabs, "tab"), staleAfter.map { "stale-after \($0.brief)" },
      scroll == .top ? "scroll top" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension Policy.Retry {
  fileprivate var words: String {
    let usual = Policy.Retry(attempts: attempts, delay: delay)
    return [
      "\(attempts) after \(delay.brief)", factor == usual.factor ? nil : "factor \(plain(factor))",
      longest == usual.longest ? nil : "at-most \(longest.brief)",
      jitter == usual.jitter ? nil : "jitter \(plain(jitter))",
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenSetting: CustomStringConvertible {
  package var description: String {
    switch self {
    case .viewport(let height): "viewport \(plain(height))"
    case .row(let element): "row \(element)"
    case .placeholder(let element): "placeholder \(element)"
    case .ids(let choice): "ids \(choice.rawValue)"
    case .animation(let choice): "animation \(choice.rawValue)"
    case .clamp(let choice): "clamp \(choice.rawValue)"
    }
  }
}

extension ScreenSettings.Element: CustomStringConvertible {
  package var description: String {
    plain(height) + (spacing == 0 ? "" : " spacing \(plain(spacing))")
  }
}
