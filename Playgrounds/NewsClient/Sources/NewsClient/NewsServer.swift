/// What the app asks for over the network.
protocol NewsServer: Sendable {
  func stories(on topic: Topic, page: Int) async throws -> (stories: [Story], isLast: Bool)
  func setBookmark(_ isBookmarked: Bool, of story: Story.ID) async throws
}

/// Who asks has to log in again; trying again is of no use.
struct LoginNeeded: Error {}
