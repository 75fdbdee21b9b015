import TabbedLoading
import Testing

@testable import NewsClient

/// The screen, on a server that answers at once.
@MainActor
@Suite struct NewsScreenTests {
  private struct Refused: Error {}

  private func rows(_ screen: NewsScreen) -> [Story] {
    if case .rows(let stories) = screen.store.shown { stories } else { [] }
  }

  @Test func `the first appearance brings the first page`() async {
    let screen = NewsScreen(server: FakeServer(), cache: NewsCache())
    screen.store.appear()
    await screen.store.refresh()
    #expect(rows(screen).map(\.id) == [2, 3])
    #expect(screen.store.hasMore)
  }

  @Test func `the last page ends the list`() async {
    let screen = NewsScreen(server: FakeServer(), cache: NewsCache())
    screen.store.appear()
    await screen.store.refresh()
    for await state in screen.store.updates {
      if case .rows(let stories) = state.shown, let last = stories.last {
        screen.store.endVisible(after: last.id)
      }
      if !state.hasMore { break }
    }
    #expect(rows(screen).map(\.id) == [2, 3, 4, 5, 6, 7])
  }

  @Test func `a bookmark is there at once, and gone again if the server refuses`() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Bool.self)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let server = FakeServer(bookmark: {
      ask.yield($0)
      for await _ in answers { throw Refused() }
    })
    let screen = NewsScreen(server: server, cache: NewsCache())
    screen.store.appear()
    await screen.store.refresh()
    let story = try #require(rows(screen).first)

    let change = Task { try await screen.toggleBookmark(of: story) }
    var requests = asked.makeAsyncIterator()
    #expect(await requests.next() == true)
    #expect(rows(screen).map(\.isBookmarked) == [true, false])

    answer.yield()
    await #expect(throws: Refused.self) { try await change.value }
    #expect(rows(screen).map(\.isBookmarked) == [false, false])
  }

  @Test func `what the cache has is shown if the server fails`() async {
    let cache = NewsCache()
    let story = Story(id: 1, topic: .world, headline: "Rain", edition: 1)
    await cache.keep(NewsPage(stories: [story], edition: 1), on: .world)
    let screen = NewsScreen(server: FailingServer(), cache: cache)
    screen.store.appear()
    await screen.store.refresh()
    #expect(rows(screen) == [story])
    #expect(screen.store.problem != nil)
  }

  @Test func `a page without stories takes the place of an older one, but of no newer one`() async {
    let cache = NewsCache()
    let story = Story(id: 1, topic: .world, headline: "Rain", edition: 2)
    for (page, kept) in [
      (NewsPage(stories: [story], edition: 2), 2), (NewsPage(stories: [], edition: 1), 2),
      (NewsPage(stories: [], edition: 3), 3), (NewsPage(stories: [story], edition: 2), 3),
    ] {
      await cache.keep(page, on: .world)
      #expect(await cache.pages[.world]?.edition == kept)
    }
    #expect(await cache.pages[.world]?.stories.isEmpty == true)
  }
}

/// Nobody is logged in.
private struct FailingServer: NewsServer {
  func page(_ number: Int, on topic: Topic) async throws -> NewsPage { throw LoginNeeded() }

  func setBookmark(_ isBookmarked: Bool, of story: Story.ID) async throws { throw LoginNeeded() }
}
