import Observation
import TabbedLoading
import Testing

/// What tabs keep and how rows are changed, in the store that apps use (M16, M18, M21, M22).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct TabStoreEditingTests {
  /// A store that has loaded tab a with five rows, and keeps tabs.
  private func makeStore() async -> TabStore<Letters> {
    let store = TabStore(
      Letters.self, selected: .a, policy: Policy(keep: .rows(tabs: 2))
    ) { tab throws(Letters.Failure) in
      tab.items(5)
    }
    store.appear()
    await store.refresh()  // Joins the first load.
    return store
  }

  /// Counts how often what `read` reads has changed.
  @MainActor
  private final class Count {
    var value = 0

    init(_ read: @escaping @MainActor () -> Void) { watch(read) }

    private func watch(_ read: @escaping @MainActor () -> Void) {
      withObservationTracking {
        read()
      } onChange: { [weak self] in
        MainActor.assumeIsolated {
          self?.value += 1
          self?.watch(read)
        }
      }
    }
  }

  @Test func `an edit holds while it is made so, and after`() async {
    let store = await makeStore()
    await store.edit(.remove(1), in: .a) {
      #expect(store.shown == .rows([0, 2, 3, 4]))
      await store.refresh()
      #expect(store.shown == .rows([0, 2, 3, 4]), "the server does not know of it")
    }
    #expect(store.shown == .rows([0, 2, 3, 4]))
    await store.refresh()
    #expect(store.shown == .rows([0, 1, 2, 3, 4]), "and now it should")
    store.close()
  }

  @Test func `an edit that fails is undone, and says why`() async {
    let store = await makeStore()
    await #expect(throws: Letters.Failure.refused) {
      try await store.edit(.insert(9, at: 0), in: .a) { () throws(Letters.Failure) in
        #expect(store.shown == .rows([9, 0, 1, 2, 3, 4]))
        throw .refused
      }
    }
    #expect(store.shown == .rows([0, 1, 2, 3, 4]))
    store.close()
  }

  @Test func `edits overlap and end in any order`() async {
    let store = await makeStore()
    await store.edit(.remove(0), in: .a) {
      await #expect(throws: Letters.Failure.broken) {
        try await store.edit(.remove(1), in: .a) { () throws(Letters.Failure) in
          #expect(store.shown == .rows([2, 3, 4]))
          #expect(store.state.pending.map(\.id) == [1, 2])
          throw .broken
        }
      }
      #expect(store.shown == .rows([1, 2, 3, 4]))
    }
    #expect(store.shown == .rows([1, 2, 3, 4]))
    store.close()
  }

  @Test func `an edit of a closed store runs and shows nothing`() async {
    let store = await makeStore()
    store.close()
    var hasRun = false
    await store.edit(.remove(0), in: .a) { hasRun = true }
    #expect(hasRun)
    #expect(store.shown == .rows([0, 1, 2, 3, 4]))
  }

  @Test func `an edit of another tab is heard by who draws that one, and by nobody else`() async {
    let store = await makeStore()
    store.selected = .b
    await store.refresh()
    let shown = Count { _ = store.shown }
    let progress = Count { _ = store.progress }
    let selected = Count { _ = store.selected }
    let other = Count { _ = store.shown(of: .a) }
    store.edit(.remove(0), in: .a)
    #expect((shown.value, progress.value, selected.value, other.value) == (0, 0, 0, 1))
    #expect(store.shown(of: .a) == .rows([1, 2, 3, 4]))
    #expect(store.shown(of: .a) == .rows([1, 2, 3, 4]))
    store.edit(.update(9), in: .c)
    #expect(other.value == 1, "tab c has no rows")
    store.edit(.remove(100), in: .b)
    #expect((shown.value, progress.value) == (1, 1))
    store.close()
  }

  @Test func `what is saved is there in another store`() async {
    let store = await makeStore()
    store.moved(isAtTop: false, anchor: Letters.Anchor(id: 3))
    store.selected = .b
    await store.refresh()
    let saved = store.saved
    store.close()
    let other = TabStore(
      Letters.self, selected: .c, policy: Policy(keep: .rows(tabs: 2))
    ) { _ throws(Letters.Failure) in
      Issue.record("rows of known age are not asked for")
      return []
    }
    other.restore(saved, away: .seconds(1))
    other.appear()
    #expect(other.selected == .b)
    #expect(other.shown == .rows(Letters.Tab.b.items(5)))
    other.selected = .a
    #expect(other.shown == .rows([0, 1, 2, 3, 4]))
    #expect(other.command?.target == .anchor(Letters.Anchor(id: 3)))
    #expect(other.saved.tabs.map(\.tab) == [.b, .a])
    other.close()
  }

  @Test func `rows that are invalidated are refreshed when their tab is selected`() async {
    let store = await makeStore()
    store.selected = .b
    await store.refresh()
    store.invalidate(.a)
    store.selected = .a
    #expect(store.isRefreshing)
    await store.refresh()
    store.selected = .b
    #expect(!store.isRefreshing)
    store.invalidateAll()
    store.selected = .a
    #expect(store.isRefreshing)
    store.close()
  }

  @Test func `what is restored of another tab is heard of`() async {
    let store = await makeStore()
    store.selected = .b
    let other = Count { _ = store.shown(of: .a) }
    store.restore(
      Letters.Saved(
        selected: .b,
        tabs: [Letters.Saved.Rows(tab: .a, items: [8], next: nil, age: nil, anchor: nil)]))
    #expect(store.shown(of: .a) == .rows([8]))
    #expect(other.value > 0)
    store.close()
  }

  @Test func `a row to scroll to is there, or comes`() async {
    let store = await makeStore()
    store.scroll(to: 4)
    #expect(store.command?.target == .row(4))
    store.selected = .b
    store.scroll(to: 103)
    #expect(store.command == nil)
    await store.refresh()
    #expect(store.command?.target == .row(103))
    store.reset(selected: .a)
    #expect(store.shown == .nothing)
    #expect(store.command == nil)
    store.close()
  }

  @Test func `rows from a cache come first`() async {
    let gate = Gate()
    let store = TabStore(
      Letters.self, selected: .a, policy: .article, cached: { _ in [1] }
    ) { _ throws(Letters.Failure) in
      await gate.wait()
      return [1, 2]
    }
    store.appear()
    var seen: [Letters.Shown] = []
    let heard = Count { _ = (store.shown, store.progress) }
    for await state in store.updates {
      seen.append(state.shown)
      if state.shown == .rows([1]) {
        heard.value = 0
        gate.open()
      }
      if state.shown == .rows([1, 2]) { store.close() }
    }
    #expect(seen.contains(.rows([1])))
    #expect(heard.value > 0, "the answer is heard of as well")
    #expect(seen.last == .rows([1, 2]))
  }
}

/// Lets a loader wait until the test lets it go on.
private final class Gate: Sendable {
  private let (stream, continuation) = AsyncStream<Void>.makeStream()

  func open() { continuation.finish() }

  func wait() async { for await _ in stream {} }
}
