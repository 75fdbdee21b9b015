internal import TabbedLoading

/// The types of every script's screen: tabs by name, rows by number.
enum ScriptTypes: TabTypes {
  typealias Tab = String
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}

/// What a request fails with when the script says `fail`.
struct ScriptFailure: Error {
  let isFinal: Bool
}
