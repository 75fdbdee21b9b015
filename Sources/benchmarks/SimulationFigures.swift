internal import TabbedLoading
internal import TabbedLoadingSimulation

extension Figure {
  /// F3: the simulation against a bare loop over the same jobs, a trace against none, all orders in
  /// which the answers to seven tabs may come: a second for all of them; and how many traces a seed has.
  @MainActor static var simulation: [Figure] {
    [
      Figure(
        name: "F3 simulation: jobs", limit: 1 / 0.7, operations: 40_000,
        ours: { simulatedJobs() }, theirs: { bareJobs() }),
      Figure(
        name: "F3 simulation: trace", limit: 1.4, operations: 10_000,
        ours: { try waits(isTraced: true, count: 1_000).tally },
        theirs: { try waits(isTraced: false, count: 1_000).tally }),
      Figure(
        name: "F3 simulation: orders of 7 tabs", limit: 1e9 / 5_040, operations: 5_040,
        ours: { try completionOrders(of: 7) }, theirs: nil),
      Figure(name: "F3 simulation: one seed 1000 times", limit: 1, counting: "traces") {
        Double(try Set((0..<1_000).map { _ in try waits(isTraced: true, count: 20).trace }).count)
      },
    ]
  }
}

// MARK: - Jobs

/// Tasks that give way to each other: every time is a job.
private func startTasks(on executor: any TaskExecutor) -> [Task<Void, Never>] {
  (0..<100).map { _ in
    Task(executorPreference: executor) {
      for _ in 0..<400 { await Task.yield() }
    }
  }
}

@MainActor
private func simulatedJobs() -> Tally {
  let simulation = Simulation()
  let tasks = simulation.driving { startTasks(on: simulation.pool) }
  simulation.runUntilIdle()
  return Tally(starts: tasks.count)
}

@MainActor
private func bareJobs() -> Tally {
  let loop = BareLoop()
  let tasks = startTasks(on: loop)
  loop.run()
  return Tally(starts: tasks.count)
}

/// Runs jobs in their order, and no more than that. Unchecked: all of it happens on one thread.
private final class BareLoop: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  func run() {
    var next = 0
    while next < jobs.count {
      let job = jobs[next]
      next += 1
      job.runSynchronously(on: asUnownedTaskExecutor())
      if next == 1_024 {
        jobs.removeFirst(next)
        next = 0
      }
    }
  }
}

// MARK: - Waits

/// Tasks that wait, in an order drawn from a seed.
@MainActor
private func waits(isTraced: Bool, count: Int) throws -> (tally: Tally, trace: [String]) {
  let simulation = Simulation(Schedule(.completions, Choices(seed: 1)), isTraced: isTraced)
  for task in 0..<10 {
    Task(executorPreference: simulation.pool) {
      for wait in 0..<count {
        if wait.isMultiple(of: 2) {
          await simulation.latency("ticket \(task)")
        } else {
          try await simulation.clock.sleep(for: .milliseconds(10))
        }
      }
    }
  }
  try simulation.runToEnd(limit: 20_000)
  return (Tally(starts: simulation.choices.made.count), simulation.trace)
}

// MARK: - Orders

/// What the engine of a screen is isolated to.
private actor Host {
  private let lane: Lane
  private let engine: Engine<Numbered>
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(_ simulation: Simulation) {
    lane = simulation.lane
    engine = Engine(
      TabState(selected: 0, policy: .article, identity: 1), executor: simulation.pool,
      stopwatch: Stopwatch(simulation.clock)
    ) { (request: Numbered.Request) async throws -> Numbered.Page in
      await simulation.latency("\(request.tab)")
      return Numbered.Page([request.tab])
    }
  }

  func select(_ tab: Int) { engine.send(.select(tab)) }

  func appear() { engine.send(.appear()) }

  var firstRow: Int? {
    if case .rows(let rows) = engine.state.shown { rows.first } else { nil }
  }
}

/// Selects each tab after the other, and has the answers come in every order there is, late ones too.
@MainActor
private func completionOrders(of count: Int) throws -> Tally {
  var (all, tally) = (AllChoices(), Tally())
  while let choices = all.next {
    let simulation = Simulation(Schedule(.completions, choices))
    let host = Host(simulation)
    simulation.perform(on: host) { $0.appear() }
    try simulation.runReady()
    for tab in 1..<count {
      simulation.perform(on: host) { $0.select(tab) }
      try simulation.runReady()
    }
    try simulation.runToEnd()
    tally.starts += 1
    guard simulation.perform(on: host, { $0.firstRow }) == count - 1 else {
      throw Problem("A late answer is shown.")
    }
    all.advance(after: simulation.choices)
  }
  guard tally.starts == 5_040 else { throw Problem("\(tally.starts) orders were run, not 5040.") }
  return tally
}
