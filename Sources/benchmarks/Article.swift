internal import TabbedLoading

/// The article's screen: three tabs over integers.
enum Article: TabTypes {
  enum Tab: Int, Sendable { case a, b, c }
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}

extension Article.Tab {
  /// The `index`th choice of a series: never the tab before it, and `a` after an even number.
  init(choice index: Int) { self = index.isMultiple(of: 2) ? .b : .a }

  /// `count` rows that no other tab has.
  func rows(_ count: Int) -> [Int] { Array(rawValue * count..<(rawValue + 1) * count) }
}

/// A screen with as many tabs as one likes.
enum Numbered: TabTypes {
  typealias Tab = Int
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}
