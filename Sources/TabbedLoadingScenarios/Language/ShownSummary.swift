/// What is drawn; an expectation may leave numbers open.
package enum ShownSummary: Hashable, Sendable {
  case nothing
  /// Another tab's rows, drawn as such.
  case previous(of: String, Int?)
  case placeholders(Int?)
  case rows(Int?)
  case empty
  case failure
}

extension ShownSummary: CustomStringConvertible {
  /// Whether `other` is what this one leaves open, or the same.
  func covers(_ other: ShownSummary) -> Bool {
    switch (self, other) {
    case (.placeholders(nil), .placeholders), (.rows(nil), .rows): true
    case (.previous(let tab, nil), .previous(let other, _)): tab == other
    case (.nothing, _), (.previous, _), (.placeholders, _), (.rows, _), (.empty, _), (.failure, _):
      self == other
    }
  }

  package var description: String {
    switch self {
    case .nothing: "nothing"
    case .previous(let tab, let count): "previous \(tab)" + (count.map { " \($0)" } ?? "")
    case .placeholders(let count): "placeholders" + (count.map { " \($0)" } ?? "")
    case .rows(let count): "rows" + (count.map { " \($0)" } ?? "")
    case .empty: "empty"
    case .failure: "failure"
    }
  }
}
