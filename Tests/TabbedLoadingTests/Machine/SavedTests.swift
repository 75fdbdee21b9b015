import Foundation
import TabbedLoading
import Testing

/// Saving and restoring (M18), and what is read that was not written like that.
@Suite struct SavedTests {
  /// The types of a screen that can be saved.
  enum Books: TabTypes {
    typealias Tab = String
    typealias Item = Int
    typealias Cursor = Int

    static func id(of item: Int) -> Int { item }
  }

  private typealias State = TabState<Books>

  private static let saved = Books.Saved(
    selected: "b",
    tabs: [
      Books.Saved.Rows(
        tab: "a", items: [1, 2], next: 2, age: .seconds(5), anchor: Books.Anchor(id: 2, distance: 3)
      ),
      Books.Saved.Rows(tab: "b", items: [], next: nil, age: nil, anchor: nil),
    ])

  private func read(_ json: String) throws -> Books.Saved {
    try JSONDecoder().decode(Books.Saved.self, from: Data(json.utf8))
  }

  @Test func `what is written is what is read`() throws {
    let data = try JSONEncoder().encode(SavedTests.saved)
    #expect(try JSONDecoder().decode(Books.Saved.self, from: data) == SavedTests.saved)
  }

  @Test func `a written form of this version can be read for good`() throws {
    let written = """
      {"selected":"b","version":1,"tabs":[
        {"tab":"a","items":[1,2],"next":2,"age":[0,5000000000000000000],"anchor":{"id":2,"distance":3}},
        {"tab":"b","items":[]}]}
      """
    #expect(try read(written) == SavedTests.saved)
  }

  @Test(arguments: [
    ("{}", "it has no version"),
    (#"{"rows":[1]}"#, "it has no version"),
    (#"{"version":0,"selected":"a","tabs":[]}"#, "it has no version"),
    (#"{"version":2,"selected":"a","tabs":[]}"#, "has version 2, and versions up to 1 can be read"),
    (#"{"version":1,"tabs":[]}"#, "selected"),
    (#"{"version":1,"selected":"a"}"#, "tabs"),
    (#"{"version":1,"selected":1,"tabs":[]}"#, "selected"),
    (#"{"version":1,"selected":"a","tabs":[{"tab":"a"}]}"#, "items"),
    (#"{"version":1,"selected":"a","tabs":[{"tab":"a","items":["#, "JSON"),
    ("", "JSON"),
    ("[]", "Expected"),
  ])
  func `what is cut, foreign or newer is an error that says so`(json: String, words: String) throws
  {
    let error = #expect(throws: DecodingError.self) { try read(json) }
    #expect("\(try #require(error))".contains(words))
  }

  @Test func `what makes no sense is mended, and nothing traps`() {
    let odd = Books.Saved(
      selected: "c",
      tabs: [
        Books.Saved.Rows(
          tab: "a", items: [1, 2, 1], next: nil, age: .seconds(-5), anchor: Books.Anchor(id: 9)),
        Books.Saved.Rows(
          tab: "a", items: [3], next: nil, age: .seconds(Int64.max), anchor: nil),
      ])
    #expect(odd.tabs[0].items == [1, 2])
    #expect(odd.tabs[0].age == .zero)
    #expect(odd.tabs[0].anchor == nil)
    for away in [nil, Duration.seconds(-1), .seconds(Int64.max)] {
      var state = State(selected: "a", policy: .standard, identity: 1)
      let effects = state.handle(.restore(odd, away: away), now: .zero)
      #expect(state.selected == "c")
      #expect(effects.start?.kind == .first, "nothing was saved of the selected tab")
      #expect(state.shown(of: "a") == .rows([3]), "the last one counts")
      #expect(state.kept.tabs == ["a"])
      _ = state.handle(.select("a"), now: .seconds(1))
      #expect(state.progress == .ready([3]))
    }
  }

  @Test func `a distance that is no number counts as none, wherever it comes from`() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let read = try decoder.decode(
      Books.Anchor.self, from: Data(#"{"id":1,"distance":"nan"}"#.utf8))
    #expect(read == Books.Anchor(id: 1))
  }

  @Test func `only as many tabs as the policy keeps come back`() {
    let tabs = (0..<20).map {
      Books.Saved.Rows(tab: "\($0)", items: [$0], next: nil, age: .zero, anchor: nil)
    }
    let saved = Books.Saved(selected: "19", tabs: tabs)
    for (keep, count) in [(Policy.Keep.nothing, 0), (.rows(tabs: 3), 3)] {
      var state = State(selected: "x", policy: Policy(keep: keep), identity: 1)
      _ = state.handle(.restore(saved, away: .zero), now: .zero)
      #expect(state.kept.tabs == tabs.map(\.tab).dropLast().suffix(count))
      #expect(state.progress == .ready([19]))
    }
  }

  @Test func `what is pending or provisional is not saved`() throws {
    var state = State(selected: "a", policy: .standard, identity: 1)
    _ = state.handle(.appear(), now: .zero)
    let ticket = try #require(state.liveTicket)
    _ = state.handle(.provisional(ticket, Books.Page([1, 2])), now: .zero)
    #expect(state.saved(now: .zero).tabs.isEmpty)
    _ = state.handle(.answered(ticket, Books.Page([1, 2, 3])), now: .seconds(1))
    _ = state.handle(.edit(.remove(1), in: "a", pending: 1), now: .seconds(1))
    _ = state.handle(.edit(.remove(2), in: "a"), now: .seconds(1))
    #expect(state.progress == .ready([3]))
    #expect(state.saved(now: .seconds(3)).tabs.map(\.items) == [[1, 3]])
    #expect(state.saved(now: .seconds(3)).tabs.map(\.age) == [nil], "nobody knows what comes of it")
    _ = state.handle(.settle(1), now: .seconds(3))
    #expect(state.saved(now: .seconds(3)).tabs.map(\.age) == [.seconds(2)])
  }
}
