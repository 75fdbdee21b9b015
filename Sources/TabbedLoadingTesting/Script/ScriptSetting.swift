public import TabbedLoading
internal import TabbedLoadingScenarios

/// What a script written in Swift says before its first line.
public struct ScriptSetting: Sendable {
  /// As a script has it.
  let text: String

  /// The server answers by itself, this long after a request: to one tab's, or to all others.
  public static func server(
    _ tab: String? = nil, after latency: Duration, rows: Int
  ) -> ScriptSetting {
    let words = ["server", tab, ScriptLine.text(latency), "\(rows) rows"]
    return ScriptSetting(text: words.compactMap(\.self).joined(separator: " "))
  }

  /// The machine's choices; without this the article's.
  ///
  /// - Parameters:
  ///   - policy: what an app uses too.
  ///   - seed: what chance is drawn from, if the policy leaves something to it.
  public static func policy(_ policy: Policy, seed: UInt64 = 0) -> ScriptSetting {
    let choices =
      policy.choices.map { "\($0)" } + (seed == 0 ? [] : ["seed \(seed)"])
    return ScriptSetting(
      text: choices.isEmpty ? "" : "policy " + choices.joined(separator: "; "))
  }

  /// A hand-written copy of the source article's view plays, in place of this package's machine.
  public static let articlesView = ScriptSetting(text: "logic article")

  /// Simulates the screen. What is left out is as on the source article's.
  ///
  /// - Parameters:
  ///   - viewport: the height of its frame, in points.
  ///   - row: how high a row is, and the gap to the next.
  ///   - placeholder: how high a placeholder is, and the gap to the next.
  ///   - ids: what tells one placeholder from another: `stable`, `position`, `value` or `fresh`.
  ///   - animation: how a change moves: `spring`, `ease` or `none`.
  ///   - clamp: when the offset is brought back into shorter content: `frame` or `settle`.
  public static func screen(
    viewport: Double = 709, row: (height: Double, spacing: Double) = (20, 32),
    placeholder: (height: Double, spacing: Double) = (120, 16), ids: String = "stable",
    animation: String = "spring", clamp: String = "frame"
  ) -> ScriptSetting {
    let parts = [
      "viewport \(plain(viewport))", "row \(plain(row.height)) spacing \(plain(row.spacing))",
      "placeholder \(plain(placeholder.height)) spacing \(plain(placeholder.spacing))",
      "ids \(ids)", "animation \(animation)", "clamp \(clamp)",
    ]
    return ScriptSetting(text: "screen " + parts.joined(separator: "; "))
  }
}
