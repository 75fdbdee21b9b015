internal import TabbedLoadingScenarios

/// What a script written in Swift expects.
public struct ScriptFact: Sendable {
  /// As a script has it.
  let text: String

  private init(_ words: String?...) { text = words.compactMap(\.self).joined(separator: " ") }

  /// The tab is selected; nothing is awaited, and nothing is there.
  public static func blank(_ tab: String) -> ScriptFact { ScriptFact(tab, "blank") }

  /// The tab is selected and waits for its first rows.
  public static func loading(_ tab: String) -> ScriptFact { ScriptFact(tab, "loading") }

  /// The tab is selected and has rows, so many or any.
  public static func ready(_ tab: String, rows: Int? = nil) -> ScriptFact {
    ScriptFact(tab, "ready", rows.map { "\($0) rows" })
  }

  /// The tab is selected, and its last request failed.
  public static func failed(_ tab: String) -> ScriptFact { ScriptFact(tab, "failed") }

  /// This is drawn.
  public static func shown(_ content: Content) -> ScriptFact { ScriptFact("shown", content.text) }

  /// This request's answer counts, such as `"b#1"`; nil: none does.
  public static func live(_ request: String?) -> ScriptFact {
    ScriptFact("live", request ?? "none")
  }

  /// Whether newer rows are awaited while the old ones are shown.
  public static func refreshing(_ holds: Bool) -> ScriptFact {
    ScriptFact("refreshing", holds ? "yes" : "no")
  }

  /// Whether the next page is awaited.
  public static func appending(_ holds: Bool) -> ScriptFact {
    ScriptFact("appending", holds ? "yes" : "no")
  }

  /// Whether there is a next page.
  public static func more(_ holds: Bool) -> ScriptFact { ScriptFact("more", holds ? "yes" : "no") }

  /// The rows are not newer, or not more, since this request failed; nil: none did.
  public static func problem(_ request: String?) -> ScriptFact {
    ScriptFact("problem", request ?? "none")
  }

  /// Since the line before, this request was made.
  public static func started(_ request: String) -> ScriptFact { ScriptFact("started", request) }

  /// Since the line before, this request was cancelled by the screen.
  public static func cancelled(_ request: String) -> ScriptFact { ScriptFact("cancelled", request) }

  /// Since the line before, this request's response was refused.
  public static func discarded(_ request: String) -> ScriptFact { ScriptFact("discarded", request) }

  /// Since the line before, a scroll to here was published; nil: none was.
  public static func scroll(_ target: Scroll?) -> ScriptFact {
    ScriptFact("scroll", target?.text ?? "none")
  }

  /// This scroll waits for the view; nil: none does.
  public static func command(_ target: Scroll?) -> ScriptFact {
    ScriptFact("command", target?.text ?? "none")
  }

  /// These rows are drawn, in this order.
  public static func ids(_ rows: [Int]) -> ScriptFact {
    ScriptFact("ids", rows.isEmpty ? nil : ScriptLine.text(rows))
  }

  /// The tab, which is not selected, keeps rows, so many or any.
  public static func kept(_ tab: String, rows: Int? = nil) -> ScriptFact {
    ScriptFact("kept", tab, rows.map { "\($0) rows" })
  }

  /// The tab, which is not selected, keeps nothing.
  public static func notKept(_ tab: String) -> ScriptFact { ScriptFact("kept", tab, "none") }

  /// The list is here, within half a point.
  public static func offset(_ place: Double) -> ScriptFact { ScriptFact("offset", plain(place)) }

  /// The list is somewhere here.
  public static func offset(_ range: ClosedRange<Double>) -> ScriptFact {
    ScriptFact("offset", "\(plain(range.lowerBound))..\(plain(range.upperBound))")
  }

  /// The list is further from its top than this.
  public static func offset(above place: Double) -> ScriptFact {
    ScriptFact("offset >", plain(place))
  }

  /// The list is nearer to its top than this.
  public static func offset(below place: Double) -> ScriptFact {
    ScriptFact("offset <", plain(place))
  }
}

extension ScriptFact {
  /// What is drawn.
  public struct Content: Sendable {
    let text: String

    /// It is too early for placeholders.
    public static let nothing = Content(text: "nothing")
    /// Placeholders, however many.
    public static let placeholders = Content(text: "placeholders")
    /// The tab's own rows, however many.
    public static let rows = Content(text: "rows")
    /// There are no rows.
    public static let empty = Content(text: "empty")
    /// The load failed.
    public static let failure = Content(text: "failure")

    /// So many placeholders.
    public static func placeholders(_ count: Int) -> Content {
      Content(text: "placeholders \(count)")
    }

    /// So many rows.
    public static func rows(_ count: Int) -> Content { Content(text: "rows \(count)") }

    /// Another tab's rows, drawn as such: so many or any.
    public static func previous(_ tab: String, rows: Int? = nil) -> Content {
      Content(text: "previous \(tab)" + (rows.map { " \($0)" } ?? ""))
    }
  }

  /// Where a scroll leads.
  public struct Scroll: Sendable {
    let text: String

    /// To the top.
    public static let top = Scroll(text: "top")

    /// So that a row can be seen.
    public static func to(_ row: Int) -> Scroll { Scroll(text: "to \(row)") }

    /// Back to where the list was: to a row, so far below the edge.
    public static func anchor(_ row: Int, at distance: Double = 0) -> Scroll {
      Scroll(text: "anchor \(row)" + (distance == 0 ? "" : " at \(plain(distance))"))
    }
  }
}
