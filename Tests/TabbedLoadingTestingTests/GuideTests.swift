import Foundation
import TabbedLoading
import TabbedLoadingTesting
import Testing

// The code of the guide, compiled and run.

/// Shows what was found for the text that was typed last. Or does it?
actor Search {
  private(set) var results: [String] = []
  private let find: @Sendable (String) async -> [String]

  init(find: @escaping @Sendable (String) async -> [String]) {
    self.find = find
  }

  func type(_ text: String) async {
    results = await find(text)
  }
}

/// Types two texts, and looks at what is shown in the end.
func typeTwice(_ world: World) throws {
  let search = Search { text in
    await world.latency(text)  // in place of the network
    return ["found \(text)"]
  }
  world.start { await search.type("a") }
  world.start { await search.type("ab") }
  world.run()
  let results = try world.run { await search.results }
  #expect(results == ["found ab"])
}

/// Where it does not hold.
let lineOfTypeTwice = #line - 4

/// Shows what was found for the text that was typed last.
actor MendedSearch {
  private(set) var results: [String] = []
  private var texts = 0
  private let find: @Sendable (String) async -> [String]

  init(find: @escaping @Sendable (String) async -> [String]) {
    self.find = find
  }

  func type(_ text: String) async {
    texts += 1
    let number = texts
    let found = await find(text)
    if number == texts { results = found }
  }
}

enum Library: TabTypes {
  enum Tab: CaseIterable { case fiction, science }
  typealias Item = String

  static func id(of item: String) -> String { item }
}

/// A feature with the machine in it, and a title of its own: that of the
/// tab whose rows it shows.
struct Feature {
  typealias Tabs = TabState<Library>

  private(set) var tabs = Tabs(selected: .fiction, policy: .article)
  private(set) var title: String?

  mutating func reduce(_ event: Tabs.Event) -> Tabs.Effects {
    if case .answered = event { title = "\(tabs.selected)" }
    return tabs.handle(event, now: .zero)
  }
}

/// Lets anything happen to the feature, and looks at each state.
func tryAnything(_ world: World) {
  var feature = Feature()
  world.repeat(upTo: 40) {
    var events = feature.tabs.possibleEvents(
      selecting: Library.Tab.allCases)
    if let ticket = feature.tabs.liveTicket {
      events.append(.answered(ticket, Library.Page(["Dune"])))
    }
    _ = feature.reduce(world.choose(from: events))
    let selected = "\(feature.tabs.selected)"
    let isOfItsTab = feature.title == nil || feature.title == selected
    #expect(isOfItsTab)
  }
}

@Suite struct GuideTests {
  @Test(.schedules(.completionOrders))
  func theLastTextWins() {
    simulate { world in
      let search = MendedSearch { text in
        await world.latency(text)
        return ["found \(text)"]
      }
      for text in ["a", "ab", "abc"] {
        world.start { await search.type(text) }
      }
      world.run()
      let results = try world.run { await search.results }
      #expect(results == ["found abc"])
    }
  }

  @Test func theRaceOfTheGuideIsFoundAsTheGuideSays() async throws {
    let found = try await issues(of: .schedules(.completionOrders)) {
      simulate { try typeTwice($0) }
    }
    #expect(found.count == 1)
    let comment = try #require(found.first?.comments.first?.rawValue)
    #expect(try guide.contains("↳ " + comment.split(separator: "\n").joined(separator: "\n    ↳ ")))
    let replayed = try await issues(of: .replay("1c-1")) { simulate { try typeTwice($0) } }
    #expect(replayed.count == 1)
  }

  @Test func theStaleTitleOfTheGuideIsFoundAsTheGuideSays() async throws {
    let found = try await issues(of: .schedules(.random(500))) { simulate { tryAnything($0) } }
    let comment = try #require(found.first?.comments.first?.rawValue)
    #expect(
      try guide.contains("↳ " + comment.split(separator: "\n").joined(separator: "\n    ↳ ")),
      "\(comment)")
  }

  @Test func theGuidesCodeIsTheCodeHere() throws {
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = try guide.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 5)
    for block in blocks {
      let code = block.components(separatedBy: "\n```")[0]
      #expect(here.contains(code), "\(code)")
    }
  }

  private var guide: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let page = "Sources/TabbedLoadingTesting/TabbedLoadingTesting.docc/FindingARace.md"
      return try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }
  }
}
