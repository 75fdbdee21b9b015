import TabbedLoading

/// A book is no `Identifiable`: its types say what its id is.
struct Book: Equatable, Sendable {
  let number: Int
}

enum Books: TabTypes {
  enum Tab: Sendable { case a, b }
  typealias Item = Book
  typealias Cursor = Int
  enum Failure: Error, Sendable { case offline }

  static func id(of item: Book) -> Int { item.number }
}
