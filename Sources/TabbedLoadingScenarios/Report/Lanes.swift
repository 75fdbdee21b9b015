/// What happened in each tab over time: the content of a picture, apart from how it is drawn.
package struct Lanes: Equatable, Sendable {
  /// One tab's part of the picture.
  package struct Lane: Equatable, Sendable {
    package let tab: String
    package internal(set) var shown: [Stretch] = []
    package internal(set) var requests: [Bar] = []
  }

  /// What was drawn for how long while a tab was selected; until the end of all if it is nil.
  package struct Stretch: Equatable, Sendable {
    package let start: Duration
    package internal(set) var end: Duration?
    package let shown: ShownSummary
  }

  /// A request from its start to its end.
  package struct Bar: Equatable, Sendable {
    package let handle: Handle
    package let start: Duration
    /// When the screen cancelled it.
    package internal(set) var cancelled: Duration?
    /// When it ended, unless it ended silently at its cancel or not at all.
    package internal(set) var end: Duration?
    package internal(set) var ending: Ending?
  }

  /// How a request ended.
  package enum Ending: Hashable, Sendable {
    case answered
    /// What it brought is shown under a tab that did not ask for it.
    case misplaced
    case failed
    /// Somebody else cancelled it.
    case cancelled
    /// What it brought was refused.
    case discarded
  }

  /// Something about the position of the list.
  package struct Mark: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The user scrolled.
      case drag
      /// The logic wants the list to be somewhere.
      case command
      case found
      case missed
      /// The offset was pulled back into the content.
      case clamped
    }

    package let kind: Kind
    package let time: Duration
    package var end: Duration?
    /// In few words.
    package let label: String
    /// In all words.
    package let text: String
  }

  /// What a line of the script expected.
  package struct Check: Equatable, Sendable {
    package let time: Duration
    package let line: Int
    /// How many expectations were looked at.
    package let count: Int
    /// What did not hold, or could not be played.
    package let problems: [String]
  }

  /// The tabs that something happened in, in the order of the script.
  package internal(set) var lanes: [Lane] = []
  package internal(set) var marks: [Mark] = []
  package internal(set) var checks: [Check] = []
  /// Where the list was, each time it had moved; empty without a screen.
  package internal(set) var offsets: [OffsetSample] = []
  /// How much of the picture's width each time has.
  package internal(set) var axis = TimeAxis([])
}

extension Lanes.Bar {
  /// When the bar's line ends, and as what; nil: it still waits.
  package var last: (time: Duration, ending: Lanes.Ending)? {
    if let end, let ending { return (end, ending) }
    return cancelled.map { ($0, .cancelled) }
  }
}
