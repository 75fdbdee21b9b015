import TabbedLoading

/// What the reader chooses among: one tab each.
enum Topic: String, CaseIterable, Codable { case world, sport, science }

/// A row.
struct Story: Identifiable, Codable, Equatable {
  let id: Int
  let topic: Topic
  let headline: String
  /// Counts what the server has published: a later answer has a higher one.
  let edition: Int
  var isBookmarked = false
}

/// The screen's types.
enum News: TabTypes {
  typealias Tab = Topic
  typealias Item = Story
  typealias Cursor = Int
}
