import TabbedLoading
import Testing

/// Following a store without being an observer by oneself (M20).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct TabStoreObservingTests {
  private func makeStore() -> TabStore<Letters> {
    TabStore(Letters.self, selected: .a, policy: .article) { tab throws(Letters.Failure) in
      tab.items(2)
    }
  }

  @Test func `it hears of the state as it is and of each change, at once`() {
    let store = makeStore()
    var seen: [Letters.Tab] = []
    let observation = store.observe { seen.append($0.selected) }
    #expect(seen == [.a])
    store.selected = .b
    #expect(seen == [.a, .b])
    store.selected = .b
    #expect(seen == [.a, .b], "nothing changed")
    withExtendedLifetime(observation) {}
    store.close()
  }

  @Test func `cancelled or released it hears no more`() {
    let store = makeStore()
    var seen = 0
    let cancelled = store.observe { _ in seen += 1 }
    var released: TabStore<Letters>.Observation? = store.observe { _ in seen += 1 }
    #expect(seen == 2)
    cancelled.cancel()
    withExtendedLifetime(released) {}
    released = nil
    store.selected = .b
    #expect(seen == 2)
    store.close()
  }

  @Test func `what it sends from inside comes after what it hears`() {
    let store = makeStore()
    var seen: [Letters.Tab] = []
    let observation = store.observe { [weak store] state in
      seen.append(state.selected)
      if state.selected == .b { store?.selected = .c }
    }
    store.selected = .b
    #expect(seen == [.a, .b, .c])
    withExtendedLifetime(observation) {}
    store.close()
  }

  @Test func `updates begin with the state as it is, and end when the store is closed`() async {
    let store = makeStore()
    let updates = store.updates
    store.appear()
    store.selected = .b
    var seen: [(tab: Letters.Tab, shown: Letters.Shown)] = []
    for await state in updates {
      seen.append((state.selected, state.shown))
      if case .rows = state.shown { store.close() }
    }
    #expect(seen.last?.shown == .rows(Letters.Tab.b.items(2)))
    #expect(seen.allSatisfy { $0.tab == .b }, "the newest, not those before it")
  }

  @Test func `updates end when the store is released, or was closed before`() async {
    var store: TabStore<Letters>? = makeStore()
    let updates = store?.updates
    store = nil
    var count = 0
    if let updates { for await _ in updates { count += 1 } }
    #expect(count == 1)
    let closed = makeStore()
    closed.close()
    for await state in closed.updates { #expect(state.selected == .a) }
  }

  @Test(arguments: [
    Letters.Shown.nothing, .previous([1, 2], of: .b), .placeholders(Placeholders(count: 3)),
    .rows([7, 8]), .empty, .failure(.broken, Ticket(issuer: 1, number: 1)),
  ])
  func `a preview shows what it is given, whatever happens`(shown: Letters.Shown) async {
    let store = TabStore<Letters>.preview(shown, selected: .c)
    #expect(store.shown == shown)
    store.appear()
    store.selected = .a
    await store.refresh()
    store.retry()
    store.reload()
    #expect(store.shown == shown)
    #expect(store.selected == .c)
  }
}
