import Synchronization
import Testing

@testable import TabbedLoadingSimulation

/// Whether code that the simulation starts stays in it; the store's actor is on the lane.
@Suite struct EscapeTests {
  enum Verdict: Equatable {
    /// It has run to its end here, and nothing came from outside: what it may have left there nobody sees.
    case stays
    /// Work came back from another thread: it had left.
    case escapes
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let plain: Verdict
    let preferring: Verdict
    let code: @Sendable (isolated Host, Simulation) async -> Void

    init(
      _ name: String, plain: Verdict, preferring: Verdict,
      code: @escaping @Sendable (isolated Host, Simulation) async -> Void
    ) {
      testDescription = name
      self.plain = plain
      self.preferring = preferring
      self.code = code
    }
  }

  actor Host {
    let lane: Lane
    nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

    init(_ lane: Lane) { self.lane = lane }

    /// Runs code on this actor in a task of its own, inside a preference for the pool or without.
    func start(
      _ code: @escaping @Sendable (isolated Host, Simulation) async -> Void,
      _ simulation: Simulation, isPreferring: Bool, _ end: End
    ) {
      Task {
        if isPreferring {
          await withTaskExecutorPreference(simulation.pool) { await code(self, simulation) }
        } else {
          await code(self, simulation)
        }
        end.come()
      }
    }
  }

  final class End: Sendable {
    private let hasCome = Atomic(false)

    var value: Bool { hasCome.load(ordering: .acquiring) }

    func come() { hasCome.store(true, ordering: .releasing) }
  }

  static let rows = [
    Row("a concurrent function", plain: .escapes, preferring: .stays) { _, _ in
      await concurrent()
    },
    Row("a default actor", plain: .escapes, preferring: .stays) { _, _ in
      await Counter().count()
    },
    Row("a task group", plain: .escapes, preferring: .stays) { _, _ in
      await withTaskGroup { group in
        group.addTask { await concurrent() }
        await group.waitForAll()
      }
    },
    Row("async let", plain: .escapes, preferring: .stays) { _, _ in
      async let done: Void = concurrent()
      await done
    },
    Row("Task.yield", plain: .escapes, preferring: .stays) { _, _ in await Task.yield() },
    Row("a sleep on the virtual clock", plain: .escapes, preferring: .stays) { _, simulation in
      try? await simulation.clock.sleep(for: .seconds(1))
    },
    Row("waiting for a task inside", plain: .escapes, preferring: .stays) { host, simulation in
      await Task(executorPreference: simulation.pool) {}.value
    },
    Row("a stream that is fed inside", plain: .escapes, preferring: .stays) { _, simulation in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task(executorPreference: simulation.pool) {
        continuation.yield(1)
        continuation.finish()
      }
      for await _ in stream {}
    },
    Row("resumed inside", plain: .escapes, preferring: .stays) { _, simulation in
      await withCheckedContinuation { continuation in
        Task(executorPreference: simulation.pool) { continuation.resume() }
      }
    },
    Row("a task that starts at once", plain: .stays, preferring: .stays) { _, _ in
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      Task.immediate { touched.add(1, ordering: .relaxed) }
    },
    Row("a task that does not capture its isolation", plain: .escapes, preferring: .escapes) {
      host, _ in
      await task(isolation: host).value
    },
    Row("a function on its caller's actor", plain: .stays, preferring: .stays) { _, _ in
      await onCallersActor()
    },
    Row("a task from code of no actor", plain: .escapes, preferring: .escapes) { _, _ in
      await nonisolatedTask().value
    },
    Row("a detached task", plain: .escapes, preferring: .escapes) { _, _ in
      await Task.detached {}.value
    },
    Row("a sleep on the real clock", plain: .escapes, preferring: .escapes) { _, _ in
      try? await Task.sleep(for: .zero)
    },
    Row("resumed by another thread", plain: .escapes, preferring: .escapes) { _, _ in
      await withCheckedContinuation { continuation in
        Task.detached { continuation.resume() }
      }
    },
    Row("a detached task that nobody awaits", plain: .stays, preferring: .stays) {
      _, _ in
      Task.detached {}
    },
  ]

  @Test(arguments: rows, [false, true])
  func `code stays in the simulation or is seen to leave it`(
    row: Row, isPreferring: Bool
  ) async throws {
    let (simulation, end) = (Simulation(), End())
    let host = Host(simulation.lane)
    simulation.perform(on: host) {
      $0.start(row.code, simulation, isPreferring: isPreferring, end)
    }
    var seen = 0
    try simulation.runToEnd()
    while !end.value {
      // It waits for something outside, and a run never does: it is over, and its work unfinished.
      await withCheckedContinuation { [seen] continuation in
        simulation.atEscape(after: seen) { continuation.resume() }
      }
      seen = simulation.escapes
      try simulation.runToEnd()
    }
    let expected = isPreferring ? row.preferring : row.plain
    #expect((simulation.escapes > 0) == (expected == .escapes), "\(simulation.escapes) came back")
  }

  @MainActor
  @Test(arguments: [false, true])
  func `a run that waits for the main actor it keeps busy is over, and unfinished`(
    isPreferring: Bool
  ) throws {
    let (simulation, end) = (Simulation(), End())
    simulation.perform(on: Host(simulation.lane)) { host in
      host.start({ _, _ in await MainActor.run {} }, simulation, isPreferring: isPreferring, end)
    }
    try simulation.runToEnd()
    #expect(!end.value)
    #expect(simulation.escapes == 0)
  }
}

@concurrent
private func concurrent() async { touched.add(1, ordering: .relaxed) }

/// Something to do: a function that does nothing goes nowhere.
private let touched = Atomic(0)

nonisolated(nonsending) private func onCallersActor() async {}

private nonisolated func nonisolatedTask() -> Task<Void, Never> { Task {} }

/// The parameter is not captured, and so not inherited.
private func task(isolation: isolated (any Actor)) -> Task<Void, Never> {
  Task { touched.add(1, ordering: .relaxed) }
}

private actor Counter {
  private var number = 0

  func count() { number += 1 }
}
