import TabbedLoadingScenarios
import Testing

/// Tab b is chosen on the article's screen, whose list is at offset 800.
struct Tap {
  var logic = Logic.store
  var ids = ScreenSettings.IDs.position
  var latency = "100ms"
  var viewport = 709
  var settings = "animation spring; clamp frame"

  var script: String {
    """
    logic \(logic.rawValue)
    tabs a b c
    server \(latency) 31 rows
    screen viewport \(viewport); row 20 spacing 32; placeholder 120 spacing 16
    screen ids \(ids.rawValue); \(settings)
    @0 appear => shown placeholders 5; scroll none
    @3s scroll 800 => offset 800
    @4s select b => b loading; started b#1; scroll top
    @6.5s => b ready 31 rows
    idle
    """
  }

  /// Where the list ends.
  func end() throws -> Double {
    let outcome = try played(script)
    #expect(outcome.errors + outcome.failures == [])
    return try #require(outcome.offsets.last).offset
  }
}

@Suite struct ScreenTests {
  @Test(arguments: Logic.allCases, ["1.5s", "100ms"])
  func withTheirValuesAsIDsTheListGoesToItsTop(logic: Logic, latency: String) throws {
    let tap = Tap(logic: logic, ids: .value, latency: latency)
    #expect(try tap.end() == 0)
    #expect(try played(tap.script).offsets.last?.time == .seconds(4))
  }

  @Test(arguments: Logic.allCases)
  func withoutIDsASlowServerHidesTheBug(logic: Logic) throws {
    #expect(try Tap(logic: logic, latency: "1.5s").end() < 1)
  }

  @Test(arguments: Logic.allCases)
  func withoutIDsAFastServerLeavesTheListScrolled(logic: Logic) throws {
    let end = try Tap(logic: logic).end()
    #expect(end > 100)
    #expect(abs(end - 473.6) < 5)
  }

  @Test(arguments: Logic.allCases)
  func belowTheHeightOfThePlaceholdersTheClampAloneDoesNotReachTheTop(logic: Logic) throws {
    #expect(abs(try Tap(logic: logic, latency: "1.5s", viewport: 600).end() - 64) < 0.5)
  }

  @Test func theLongerTheServerTakesTheFurtherTheListGoes() throws {
    let sweep = [
      ("50ms", 663.0), ("100ms", 473.6), ("200ms", 197), ("300ms", 52), ("350ms", 15), ("400ms", 0),
      ("500ms", 0),
    ]
    let ends = try sweep.map { try Tap(latency: $0.0).end() }
    #expect(ends == ends.sorted(by: >))
    for ((latency, predicted), end) in zip(sweep, ends) {
      #expect(abs(end - predicted) < 5, "\(latency)")
    }
  }

  @Test func idsThatAreNewAtEveryRenderAreNotFound() throws {
    let tap = Tap(ids: .fresh)
    #expect(try tap.end() > 100)
    #expect(
      try played(tap.script).trace.text.contains("scrollTo(0) is predicted to miss"))
  }

  @Test(arguments: ["50ms", "100ms", "1.5s"])
  func stablePlaceholderIDsAreFound(latency: String) throws {
    let tap = Tap(ids: .stable, latency: latency)
    #expect(try tap.end() == 0)
    #expect(
      try played(tap.script).trace.text.contains("scrollTo(placeholder 0): offset 800 to 0"))
  }

  @Test(arguments: ScreenSettings.IDs.allCases)
  func withoutAnAnimationTheClampIsAtOnce(ids: ScreenSettings.IDs) throws {
    let tap = Tap(ids: ids, settings: "animation none; clamp frame")
    #expect(try tap.end() == 0)
    #expect(try played(tap.script).offsets.last?.time == .seconds(4))
  }

  @Test func theOlderAnimationIsShorterAndLeavesTheListScrolledToo() throws {
    #expect(try Tap(latency: "100ms", settings: "animation ease").end() > 100)
    #expect(try Tap(latency: "350ms", settings: "animation ease").end() < 1)
  }

  @Test func aClampThatWaitsForTheAnimationsEndComesTooLateForAFastServer() throws {
    #expect(try Tap(settings: "clamp settle").end() == 800)
    let slow = Tap(latency: "1.5s", settings: "clamp settle")
    #expect(try slow.end() == 0)
    let moved = try played(slow.script).offsets.filter { $0.time > .seconds(4) }
    #expect(moved.map(\.offset) == [0])
  }

  @Test func aStoresViewHeedsACommandThatIsThereWhenItFirstAppears() throws {
    let outcome = try played("tabs a b\nscreen viewport 709\nselect b => scroll top")
    #expect(outcome.trace.text.contains("scrollTo(placeholder 0): offset 0 to 0"))
  }

  @Test func theArticlesViewDoesNotScrollWhenItFirstAppears() throws {
    let outcome = try played(
      "logic article\ntabs a b\nscreen viewport 709; ids value\nappear => scroll none")
    #expect(!outcome.trace.text.contains("scrollTo"))
  }

  @Test func theListScrollsNoFurtherThanItsContent() throws {
    try expectHeld(
      """
      tabs a
      screen viewport 709
      @0 appear => offset 0
      @1s scroll 100 => offset 0
      @2s ok a#1 31 rows
      @3s scroll 9999 => offset 871
      @4s scroll 100 => offset 100
      """)
  }

  @Test func anEmptyOrFailedScreenHasNoHeight() throws {
    try expectHeld(
      """
      tabs a b
      policy cancelled fail
      screen viewport 709
      server a 0 31 rows
      @0 appear
      @1s scroll 800 => offset 800
      @2s select b
      @3s fail b#1 => shown failure
      @4s => offset 0
      """)
  }

  @Test func theTraceTellsWhatTheScreenDid() throws {
    let outcome = try played(
      """
      tabs a b
      screen viewport 709; animation none
      @0 appear
      @1s ok a#1 31 rows
      @2s scroll 800.25
      @3s select b
      """)
    #expect(
      outcome.trace.text.split(separator: "\n") == [
        "@0   appear          => a loading; started a#1",
        "@1s  ok a#1 31 rows  => a ready 31 rows",
        "@2s  scroll 800.3",
        "@3s  select b        => b loading; started b#1; scroll top",
        "     // 3s: scrollTo(placeholder 0): offset 800.3 to 0",
      ])
  }
}
