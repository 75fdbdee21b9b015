import Synchronization
import TabbedLoading
import TabbedLoadingTesting
import Testing

/// Tests that are written in a way that was not meant: each is told so once, and none passes or hangs.
@Suite struct MisuseTests {
  @Test(arguments: [
    SchedulesTrait.schedules(), .schedules(.random(0)), .schedules(.random(-1)),
    .schedules(.completionOrders, .random(0)),
  ])
  func `no schedule is an issue, since nothing would be run`(trait: SchedulesTrait) async throws {
    let found = try await issues(of: trait) { simulate { _ in Issue.record("run") } }
    #expect(
      found.map(\.text)
        == ["There is no schedule to run: ask for one at least, as .random(500) does."])
  }

  @Test(arguments: [0, .max] as [UInt64])
  func `any seed draws schedules`(seed: UInt64) async throws {
    let runs = Mutex(0)
    let found = try await issues(of: .schedules(.random(10), seed: seed)) {
      simulate { _ in runs.withLock { $0 += 1 } }
    }
    #expect(found.isEmpty)
    #expect(runs.withLock { $0 } == 10)
  }

  @Test(arguments: 1...3)
  func `what fails some times and then no more is an issue`(times: Int) async throws {
    let runs = Mutex(0)
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { _ in
        let run = runs.withLock { runs in
          runs += 1
          return runs
        }
        #expect(run > times)
      }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(text.hasPrefix("The test is not the same each time: completion order 1 failed at "))
    #expect(text.contains("and run once more it held."))
  }

  @Test func `the schedules of several traits are all run, and a failure is one issue`()
    async throws
  {
    let runs = Mutex(0)
    let held = try await issues(
      of: .schedules(.random(3)), under: .schedules(.completionOrders, .random(4))
    ) {
      simulate { _ in runs.withLock { $0 += 1 } }
    }
    #expect(held.isEmpty)
    #expect(runs.withLock { $0 } == 3 + 1 + 4)
    let found = try await issues(of: .schedules(.random(3)), under: .schedules(.random(4))) {
      simulate { _ in #expect(Bool(false)) }
    }
    #expect(found.count == 1)
  }

  @Test func `a replay takes the place of other traits' schedules`() async throws {
    let found = try await issues(of: .replay("1c-1"), under: .schedules(.completionOrders)) {
      simulate { try typeTwice($0) }
    }
    #expect(found.map(\.text) == ["This is what '1c-1' replays."])
  }

  @Test func `a replay of one of two simulations is no misfit of the other`() async throws {
    let found = try await issues(of: .replay("1c-1")) {
      simulate { $0.start {} }
      simulate { try typeTwice($0) }
    }
    #expect(found.map(\.text) == ["This is what '1c-1' replays."])
  }

  @Test func `simulate inside of simulate is an issue`() async throws {
    for isInTask in [false, true] {
      let found = try await issues(of: .schedules(.random(3))) {
        simulate { world in
          guard isInTask else { return simulate { _ in Issue.record("inner") } }
          world.start { simulate { _ in Issue.record("inner") } }
        }
      }
      #expect(found.count == 1)
      #expect(
        found.first?.text.hasPrefix(
          "simulate is called inside of simulate: its schedules would be run for each of the other's."
        ) == true)
    }
  }

  @Test func `what runs in a world may start more, and cannot run it`() async throws {
    let done = Mutex(0)
    let uses: [@Sendable (World) throws -> Void] = [
      { world in world.run() }, { world in try world.run {} },
      { world in world.advance(by: .seconds(1)) },
    ]
    for use in uses {
      let found = try await issues(of: .schedules(.completionOrders)) {
        simulate { world in
          world.start {
            world.start {
              await world.latency("later")
              done.withLock { $0 += 1 }
            }
            try use(world)
          }
          world.run()
        }
      }
      #expect(found.count == 1)
      #expect(
        found.first?.text.hasPrefix(
          "What runs in the world cannot run it: call run and advance(by:) in the body of simulate."
        ) == true)
    }
    #expect(done.withLock { $0 } >= 3)
  }

  @Test(.schedules(.completionOrders))
  func `a task may send a store its events`() {
    simulate { world in
      let store = world.store(Shelves.self, selected: .fiction) { _ in [1] }
      world.start { store.appear() }
      world.run()
      #expect(store.shown == .rows([1]))
    }
  }

  @Test func `a known issue and a warning are no failures`() async throws {
    let runs = Mutex(0)
    let found = try await issues(of: .schedules(.random(5))) {
      simulate { _ in
        runs.withLock { $0 += 1 }
        withKnownIssue { Issue.record("known") }
        Issue.record("a warning", severity: .warning)
      }
    }
    #expect(found.isEmpty)
    #expect(runs.withLock { $0 } == 5)
  }

  @Test func `time that never passes is an issue`() async throws {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { world in
        world.start { while !Task.isCancelled { try? await world.clock.sleep(for: .zero) } }
        world.advance(by: .seconds(1))
      }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(
      text.hasPrefix(
        "The run was stopped after 10000 waits at one time: something repeats for ever"))
    #expect(text.contains(", and 9900 more."))
    #expect(text.count < 5_000)
  }

  @Test(.schedules(.completionOrders))
  func `a day of polling is no endless loop`() {
    simulate { world in
      world.start {
        while !Task.isCancelled { try await world.clock.sleep(for: .seconds(5)) }
      }
      world.advance(by: .seconds(24 * 3_600))
      #expect(world.now == .seconds(24 * 3_600))
    }
  }

  @Test func `what is chosen from very many is shrunk to the smallest that fails`() async throws {
    let found = try await issues(of: .schedules(.random(100))) {
      simulate { world in
        world.repeat(upTo: 10) { #expect(world.choose(from: 0..<10_000_000) < 5_000) }
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasSuffix(".replay(\"1j-1(5000)\")") == true)
  }

  @Test func `a repetition in a repetition ends both, and is shrunk`() async throws {
    let found = try await issues(of: .schedules(.random(100))) {
      simulate { world in
        world.repeat(upTo: 10) {
          world.repeat(upTo: 10) {
            #expect(world.choose(from: 0...9) < 7)
          }
        }
      }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(text.hasSuffix(": 7.\nTo run it alone: .replay(\"1j-117\")"), "\(text)")
  }
}
