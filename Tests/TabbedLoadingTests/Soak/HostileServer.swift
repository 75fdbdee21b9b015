import Synchronization
import TabbedLoading
import TabbedLoadingSimulation

/// Does to its clients what servers and loaders do at their worst, on the real clock, until it is calmed.
final class HostileServer: TabLoader {
  private enum Manner: Int, CaseIterable {
    case atOnce, soon, never, deaf, throwsLate, cancelsItself, transportCancels, fails, huge,
      repeats
  }

  private struct State {
    var random: Choices
    var isCalm = false
    var asked: Set<Ticket> = []
    var running = 0
    var lookups = 0
  }

  private let state: Mutex<State>
  private let problems: Problems

  init(seed: UInt64, _ problems: Problems) {
    state = Mutex(State(random: Choices(seed: seed)))
    self.problems = problems
  }

  /// From now on it answers at once, and truly.
  func calm() { state.withLock { $0.isCalm = true } }

  /// How many calls have not returned.
  var running: Int { state.withLock { $0.running + $0.lookups } }

  /// How many requests reached it.
  var asked: Int { state.withLock { $0.asked.count } }

  @concurrent
  func page(for request: Soaked.Request) async throws -> Soaked.Page {
    let (manner, wait) = begin(request)
    defer { state.withLock { $0.running -= 1 } }
    let number = request.cursor ?? 0
    var items = Soaked.page(number, of: request.tab)
    switch manner {
    case .atOnce: break
    case .soon: try await Task.sleep(for: wait)
    case .never: while !isCalm { try await Task.sleep(for: .milliseconds(1)) }
    case .deaf: await sleepUndisturbed(wait)
    case .throwsLate:
      await sleepUndisturbed(wait)
      throw Soaked.Problem.broken
    case .cancelsItself: throw CancellationError()
    case .transportCancels: throw Soaked.Problem.transportCancelled
    case .fails: throw wait < .milliseconds(1) ? Soaked.Problem.broken : .refused
    case .huge: items = Soaked.page(number, of: request.tab, rows: 3_000)
    case .repeats: items += items.reversed() + Soaked.page(max(0, number - 1), of: request.tab)
    }
    return Soaked.Page(items, next: number < 3 ? number + (manner == .repeats ? 0 : 1) : nil)
  }

  func cachedItems(of tab: Int) async -> [Soaked.Item] {
    let wait = state.withLock { state in
      state.lookups += 1
      return Duration.microseconds(state.isCalm ? 0 : state.random.pick(below: 2_000))
    }
    defer { state.withLock { $0.lookups -= 1 } }
    await sleepUndisturbed(wait)
    return wait < .milliseconds(1) ? [] : Soaked.page(0, of: tab, rows: 3)
  }

  private var isCalm: Bool { state.withLock { $0.isCalm } }

  private func begin(_ request: Soaked.Request) -> (Manner, Duration) {
    state.withLock { state in
      state.running += 1
      if !state.asked.insert(request.ticket).inserted {
        problems.add("\(request.ticket) reached the loader twice")
      }
      guard !state.isCalm else { return (.atOnce, .zero) }
      let manner = Manner.allCases[state.random.pick(below: Manner.allCases.count)]
      return (manner, .microseconds(state.random.pick(below: 3_000)))
    }
  }

  /// Whether its task is cancelled or not.
  private func sleepUndisturbed(_ wait: Duration) async {
    await Task.detached { try? await Task.sleep(for: wait) }.value
  }
}

/// What went wrong, on any thread.
final class Problems: Sendable {
  private let all = Mutex<[String]>([])

  func add(_ problem: String) { all.withLock { $0.append(problem) } }

  var list: [String] { all.withLock { $0 } }
}
