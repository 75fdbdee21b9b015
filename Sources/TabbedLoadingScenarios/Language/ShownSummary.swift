/// What is drawn; an expectation may leave numbers open.
package enum ShownSummary: Hashable, Sendable {
  case nothing
  /// Another tab's rows, drawn as such.
  case previous(of: String, Int?)
  case placeholders(Int?)
  case rows(Int?)
  case empty
  case failure

  package enum Kind: String, CaseIterable, Sendable {
    case nothing, previous, placeholders, rows, empty, failure
  }

  package var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .previous: .previous
    case .placeholders: .placeholders
    case .rows: .rows
    case .empty: .empty
    case .failure: .failure
    }
  }
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
    case .previous(let tab, let count): "\(kind.rawValue) \(tab)" + (count.map { " \($0)" } ?? "")
    case .placeholders(let count), .rows(let count):
      kind.rawValue + (count.map { " \($0)" } ?? "")
    case .nothing, .empty, .failure: kind.rawValue
    }
  }
}
