import Synchronization

@testable import NewsClient

/// Answers at once, with three pages of two stories each, and a new edition for each answer.
final class FakeServer: NewsServer {
  /// What happens between a question and its answer.
  private let wait: @Sendable (String) async -> Void
  private let bookmark: @Sendable (Bool) async throws -> Void
  private let editions = Mutex(0)

  init(
    wait: @escaping @Sendable (String) async -> Void = { _ in },
    bookmark: @escaping @Sendable (Bool) async throws -> Void = { _ in }
  ) {
    self.wait = wait
    self.bookmark = bookmark
  }

  func stories(on topic: Topic, page: Int) async throws -> (stories: [Story], isLast: Bool) {
    let edition = editions.withLock {
      $0 += 1
      return $0
    }
    await wait("\(topic), edition \(edition)")
    let first = page * 2
    let stories = [first, first + 1].map {
      Story(id: $0, topic: topic, headline: "\(topic) \($0)", edition: edition)
    }
    return (stories, isLast: page == 3)
  }

  func setBookmark(_ isBookmarked: Bool, of story: Story.ID) async throws {
    try await bookmark(isBookmarked)
  }
}
