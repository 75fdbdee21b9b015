import TabbedLoading
import TabbedLoadingSimulation

/// One screen from its first view to its end: at rest, closed or let go in the middle of things.
struct SoakSession {
  private enum End: Int, CaseIterable {
    case rest, close, release
  }

  /// What happened in sessions.
  struct Tally: Sendable {
    var sessions = 0
    var events = 0
    var requests = 0

    static func += (left: inout Tally, right: Tally) {
      left.sessions += right.sessions
      left.events += right.events
      left.requests += right.requests
    }
  }

  let problems: Problems
  private let server: HostileServer
  private let screen: any SoakScreen
  private let end: End
  private let steps: [[SoakStep]]

  /// - Parameter isStore: whether it is a store on the main actor, else an engine elsewhere.
  init(seed: UInt64, isStore: Bool, _ problems: Problems) async {
    var random = Choices(seed: seed)
    let policy = Policy.soaked[random.pick(below: Policy.soaked.count)]
    end = End.allCases[random.pick(below: End.allCases.count)]
    steps = (0..<2).map { _ in SoakStep.random(25, &random) }
    self.problems = problems
    server = HostileServer(seed: seed, problems)
    screen =
      isStore
      ? await StoreScreen(policy, server, problems) : EngineScreen(policy, server, problems)
  }

  /// Plays it; two users at once.
  func play() async -> Tally {
    await screen.perform(.send([.appear()]))
    switch end {
    case .rest:
      await playSteps()
      await comeToRest()
    case .close:
      await withTaskGroup { group in
        group.addTask { await playSteps() }
        await screen.perform(.pause(.milliseconds(10)))
        await screen.perform(.send([.close]))
        server.calm()
      }
      await waitForRest()
    case .release: await playSteps(andRelease: true)
    }
    server.calm()
    await screen.release()
    await wait("nothing holds it") { await screen.isReleased }
    return Tally(sessions: 1, events: await screen.ledger.events, requests: server.asked)
  }

  private func playSteps(andRelease: Bool = false) async {
    await withTaskGroup { group in
      for steps in steps {
        group.addTask { [screen] in
          await withTaskGroup { awaited in
            for step in steps {
              if step.isAwaited {
                awaited.addTask { await screen.perform(step) }
              } else {
                await screen.perform(step)
              }
            }
          }
        }
      }
      guard andRelease else {
        // Who awaits the end of a request that never ends is not kept waiting for ever.
        await screen.perform(.pause(.milliseconds(40)))
        return server.calm()
      }
      await screen.perform(.pause(.milliseconds(10)))
      await screen.release()
      server.calm()
    }
  }

  /// Nobody does anything any more, and the server is well: the tab that was selected last has its rows.
  private func comeToRest() async {
    await screen.perform(.send([.appear(token: 7), .endHidden]))
    await waitForRest()
    await screen.perform(.send([.retry]))
    await waitForRest()
    await screen.perform(.refresh)
    await waitForRest()
    guard let state = await screen.state else { return problems.add("the screen is gone") }
    guard case .rows(let items) = state.shown, items == Soaked.page(0, of: state.selected) else {
      return problems.add("at rest tab \(state.selected) has not its rows: \(state.shown)")
    }
    if state.isRefreshing || state.isAppending || state.problem != nil {
      problems.add("at rest something is under way, or a problem is left")
    }
  }

  /// Waits until all requests have ended, and nothing is awaited.
  private func waitForRest() async {
    await wait("it comes to rest") {
      guard await screen.ledger.open.isEmpty, let state = await screen.state else { return false }
      return state.liveTicket == nil && state.timer == nil
    }
  }

  private func wait(_ words: String, until isSo: () async -> Bool) async {
    for _ in 0..<20_000 {
      if server.running == 0, await isSo() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    problems.add("not so after 20 s: \(words)")
  }
}
