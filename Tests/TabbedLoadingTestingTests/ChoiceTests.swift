import Synchronization
import TabbedLoading
import TabbedLoadingTesting
import Testing

private enum Shelves: TabTypes {
  enum Tab: CaseIterable { case fiction, science }
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}

/// A reducer that embeds the machine: the planted bug is a title that a new selection does not clear.
private struct Screen {
  var tabs = TabState<Shelves>(selected: .fiction, policy: .article)
  var title: String?
  let clears: Bool

  mutating func reduce(_ event: TabState<Shelves>.Event) -> TabState<Shelves>.Effects {
    let effects = tabs.handle(event, now: .zero)
    if case .answered = event { title = "\(tabs.selected)" }
    if case .select = event, clears { title = nil }
    return effects
  }

  var titleIsOfItsTab: Bool { title == nil || title == "\(tabs.selected)" }
}

@Suite struct ChoiceTests {
  /// Any events, and answers to what was asked for.
  @Sendable
  private static func tryAnything(_ world: World, clears: Bool) {
    var screen = Screen(clears: clears)
    world.repeat(upTo: 40) {
      var events = screen.tabs.possibleEvents(selecting: Shelves.Tab.allCases)
      if let ticket = screen.tabs.liveTicket { events.append(.answered(ticket, Shelves.Page([1]))) }
      _ = screen.reduce(world.choose(from: events))
      #expect(screen.titleIsOfItsTab)
    }
  }

  @Test(.schedules(.random(200)))
  func `a reducer that embeds the machine keeps its own invariant`() {
    simulate { ChoiceTests.tryAnything($0, clears: true) }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `one that breaks it is one issue, shrunk to the shortest way there`(seed: UInt64)
    async throws
  {
    let found = try await issues(of: .schedules(.random(200), seed: seed)) {
      simulate { ChoiceTests.tryAnything($0, clears: false) }
    }
    #expect(found.count == 1)
    let text = try #require(found.first?.comments.map(\.rawValue).joined(separator: "\n"))
    #expect(
      text.hasSuffix(
        """
        : appear, ok #1 1 row, select science.
        To run it alone: .replay("1j-101c12")
        """))
  }

  @Test func `what a failure names is replayed`() async throws {
    let rounds = Mutex(0)
    let found = try await issues(of: .replay("1j-101c12")) {
      simulate { world in
        rounds.withLock { $0 = 0 }
        var screen = Screen(clears: false)
        world.repeat(upTo: 40) {
          rounds.withLock { $0 += 1 }
          var events = screen.tabs.possibleEvents(selecting: Shelves.Tab.allCases)
          if let ticket = screen.tabs.liveTicket {
            events.append(.answered(ticket, Shelves.Page([1])))
          }
          _ = screen.reduce(world.choose(from: events))
          #expect(screen.titleIsOfItsTab)
        }
      }
    }
    #expect(found.count == 1)
    #expect(rounds.withLock { $0 } == 3, "it ends where it fails")
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
