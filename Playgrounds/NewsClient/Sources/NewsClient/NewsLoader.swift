import TabbedLoading

/// Asks the server, and keeps the first page of what it answers.
struct NewsLoader: TabLoader {
  let server: any NewsServer
  let cache: NewsCache

  func page(for request: News.Request) async throws -> News.Page {
    try await page(request.cursor ?? 1, on: request.tab)
  }

  func page(_ number: Int, on topic: Topic) async throws -> News.Page {
    let answer = try await server.stories(on: topic, page: number)
    if number == 1 { await cache.keep(answer.stories, on: topic) }
    return News.Page(answer.stories, next: answer.isLast ? nil : number + 1)
  }
}
