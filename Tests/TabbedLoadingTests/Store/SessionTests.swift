import Foundation
import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Many sessions, one after the other, leave nothing behind (M19).
@Suite struct SessionTests {
  /// A session of one screen, from its first view to the moment when its engine is let go.
  private func play(seed: UInt64) {
    var random = Choices(seed: seed)
    let policy = random.pick(below: 2) == 0 ? Policy.article : .standard
    let harness = EngineHarness(policy: policy, asksCache: true)
    harness.send(.appear())
    for _ in 0..<20 {
      let tab = Letters.Tab.allCases[random.pick(below: 3)]
      switch random.pick(below: 10) {
      case 0, 1, 2: harness.send(.select(tab))
      case 3: harness.send(.refresh)
      case 4: harness.server.endLookup(of: tab, tab.items(3))
      case 5: harness.send(.edit(.remove(tab.items(2)[1]), in: tab, pending: random.pick(below: 3)))
      case 6: harness.send(.settle(random.pick(below: 3)), .revert(random.pick(below: 3)))
      case 7: harness.send(random.pick(below: 2) == 0 ? .disappear() : .appear())
      default:
        if let number = harness.server.asked.last?.ticket.number {
          harness.server.end(number, .answer(tab.items(random.pick(below: 5)), next: 1))
        }
      }
      harness.run()
    }
    harness.release()
    for tab in Letters.Tab.allCases { harness.server.endLookup(of: tab, []) }
    for ticket in harness.server.asked.map(\.ticket.number) {
      harness.server.end(ticket, .fail(.broken))
    }
    harness.run()
  }

  @Test func `one machine's memory is that of what it holds, however long it runs`() {
    var state = LettersState(selected: .a, policy: .standard, identity: 1)
    var now = Duration.zero
    for index in 0..<5_000 {
      now += .seconds(index % 7)
      let tab = Letters.Tab.allCases[index % 3]
      for event in [
        LettersState.Event.appear(token: index % 2), .select(tab), .scroll(to: index % 9),
        .edit(.insert(index, at: 0), in: tab, pending: index % 4), .settle((index + 1) % 4),
        .revert((index + 2) % 4), .moved(isAtTop: false, anchor: Letters.Anchor(id: index)),
        .invalidateAll, .refresh,
      ] { _ = state.handle(event, now: now) }
      if let ticket = state.liveTicket {
        _ = state.handle(.answered(ticket, Letters.Page(tab.items(5), next: 1)), now: now)
      }
    }
    #expect(state.kept.tabs.count == 2)
    #expect(state.pending.count <= 4)
    let rows = Letters.Tab.allCases.map { tab in
      tab == state.selected ? state.phase.rows?.items.count : state.kept[tab]?.rows.items.count
    }
    #expect(rows.allSatisfy { $0.map { $0 < 20 } == true })
  }

  #if canImport(Glibc)
    // In processes of their own, since other tests' memory would be counted too.

    @Test func `ten thousand sessions end at the level of the first ones`() async throws {
      let end = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        Memory.keepNoBacktraces()
        let sessions = SessionTests()
        for seed in 0..<500 as Range<UInt64> { sessions.play(seed: seed) }
        let before = Memory.now
        for seed in 500..<10_500 as Range<UInt64> { sessions.play(seed: seed) }
        SessionTests.sayGrowth(since: before)
      }
      try Self.expectLevel(end)
    }

    @Test func `ten thousand stores end at the level of the first ones`() async throws {
      let end = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        Memory.keepNoBacktraces()
        for _ in 0..<500 { await SessionTests.playStore() }
        let before = Memory.now
        for _ in 0..<10_000 { await SessionTests.playStore() }
        SessionTests.sayGrowth(since: before)
      }
      try Self.expectLevel(end)
    }

    private static func sayGrowth(since before: Memory?) {
      guard let before, let now = Memory.now else { return }
      print("\ngrown by \(now.allocated - before.allocated) bytes")
    }

    private static func expectLevel(_ end: ExitTest.Result?) throws {
      if Memory.isSanitized { return }  // Leaks are looked for when the process ends.
      let output = String(decoding: try #require(end).standardOutputContent, as: UTF8.self)
      let words = try #require(output.split(separator: "grown by ").last).split(separator: " ")
      #expect(try #require(words.first.flatMap { Int($0) }) < 100_000, "after 10,000 sessions")
    }
  #endif

  /// A session of a real store, up to the end of its last task.
  private static func playStore() async {
    let (tasks, end) = AsyncStream<Never>.makeStream()
    await playStore(held: Token { end.finish() })
    for await _ in tasks {}
  }

  /// Held by a loader, and so by each task of its store.
  private final class Token: Sendable {
    private let atEnd: @Sendable () -> Void

    init(atEnd: @escaping @Sendable () -> Void) { self.atEnd = atEnd }

    deinit { atEnd() }
  }

  /// A request is cancelled, one cancels itself, one is answered, and one goes on when the store is let go.
  @MainActor private static func playStore(held token: Token) async {
    // Without waits: a sleep that is cancelled is kept by the runtime until its time is over.
    let policy = Policy(keep: .rows(tabs: 8), unaskedCancel: .retryOnce)
    let store = TabStore(Letters.self, selected: .a, policy: policy) {
      [token] tab throws(Letters.Failure) in
      _ = token
      switch tab {
      case .a:
        // Ends when it is cancelled.
        let (answers, server) = AsyncStream<[Int]>.makeStream()
        defer { server.finish() }
        for await answer in answers { return answer }
        throw .broken
      case .b: throw .transportCancelled
      case .c: return [1, 2]
      }
    }
    let updates = store.updates
    store.appear()
    store.select(.b)
    store.select(.c)
    await store.refresh()
    await store.edit(.remove(1), in: .c) {}
    store.select(.a)
    withExtendedLifetime(updates) {}
  }
}
