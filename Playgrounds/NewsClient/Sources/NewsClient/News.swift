import TabbedLoading

/// What the reader chooses among: one tab each.
enum Topic: String, CaseIterable, Codable { case world, sport, science }

/// A row.
struct Story: Identifiable, Codable, Equatable {
  let id: Int
  let topic: Topic
  let headline: String
  /// That of the page it came with.
  let edition: Int
  var isBookmarked = false
}

/// The screen's types.
enum News: TabTypes {
  typealias Tab = Topic
  typealias Item = Story
  typealias Cursor = Int
}
