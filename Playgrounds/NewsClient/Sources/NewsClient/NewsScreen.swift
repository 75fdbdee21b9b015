import TabbedLoading

/// The screen's logic: what a view draws, and what it calls.
@MainActor
final class NewsScreen {
  let store: TabStore<News>
  private let server: any NewsServer

  init(server: any NewsServer, cache: NewsCache) {
    self.server = server
    store = TabStore(
      selected: .world,
      isFinal: { $0 is LoginNeeded },
      cached: { topic in await cache.pages[topic]?.stories ?? [] },
      loader: NewsLoader(server: server, cache: cache))
  }

  /// Changes the row at once, and back again if the server refuses.
  func toggleBookmark(of story: Story) async throws {
    var changed = story
    changed.isBookmarked.toggle()
    try await store.edit(.update(changed), in: story.topic) { [server] in
      try await server.setBookmark(changed.isBookmarked, of: story.id)
    }
  }
}
