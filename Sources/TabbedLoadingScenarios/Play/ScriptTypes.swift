internal import TabbedLoading

/// The types of every script's screen: tabs by name, rows by number.
package enum ScriptTypes: TabTypes {
  package typealias Tab = String
  package typealias Item = Int
  package typealias ItemID = Int
  package typealias Cursor = Int
  #if hasFeature(Embedded)
    package typealias Failure = ScriptFailure
  #endif

  package static func id(of item: Int) -> Int { item }
}

extension Answer {
  var page: ScriptTypes.Page {
    ids.map { ScriptTypes.Page($0, next: next) }
      ?? ScriptTypes.Page(distinct: Array(from..<(from + rows)), next: next)
  }
}

extension Change {
  var edit: ScriptTypes.Edit {
    switch self {
    case .update(let row): .update(row)
    case .remove(let row): .remove(row)
    case .insert(let row, let place): .insert(row, at: place)
    }
  }
}

extension Place {
  /// What the machine remembers of it; nil without a row.
  var anchor: ScriptTypes.Anchor? {
    switch self {
    case .row(let row, let distance): ScriptTypes.Anchor(id: row, distance: distance)
    case .top, .away: nil
    }
  }
}

/// What a request fails with when the script says `fail`.
package struct ScriptFailure: Error {
  package let isFinal: Bool

  /// What the script says of a failure; nil if the script has not made it.
  init?(_ failure: ScriptTypes.Failure?) {
    #if hasFeature(Embedded)
      guard let failure else { return nil }
    #else
      guard let failure = failure as? ScriptFailure else { return nil }
    #endif
    self = failure
  }

  init(isFinal: Bool) { self.isFinal = isFinal }
}
