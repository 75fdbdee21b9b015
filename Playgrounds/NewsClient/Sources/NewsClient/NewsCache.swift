/// The first page of each topic, to be shown before the server has answered.
actor NewsCache {
  private(set) var pages: [Topic: NewsPage] = [:]

  /// Keeps a first page, unless a newer one is there: a request that was cancelled may bring its answer late.
  func keep(_ page: NewsPage, on topic: Topic) {
    if let old = pages[topic], old.edition > page.edition { return }
    pages[topic] = page
  }
}
