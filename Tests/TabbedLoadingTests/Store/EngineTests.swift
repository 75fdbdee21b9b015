import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// The real engine, with real tasks, on virtual time (M2, M5, M6, M20).
@Suite struct EngineTests {
  private func ticket(_ number: UInt32) -> Ticket { Ticket(issuer: 1, number: number) }

  @Test func `an answer arrives under its tab`() {
    let harness = EngineHarness.loading()
    #expect(harness.server.asked.map(\.tab) == [.a])
    #expect(harness.state?.progress == .loading)
    harness.end(1, .answer([1, 2]))
    #expect(harness.state?.progress == .ready([1, 2]))
  }

  @Test func `a tab change cancels the task in the same turn`() {
    let harness = EngineHarness.loading()
    harness.send(.select(.b))
    #expect(harness.server.cancelled == [ticket(1)], "nothing has run since")
    #expect(harness.state?.progress == .loading)
  }

  @Test func `a late answer of a loader that ignores its cancel is discarded`() {
    let harness = EngineHarness.loading()
    harness.send(.select(.b))
    harness.run()
    harness.end(2, .answer([5]))
    harness.end(1, .answer([1, 2, 3]))
    #expect(harness.state?.progress == .ready([5]))
    #expect(harness.transitions.last?.effects.discarded == ticket(1))
  }

  @Test func `a → b → a shows the second request's answer, not the first's`() {
    let harness = EngineHarness.loading()
    harness.send(.select(.b))
    harness.run()
    harness.send(.select(.a))
    harness.run()
    harness.server.end(1, .answer([1]))
    harness.end(2, .answer([2]))
    #expect(harness.state?.progress == .loading)
    harness.end(3, .answer([3]))
    #expect(harness.state?.progress == .ready([3]))
  }

  @Test func `a request cancelled before its task began never reaches the loader`() {
    let harness = EngineHarness()
    harness.send(.appear(), .select(.b), .select(.c))
    harness.run()
    #expect(harness.server.asked.map(\.tab) == [.c])
    #expect(harness.state?.liveTicket == ticket(3))
  }

  @Test func `an answer that was there at once is refused after a tab change`() {
    let harness = EngineHarness()
    harness.server.answerAtOnce([7])
    harness.send(.appear(), .select(.b))
    harness.run()
    #expect(harness.server.asked.map(\.tab) == [.b])
    #expect(harness.state?.selected == .b)
    #expect(harness.state?.progress == .ready([7]))
  }

  @Test func `a failure is shown`() {
    let harness = EngineHarness.loading()
    harness.end(1, .fail(.broken))
    #expect(harness.state?.progress == .failed(.broken, ticket(1)))
  }

  @Test(arguments: [Letters.Failure.broken, .transportCancelled])
  func `whatever is thrown after our cancel is silent`(failure: Letters.Failure) {
    let harness = EngineHarness.loading()
    harness.send(.select(.b))
    harness.run()
    harness.end(1, .fail(failure))
    #expect(harness.state?.progress == .loading)
    #expect(harness.state?.liveTicket == ticket(2))
    #expect(harness.transitions.allSatisfy { $0.effects.discarded == nil })
  }

  @Test func `a transport's cancel that nobody asked for is issued once more`() {
    let harness = EngineHarness.loading(Policy(unaskedCancel: .retryOnce))
    harness.end(1, .fail(.transportCancelled))
    #expect(harness.server.asked.map(\.attempt) == [1, 2])
    harness.end(2, .fail(.transportCancelled))
    #expect(harness.state?.progress == .failed(.transportCancelled, ticket(2)))
  }

  @Test func `events sent from inside a delivery come after it`() {
    let harness = EngineHarness()
    harness.sendFromWatcher(.select(.b), .select(.c))
    harness.send(.appear())
    let seen = harness.transitions
    #expect(seen.map(\.after.selected) == [.a, .b, .c])
    #expect(seen.map(\.before.selected) == [.a, .a, .b])
    #expect(seen.map { $0.effects.start?.tab } == [.a, .b, .c])
  }

  @Test func `an event sent from a cancellation handler comes after the event that cancels, once`()
  {
    let harness = EngineHarness.loading()
    harness.sendFromNextCancel(.select(.c))
    harness.send(.select(.b))
    #expect(harness.transitions.map(\.after.selected) == [.a, .b, .c])
    #expect(
      harness.transitions.map { $0.effects.start?.ticket.number } == [1, 2, 3],
      "b's effects are performed before c's")
    harness.run()
    #expect(harness.server.asked.map(\.tab) == [.a, .c], "b was left before its task began")
    harness.send(.select(.b))
    #expect(harness.state?.selected == .b, "nothing is delivered twice")
    #expect(harness.transitions.filter { $0.effects.start?.tab == .c }.count == 1)
  }

  @Test func `a transition says when it was`() {
    let harness = EngineHarness()
    harness.send(.appear())
    harness.simulation.advance(by: .milliseconds(300))
    harness.send(.select(.b))
    #expect(harness.transitions.map(\.time) == [.zero, .milliseconds(300)])
  }

  @Test func `close cancels, and what comes after is refused`() {
    let harness = EngineHarness.loading()
    harness.send(.close)
    #expect(harness.server.cancelled == [ticket(1)])
    harness.end(1, .answer([1]))
    harness.send(.select(.b), .appear(token: 1))
    harness.run()
    #expect(harness.server.asked.count == 1)
    #expect(harness.state?.progress == .loading)
  }
}

/// An engine that is let go at any moment leaves nothing running (M5, M13).
@Suite struct TeardownTests {
  enum Moment: CaseIterable {
    case unused, queued, loading, cancelled, answering, ready
  }

  @Test(arguments: Moment.allCases)
  func `a released engine cancels what it waits for`(moment: Moment) {
    let harness = EngineHarness()
    harness.server.endAtCancel()
    if moment != .unused { harness.send(.appear()) }
    if [.loading, .cancelled, .answering, .ready].contains(moment) { harness.run() }
    if moment == .cancelled { harness.send(.select(.b)) }
    if [.answering, .ready].contains(moment) { harness.server.end(1, .answer([1])) }
    if moment == .ready { harness.run() }
    harness.release()
    harness.run()
    let begun = harness.server.asked.map(\.ticket)
    #expect(harness.server.ended == begun, "every loader that began has ended")
    #expect(begun.count == (moment == .unused || moment == .queued ? 0 : 1))
    let states = harness.transitions.map(\.after.progress)
    #expect(states.contains(.ready([1])) == (moment == .ready))
  }

  @Test(arguments: 0..<200)
  func `every request ends exactly once, whatever happens`(seed: UInt64) {
    var random = Choices(seed: seed)
    let harness = EngineHarness(policy: Policy(unaskedCancel: .retryOnce, disappear: .cancel))
    if seed % 2 == 0 { harness.server.endAtCancel() }
    for _ in 0..<30 {
      switch random.pick(below: 7) {
      case 0, 1: harness.send(.select([.a, .b, .c][random.pick(below: 3)]))
      case 2: harness.send(.appear(token: random.pick(below: 2)))
      case 3: harness.send(.disappear(token: random.pick(below: 2)))
      case 4: harness.server.end(UInt32(random.pick(below: 12)), .answer([1]))
      case 5: harness.server.end(UInt32(random.pick(below: 12)), .fail(.broken))
      default: harness.run()
      }
    }
    harness.release()
    harness.run()
    for ticket in harness.server.asked.map(\.ticket.number) {
      harness.server.end(ticket, .answer([]))
    }
    harness.run()
    let ended = harness.server.ended.map(\.number).sorted()
    #expect(ended == harness.server.asked.map(\.ticket.number).sorted(), "seed \(seed)")
    let ends = harness.transitions.compactMap { transition -> UInt32? in
      switch transition.event {
      case .answered(let ticket, _), .failed(let ticket, _, _), .cancelled(let ticket, _):
        ticket.number
      case .appear, .disappear, .select, .reload, .refresh, .retry: nil
      case .timeout, .moved, .endVisible, .endHidden, .scroll, .executed, .provisional: nil
      case .edit, .settle, .revert, .invalidate, .invalidateAll, .reset, .restore, .close: nil
      }
    }
    #expect(Set(ends).count == ends.count, "the engine reports an end once; seed \(seed)")
    let started = harness.transitions.compactMap(\.effects.start?.ticket.number)
    #expect(started == started.sorted() && Set(started).count == started.count, "seed \(seed)")
  }
}

/// What the engine does in time (M11, M14, M15).
@Suite struct EngineTimerTests {
  private let policy = Policy(
    showAfter: .milliseconds(120), minVisible: .milliseconds(400),
    retry: Policy.Retry(attempts: 1, delay: .seconds(1)))
  private let placeholders = Letters.Shown.placeholders(Placeholders(count: 5))

  @Test func `placeholders are drawn, and stay, by the clock`() {
    let harness = EngineHarness(policy: policy)
    harness.send(.appear())
    harness.simulation.advance(by: .milliseconds(119))
    #expect(harness.state?.shown == .nothing)
    harness.simulation.advance(by: .milliseconds(1))
    #expect(harness.state?.shown == placeholders)
    harness.server.end(1, .answer([1]))
    harness.simulation.advance(by: .milliseconds(399))
    #expect(harness.state?.shown == placeholders)
    harness.simulation.advance(by: .milliseconds(1))
    #expect(harness.state?.shown == .rows([1]))
  }

  @Test func `a simulation that ends while a timer runs leaves nothing behind`() {
    let harness = EngineHarness.loading(policy)
    harness.end(1, .fail(.broken))
    #expect(harness.state?.timer != nil, "it waits to try again")
    #expect(harness.simulation.tearDown())
    #expect(harness.simulation.nextDeadline == nil)
    #expect(harness.server.asked.count == 1, "nothing is asked for at the end")
  }

  @Test func `a timer that was stopped does not go off`() {
    let harness = EngineHarness.loading(policy)
    harness.end(1, .answer([1]))
    harness.simulation.advance(by: .seconds(5))
    #expect(harness.simulation.nextDeadline == nil)
    #expect(!harness.transitions.contains { if case .timeout = $0.event { true } else { false } })
  }

  @Test func `a failed load is tried again by the clock, a final failure is not`() {
    let harness = EngineHarness.loading(policy)
    harness.server.end(1, .fail(.broken))
    harness.simulation.advance(by: .seconds(1))
    #expect(harness.server.asked.map(\.attempt) == [1, 2])
    harness.send(.select(.b))
    harness.run()
    harness.server.end(3, .fail(.refused))
    harness.simulation.advance(by: .seconds(5))
    #expect(harness.server.asked.count == 3)
    #expect(harness.state?.progress == .failed(.refused, Ticket(issuer: 1, number: 3)))
  }

  @Test func `a released engine stops its timer`() {
    let harness = EngineHarness.loading(policy)
    #expect(harness.simulation.nextDeadline == .milliseconds(120))
    harness.release()
    harness.run()
    #expect(harness.simulation.nextDeadline == nil)
  }
}

/// Awaiting a refresh (M9).
@Suite struct EngineRefreshTests {
  @Test func `it returns when the request has ended`() {
    let harness = EngineHarness.ready([1])
    let refresh = harness.awaitRefresh()
    #expect(!refresh.hasReturned)
    harness.end(2, .answer([2]))
    #expect(refresh.hasReturned)
    #expect(harness.state?.progress == .ready([2]))
  }

  @Test func `it returns when the request fails, and does not throw`() {
    let harness = EngineHarness.ready([1])
    let refresh = harness.awaitRefresh()
    harness.end(2, .fail(.broken))
    #expect(refresh.hasReturned)
    #expect(harness.state?.progress == .ready([1]))
    #expect(harness.state?.problem != nil)
  }

  @Test func `it does not return for anything else`() {
    let harness = EngineHarness.ready([1])
    let refresh = harness.awaitRefresh()
    harness.send(.moved(isAtTop: true), .appear(token: 1), .refresh)
    harness.run()
    #expect(!refresh.hasReturned)
    harness.send(.close)
    harness.run()
  }

  @Test func `it goes on with the request that takes the place of a cancelled one`() {
    let harness = EngineHarness.loading(Policy(unaskedCancel: .retryOnce))
    let refresh = harness.awaitRefresh()
    harness.end(1, .fail(.transportCancelled))
    #expect(!refresh.hasReturned)
    #expect(harness.server.asked.map(\.attempt) == [1, 2])
    harness.end(2, .answer([2]))
    #expect(refresh.hasReturned)
  }

  @Test func `it returns when its tab is left in the same turn`() {
    let harness = EngineHarness.ready([1])
    harness.sendFromWatcher(.select(.b))
    let refresh = harness.awaitRefresh()
    #expect(refresh.hasReturned)
    #expect(harness.state?.progress == .loading)
  }

  @Test func `it returns at once where there is nothing to wait for`() {
    let harness = EngineHarness.ready([1])
    harness.send(.disappear())
    let refresh = harness.awaitRefresh()
    #expect(refresh.hasReturned)
  }

  @Test(arguments: [LettersState.Event.select(.b), .close])
  func `it returns when the tab is left, or the screen closed`(event: LettersState.Event) {
    let harness = EngineHarness.ready([1])
    let refresh = harness.awaitRefresh()
    harness.send(event)
    harness.run()
    #expect(refresh.hasReturned)
  }

  @Test func `cancelling who awaits cancels nothing`() {
    let harness = EngineHarness.ready([1])
    let refresh = harness.awaitRefresh()
    refresh.task.cancel()
    harness.run()
    #expect(harness.server.cancelled == [])
    harness.end(2, .answer([2]))
    #expect(harness.state?.progress == .ready([2]))
  }

  @Test func `several who await one request all return`() {
    let harness = EngineHarness.ready([1])
    let refreshes = (0..<3).map { _ in harness.awaitRefresh() }
    #expect(harness.server.asked.count == 2)
    harness.end(2, .answer([2]))
    #expect(refreshes.allSatisfy { $0.hasReturned })
  }
}
