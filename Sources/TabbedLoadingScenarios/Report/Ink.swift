/// What a mark stands for, and so how it is coloured.
package enum Ink: String, CaseIterable, Sendable {
  case plain
  case faint
  case rows
  case placeholders
  case previous
  case good
  case bad
  case cancelled
  case discarded

  /// What is drawn in text, and what the legend calls it.
  package typealias Sign = (character: Character, ink: Ink, name: String)

  /// The colour's code on a terminal; nil: the terminal's own.
  var code: String? {
    switch self {
    case .plain: nil
    case .faint, .placeholders: "90"
    case .rows, .previous: "36"
    case .good: "32"
    case .bad: "31"
    case .cancelled: "33"
    case .discarded: "35"
    }
  }
}

extension ShownSummary {
  /// How a stretch of it is drawn in text.
  package var sign: Ink.Sign {
    switch self {
    case .nothing: ("╌", .faint, "nothing yet")
    case .placeholders: ("░", .placeholders, "placeholders")
    case .previous: ("▒", .previous, "another tab's rows")
    case .rows: ("━", .rows, "rows")
    case .empty: ("∅", .faint, "no rows")
    case .failure: ("!", .bad, "failure")
    }
  }
}

extension Lanes.Ending {
  package var sign: Ink.Sign {
    switch self {
    case .answered: ("●", .good, "answered")
    case .misplaced: ("●", .bad, "answered, shown under another tab")
    case .failed: ("✗", .bad, "failed")
    case .cancelled: ("╳", .cancelled, "cancelled")
    case .discarded: ("◌", .discarded, "discarded")
    }
  }
}

extension Lanes.Mark.Kind {
  package var sign: Ink.Sign {
    switch self {
    case .drag: ("↕", .plain, "the user scrolls")
    case .command: ("⇡", .plain, "a scroll is wanted")
    case .found: ("→", .good, "scrollTo finds its view")
    case .missed: ("?", .bad, "scrollTo finds nothing")
    case .clamped: ("⤓", .cancelled, "pulled back into the content")
    }
  }
}
