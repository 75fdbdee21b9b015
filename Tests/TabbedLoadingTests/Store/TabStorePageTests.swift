import TabbedLoading
import Testing

/// A store whose lists come in pages, on the real main actor (M10).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct TabStorePageTests {
  @Test func `pages follow each other until the last`() async {
    let store = TabStore(Letters.self, selected: .a, policy: .article) {
      _, page throws(Letters.Failure) in
      let first = 10 * (page ?? 1)
      return Letters.Page([first, first + 1], next: page == nil ? 2 : nil)
    }
    store.appear()
    await change { _ = store.shown }
    #expect(store.shown == .rows([10, 11]))
    #expect(store.hasMore && !store.isAppending)
    let signals = Signalled(store)
    store.endVisible(after: 11)
    #expect(store.isAppending && !store.isRefreshing)
    #expect(signals.take() == ["isAppending"])
    await change { _ = store.isAppending }
    #expect(signals.take() == ["hasMore", "isAppending", "progress", "shown"])
    #expect(store.shown == .rows([10, 11, 20, 21]))
    #expect(!store.hasMore && !store.isAppending)
    store.endHidden()
    store.endVisible(after: 21)
    #expect(!store.isAppending)
    store.close()
  }

  @Test func `a page that fails is a problem beside the rows, and is retried`() async {
    let store = TabStore(
      Letters.self, selected: .a, policy: .article
    ) { _, page throws(Letters.Failure) in
      guard page == nil else { throw Letters.Failure.broken }
      return Letters.Page([1], next: 2)
    }
    store.appear()
    await change { _ = store.shown }
    store.endVisible(after: 1)
    await change { _ = store.problem }
    #expect(store.problem?.failure == .broken && store.problem?.kind == .append)
    #expect(store.shown == .rows([1]))
    #expect(!store.isAppending)
    store.retry()
    #expect(store.isAppending && store.problem == nil)
    store.close()
  }
}
