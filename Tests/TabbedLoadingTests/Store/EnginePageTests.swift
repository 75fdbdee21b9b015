import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// The next page, with real tasks on virtual time (M10).
@Suite struct EnginePageTests {
  @Test func `the loader is asked for the page by its cursor`() {
    let harness = EngineHarness.ready([1, 2], next: 2)
    harness.send(.endVisible(after: 2))
    harness.run()
    #expect(harness.server.asked.map(\.cursor) == [nil, 2])
    #expect(harness.server.asked.map(\.kind) == [.first, .append])
    harness.end(2, .answer([3]))
    #expect(harness.state?.progress == .ready([1, 2, 3]))
    #expect(harness.state?.hasMore == false)
  }

  @Test func `a refresh cancels the task of the next page in the same turn`() {
    let harness = EngineHarness.ready([1, 2], next: 2)
    harness.send(.endVisible(after: 2))
    harness.run()
    harness.send(.refresh)
    #expect(harness.server.cancelled.map(\.number) == [2])
    harness.run()
    harness.end(3, .answer([5], next: 2))
    harness.end(2, .answer([3, 4]))
    #expect(harness.state?.progress == .ready([5]))
    #expect(harness.transitions.last?.effects.discarded?.number == 2)
  }

  @Test func `who awaits a refresh does not wait for the page after it`() {
    let harness = EngineHarness.ready([1, 2], next: 2)
    let refresh = harness.awaitRefresh()
    harness.send(.endVisible(after: 2))
    harness.end(2, .answer([2], next: 2))
    #expect(harness.server.asked.map(\.kind) == [.first, .refresh, .append])
    #expect(refresh.hasReturned)
    harness.end(3, .answer([]))
  }

  @Test func `an engine that is let go cancels its page`() {
    let harness = EngineHarness.ready([1, 2], next: 2)
    harness.send(.endVisible(after: 2))
    harness.run()
    harness.release()
    #expect(harness.server.cancelled.map(\.number) == [2])
    harness.end(2, .answer([3]))
  }
}
