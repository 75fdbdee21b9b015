extension Expectation.Fact: CustomStringConvertible {
  /// The fact as a script has it.
  package var description: String {
    word.map { value.isEmpty ? $0 : "\($0) \(value)" } ?? value
  }

  /// What it begins with; nil for a tab's name.
  private var word: String? {
    switch self {
    case .progress: nil
    case .shown: "shown"
    case .live: "live"
    case .refreshing: "refreshing"
    case .appending: "appending"
    case .more: "more"
    case .problem: "problem"
    case .started: "started"
    case .cancelled: "cancelled"
    case .discarded: "discarded"
    case .scroll: "scroll"
    case .ids: "ids"
    case .offset: "offset"
    case .kept: "kept"
    case .command: "command"
    }
  }

  /// What follows that.
  var value: String {
    switch self {
    case .progress(let tab, let progress): "\(tab) \(progress)"
    case .shown(let shown): "\(shown)"
    case .live(let handle), .problem(let handle): handle.map { "\($0)" } ?? "none"
    case .refreshing(let holds), .appending(let holds), .more(let holds): holds ? "yes" : "no"
    case .started(let handle), .cancelled(let handle), .discarded(let handle): "\(handle)"
    case .scroll(let scroll), .command(let scroll): scroll.map { "\($0)" } ?? "none"
    case .ids(let ids): text(ofRows: ids)
    case .offset(let range): "\(range)"
    case .kept(let tab, let kept): "\(tab)\(kept)"
    }
  }
}

extension KeptSummary: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: " none"
    case .rows(let rows): rows.map { " \(counted($0, "row"))" } ?? ""
    }
  }

  /// Whether `other` is what this one leaves open, or the same.
  func covers(_ other: KeptSummary) -> Bool {
    switch (self, other) {
    case (.rows(nil), .rows): true
    case (.nothing, _), (.rows, _): self == other
    }
  }
}
