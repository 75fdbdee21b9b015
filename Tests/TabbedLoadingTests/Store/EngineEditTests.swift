import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Changes that are made while requests are under way, with real tasks on virtual time (M9, M21).
@Suite struct EngineEditTests {
  @Test func `who refreshes after a change waits for the request from after it`() {
    let harness = EngineHarness.ready([1, 2, 3])
    let early = harness.awaitRefresh()
    harness.send(.edit(.remove(2), in: .a))
    let late = harness.awaitRefresh()
    #expect(harness.server.asked.count == 2)
    harness.end(2, .answer([1, 2, 3]))
    #expect(harness.server.asked.count == 3)
    #expect(!late.hasReturned)
    harness.end(3, .answer([1, 3]))
    #expect(late.hasReturned && early.hasReturned)
    #expect(harness.state?.shown == .rows([1, 3]))
  }

  @Test func `a reset cancels, forgets, and lets go of who waits`() {
    let harness = EngineHarness.ready([1, 2, 3])
    let refresh = harness.awaitRefresh()
    harness.send(.edit(.remove(2), in: .a, pending: 1), .reset(selected: .b))
    #expect(harness.server.cancelled.map(\.number) == [2])
    harness.run()
    #expect(refresh.hasReturned)
    #expect(harness.state?.shown == .nothing)
    #expect(harness.state?.selected == .b)
    harness.end(2, .answer([9]))
    #expect(harness.state?.shown == .nothing)
    #expect(harness.server.asked.count == 2, "nothing is asked for until a view appears")
  }

  @Test func `what is restored takes the place of what is under way`() throws {
    let harness = EngineHarness.ready([1, 2, 3])
    let saved = try #require(harness.state).saved(now: .zero)
    harness.send(.select(.b))
    harness.run()
    harness.send(.restore(saved, away: .zero))
    #expect(harness.server.cancelled.map(\.number) == [2])
    harness.run()
    #expect(harness.state?.selected == .a)
    #expect(harness.state?.shown == .rows([1, 2, 3]))
    harness.end(2, .answer([9]))
    #expect(harness.state?.shown == .rows([1, 2, 3]))
    #expect(harness.transitions.last?.effects.discarded?.number == 2)
  }
}
