import TabbedLoading

/// The types of the tests' screens: three tabs, numbers for rows, and one way to fail.
enum Letters: TabTypes {
  enum Tab: String, CaseIterable, Sendable { case a, b, c }
  typealias Item = Int
  typealias Cursor = Int
  enum Failure: Error, Sendable { case broken, refused, transportCancelled }

  static func id(of item: Int) -> Int { item }
}

/// Tabs and rows that are numbers, and nothing that can fail.
enum Numbers: TabTypes {
  typealias Tab = Int
  typealias Item = Int
  typealias Failure = Never

  static func id(of item: Int) -> Int { item }
}

typealias LettersState = TabState<Letters>
