import Observation
import Synchronization
import TabbedLoading
import Testing

/// The store that apps use, on the real main actor (M4, M5, M6, M9, M16).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct TabStoreTests {
  /// A store whose loader waits for the test.
  private func makeStore(
    _ server: LiveServer, policy: Policy = .article
  ) -> TabStore<Letters> {
    TabStore(Letters.self, selected: .a, policy: policy) { tab throws(Letters.Failure) in
      try await server.items(for: tab)
    }
  }

  private func ticket(_ number: UInt32, of store: TabStore<Letters>) -> Ticket {
    Ticket(issuer: store.state.identity, number: number)
  }

  @Test func `a selection is there before the line ends`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    #expect(store.selected == .a)
    #expect(store.shown == .placeholders(Placeholders(count: 5)))
    await server.request(for: .a)
    #expect(server.cancelled.isEmpty)
    store.selected = .b
    #expect(server.cancelled == [.a])
    #expect(store.selected == .b)
    #expect(store.command?.target == .top(first: .placeholder(PlaceholderID(slot: 0))))
    server.answer(.b, [1, 2])
    await change { _ = store.shown }
    #expect(store.progress == .ready([1, 2]))
    #expect(store.shown == .rows([1, 2]))
  }

  @Test func `executing a command withdraws it`() throws {
    let store = makeStore(LiveServer())
    store.select(.b)
    let command = try #require(store.command)
    store.markExecuted(command)
    #expect(store.command == nil)
    store.close()
  }

  @Test func `a failure is shown and a new appearance starts anew`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    server.fail(.a)
    await change { _ = store.shown }
    #expect(store.progress == .failed(.broken, ticket(1, of: store)))
    store.disappear()
    store.appear()
    #expect(store.progress == .loading)
    store.close()
  }

  @Test func `a conforming loader is asked for the request`() async {
    struct Echo: TabLoader {
      func page(for request: Letters.Request) -> Letters.Page { Letters.Page([request.attempt]) }
    }
    let store = TabStore(selected: .c, loader: Echo())
    store.appear()
    await change { _ = store.progress }
    #expect(store.progress == .ready([1]))
  }

  @Test(arguments: [Policy.UnaskedCancel.fail, .retryOnce], [0, 1, 2])
  func `unless it is told, to a store no failure is final, and none a cancel`(
    cancel: Policy.UnaskedCancel, kind: Int
  ) async {
    struct Broken: TabLoader {
      @concurrent
      func page(for request: Letters.Request) async throws(Letters.Failure) -> Letters.Page {
        throw .broken
      }
    }
    let retry = Policy.Retry(attempts: 1, delay: .zero)
    let policy = Policy(retry: retry, unaskedCancel: cancel)
    let store =
      switch kind {
      case 0:
        TabStore(Letters.self, selected: .a, policy: policy) { _ throws(Letters.Failure) in
          throw .broken
        }
      case 1:
        TabStore(Letters.self, selected: .a, policy: policy) { _, _ throws(Letters.Failure) in
          throw .broken
        }
      default: TabStore(selected: .a, policy: policy, loader: Broken())
      }
    store.appear()
    await change { _ = store.progress }
    #expect(store.progress == .failed(.broken, ticket(2, of: store)))
  }

  @Test func `a CancellationError that nobody asked for is a cancel`() async {
    enum Untyped: TabTypes {
      typealias Tab = Int
      typealias Item = Int

      static func id(of item: Int) -> Int { item }
    }
    struct CancelledAtFirst: TabLoader {
      @concurrent
      func page(for request: Untyped.Request) async throws -> Untyped.Page {
        guard request.attempt > 1 else { throw CancellationError() }
        return Untyped.Page([request.attempt])
      }
    }
    let policy = Policy(unaskedCancel: .retryOnce)
    let store = TabStore(selected: 0, policy: policy, loader: CancelledAtFirst())
    store.appear()
    await change { _ = store.progress }
    #expect(store.progress == .ready([2]))
  }

  @Test func `a store that is released cancels what it waits for`() async {
    let server = LiveServer()
    var store: TabStore<Letters>? = makeStore(server)
    weak let released = store
    store?.appear()
    await server.request(for: .a)
    store = nil
    #expect(released == nil)
    #expect(server.cancelled == [.a])
  }

  @Test func `each property signals its own changes only`() async throws {
    let server = LiveServer()
    let store = makeStore(server)
    let signals = Signalled(store)
    store.appear()
    #expect(signals.take() == ["shown"], "placeholders in place of nothing; progress was loading")
    store.appear()
    #expect(signals.take() == [], "it is there already")
    store.selected = .a
    #expect(signals.take() == [], "the policy ignores a reselect")
    store.selected = .b
    #expect(signals.take() == ["command", "selected"], "the placeholders stay the same")
    store.markExecuted(try #require(store.command))
    #expect(signals.take() == ["command"])
    server.answer(.b, [1])
    await change { _ = store.progress }
    #expect(signals.take() == ["hasMore", "progress", "shown"])
    store.close()
    #expect(signals.take() == [], "the rows stay")
  }

  @Test func `what a tab shows is signalled to who asks for that tab`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    let signals = Signalled(store, tabs: [.a, .b])
    store.selected = .b
    #expect(signals.take() == ["a", "b", "command", "selected"], "a shows nothing any more")
    server.answer(.b, [1])
    await change { _ = store.progress }
    #expect(signals.take() == ["a", "b", "command", "hasMore", "progress", "shown"])
    store.close()
  }

  @Test func `a reload asks for the selected tab again`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    server.answer(.a, [1])
    await change { _ = store.progress }
    store.reload()
    #expect(store.progress == .loading)
    server.answer(.a, [2])
    await change { _ = store.progress }
    #expect(store.shown == .rows([2]))
    store.close()
  }

  @Test func `a refresh signals that it runs and how it went, and keeps the rows`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    server.answer(.a, [1])
    await change { _ = store.progress }
    let signals = Signalled(store)
    let failing = Task { await store.refresh() }
    await server.request(for: .a)
    #expect(store.isRefreshing)
    #expect(signals.take() == ["isRefreshing"])
    server.fail(.a)
    await failing.value
    #expect(signals.take() == ["isRefreshing", "problem"])
    #expect(store.problem?.failure == .broken)
    #expect(store.shown == .rows([1]))
    store.retry()
    server.answer(.a, [2])
    await change { _ = store.progress }
    #expect(store.problem == nil)
    #expect(store.shown == .rows([2]))
    #expect(signals.take() == ["hasMore", "isRefreshing", "problem", "progress", "shown"])
  }

  @Test func `a command that aims elsewhere signals its change`() async {
    let server = LiveServer()
    let store = makeStore(server)
    store.appear()
    store.selected = .b
    let signals = Signalled(store)
    server.answer(.b, [7])
    await change { _ = store.progress }
    #expect(signals.take() == ["command", "hasMore", "progress", "shown"])
    #expect(store.command?.target == .top(first: .item(7)))
    store.close()
  }

  @Test func `inside onChange every property has its new value`() async {
    let store = makeStore(LiveServer())
    store.appear()
    let seen = Mutex<[Letters.Tab]>([])
    withObservationTracking {
      _ = store.command
    } onChange: {
      MainActor.assumeIsolated { seen.withLock { $0.append(store.selected) } }
    }
    store.selected = .b
    #expect(seen.withLock { $0 } == [.b])
    store.close()
  }
}

/// Answers when the test says so, in whatever order request and answer come.
private final class LiveServer: Sendable {
  private struct State {
    var answers: [Letters.Tab: Result<[Int], Letters.Failure>] = [:]
    var waiting: [Letters.Tab: CheckedContinuation<Result<[Int], Letters.Failure>, Never>] = [:]
    var arrivals: [Letters.Tab: CheckedContinuation<Void, Never>] = [:]
    var cancelled: [Letters.Tab] = []
  }

  private let state = Mutex(State())

  var cancelled: [Letters.Tab] { state.withLock { $0.cancelled } }

  func items(for tab: Letters.Tab) async throws(Letters.Failure) -> [Int] {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (answer, arrival) = state.withLock { state in
          let answer = state.answers.removeValue(forKey: tab)
          if answer == nil { state.waiting[tab] = continuation }
          return (answer, state.arrivals.removeValue(forKey: tab))
        }
        arrival?.resume()
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.cancelled.append(tab)
        return state.waiting.removeValue(forKey: tab)
      }
      waiting?.resume(returning: .failure(.broken))
    }
    return try result.get()
  }

  func answer(_ tab: Letters.Tab, _ items: [Int]) { end(tab, .success(items)) }
  func fail(_ tab: Letters.Tab) { end(tab, .failure(.broken)) }

  /// Waits until the loader was asked for a tab.
  func request(for tab: Letters.Tab) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.waiting[tab] == nil { state.arrivals[tab] = continuation }
        return state.waiting[tab] != nil
      }
      if isThere { continuation.resume() }
    }
  }

  private func end(_ tab: Letters.Tab, _ result: Result<[Int], Letters.Failure>) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: tab)
      if waiting == nil { state.answers[tab] = result }
      return waiting
    }
    waiting?.resume(returning: result)
  }
}
