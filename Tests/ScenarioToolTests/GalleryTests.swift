import Foundation
import TabbedLoadingScreen
import Testing

@testable import TabbedLoadingScenarios
@testable import scenario

@Suite struct GalleryTests {
  @Test func theCellsEndWhereTheyShould() throws {
    let rows = try ["no-id-slow", "no-id-fast", "id-slow", "id-fast", "stable-id-fast"].map(row)
    #expect(rows.map { $0.end <= ListRow.top } == [true, false, true, true, true])
    #expect(rows[1].end > 100)
  }

  @Test func everyScriptOfTheFolderIsShown() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/scenario/Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(files.sorted() == Gallery.scripts.map(\.file).sorted())
  }

  @Test(arguments: [
    (0.0, "▁"), (1, "▂"), (114, "▂"), (115, "▃"), (400, "▅"), (799, "█"), (800, "█"), (900, "█"),
  ])
  func theHigherTheBlockTheFurtherTheList(offset: Double, block: String) {
    #expect(curve([(0, offset)], count: 1) == block)
  }

  @Test func aCurveShowsWhereTheListWasAtEachStep() {
    #expect(curve([(0, 800), (100, 400), (101, 0)], count: 5) == "██▅▁▁")
    #expect(curve([], count: 2) == "▁▁")
    #expect(curve([(0, 5)], count: 2, scale: 0) == "▁▁")
  }

  private func curve(
    _ samples: [(Int, Double)], count: Int, scale: Double = 800
  ) -> String {
    Curve(
      samples.map { OffsetSample(time: .milliseconds($0.0), offset: $0.1) }, from: .zero,
      step: .milliseconds(50), count: count, scale: scale
    ).text
  }

  private func row(_ name: String) throws -> ListRow {
    let scenario = try Pictured.scenario(ToolRun.gallery("\(name).scenario"))
    return ListRow(scenario, Player.play(scenario, on: .store))
  }
}

@Suite struct ScreensTests {
  @Test func onlyTheButtonsOwnIDsLeadToAButtonThatLives() {
    let rows = [1000, 1001, 0, -1].map(EasyViewRow.init)
    #expect(rows.map(\.offset) == [27_299, 27_341, 42, 0])
    #expect(rows.map(\.reach.tappable) == [0, 34, 0, 34])
    #expect(rows.map(\.isAlive) == [false, true, false, true])
  }

  /// Every order of answers, each of which may be empty: what is there at last depends on none.
  @Test func eachSectionIsThereIfItHasRowsWhateverTheOrder() {
    let parts = SummaryScreen.Part.allCases
    for number in 0..<64 {
      var summary = SummaryScreen(anchoring: .topmostTarget) { part, _ in
        let index = parts.firstIndex(of: part) ?? 0
        return SummaryStore.Answer(
          latency: .milliseconds((index * 5 + number) % 6 + 1),
          names: number >> index & 1 == 1 ? ["one", "two"] : [])
      }
      #expect(summary.shown == parts)
      summary.advance(to: .seconds(1))
      let there = parts.indices.filter { number >> $0 & 1 == 1 }
      #expect(summary.shown == there.map { parts[$0] })
      #expect(summary.screen.sections.filter(\.isShown).count == there.count)
    }
  }

  @Test func aSectionThatFailsSaysSoAndLeavesTheOthersAlone() {
    var summary = SummaryScreen(anchoring: .offset) { part, _ in
      SummaryStore.Answer(latency: .zero, names: part == .activity ? nil : ["\(part)"])
    }
    summary.advance(to: .seconds(1))
    #expect(summary.shown == SummaryScreen.Part.allCases)
    let labels = summary.screen.drawing.shapes.compactMap(\.label)
    #expect(
      labels.prefix(6) == ["Coach", "coach", "Activity", "Could not load", "Recovery", "recovery"])
  }

  @Test func whatTheUserScrolledToStaysWhereItIsOnlyIfItIsHeld() {
    let (held, loose) = (
      SummaryTable(anchoring: .topmostTarget).lines, SummaryTable(anchoring: .offset).lines
    )
    #expect(held.suffix(5).allSatisfy { abs($0.distance) < 1e-6 })
    #expect(loose.suffix(4).allSatisfy { abs($0.distance) > 10 })
    #expect(held.map(\.shown) == loose.map(\.shown))
  }
}

@Suite struct RunReportTests {
  private let scenario: Scenario

  init() throws {
    let script = "tabs a b\n@0 appear => a loading\n@1s select b => b loading"
    scenario = try Parser.parse(script, file: "bug.scenario").get()
  }

  private func report(_ change: (inout Outcome) -> Void) -> RunReport {
    let store = Player.play(scenario, on: .store)
    var machine = Player.play(scenario, on: .machine)
    change(&machine)
    return RunReport(scenario, [(.machine, machine), (.store, store)])
  }

  @Test func enginesThatAgreeHold() {
    let report = report { _ in }
    #expect(report.problems == [])
    #expect(report.exitCode == .held)
    #expect(report.text.hasSuffix("held: 2 of 2, on machine and store\n\n"))
  }

  @Test func enginesThatDisagreeAreABugThatNamesTheFirstDifference() {
    let report = report { $0.trace.entries.removeLast() }
    #expect(
      report.problems == [
        """
        bug.scenario: error: the engines disagree, which is a bug in this package
          machine nothing more
          store   @1s  select b  => b loading; cancelled a#1; started b#1; scroll top
        """
      ])
    #expect(report.exitCode == .failed)
    #expect(report.text.hasSuffix("\nthe engines disagree, on machine and store\n\n"))
  }

  @Test func anEngineThatFailsAloneIsHeardAlthoughTheTracesAreEqual() {
    let report = report {
      $0.failures.append(
        Diagnostic(
          file: "bug.scenario", position: Position(line: 3, column: 1),
          message: "expected no unfinished request, got a#1", line: "@1s select b"))
    }
    #expect(
      report.problems == [
        """
        bug.scenario:3:1: error: expected no unfinished request, got a#1 (on machine)
          @1s select b
          ^
        """,
        """
        bug.scenario: error: the engines disagree, which is a bug in this package
          machine failed: 1 of 2
          store   held: 2 of 2
        """,
      ])
    #expect(report.exitCode == .failed)
    #expect(report.text.hasSuffix("\nthe engines disagree, on machine and store\n\n"))
  }

  @Test func anErrorOfAnyEngineMakesTheScriptUnusable() {
    let error = Diagnostic(
      file: "bug.scenario", position: Position(line: 3, column: 1), message: "no such request")
    let store = Player.play(scenario, on: .store)
    var machine = store
    machine.errors = [error]
    let reports = [
      RunReport(scenario, [(.machine, machine), (.store, store)]),
      RunReport(scenario, [(.store, store), (.machine, machine)]),
    ]
    #expect(reports.map(\.exitCode) == [.unusable, .unusable])
    for report in reports {
      #expect(
        report.problems.first == "bug.scenario:3:1: error: no such request (on machine)")
    }
  }

  @Test func aListThatMovesElsewhereIsADifference() {
    let report = report { $0.offsets.append(OffsetSample(time: .seconds(1), offset: 3)) }
    #expect(
      report.problems == [
        """
        bug.scenario: error: the engines disagree, which is a bug in this package
          machine held: 2 of 2, the list at 3 since 1s
          store   held: 2 of 2
        """
      ])
  }
}
