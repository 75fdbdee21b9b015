/// The first page of each topic, to be shown before the server has answered.
actor NewsCache {
  private var pages: [Topic: [Story]] = [:]

  func stories(on topic: Topic) -> [Story] { pages[topic] ?? [] }

  /// Keeps a first page, unless a newer one is there: a request that was cancelled may bring its answer late.
  func keep(_ stories: [Story], on topic: Topic) {
    guard edition(of: stories) >= edition(of: pages[topic] ?? []) else { return }
    pages[topic] = stories
  }

  private func edition(of stories: [Story]) -> Int { stories.map(\.edition).max() ?? 0 }
}
