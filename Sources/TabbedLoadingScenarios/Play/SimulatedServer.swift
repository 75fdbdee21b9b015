internal import Synchronization
internal import TabbedLoadingSimulation

/// Answers requests on virtual time: by itself after a latency, or when the script says so.
final class SimulatedServer: Sendable {
  private struct State {
    var unfinished: [Handle] = []
    var waiting: [Handle: CheckedContinuation<ScriptedEnd, Never>] = [:]
  }

  private let settings: Server
  private let clock: VirtualClock
  private let state = Mutex(State())

  init(_ settings: Server, clock: VirtualClock) {
    self.settings = settings
    self.clock = clock
  }

  var unfinished: [Handle] { state.withLock { $0.unfinished } }

  /// Serves a request. A cancel ends it at once, unless the script ends it itself: then it goes on
  /// as if nothing had happened.
  ///
  /// - Returns: the answer.
  /// - Throws: `CancellationError` or `ScriptFailure`.
  func answer(to handle: Handle) async throws -> Answer {
    state.withLock { $0.unfinished.append(handle) }
    defer { state.withLock { $0.unfinished.removeAll { $0 == handle } } }
    if let answer = settings.answer(to: handle) {
      try await clock.sleep(for: answer.latency)
      return Answer(rows: answer.rows)
    }
    switch await scriptedEnd(of: handle) {
    case .answer(let answer): return answer
    case .fail(let isFinal): throw ScriptFailure(isFinal: isFinal)
    case .cancel: throw CancellationError()
    }
  }

  /// Ends a request that waits for the script; none waits under a handle that has ended.
  func end(_ handle: Handle, as end: ScriptedEnd) {
    state.withLock { $0.waiting.removeValue(forKey: handle) }?.resume(returning: end)
  }

  private func scriptedEnd(of handle: Handle) async -> ScriptedEnd {
    let endsAtCancel = !settings.scripted.contains(handle)
    if endsAtCancel && Task.isCancelled { return .cancel }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting[handle] = continuation }
      }
    } onCancel: {
      if endsAtCancel { end(handle, as: .cancel) }
    }
  }
}
