import TabbedLoading
import TabbedLoadingScenarios
import Testing

@testable import TabbedLoadingTesting

/// A line in Swift, and the same in a script.
struct WordRow: CustomTestStringConvertible {
  let line: ScriptLine
  let text: String

  init(_ line: ScriptLine, _ text: String) {
    self.line = line
    self.text = text
  }

  var testDescription: String { text }

  static let events = [
    WordRow(at(0).appear(), "@0 appear"), WordRow(at(0.3).appear(2), "@300ms appear 2"),
    WordRow(at(.microseconds(1)).disappear(), "@0.001ms disappear"),
    WordRow(then.select("b", debounce: .milliseconds(300)), "select b debounce 300ms"),
    WordRow(then.reload(), "reload"), WordRow(then.refresh(), "refresh"),
    WordRow(then.retry(), "retry"), WordRow(then.moved(isAtTop: true), "moved top"),
    WordRow(then.moved(isAtTop: false), "moved away"),
    WordRow(then.moved(to: 12, at: -8), "moved to 12 at -8"),
    WordRow(then.scroll(to: 12), "scroll to 12"), WordRow(then.scroll(473.5), "scroll 473.5"),
    WordRow(then.scrolled(), "scrolled"), WordRow(then.end(after: 9), "end after 9"),
    WordRow(then.endHidden(), "end hidden"), WordRow(then.close(), "close"),
    WordRow(then.cached("b#1", rows: 3, from: 2), "cached b#1 3 rows from 2"),
    WordRow(then.ok("b#1", rows: 1, from: 2, next: 3), "ok b#1 1 row from 2 next 3"),
    WordRow(then.ok("b#1", ids: [3, 1, 2], next: 3), "ok b#1 ids 3 1 2 next 3"),
    WordRow(then.fail("b#1", isFinal: true), "fail b#1 final"),
    WordRow(then.cancel("b#1"), "cancel b#1"),
    WordRow(then.update(3, in: "a", pending: 1), "edit a update 3 pending 1"),
    WordRow(then.remove(3, in: "a"), "edit a remove 3"),
    WordRow(then.insert(7, at: 0, in: "a"), "edit a insert 7 at 0"),
    WordRow(then.settle(1), "settle 1"), WordRow(then.revert(1), "revert 1"),
    WordRow(then.invalidate(), "invalidate"), WordRow(then.invalidate("a"), "invalidate a"),
    WordRow(then.reset("b"), "reset b"), WordRow(then.save(), "save"),
    WordRow(then.saved("b"), "saved b"),
    WordRow(
      then.saved("b", rows: 9, from: 1, next: 2, age: .seconds(30), place: 1, at: -8),
      "saved b 9 rows from 1 next 2 age 30s to 1 at -8"),
    WordRow(then.restore(away: .seconds(30)), "restore away 30s"), WordRow(then.idle(), "idle"),
    WordRow(
      then.within(.milliseconds(300), .blank("a"), .live(nil)), "within 300ms a blank; live none"),
    WordRow(at(1).always(.loading("a")), "@1s always a loading"),
    WordRow(then.never(.failed("a"), .started("b#2")), "never a failed; started b#2"),
    WordRow(
      at(9).anyOrder {
        then.refresh()
        then.retry().expect(.more(false))
      }, "@9s any {\nrefresh\nretry => more no\n}"),
  ]

  static let facts = [
    (ScriptFact.ready("a"), "a ready"), (.ready("a", rows: 1), "a ready 1 row"),
    (.shown(.nothing), "shown nothing"), (.shown(.placeholders), "shown placeholders"),
    (.shown(.placeholders(5)), "shown placeholders 5"), (.shown(.rows), "shown rows"),
    (.shown(.rows(3)), "shown rows 3"), (.shown(.empty), "shown empty"),
    (.shown(.failure), "shown failure"), (.shown(.previous("a", rows: 3)), "shown previous a 3"),
    (.live("a#1"), "live a#1"), (.refreshing(true), "refreshing yes"),
    (.appending(false), "appending no"), (.more(true), "more yes"), (.problem(nil), "problem none"),
    (.cancelled("a#1"), "cancelled a#1"), (.discarded("a#1"), "discarded a#1"),
    (.scroll(.top), "scroll top"), (.scroll(nil), "scroll none"),
    (.scroll(.to(12)), "scroll to 12"),
    (.command(.anchor(12, at: -8)), "command anchor 12 at -8"), (.ids([3, 1]), "ids 3 1"),
    (.ids([]), "ids"), (.kept("b", rows: 3), "kept b 3 rows"), (.kept("b"), "kept b"),
    (.notKept("b"), "kept b none"), (.offset(0), "offset 0"), (.offset(1...2), "offset 1..2"),
    (.offset(above: 100), "offset > 100"), (.offset(below: 5), "offset < 5"),
  ].map { WordRow(then.expect($0.0), "=> \($0.1)") }
}

@Suite struct ScriptBuilderTests {
  private func parsed(_ text: String) throws -> TabbedLoadingScenarios.Scenario {
    try Parser.parse(text, file: "text").get()
  }

  @Test(arguments: WordRow.events + WordRow.facts)
  func swiftAndTextSayTheSame(row: WordRow) throws {
    let head = "tabs a b\nscreen viewport 709\nsave\n"
    let swift = row.line.lines.map(\.text).joined(separator: "\n")
    #expect(try parsed(head + swift) == parsed(head + row.text))
  }

  @Test func everyEventAndFactHasItsFunction() {
    let said = Set(
      (WordRow.events + WordRow.facts).flatMap { row in
        row.text.split { " \n;@{}".contains($0) }.map(String.init)
      })
    for word in ScriptWords.all { #expect(said.contains(word), "\(word)") }
  }

  @Test func settingsAreThoseOfAScript() throws {
    let script = WrittenScript(
      "a name", tabs: ["a", "b"],
      settings: [
        .server(after: .milliseconds(100), rows: 31), .server("b", after: .seconds(1.5), rows: 3),
        .policy(.standard, seed: 7), .screen(viewport: 600, ids: "position"),
      ], lines: [at(0).appear()],
      at: SwiftPlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 1, column: 1))
    let scenario = try parsed(script.text)
    #expect(scenario.policy == .standard)
    #expect(scenario.seed == 7)
    #expect(scenario.server.answers["b"]?.rows == 3)
    #expect(scenario.screen?.viewport == 600)
    #expect(scenario.name == "a name")
    #expect(try parsed("tabs a\n\(ScriptSetting.articlesView.text)\nappear").logic == .article)
  }

  @Test func whatFailsIsReportedAtItsLineOfSwift() throws {
    let first = #line
    let run = try ScriptedRun("a late answer stays hidden", tabs: "a", "b") {
      at(0).appear().expect(.loading("a"))
      at(0.3).select("b").expect(.started("b#1"))
      for rows in [3] { at(0.5).ok("b#1", rows: rows) }
      at(2).ok("a#1", rows: 31)
        .expect(.ready("b", rows: 4), .discarded("a#1"))
    }
    #expect(run.failures.count == 1)
    let place = "TabbedLoadingTestingTests/ScriptBuilderTests.swift:\(first + 5):7"
    #expect(
      run.failures.first == """
        \(place): error: expected b ready 4 rows, got b ready 3 rows
          @2s ok a#1 31 rows => b ready 4 rows; discarded a#1
                                ^
          - b ready 4 rows
          + b ready 3 rows
            discarded a#1
          last:
            @300ms  select b        => b loading; cancelled a#1; started b#1; scroll top
            @500ms  ok b#1 3 rows   => b ready 3 rows
            @2s     ok a#1 31 rows  => b ready 3 rows; discarded a#1
        """)
    withKnownIssue {
      run.expectHeld()
    } matching: { issue in
      issue.sourceLocation?.line == first + 5
        && issue.sourceLocation?.fileID == "TabbedLoadingTestingTests/ScriptBuilderTests.swift"
    }
  }

  @Test func aScriptThatIsTextFailsWhereItIsAsked() throws {
    let run = try ScriptedRun("tabs a\n@0 appear => a ready")
    let line = #line + 2
    withKnownIssue {
      run.expectHeld()
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test func whatCannotBeSaidNamesTheLineOfSwift() {
    let line = #line + 3
    do {
      _ = try ScriptedRun("typo", tabs: "a") {
        at(0).select("b")
      }
      Issue.record("there is no tab b")
    } catch {
      #expect(
        error.description == """
          TabbedLoadingTestingTests/ScriptBuilderTests.swift:\(line):9: error: unknown tab 'b'; expected 'a'
            @0 select b
                      ^
          """)
    }
  }
}
