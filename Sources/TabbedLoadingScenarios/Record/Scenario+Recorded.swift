internal import TabbedLoading

extension Scenario {
  /// The head of a recording. What the policy says is cut to what a script can say.
  init(name: String, tabs: [String], policy: Policy, seed: UInt64) {
    self.init()
    let title = name.cutToBeRead.filter(\.isPrintable).replacing("//", with: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !title.isEmpty { add(SettingLine(setting: .name(title))) }
    add(SettingLine(setting: .tabs(tabs)))
    var choices = policy.sayable.choices
    if policy.retry.attempts > 0, policy.retry.jitter > 0 { choices.append(.seed(seed)) }
    if !choices.isEmpty { add(SettingLine(setting: .policy(choices))) }
  }
}

extension String {
  /// As much of a long text as may share a line with other words.
  var cutToBeRead: String {
    let limit = Limits.lineBytes / 2
    return utf8.count <= limit ? self : String(decoding: utf8.prefix(limit), as: UTF8.self)
  }
}

extension Policy {
  fileprivate var sayable: Policy {
    var policy = self
    policy.placeholders = min(placeholders, Limits.placeholders)
    policy.showAfter = min(showAfter.floored, Limits.time)
    policy.minVisible = min(minVisible.floored, Limits.time)
    policy.keep = keep.sayable
    policy.retry = Retry(
      attempts: min(retry.attempts, Limits.retries), delay: min(retry.delay.floored, Limits.time),
      factor: min(retry.factor, Limits.factor), longest: min(retry.longest.floored, Limits.time),
      jitter: retry.jitter)
    return policy
  }
}

extension Policy.Keep {
  fileprivate var sayable: Policy.Keep {
    guard tabs > 0 else { return .nothing }
    // Rows that are too old after longer than a script lasts are never too old.
    let age = staleAfter.flatMap { $0 > Limits.time ? nil : $0.floored }
    return .rows(tabs: min(tabs, Limits.tabs), staleAfter: age, scroll: scroll)
  }
}
