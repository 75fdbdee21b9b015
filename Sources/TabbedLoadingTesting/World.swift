internal import Synchronization
internal import TabbedLoadingSimulation
public import Testing

/// Where ``simulate(sourceLocation:_:)`` runs a test: real tasks on the test's own thread, in virtual
/// time, in an order that the schedule chooses.
///
/// Whatever can run without time passing and without a ``latency(_:)`` ending has run when a function of
/// the world returns. What leaves the world is not simulated: code on the main actor, detached tasks, a
/// `Task {}` that is made by an actor or a function outside of it, and sleeps on a real clock. A world
/// that meets one says so if it can see it.
public final class World: Sendable {
  let simulation: Simulation
  /// Whether somebody will read what happens.
  let isReported: Bool
  private let tasks = Mutex<[Started]>([])
  private let scripts = Mutex<[@Sendable () -> String]>([])

  /// Something that the test has started.
  private struct Started {
    let name: String
    let sourceLocation: SourceLocation
    let isDone: @Sendable () -> Bool
    let cancel: @Sendable () -> Void
  }

  init(_ simulation: Simulation, isReported: Bool) {
    self.simulation = simulation
    self.isReported = isReported
  }

  /// Starts something that goes on by itself, and runs what is ready. What runs in the world may start
  /// more.
  ///
  /// - Parameters:
  ///   - name: what a failure calls it.
  ///   - sourceLocation: where an issue is recorded.
  ///   - body: a failure that it throws is an issue here.
  public func start(
    _ name: String = "a task", sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Void
  ) {
    begin(name, sourceLocation, body)
    runReady(sourceLocation)
  }

  /// Runs something to its end, and whatever else happens before.
  ///
  /// - Returns: what it returns.
  /// - Throws: what it throws, and an error if it never ends; that is an issue here.
  public func run<Value: Sendable>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    try stopping(sourceLocation) { () throws(Endless) in }
    let box = Box<Result<Value, any Error>>()
    begin("run", sourceLocation) {
      do { box.set(.success(try await body())) } catch { box.set(.failure(error)) }
    }
    try runToEnd(sourceLocation) { box.value != nil }
    guard let result = box.value else {
      record("run never returns. \(stuck)", sourceLocation)
      throw Stopped()
    }
    return try result.get()
  }

  /// Runs until nothing is left to happen: latencies end, and time passes, in the order that the
  /// schedule chooses.
  public func run(sourceLocation: SourceLocation = #_sourceLocation) {
    try? runToEnd(sourceLocation) { false }
  }

  /// Lets time pass. Sleeps that are due by then end; latencies end, or go on beyond it, as the schedule
  /// chooses.
  ///
  /// - Parameters:
  ///   - duration: how much; not negative.
  ///   - sourceLocation: where an issue is recorded.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    precondition(duration >= .zero, "World.advance(by:): time does not run backwards.")
    try? stopping(sourceLocation) { () throws(Endless) in
      try simulation.advance(by: duration, limit: 10_000)
    }
  }

  /// Takes a while: it ends when the schedule chooses, before or after whatever else is under way. What
  /// stands for the network in a test.
  ///
  /// A cancel does not end it, as an answer that is on its way cannot be called back.
  ///
  /// - Parameter name: what a failure calls it.
  public func latency(_ name: String = "latency") async { await simulation.latency(name) }

  /// The virtual clock, at zero to begin with.
  public var clock: any Clock<Duration> { simulation.clock }

  /// The time since the test began.
  public var now: Duration { simulation.clock.now.sinceStart }

  /// For an actor that starts tasks of its own: its `unownedExecutor` in the test. Any other actor needs
  /// none.
  public var executor: UnownedSerialExecutor { simulation.lane.asUnownedSerialExecutor() }
}

// MARK: - Running

extension World {
  private func begin(
    _ name: String, _ sourceLocation: SourceLocation,
    _ body: @escaping @Sendable () async throws -> Void
  ) {
    let end = Box<Bool>()
    let task = Task(executorPreference: simulation.pool) {
      do {
        try await body()
      } catch is CancellationError {
        // Its end, as asked for.
      } catch is Stopped {
        // An issue says why.
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
      end.set(true)
    }
    tasks.withLock {
      $0.append(
        Started(
          name: name, sourceLocation: sourceLocation, isDone: { end.value == true },
          cancel: { task.cancel() }))
    }
  }

  func runReady(_ sourceLocation: SourceLocation) {
    // What is ready is being run.
    guard !simulation.isInJob else { return }
    try? stopping(sourceLocation) { () throws(Endless) in try simulation.runReady() }
  }

  private func runToEnd(
    _ sourceLocation: SourceLocation, until isDone: () -> Bool
  ) throws(Stopped) {
    try stopping(sourceLocation) { () throws(Endless) in try simulation.runToEnd(until: isDone) }
  }

  /// Runs what is to be driven from outside; if it has to be stopped, an issue says why.
  private func stopping(
    _ sourceLocation: SourceLocation, _ drive: () throws(Endless) -> Void
  ) throws(Stopped) {
    guard !simulation.isInJob else {
      record(
        "What runs in the world cannot run it: call run and advance(by:) in the body of simulate.",
        sourceLocation)
      throw Stopped()
    }
    do throws(Endless) {
      try drive()
    } catch {
      record("The run was \(error).", sourceLocation)
      throw Stopped()
    }
  }

  /// Cancels and ends all that is left; what cannot be ended is an issue.
  func finish(_ sourceLocation: SourceLocation) {
    let started = tasks.withLock { $0 }
    simulation.driving { for task in started { task.cancel() } }
    let isIdle = simulation.tearDown()
    for task in started where !task.isDone() {
      record(
        "\(task.name) never ends. \(isIdle ? stuck : "It waits again however often it is woken.")",
        task.sourceLocation)
    }
    guard simulation.escapes > 0 else { return }
    record("Work left the simulation and came back. \(World.ways)", sourceLocation)
  }

  /// Attaches a script to the test, if that fails.
  func attach(_ script: @escaping @Sendable () -> String) { scripts.withLock { $0.append(script) } }

  /// The scripts of what has happened so far.
  var recorded: [String] { scripts.withLock { $0 }.map { $0() } }

  /// Attaches what there is: the test has failed.
  func attachRecorded(_ sourceLocation: SourceLocation) {
    let recorded = recorded
    for (index, script) in recorded.enumerated() {
      let name = recorded.count == 1 ? "store" : "store-\(index + 1)"
      Attachment.record(script, named: "\(name).scenario", sourceLocation: sourceLocation)
      guard let picture = lanes(of: script) else { continue }
      Attachment.record(picture, named: "\(name).txt", sourceLocation: sourceLocation)
    }
  }

  private var stuck: String {
    let waits = simulation.waits
    return waits.isEmpty
      ? "Nothing here is left to run: it awaits what nobody resumes, or work outside of the world. \(World.ways)"
      : "It waits for: \(waits.joined(separator: ", "))."
  }

  private static let ways =
    "Outside are the main actor, detached tasks, a Task {} of an actor without the world's executor, "
    + "and sleeps on a real clock: await such work here, or pass it in."

  private func record(_ message: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// A run was stopped, and an issue says why.
struct Stopped: Error {}

/// A value that comes later.
private final class Box<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)

  var value: Value? { content.withLock { $0 } }

  func set(_ value: Value) { content.withLock { $0 = value } }
}
