import TabbedLoading

/// Asks the server, and keeps the first page of what it answers.
struct NewsLoader: TabLoader {
  let server: any NewsServer
  let cache: NewsCache

  func page(for request: News.Request) async throws -> News.Page {
    let number = request.cursor ?? 1
    let answer = try await server.stories(on: request.tab, page: number)
    if number == 1 { await cache.keep(answer.stories, on: request.tab) }
    return News.Page(answer.stories, next: answer.isLast ? nil : number + 1)
  }
}
