import Synchronization
import TabbedLoadingScenarios
import Testing

@testable import TabbedLoading

private enum Shelf: CaseIterable { case fiction, science, shown }

private struct Book: Identifiable, Equatable {
  let id: String
  var title = ""
}

private enum Books: TabTypes {
  typealias Tab = Shelf
  typealias Item = Book
  typealias Cursor = String
}

private enum Numbers: TabTypes {
  typealias Tab = String
  typealias Item = Int

  static func id(of item: Int) -> Int { item }
}

/// Ids that no row has had before.
private final class NewIDs: Sendable {
  private let last = Atomic(0)

  func next() -> String { "\(last.add(1, ordering: .relaxed).newValue)" }
}

/// A recorder on the store that apps use, on the real main actor.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ScenarioRecorderTests {
  private let store = TabStore(Books.self, selected: .fiction, policy: .article) {
    (shelf: Shelf, page: String?) async throws -> Books.Page in
    guard shelf != .shown else { throw CancellationError() }
    let books = ["Dune", "Emma"].map { Book(id: "\(shelf) \($0)", title: $0) }
    return page == nil ? Books.Page(books, next: "two") : Books.Page([Book(id: "last")])
  }

  private let keeping = TabStore(Books.self, selected: .fiction) { shelf in
    [Book(id: "\(shelf)")]
  }

  private func session() async throws {
    store.appear(token: 7)
    await store.refresh()
    store.edit(.remove("fiction Dune"), in: .fiction)
    store.selected = .science
    await store.refresh()
    store.markExecuted(try #require(store.command))
    store.endVisible(after: "science Emma")
    await store.refresh()
    store.selected = .shown
    await store.refresh()
  }

  @Test func aStoresSessionIsAScriptThatHolds() async throws {
    let recorder = ScenarioRecorder(store, name: "a day  in // a library")
    try await session()
    let run = try #require(try? Parser.parse(recorder.text, file: "recorded").get())
    #expect(run.name == "a day in a library")
    #expect(run.tabs == ["fiction", "science", "tab3"])
    try expectHeld(recorder.text)
    let trace = Player.play(run, on: .store).trace.text
    #expect(trace.contains("ok fiction#1 2 rows next 0"))
    #expect(trace.contains("edit fiction remove 0"))
    #expect(trace.contains("tab3 failed"))
  }

  @Test func nothingOfAnItemIsWrittenUnlessAskedFor() async throws {
    let recorder = ScenarioRecorder(store)
    try await session()
    for word in ["Dune", "Emma", "two", "last"] { #expect(!recorder.text.contains(word)) }
    let second = TabStore(Books.self, selected: .fiction) { _ in
      [Book(id: "x", title: "War\n& Peace")]
    }
    let telling = ScenarioRecorder(second, tabs: [.fiction], contents: \.title)
    second.appear()
    await second.refresh()
    #expect(telling.text.contains("\n// 0: War & Peace\n"))
    try expectHeld(telling.text)
  }

  @Test func linesAreWrittenAsTheyHappen() throws {
    var file = ""
    let recorder = ScenarioRecorder(store, tabs: [.fiction, .science]) { file += $0 }
    #expect(file == "tabs     fiction science\n\n")
    store.appear()
    #expect(file.hasSuffix("  appear                    => fiction loading; started fiction#1\n"))
    store.selected = .shown
    #expect(file.hasSuffix("// The recording ends here: a tab has no name.\n"))
    try expectHeld(file)
    recorder.stop()
    #expect(recorder.text == "")
  }

  @Test func aLongRecordingIsOfALimitedLength() async throws {
    let recorder = ScenarioRecorder(store, limit: 4_000)
    for _ in 0..<300 { try await session() }
    #expect(recorder.text.hasPrefix("// What happened in the first "))
    #expect(recorder.text.utf8.count < 4_500)
    try expectHeld(recorder.text)
  }

  @Test func aLongRecordingThatIsWrittenAsItHappensIsWhole() async throws {
    let ids = NewIDs()
    let store = TabStore(Books.self, selected: .fiction) { _ in [Book(id: ids.next())] }
    var file = ""
    let recorder = ScenarioRecorder(store, tabs: [.fiction, .science]) { file += $0 }
    for _ in 0..<300 {
      store.selected = store.selected == .fiction ? .science : .fiction
      await store.refresh()
    }
    try expectHeld(file)
    #expect(
      try parsed(file).steps.count { $0.action?.description.hasPrefix("select ") == true } == 300)
    withExtendedLifetime(recorder) {}
  }

  @Test func rowsThatAreGoneGiveTheirNumbersBack() async throws {
    let ids = NewIDs()
    let store = TabStore(Books.self, selected: .fiction) { _ in
      (0..<1_000).map { _ in Book(id: ids.next()) }
    }
    var last = ""
    let recorder = ScenarioRecorder(store, tabs: [.fiction]) { line in
      if line.contains(" ok ") { last = line }
    }
    store.appear()
    for _ in 0..<12 { await store.refresh() }
    let answer = try #require(last.split(separator: " => ").first?.split(separator: "#12 ").last)
    #expect(answer.contains("row") || answer.contains("ids"))
    let numbers = answer.matches(of: #/\d+/#).compactMap { Int($0.output) }
    #expect(try #require(numbers.max()) < 8_000)
    withExtendedLifetime(recorder) {}
  }

  @Test func aRecorderThatIsGoneWritesNothing() {
    var lines = 0
    var recorder: ScenarioRecorder<Books>? = ScenarioRecorder(store, tabs: Shelf.allCases) { _ in
      lines += 1
    }
    store.appear()
    weak let released = recorder
    #expect(released != nil && lines > 0)
    lines = 0
    recorder = nil
    #expect(released == nil)
    store.selected = .science
    #expect(lines == 0)
  }

  @Test func idsThatAreNumbersStayOrAreReplaced() async throws {
    for (replaces, rows) in [(false, "ids 1812 1984"), (true, "2 rows")] {
      let store = TabStore(Numbers.self, selected: "a") { _ in [1812, 1984] }
      let recorder = ScenarioRecorder(store, tabs: ["a"], replacesIDs: replaces)
      store.appear()
      await store.refresh()
      #expect(recorder.text.contains("ok a#1 \(rows)"))
      try expectHeld(recorder.text)
    }
  }

  @Test func noTwoRowsEditsOrViewsHaveOneNumber() async throws {
    let store = TabStore(Numbers.self, selected: "a") { _ in [0, -1, 500_000, 2_000_000, 1] }
    let recorder = ScenarioRecorder(store, tabs: ["a"])
    for token in [0, -1, 500_000, 1] { store.appear(token: token) }
    await store.refresh()
    for token in [0, -1, 500_000] { store.disappear(token: token) }
    store.engine.send(.edit(.remove(-1), in: "a", pending: -1))
    store.engine.send(.edit(.remove(0), in: "a", pending: 0))
    store.engine.send(.revert(-1))
    #expect(store.shown == .rows([-1, 500_000, 2_000_000, 1]))
    let outcome = try played(recorder.text)
    #expect(outcome.errors + outcome.failures == [])
    #expect(recorder.text.contains("ids 0 500000 500001 500002 1"))
  }

  @Test func aRecorderThatIsStoppedLeavesItsSuccessorAlone() {
    let first = ScenarioRecorder(store)
    let second = ScenarioRecorder(store)
    first.stop()
    store.appear()
    #expect(!first.text.contains("appear"))
    #expect(second.text.contains("appear"))
    second.stop()
    store.selected = .science
    #expect(!second.text.contains("select"))
    #expect(store.engine.watcher == nil, "a store that nobody watches copies no state")
  }

  @Test func aTabThatNobodyNamedCostsNothingButItself() async throws {
    let recorder = ScenarioRecorder(keeping, tabs: [.fiction], limit: 1_500)
    keeping.appear()
    await keeping.refresh()
    for shelf in [Shelf.science, .shown] {
      keeping.selected = shelf
      await keeping.refresh()
    }
    // Science is kept now, which no recording that begins has a name for.
    let ended = recorder.text
    #expect(ended.hasSuffix("// The recording ends here: a tab has no name.\n"))
    for _ in 0..<30 { await keeping.refresh() }
    #expect(recorder.text == ended)
    try expectHeld(ended)
  }

  @Test func longTextsAreCutSoThatTheScriptCanBeRead() async throws {
    let store = TabStore(Books.self, selected: .fiction) { _ in [Book(id: "x")] }
    let long = String(repeating: "né", count: 40_000)
    let recorder = ScenarioRecorder(
      store, tabs: Shelf.allCases, name: long, contents: { _ in long })
    store.appear()
    await store.refresh()
    #expect(recorder.text.contains("\n// 0: né"))
    try expectHeld(recorder.text)
  }

  @Test func eachTabHasANameOfItsOwn() throws {
    let tabs = [
      "tab2", "a b", "none", "shown", "tab5", "", "Büro", String(repeating: "x", count: 50),
    ]
    let store = TabStore(Numbers.self, selected: "tab2") { _ in [] }
    let recorder = ScenarioRecorder(store, tabs: tabs)
    #expect(
      try parsed(recorder.text + "@0 appear").tabs == [
        "tab2", "tab3", "tab4", "tab5", "tab6", "tab7", "Büro", String(repeating: "x", count: 40),
      ])
  }
}
