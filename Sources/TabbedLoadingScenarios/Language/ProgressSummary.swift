/// How far the selected tab is; an expectation may leave the number of rows open.
package enum ProgressSummary: Hashable, Sendable {
  /// Nothing is awaited, and nothing is there: not asked for, or given up.
  case blank
  case loading
  case ready(rows: Int?)
  case failed
}

extension ProgressSummary: CustomStringConvertible {
  /// Whether `other` is what this one leaves open, or the same.
  func covers(_ other: ProgressSummary) -> Bool {
    switch (self, other) {
    case (.ready(nil), .ready): true
    case (.blank, _), (.loading, _), (.ready, _), (.failed, _): self == other
    }
  }

  package var description: String {
    switch self {
    case .blank: "blank"
    case .loading: "loading"
    case .ready(let rows): "ready" + (rows.map { " \(counted($0, "row"))" } ?? "")
    case .failed: "failed"
    }
  }
}
