/// What the server answers.
struct NewsPage: Equatable {
  let stories: [Story]
  /// Counts what the server has published: a later answer has a higher one, if it has no story either.
  let edition: Int
  var isLast = true
}

/// What the app asks for over the network.
protocol NewsServer: Sendable {
  func page(_ number: Int, on topic: Topic) async throws -> NewsPage
  func setBookmark(_ isBookmarked: Bool, of story: Story.ID) async throws
}

/// Who asks has to log in again; trying again is of no use.
struct LoginNeeded: Error {}
