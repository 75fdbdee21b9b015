import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Rows from a cache, with real tasks on virtual time (M22).
@Suite struct EngineCacheTests {
  @Test func `cache and loader are asked at once, and the cache is shown first`() {
    let harness = EngineHarness.loading(asksCache: true)
    #expect(harness.server.asked.map(\.ticket.number) == [1])
    harness.server.endLookup(of: .a, [1, 2])
    harness.run()
    #expect(harness.state?.shown == .rows([1, 2]))
    #expect(harness.state?.isRefreshing == true)
    harness.end(1, .answer([1, 2, 3]))
    #expect(harness.state?.shown == .rows([1, 2, 3]))
    #expect(harness.state?.isRefreshing == false)
  }

  @Test func `a slow cache does not put off the answer, and comes too late`() {
    let harness = EngineHarness.loading(asksCache: true)
    harness.end(1, .answer([7]))
    #expect(harness.state?.shown == .rows([7]))
    #expect(harness.server.cancelledLookups == [.a])
    harness.server.endLookup(of: .a, [1, 2])
    harness.run()
    #expect(harness.state?.shown == .rows([7]))
    #expect(harness.transitions.count == 2, "nobody hears of it")
  }

  @Test func `a tab that is left cancels its look into the cache`() {
    let harness = EngineHarness.loading(asksCache: true)
    harness.send(.select(.b))
    #expect(harness.server.cancelledLookups == [.a])
    harness.server.endLookup(of: .a, [1, 2])
    harness.run()
    #expect(harness.state?.shown == .placeholders(Placeholders(count: 5)))
    harness.server.endLookup(of: .b, [])
    harness.run()
    #expect(harness.state?.shown == .placeholders(Placeholders(count: 5)), "no rows are no answer")
    harness.release()
    harness.server.end(1, .answer([]))
    harness.end(2, .answer([]))
  }

  @Test func `an engine that is let go cancels its look into the cache`() {
    let harness = EngineHarness.loading(asksCache: true)
    harness.release()
    #expect(harness.server.cancelledLookups == [.a])
    harness.server.endLookup(of: .a, [1])
    harness.end(1, .answer([]))
  }

  @Test func `the cache is asked for first loads alone, once for each`() {
    let harness = EngineHarness.loading(
      Policy(retry: Policy.Retry(attempts: 1, delay: .zero)), asksCache: true)
    harness.server.endLookup(of: .a, [])
    harness.end(1, .fail(.broken))
    harness.simulation.advance(by: .seconds(1))
    harness.run()
    harness.end(2, .answer([1], next: 2))
    harness.send(.endVisible(after: 1))
    harness.run()
    harness.send(.refresh)
    harness.run()
    #expect(harness.server.asked.map(\.kind) == [.first, .first, .append, .refresh])
    #expect(harness.server.lookupCount == 1)
    harness.server.end(3, .answer([]))
    harness.end(4, .answer([2]))
    #expect(harness.state?.shown == .rows([2]))
  }

  @Test func `a load that fails waits for what the cache has`() {
    for attempts in 0...1 {
      let harness = EngineHarness.loading(
        Policy(retry: Policy.Retry(attempts: attempts, delay: .seconds(1))), asksCache: true)
      harness.end(1, .fail(.broken))
      #expect(harness.state?.shown == .placeholders(Placeholders(count: 5)))
      harness.server.endLookup(of: .a, [1, 2])
      harness.run()
      #expect(harness.state?.shown == .rows([1, 2]))
      #expect(harness.state?.problem?.failure == .broken, "and then the failure")
    }
  }

  @Test func `a first load over rows from the cache asks it no more`() {
    let harness = EngineHarness.loading(asksCache: true)
    harness.server.endLookup(of: .a, [1, 2])
    harness.end(1, .fail(.broken))
    harness.send(.retry)
    harness.run()
    #expect(harness.server.asked.map(\.kind) == [.first, .first])
    #expect(harness.server.lookupCount == 1)
    harness.end(2, .answer([3]))
    #expect(harness.state?.shown == .rows([3]))
  }

  @Test func `rows from the cache stay when the load fails, and when it is cancelled`() {
    for end in [TestServer.End.fail(.broken), .fail(.transportCancelled)] {
      let harness = EngineHarness.loading(asksCache: true)
      harness.server.endLookup(of: .a, [1, 2])
      harness.run()
      harness.end(1, end)
      #expect(harness.state?.shown == .rows([1, 2]))
      #expect(harness.state?.problem != nil)
    }
  }
}
