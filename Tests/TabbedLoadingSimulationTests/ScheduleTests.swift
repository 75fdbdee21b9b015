import Foundation
import Synchronization
import Testing

@testable import TabbedLoadingSimulation

/// Lines, written from anywhere.
final class Notes: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension Simulation {
  /// Starts a task on the pool that waits for each latency and notes its end.
  func start(_ name: String, _ notes: Notes, latencies: Int = 1) {
    Task(executorPreference: pool) {
      for number in 1...latencies {
        await self.latency(name)
        notes.add(latencies == 1 ? name : "\(name)\(number)")
      }
    }
  }
}

/// An actor on the lane.
private actor Host {
  let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(_ lane: Lane) { self.lane = lane }

  func start(_ name: String, _ notes: Notes) { Task { add(name, notes) } }

  func add(_ name: String, _ notes: Notes) { notes.add(name) }
}

/// Runs a body while threads do nothing but keep cores busy.
private func withBusyCores(_ count: Int, _ body: () throws -> Void) rethrows {
  final class Flag: Sendable {
    let isRaised = Atomic(false)
  }
  let isOver = Flag()
  for _ in 0..<count {
    Thread.detachNewThread { while !isOver.isRaised.load(ordering: .relaxed) {} }
  }
  defer { isOver.isRaised.store(true, ordering: .relaxed) }
  try body()
}

@Suite struct ScheduleTests {
  /// What comes of every completion order of `start`.
  private func outcomes(
    _ branching: Schedule.Branching = .completions, _ start: (Simulation, Notes) -> Void
  ) throws -> (runs: Int, outcomes: Set<[String]>) {
    var (all, runs, outcomes) = (AllChoices(), 0, Set<[String]>())
    while let choices = all.next {
      let (simulation, notes) = (Simulation(Schedule(branching, choices)), Notes())
      start(simulation, notes)
      try simulation.runToEnd()
      runs += 1
      outcomes.insert(notes.all)
      all.advance(after: simulation.choices)
    }
    return (runs, outcomes)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 6), (5, 120), (7, 5040)])
  func `every completion order is run, once`(count: Int, orders: Int) throws {
    let names = (0..<count).map { "\($0)" }
    let (runs, outcomes) = try outcomes { simulation, notes in
      for name in names { simulation.start(name, notes) }
    }
    #expect(runs == orders)
    #expect(outcomes.count == orders)
    #expect(outcomes.allSatisfy { $0.sorted() == names })
  }

  @Test func `one that follows another comes after it in every order`() throws {
    let (runs, outcomes) = try outcomes { simulation, notes in
      simulation.start("a", notes, latencies: 2)
      simulation.start("b", notes, latencies: 2)
    }
    // Two of one among four: 4! / (2! 2!).
    #expect(runs == 6)
    #expect(outcomes.count == 6)
  }

  @Test func `a latency ends before or after a sleep, and sleeps keep their order`() throws {
    let (_, outcomes) = try outcomes { simulation, notes in
      simulation.start("answer", notes)
      for milliseconds in [20, 10] {
        Task(executorPreference: simulation.pool) {
          try await simulation.clock.sleep(for: .milliseconds(milliseconds))
          notes.add("\(milliseconds)")
        }
      }
    }
    #expect(
      outcomes == [["answer", "10", "20"], ["10", "answer", "20"], ["10", "20", "answer"]])
  }

  @Test func `sleepers of one deadline wake in any order`() throws {
    let (_, outcomes) = try outcomes { simulation, notes in
      for name in ["a", "b", "c"] {
        Task(executorPreference: simulation.pool) {
          try await simulation.clock.sleep(for: .milliseconds(10))
          notes.add(name)
        }
      }
    }
    #expect(outcomes.count == 6)
  }

  @Test func `while time advances, a latency may go on beyond it`() throws {
    var (all, outcomes) = (AllChoices(), Set<[String]>())
    while let choices = all.next {
      let (simulation, notes) = (Simulation(Schedule(.completions, choices)), Notes())
      simulation.start("a", notes)
      simulation.advance(by: .seconds(1))
      #expect(simulation.clock.now.sinceStart == .seconds(1))
      outcomes.insert(notes.all)
      all.advance(after: simulation.choices)
      #expect(simulation.tearDown())
    }
    #expect(outcomes == [["a"], []])
  }

  @Test func `zero is first in, first out, in schedules of either kind`() throws {
    for branching in [Schedule.Branching.completions, .jobs] {
      let (simulation, notes) = (Simulation(Schedule(branching, Choices())), Notes())
      for name in ["a", "b", "c"] { simulation.start(name, notes) }
      try simulation.runToEnd()
      #expect(notes.all == ["a", "b", "c"])
    }
  }

  @Test func `jobs of the pool run in any order, those of the lane in theirs`() throws {
    let (_, outcomes) = try outcomes(.jobs) { simulation, notes in
      simulation.perform(on: Host(simulation.lane)) { host in
        host.start("lane 1", notes)
        host.start("lane 2", notes)
      }
      Task(executorPreference: simulation.pool) { notes.add("pool") }
    }
    #expect(
      outcomes == [
        ["lane 1", "lane 2", "pool"], ["lane 1", "pool", "lane 2"], ["pool", "lane 1", "lane 2"],
      ])
  }

  /// The trace of a random schedule of four tasks.
  private func trace(seed: UInt64) throws -> [String] {
    let (simulation, notes) = (Simulation(Schedule(.jobs, Choices(seed: seed))), Notes())
    for name in ["a", "b", "c", "d"] { simulation.start(name, notes, latencies: 3) }
    try simulation.runToEnd()
    return simulation.trace + notes.all
  }

  @Test(arguments: [false, true])
  func `a thousand repeats of a seed give one trace`(everyCoreIsBusy: Bool) throws {
    try withBusyCores(everyCoreIsBusy ? 2 * ProcessInfo.processInfo.activeProcessorCount : 0) {
      let first = try trace(seed: 5)
      var others = 0
      for _ in 0..<1_000 where try trace(seed: 5) != first { others += 1 }
      #expect(others == 0)
      #expect(try trace(seed: 6) != first)
    }
  }

  @Test func `the repeats of a seed agree on every core at once`() async throws {
    let first = try trace(seed: 5)
    await withTaskGroup { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<100 { #expect((try? trace(seed: 5)) == first) }
        }
      }
    }
  }

  /// In another process every set and dictionary has another order.
  @Test func `a seed gives one trace in every process`() async throws {
    for _ in 0..<2 {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        for seed in 0..<20 as Range<UInt64> { print(try ScheduleTests().trace(seed: seed)) }
      }
      let here = try (0..<20 as Range<UInt64>).map { "\(try trace(seed: $0))\n" }.joined()
      let there = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      #expect(there.contains(here))
    }
  }

  @Test func `a replay makes the schedule that it was made from`() throws {
    for branching in [Schedule.Branching.completions, .jobs] {
      let (first, notes) = (Simulation(Schedule(branching, Choices(seed: 9))), Notes())
      for name in ["a", "b", "c"] { first.start(name, notes, latencies: 2) }
      try first.runToEnd()
      let text = "\(Replay(Replay.Kind(branching), first.choices.values))"
      let schedule = try #require(Schedule(Replay(text)))
      let (second, again) = (Simulation(schedule), Notes())
      for name in ["a", "b", "c"] { second.start(name, again, latencies: 2) }
      try second.runToEnd()
      #expect(again.all == notes.all)
      #expect(second.choices.made == first.choices.made)
    }
    #expect(Schedule(try Replay("1e-01")) == nil)
  }

  @Test func `a stuck run says what it waits for`() {
    let (simulation, notes) = (Simulation(), Notes())
    simulation.start("ticket 3", notes)
    Task(executorPreference: simulation.pool) {
      try await simulation.clock.sleep(for: .milliseconds(120))
    }
    simulation.runUntilIdle()
    #expect(simulation.waits == ["latency ticket 3", "a sleep until 0.12 seconds"])
  }

  @Test func `what repeats for ever is stopped, and says so`() {
    let simulation = Simulation()
    let task = Task(executorPreference: simulation.pool) {
      while !Task.isCancelled { try? await simulation.clock.sleep(for: .seconds(1)) }
    }
    let waits = #expect(throws: Endless.self) { try simulation.runToEnd(limit: 10) }
    #expect(
      waits?.description
        == "stopped after 10 waits: something repeats for ever; last: it is 10.0 seconds")
    task.cancel()
    #expect(simulation.tearDown())

    let other = Simulation()
    let host = Host(other.lane)
    let busy = Task(executorPreference: other.pool) {
      while !Task.isCancelled { await host.add("again", Notes()) }
    }
    let jobs = #expect(throws: Endless.self) { try other.runReady(limit: 10) }
    #expect(jobs?.description == "stopped after 10 jobs: something repeats for ever")
    busy.cancel()
    #expect(other.tearDown())
  }

  @Test func `who sleeps on after a cancel is stopped too`() {
    let simulation = Simulation()
    let task = Task(executorPreference: simulation.pool) {
      while true { try? await simulation.clock.sleep(for: .zero) }
    }
    simulation.runUntilIdle()
    task.cancel()
    #expect(throws: Endless.self) { try simulation.runReady(limit: 10) }
  }

  @Test func `time that never passes is stopped, and time that passes is not`() throws {
    let simulation = Simulation()
    let step = Mutex(Duration.seconds(1))
    let task = Task(executorPreference: simulation.pool) {
      while !Task.isCancelled { try? await simulation.clock.sleep(for: step.withLock { $0 }) }
    }
    try simulation.advance(by: .seconds(100), limit: 10)
    #expect(simulation.clock.now.sinceStart == .seconds(100))
    step.withLock { $0 = .zero }
    let error = #expect(throws: Endless.self) {
      try simulation.advance(by: .seconds(100), limit: 10)
    }
    #expect(error?.description.hasPrefix("stopped after 10 waits at one time: ") == true)
    task.cancel()
    #expect(simulation.tearDown())
  }

  @Test func `teardown ends all that waits here, and lets go of what it held`() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let simulation = Simulation()
      let object = Held()
      held = object
      for _ in 0..<3 {
        Task(executorPreference: simulation.pool) { [object] in
          await simulation.latency("a")
          try? await simulation.clock.sleep(for: .seconds(1))
          await simulation.latency("b")
          withExtendedLifetime(object) {}
        }
      }
      #expect(simulation.tearDown())
      #expect(simulation.waits == [])
    }
    #expect(held == nil)
  }

  @Test func `teardown gives up on what never ends`() {
    let simulation = Simulation()
    Task(executorPreference: simulation.pool) {
      while true { await simulation.latency("again") }
    }
    #expect(!simulation.tearDown())
  }
}
