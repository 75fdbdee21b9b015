import Synchronization

@testable import NewsClient

/// Answers at once, with three pages of two stories each or one without any, and a new edition for each answer.
final class FakeServer: NewsServer {
  /// What happens between a question and its answer.
  private let wait: @Sendable (String) async -> Void
  private let bookmark: @Sendable (Bool) async throws -> Void
  private let isEmpty: @Sendable (_ edition: Int) -> Bool
  private let editions = Mutex(0)

  init(
    wait: @escaping @Sendable (String) async -> Void = { _ in },
    bookmark: @escaping @Sendable (Bool) async throws -> Void = { _ in },
    isEmpty: @escaping @Sendable (_ edition: Int) -> Bool = { _ in false }
  ) {
    self.wait = wait
    self.bookmark = bookmark
    self.isEmpty = isEmpty
  }

  func page(_ number: Int, on topic: Topic) async throws -> NewsPage {
    let edition = editions.withLock {
      $0 += 1
      return $0
    }
    await wait("\(topic), edition \(edition)")
    if isEmpty(edition) { return NewsPage(stories: [], edition: edition) }
    let first = number * 2
    let stories = [first, first + 1].map {
      Story(id: $0, topic: topic, headline: "\(topic) \($0)", edition: edition)
    }
    return NewsPage(stories: stories, edition: edition, isLast: number == 3)
  }

  func setBookmark(_ isBookmarked: Bool, of story: Story.ID) async throws {
    try await bookmark(isBookmarked)
  }
}
