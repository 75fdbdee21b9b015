import TabbedLoading

/// The types of the tests' screens: three tabs, numbers for rows, and one way to fail.
enum Letters: TabTypes {
  enum Tab: String, CaseIterable, Sendable { case a, b, c }
  typealias Item = Int
  typealias Cursor = Int
  enum Failure: Error, Sendable { case broken, refused, transportCancelled }

  static func id(of item: Int) -> Int { item }
}

/// The source article's types: nothing can fail.
enum Article: TabTypes {
  enum Tab: Sendable { case a, b, c }
  typealias Item = Int
  typealias Failure = Never

  static func id(of item: Int) -> Int { item }
}

typealias LettersState = TabState<Letters>
