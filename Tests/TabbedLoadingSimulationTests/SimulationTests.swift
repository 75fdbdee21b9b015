import Synchronization
import Testing

@testable import TabbedLoadingSimulation

/// An actor on the simulated lane that keeps a log.
private actor Log {
  let lane: Lane
  let pool: Pool
  let clock: VirtualClock
  private(set) var lines: [String] = []

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(_ simulation: Simulation) {
    lane = simulation.lane
    pool = simulation.pool
    clock = simulation.clock
  }

  func note(_ line: String) {
    lines.append("\(clock.now.sinceStart / .milliseconds(1)): \(line)")
  }

  /// Starts a task on this actor that prefers the pool.
  @discardableResult
  func start(_ name: String, sleeping durations: [Duration]) -> Task<Void, Never> {
    Task {
      note("\(name) begins")
      for duration in durations {
        do {
          try await withTaskExecutorPreference(pool) { try await clock.sleep(for: duration) }
        } catch {
          return note("\(name) ends: \(error is CancellationError ? "cancelled" : "\(error)")")
        }
        note("\(name) woke")
      }
      note("\(name) ends")
    }
  }
}

@Suite struct SimulationTests {
  private let simulation = Simulation()
  private let log: Log

  init() { log = Log(simulation) }

  private var lines: [String] { simulation.perform(on: log) { $0.lines } }

  private func start(_ name: String, sleeping durations: Duration...) -> Task<Void, Never> {
    simulation.perform(on: log) { $0.start(name, sleeping: durations) }
  }

  @Test func `nothing runs before it is told to`() {
    _ = start("one")
    #expect(lines == [])
    simulation.runUntilIdle()
    #expect(lines == ["0.0: one begins", "0.0: one ends"])
  }

  @Test func `jobs run in the order in which they came`() {
    for name in ["one", "two", "three"] { _ = start(name) }
    simulation.runUntilIdle()
    #expect(
      lines.filter { $0.hasSuffix("begins") }.map { $0.split(separator: " ")[1] }
        == ["one", "two", "three"])
  }

  @Test func `running until idle lets no time pass`() {
    _ = start("one", sleeping: .milliseconds(1))
    simulation.runUntilIdle()
    #expect(lines == ["0.0: one begins"])
    #expect(simulation.clock.now.sinceStart == .zero)
  }

  @Test func `sleepers wake at their deadlines, in the order of these`() {
    _ = start("slow", sleeping: .milliseconds(30))
    _ = start("fast", sleeping: .milliseconds(10), .milliseconds(10), .milliseconds(10))
    simulation.advance(by: .milliseconds(25))
    #expect(
      lines == ["0.0: slow begins", "0.0: fast begins", "10.0: fast woke", "20.0: fast woke"])
    #expect(simulation.clock.now.sinceStart == .milliseconds(25))
    simulation.advance(by: .milliseconds(5))
    #expect(
      lines.suffix(4) == [
        "30.0: slow woke", "30.0: slow ends", "30.0: fast woke", "30.0: fast ends",
      ], "due at one instant: in the order in which they fell asleep")
  }

  @Test func `a sleeper due exactly at the end is woken, a later one is not`() {
    _ = start("due", sleeping: .milliseconds(10))
    _ = start("later", sleeping: .milliseconds(11))
    simulation.advance(by: .milliseconds(10))
    #expect(lines.last == "10.0: due ends")
  }

  @Test func `a sleep for no time ends as soon as time may pass`() {
    _ = start("zero", sleeping: .zero)
    simulation.runUntilIdle()
    #expect(lines == ["0.0: zero begins"])
    simulation.advance(by: .zero)
    #expect(lines.last == "0.0: zero ends")
  }

  @Test func `cancelling ends a sleep at once`() {
    let task = start("one", sleeping: .seconds(1))
    simulation.runUntilIdle()
    task.cancel()
    simulation.runUntilIdle()
    #expect(lines == ["0.0: one begins", "0.0: one ends: cancelled"])
    #expect(!simulation.wakeNext())
  }

  @Test func `a task cancelled before it sleeps does not sleep`() {
    let task = start("one", sleeping: .seconds(1))
    task.cancel()
    simulation.runUntilIdle()
    #expect(lines == ["0.0: one begins", "0.0: one ends: cancelled"])
  }

  @Test func `a cancel that comes after the wake is too late`() {
    let task = start("one", sleeping: .milliseconds(1), .milliseconds(1))
    simulation.advance(by: .milliseconds(1))
    task.cancel()
    simulation.runUntilIdle()
    #expect(lines == ["0.0: one begins", "1.0: one woke", "1.0: one ends: cancelled"])
  }

  @Test func `a sleep that has ended is forgotten, however late its cancel`() {
    let (woken, early) = (start("woken", sleeping: .zero), start("early", sleeping: .zero))
    early.cancel()
    simulation.runUntilIdle()
    simulation.clock.wakeFirst()
    woken.cancel()  // It has been woken, and has not run since.
    simulation.runUntilIdle()
    #expect(simulation.clock.isForgetful)
  }

  @Test func `tearing down cancels all sleepers, again if they sleep on`() {
    _ = start("one", sleeping: .seconds(1))
    simulation.perform(on: log) { log in
      let (pool, clock) = (log.pool, log.clock)
      Task {
        _ = log.lane
        await withTaskExecutorPreference(pool) {
          for _ in 0..<3 {
            try? await clock.sleep(for: .seconds(1))
          }
        }
        log.note("stubborn ends")
      }
    }
    #expect(simulation.tearDown())
    #expect(lines.contains("0.0: one ends: cancelled"))
    #expect(lines.last == "0.0: stubborn ends")
    #expect(simulation.nextDeadline == nil)
  }

  @Test func `moving the time wakes nobody; time that has passed changes nothing`() {
    _ = start("one", sleeping: .milliseconds(5))
    simulation.runUntilIdle()
    simulation.move(to: .milliseconds(4))
    simulation.move(to: .milliseconds(2))
    simulation.runUntilIdle()
    #expect(simulation.clock.now.sinceStart == .milliseconds(4))
    #expect(lines == ["0.0: one begins"])
    #expect(simulation.nextDeadline == .milliseconds(5))
  }

  @Test func `concurrent functions and task groups stay in the simulation`() {
    simulation.perform(on: log) { log in
      let (pool, clock) = (log.pool, log.clock)
      Task {
        _ = log.lane
        let sum = await withTaskExecutorPreference(pool) {
          await withTaskGroup(of: Int.self) { group in
            for number in 1...3 {
              group.addTask {
                try? await clock.sleep(for: .milliseconds(10 * number))
                return await double(number)
              }
            }
            return await group.reduce(0, +)
          }
        }
        log.note("sum \(sum)")
      }
    }
    simulation.runUntilIdle()
    #expect(lines == [])
    simulation.advance(by: .milliseconds(30))
    #expect(lines == ["30.0: sum 12"])
  }

  @Test func `an hour of one-second sleeps takes no real hour`() {
    _ = start("one", sleeping: .seconds(1), .seconds(3599))
    simulation.advance(by: .seconds(3600))
    #expect(lines.last == "3600000.0: one ends")
  }

  @Test func `two simulations of one program make one log`() {
    let logs = (0..<2).map { _ in
      let simulation = Simulation()
      let log = Log(simulation)
      for number in 1...20 {
        _ = simulation.perform(on: log) {
          $0.start("\(number)", sleeping: [.milliseconds(number * 7 % 5), .milliseconds(number)])
        }
      }
      simulation.advance(by: .seconds(1))
      return simulation.perform(on: log) { $0.lines }
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count == 80)
  }

  @Test func `time does not run backwards`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Simulation().advance(by: .milliseconds(-1))
    }
    expectTrap(result, "Simulation.advance(by:): time does not run backwards.")
  }

  @Test func `running from inside a job traps with the rule`() async {
    let inActor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let simulation = Simulation()
      simulation.perform(on: Log(simulation)) { _ in simulation.runUntilIdle() }
    }
    expectTrap(inActor, "Simulation.runUntilIdle(): cannot run from inside a job.")
  }

  @Test func `a queue that never idles forgets what has run`() {
    let most = Mutex(0)
    // Each line takes a job of the actor's and one of the pool's.
    Task(executorPreference: simulation.pool) { [simulation, log] in
      for number in 1...5_000 {
        await log.note("\(number)")
        most.withLock { $0 = max($0, simulation.queue.remembered) }
      }
    }
    simulation.runUntilIdle()
    #expect(lines.last == "0.0: 5000")
    #expect((1_000...1_100).contains(most.withLock { $0 }))
  }

  @Test func `a simulated actor is out of reach from outside`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      reachIn(Log(Simulation()))
    }
    expectTrap(
      result, "Lane: simulated actors run inside Simulation.perform(on:_:) and runUntilIdle() only."
    )
  }
}

@concurrent
private func double(_ number: Int) async -> Int { number * 2 }

private func reachIn(_ log: Log) { log.assumeIsolated { $0.note("from outside") } }
