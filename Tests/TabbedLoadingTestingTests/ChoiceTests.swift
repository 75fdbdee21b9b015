import Synchronization
import TabbedLoading
import TabbedLoadingTesting
import Testing

@Suite struct ChoiceTests {
  @Test(.schedules(.random(200)))
  func `a reducer that embeds the machine keeps its own invariant`() {
    simulate { world in
      var tabs = TabState<Shelves>(selected: .fiction, policy: .article)
      var title: Shelves.Tab?
      world.repeat(upTo: 40) {
        var events = tabs.possibleEvents(selecting: Shelves.Tab.allCases)
        if let ticket = tabs.liveTicket { events.append(.answered(ticket, Shelves.Page([1]))) }
        let event = world.choose(from: events)
        if case .select = event { title = nil }
        if case .answered = event { title = tabs.selected }
        _ = tabs.handle(event, now: .zero)
        #expect(title == nil || title == tabs.selected)
      }
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `one that breaks it is one issue, shrunk to the shortest way there`(seed: UInt64)
    async throws
  {
    let found = try await issues(of: .schedules(.random(200), seed: seed)) {
      simulate { tryAnything($0) }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.text)
    #expect(
      text.hasSuffix(
        """
        : appear, ok #1 1 row, select science.
        To run it alone: .replay("1j-101c12")
        """))
  }

  @Test func `what a failure names is replayed`() async throws {
    let texts = Mutex<[String]>([])
    let found = try await issues(of: .replay("1j-1112")) {
      simulate { world in
        var text = ""
        world.repeat(upTo: 40) {
          text += world.choose(from: ["x", "y", "z"])
          texts.withLock { $0.append(text) }
          #expect(!text.hasSuffix("yz"))
        }
      }
    }
    #expect(found.count == 1)
    #expect(texts.withLock { $0 } == ["y", "yz"], "it ends where it fails")
  }

  @Test(.schedules(.random(100)))
  func `a store under any events draws rows of its own tab, whatever the order of answers`() {
    simulate { world in
      let store = world.store(Shelves.self, selected: .fiction) { shelf in
        shelf == .fiction ? [1, 2] : [11, 12]
      }
      world.repeat(upTo: 40) {
        store.send(
          world.choose(from: store.state.possibleEvents(selecting: Shelves.Tab.allCases)))
        world.advance(by: world.choose(from: [.zero, .milliseconds(50), .seconds(2)]))
        if case .rows(let rows) = store.shown {
          #expect(rows.allSatisfy { ($0 < 10) == (store.state.selected == .fiction) })
        }
      }
    }
  }

  @Test(.schedules(.completionOrders))
  func `all that can be chosen is tried, once each`() {
    let runs = Mutex<[String: Int]>([:])
    simulate { world in
      var text = ""
      world.repeat(upTo: 2) { text += world.choose(from: ["x", "y", "z"]) }
      runs.withLock { $0[text, default: 0] += 1 }
    }
    let seen = runs.withLock { $0 }
    #expect(
      seen.keys.sorted()
        == ["", "x", "xx", "xy", "xz", "y", "yx", "yy", "yz", "z", "zx", "zy", "zz"])
    #expect(seen.values.allSatisfy { $0 == 1 })
  }

  @Test(.schedules(.random(300)))
  func `a repetition is as long as it may be one time in three`() {
    let lengths = Mutex<[Int]>([])
    simulate { world in
      var length = 0
      world.repeat(upTo: 20) { length += 1 }
      lengths.withLock { $0.append(length) }
    }
    let longest = lengths.withLock { $0.count { $0 == 20 } }
    #expect((75...150).contains(longest))
    #expect(lengths.withLock { Set($0).count } > 15)
  }

  @Test func `without a trait a repetition is an issue, since it would do nothing`() {
    withKnownIssue {
      simulate { world in
        #expect(world.choose(from: ["first", "second"]) == "first")
        world.repeat(upTo: 3) { Issue.record("never") }
      }
    } matching: {
      $0.comments.first?.rawValue
        == "Without a trait such as .schedules(.random(500)) nothing chooses how often to repeat."
    }
  }

  @Test(.schedules(.random(20)))
  func `an error ends a repetition, and none is one that is done zero times`() {
    struct Thrown: Error {}
    simulate { world in
      var rounds = 0
      world.repeat(upTo: 0) { rounds += 1 }
      world.repeat(upTo: -1) { rounds += 1 }
      #expect(rounds == 0)
      do {
        try world.repeat(upTo: 1_000) {
          rounds += 1
          throw Thrown()
        }
      } catch {}
      #expect(rounds <= 1)
    }
  }

  @Test func `nothing to choose from is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      simulate { world in _ = world.choose(from: [Int]()) }
    }
  }
}
