import TabbedLoading

/// Asks the server, and keeps the first page of what it answers.
struct NewsLoader: TabLoader {
  let server: any NewsServer
  let cache: NewsCache

  func page(for request: News.Request) async throws -> News.Page {
    let number = request.cursor ?? 1
    let page = try await server.page(number, on: request.tab)
    if number == 1 { await cache.keep(page, on: request.tab) }
    return News.Page(page.stories, next: page.isLast ? nil : number + 1)
  }
}
