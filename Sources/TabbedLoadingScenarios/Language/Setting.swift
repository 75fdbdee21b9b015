package import TabbedLoading

/// What a line before the timeline says.
package enum Setting: Hashable, Sendable {
  case name(String)
  case tabs([String])
  case logic(Logic)
  /// When and what the server answers by itself; without a tab: for all that have no answer of their own.
  case server(tab: String?, Server.Answer)
  case policy([PolicySetting])
  case screen([ScreenSetting])
}

/// One of the machine's choices.
package enum PolicySetting: Hashable, Sendable {
  /// All of them, as a policy has them that has a name.
  case named(Name)
  case placeholders(Int)
  case showAfter(Duration)
  case minVisible(Duration)
  case whileWaiting(Policy.WhileWaiting)
  case keep(Policy.Keep)
  case reselect(Policy.Reselect)
  case retry(Policy.Retry)
  case cancelled(Policy.UnaskedCancel)
  case disappear(Policy.Disappear)
  /// Where the chance in the waits before retries comes from.
  case seed(UInt64)

  /// The policies that have names.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case article, standard

    var policy: Policy {
      switch self {
      case .article: .article
      case .standard: .standard
      }
    }
  }
}

/// One of the simulated screen's measures.
package enum ScreenSetting: Hashable, Sendable {
  case viewport(Double)
  case row(ScreenSettings.Element)
  case placeholder(ScreenSettings.Element)
  case ids(ScreenSettings.IDs)
  case animation(ScreenSettings.Movement)
  case clamp(ScreenSettings.Clamp)
}

/// A setting as a script has it.
package struct SettingLine: Hashable, Sendable {
  package let setting: Setting
  package var remarks = Remarks()
}

extension Policy {
  mutating func make(_ choice: PolicySetting) {
    switch choice {
    case .named(let name): self = name.policy
    case .placeholders(let count): placeholders = count
    case .showAfter(let time): showAfter = time
    case .minVisible(let time): minVisible = time
    case .whileWaiting(let choice): whileWaiting = choice
    case .keep(let choice): keep = choice
    case .reselect(let choice): reselect = choice
    case .retry(let choice): retry = choice
    case .cancelled(let choice): unaskedCancel = choice
    case .disappear(let choice): disappear = choice
    case .seed: break
    }
  }

  /// What a script says of it: no more than it must. What it does not say is as in ``article``.
  package var choices: [PolicySetting] {
    let beside = (article: choices(beside: .article), standard: choices(beside: .standard))
    return beside.standard.count + 1 < beside.article.count
      ? [.named(.standard)] + beside.standard : beside.article
  }

  /// The choices that differ from another policy's.
  private func choices(beside other: Policy) -> [PolicySetting] {
    let pairs: [(mine: PolicySetting, other: PolicySetting)] = [
      (.placeholders(placeholders), .placeholders(other.placeholders)),
      (.showAfter(showAfter), .showAfter(other.showAfter)),
      (.minVisible(minVisible), .minVisible(other.minVisible)),
      (.whileWaiting(whileWaiting), .whileWaiting(other.whileWaiting)),
      (.keep(keep), .keep(other.keep)), (.reselect(reselect), .reselect(other.reselect)),
      (.retry(retry), .retry(other.retry)),
      (.cancelled(unaskedCancel), .cancelled(other.unaskedCancel)),
      (.disappear(disappear), .disappear(other.disappear)),
    ]
    return pairs.filter { $0.mine != $0.other }.map { $0.mine }
  }
}

extension ScreenSettings {
  mutating func make(_ choice: ScreenSetting) {
    switch choice {
    case .viewport(let height): viewport = height
    case .row(let element): row = element
    case .placeholder(let element): placeholder = element
    case .ids(let choice): ids = choice
    case .animation(let choice): animation = choice
    case .clamp(let choice): clamp = choice
    }
  }
}
