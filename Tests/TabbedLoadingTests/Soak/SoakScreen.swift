import Synchronization
import TabbedLoading

/// A screen that is soaked, on whatever actor it lives.
protocol SoakScreen: Sendable {
  func perform(_ step: SoakStep) async
  /// The state; nil once it is let go.
  var state: SoakedState? { get async }
  /// The requests that have not reported their end, and how many events there were.
  var ledger: (open: Set<Ticket>, events: Int) { get async }
  func release() async
  /// Whether nothing holds it any more, and who listened has heard so.
  var isReleased: Bool { get async }
}

extension Policy {
  /// The policies of soaked screens: the standard one in a hurry, the article's, and what those leave out.
  static let soaked = [
    Policy(
      showAfter: .milliseconds(1), minVisible: .milliseconds(2), whileWaiting: .previousRows,
      keep: .rows(tabs: 2, staleAfter: .milliseconds(3)), reselect: .scrollToTop,
      retry: Retry(attempts: 2, delay: .milliseconds(1), jitter: 0.5), unaskedCancel: .retryOnce),
    .article,
    Policy(
      placeholders: 0, keep: .rows(tabs: 1, staleAfter: nil, scroll: .top),
      reselect: .refreshAtTop, unaskedCancel: .retryOnce, disappear: .cancel),
  ]
}

/// An engine on an actor of its own: many of them run at once.
actor EngineScreen: SoakScreen {
  private var engine: Engine<Soaked>?
  private weak var released: Engine<Soaked>?
  private let book: SoakLedger
  private var edits = 0

  init(_ policy: Policy, _ server: HostileServer, _ problems: Problems) {
    let state = SoakedState(selected: 0, policy: policy)
    book = SoakLedger(state, problems)
    let engine = Engine(
      state, stopwatch: Stopwatch(ContinuousClock()), isCancellation: isTransportCancel,
      isFinal: isRefusal, cached: { await server.cachedItems(of: $0) },
      load: { (request: Soaked.Request) async throws -> Soaked.Page in
        try await server.page(for: request)
      })
    engine.watcher = { [book] in book.take($0) }
    self.engine = engine
    released = engine
  }

  var state: SoakedState? { engine?.state }
  var ledger: (open: Set<Ticket>, events: Int) { (book.open, book.events) }
  var isReleased: Bool { released == nil }

  func release() { engine = nil }

  func perform(_ step: SoakStep) async {
    guard let engine else { return }
    switch step {
    case .send(let events): for event in events { engine.send(event) }
    case .reachEnd:
      if let row = engine.state.lastRow { engine.send(.endVisible(after: row)) }
    case .execute: if let command = engine.state.command { engine.send(.executed(command.id)) }
    case .restore: engine.send(.restore(engine.saved, away: .zero))
    case .refresh: await engine.refresh()
    case .edit(let edit, let tab, let holds):
      edits += 1
      let id = edits
      engine.send(.edit(edit, in: tab, pending: id))
      try? await Task.sleep(for: .milliseconds(1))
      engine.send(holds ? .settle(id) : .revert(id))
    case .pause(let time): try? await Task.sleep(for: time)
    }
  }
}

/// A store on the main actor, as apps have it, and somebody on another thread who reads its updates.
@MainActor
final class StoreScreen: SoakScreen {
  private var store: TabStore<Soaked>?
  private weak var released: TabStore<Soaked>?
  private let book: SoakLedger
  private let hasEnded = Atomic<Bool>(false)

  init(_ policy: Policy, _ server: HostileServer, _ problems: Problems) {
    let store = TabStore(
      selected: 0, policy: policy, isCancellation: isTransportCancel,
      isFinal: isRefusal, cached: { await server.cachedItems(of: $0) }, loader: server)
    book = SoakLedger(store.state, problems)
    store.watch { [book] in book.take($0) }
    self.store = store
    released = store
    let updates = store.updates
    Task.detached {
      for await state in updates { SoakLedger.check(state, problems) }
      self.hasEnded.store(true, ordering: .relaxed)
    }
  }

  var state: SoakedState? { store?.state }
  var ledger: (open: Set<Ticket>, events: Int) { (book.open, book.events) }
  var isReleased: Bool { released == nil && hasEnded.load(ordering: .relaxed) }

  func release() { store = nil }

  @MainActor func perform(_ step: SoakStep) async {
    guard let store else { return }
    switch step {
    case .send(let events): for event in events { store.take(event) }
    case .reachEnd: if let row = store.state.lastRow { store.endVisible(after: row) }
    case .execute: if let command = store.command { store.markExecuted(command) }
    case .restore: store.restore(store.saved, away: .zero)
    case .refresh: await store.refresh()
    case .edit(let edit, let tab, let holds):
      try? await store.edit(edit, in: tab) {
        try await Task.sleep(for: .milliseconds(1))
        if !holds { throw Soaked.Problem.broken }
      }
    case .pause(let time): try? await Task.sleep(for: time)
    }
  }
}

extension TabStore<Soaked> {
  /// Calls the method that stands for an event of a ``SoakStep``.
  fileprivate func take(_ event: SoakedState.Event) {
    switch event {
    case .select(let tab, let debounce): select(tab, debounce: debounce)
    case .appear(let token): appear(token: token)
    case .disappear(let token): disappear(token: token)
    case .reload(let debounce): reload(debounce: debounce)
    case .retry: retry()
    case .endHidden: endHidden()
    case .invalidate(let tab): invalidate(tab)
    case .invalidateAll: invalidateAll()
    case .moved(let isAtTop, let anchor): moved(isAtTop: isAtTop, anchor: anchor)
    case .scroll(let row): scroll(to: row)
    case .reset(let tab): reset(selected: tab)
    case .close: close()
    case .refresh, .endVisible, .provisional, .answered, .failed, .cancelled, .timeout, .executed,
      .edit, .settle, .revert, .restore:
      preconditionFailure("No step has the event '\(event)'.")
    }
  }
}

extension SoakedState {
  /// The last row that is drawn.
  fileprivate var lastRow: Int? {
    if case .rows(let items) = shown { items.last?.id } else { nil }
  }
}

@Sendable private func isTransportCancel(_ error: any Error) -> Bool {
  if case Soaked.Problem.transportCancelled = error { true } else { false }
}

@Sendable private func isRefusal(_ error: any Error) -> Bool {
  if case Soaked.Problem.refused = error { true } else { false }
}
