import Synchronization
import TabbedLoading
import TabbedLoadingTesting
import Testing

@Suite struct SimulateTests {
  @Test(.schedules(.completionOrders, .random(200)))
  func `the last tap wins in a simulated store`() {
    let runs = Mutex(0)
    simulate { world in
      runs.withLock { $0 += 1 }
      let store = world.store(Shelves.self, selected: .fiction) { shelf in [shelf.hashValue] }
      store.appear()
      store.select(.science)
      store.select(.comics)
      world.run()
      #expect(store.progress == .ready([Shelves.Tab.comics.hashValue]))
    }
    #expect(runs.withLock { $0 } > 206)
  }

  @Test(.schedules(.completionOrders))
  func `a simulated store asks a loader for what is missing`() {
    simulate { world in
      let store = world.store(selected: .fiction, loader: ShelfLoader())
      store.appear()
      store.select(.comics)
      world.run()
      #expect(store.progress == .ready([Shelves.Tab.comics.hashValue]))
    }
  }

  @Test func `a simulated store tries again by itself`() {
    struct Broken: Error {}
    simulate { world in
      let policy = Policy(retry: Policy.Retry(attempts: 1, delay: .seconds(1)))
      let asked = Mutex(0)
      let store = world.store(Shelves.self, selected: .fiction, policy: policy) { _ in
        let count = asked.withLock {
          $0 += 1
          return $0
        }
        guard count > 1 else { throw Broken() }
        return [1]
      }
      store.appear()
      world.run()
      #expect(store.progress == .ready([1]))
    }
  }

  @Test func `without a trait a body runs once, and its issues are its own`() {
    var runs = 0
    withKnownIssue {
      simulate { world in
        runs += 1
        try typeTwice(world)
        Issue.record("its own")
      }
    } matching: {
      $0.text == "its own"
    }
    #expect(runs == 1)
  }

  @Test func `a race is one issue, at the line that does not hold, with what replays it`()
    async throws
  {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { try typeTwice($0) }
    }
    #expect(
      found.map(\.text) == [
        """
        In completion order 2, shrunk with 1 replay: ab ends, a ends.
        To run it alone: .replay("1c-1")
        """
      ])
    #expect(found.first?.sourceLocation?.line == lineOfTypeTwice)
    guard case .expectationFailed = found.first?.kind else {
      Issue.record("\(String(describing: found.first))")
      return
    }
  }

  @Test func `a random schedule that fails is shrunk`() async throws {
    let found = try await issues(of: .schedules(.random(100), seed: 4)) {
      simulate { try typeTwice($0) }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(text.hasSuffix(": ab ends, a ends.\nTo run it alone: .replay(\"1j-001\")"), "\(text)")
  }

  @Test func `a replay fails as the schedule did`() async throws {
    let found = try await issues(of: .replay("1c-1")) { simulate { try typeTwice($0) } }
    #expect(found.map(\.text) == ["This is what '1c-1' replays."])
    #expect(found.first?.sourceLocation?.line == lineOfTypeTwice)
  }

  @Test(arguments: [
    ("1c-", "Nothing fails when '1c-' is replayed. Is it mended? Then remove the trait."),
    (
      "2c-1",
      "'2c-1' is a replay of version 2, this is version 1; run again without it to get a new one."
    ),
    ("1e-1", "'1e-1' replays the events of a machine, not a schedule."),
    (
      "1c-09",
      "'1c-09' does not fit this test any more: what there is to choose from has changed since. "
        + "Run it under its schedules again."
    ),
  ])
  func `a replay that shows nothing is an issue`(replay: String, text: String) async throws {
    let found = try await issues(of: .replay(replay)) { simulate { try typeTwice($0) } }
    #expect(found.map(\.text) == [text])
  }

  @Test func `a trait without simulate is an issue`() async throws {
    let found = try await issues(of: .schedules(.completionOrders)) {}
    #expect(
      found.map(\.text)
        == ["This test never calls simulate, so that its schedules mean nothing."])
  }

  @Test func `orders that were not run are an issue`() async throws {
    let found = try await issues(of: .schedules(.completionOrders(limit: 5))) {
      simulate { world in
        for name in ["a", "b", "c"] { world.start { await world.latency(name) } }
        world.run()
      }
    }
    #expect(
      found.map(\.text)
        == ["There are more than 5 completion orders; the others were not run."])
  }

  @Test func `an error that the body throws is the issue`() async throws {
    struct Broken: Error {}
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { _ in throw Broken() }
    }
    #expect(found.count == 1)
    guard case .errorCaught(is Broken) = found.first?.kind else {
      Issue.record("\(String(describing: found.first))")
      return
    }
  }

  @Test func `what a started task throws is an issue where it was started`() async throws {
    struct Broken: Error {}
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in world.start { throw Broken() } }
    }
    #expect(found.count == 1)
  }

  @Test func `a task that never ends is named`() async throws {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in
        world.start("the upload") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      }
    }
    #expect(found.count == 1)
    #expect(
      found.first?.text.hasPrefix("the upload never ends. Nothing here is left to run: ") == true)
  }

  @Test func `what never returns is an issue at its line, and the body goes no further`()
    async throws
  {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in
        try world.run { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        Issue.record("went on")
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("run never returns. Nothing here is left to run: ") == true)
  }

  @Test func `a loop that never idles is stopped`() async throws {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in
        world.start("polling") {
          while !Task.isCancelled { try await world.clock.sleep(for: .seconds(1)) }
        }
        world.run()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("The run was stopped after 10000 waits") == true)
  }

  @MainActor
  @Test func `the main actor, kept busy by the test, is named and does not hang`() {
    withKnownIssue {
      simulate { world in world.start("main") { await MainActor.run {} } }
    } matching: { issue in
      issue.text.hasPrefix("main never ends. Nothing here is left to run: ")
        && issue.text.contains("Outside are the main actor, detached tasks")
    }
  }

  @Test(.schedules(.completionOrders))
  func `time is virtual, and stands still but where it is advanced`() {
    simulate { world in
      let woken = Mutex(false)
      world.start {
        try await world.clock.sleep(for: .seconds(3600))
        woken.withLock { $0 = true }
      }
      #expect(world.now == .zero)
      world.advance(by: .seconds(3599))
      #expect(!woken.withLock { $0 })
      world.advance(by: .seconds(1))
      #expect(woken.withLock { $0 })
      #expect(world.now == .seconds(3600))
    }
  }

  @Test(.schedules(.completionOrders))
  func `an actor on the world's executor may start tasks of its own`() {
    actor Player {
      let executor: UnownedSerialExecutor
      nonisolated var unownedExecutor: UnownedSerialExecutor { executor }
      private(set) var songs: [String] = []

      init(executor: UnownedSerialExecutor) { self.executor = executor }

      func play(_ song: String) { Task { songs.append(song) } }
    }
    simulate { world in
      let player = Player(executor: world.executor)
      world.start { await player.play("one") }
      world.start { await player.play("two") }
      let songs = try world.run { await player.songs }
      #expect(songs == ["one", "two"])
    }
  }
}

private struct ShelfLoader: TabLoader {
  func page(for request: Shelves.Request) async -> Shelves.Page {
    Shelves.Page([request.tab.hashValue])
  }
}
