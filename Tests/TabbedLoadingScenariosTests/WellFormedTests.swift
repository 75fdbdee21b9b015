import TabbedLoading
import Testing

@testable import TabbedLoadingScenarios

@Suite struct WellFormedTests {
  @Test(arguments: [
    "tabs a b\r\n@0 appear => a loading\r\n",
    "\u{FEFF}tabs a b\n@0 appear => a loading",
    "\ttabs\ta\tb // two\n\n// nothing\n  @0\u{A0}appear=>a loading // here",
    "tabs a b\nappear => a loading;live a#1;shown placeholders 5",
  ])
  func gapsCommentsAndLineEndsAreFree(script: String) throws {
    let scenario = try parsed(script)
    #expect(scenario.tabs == ["a", "b"])
    #expect(scenario.steps.map(\.action) == [.appear(token: 0)])
  }

  @Test(
    arguments: [
      ("0", .zero), ("0s", .zero), ("-0ms", .zero), ("300ms", .milliseconds(300)),
      ("1.5s", .milliseconds(1500)), (".5s", .milliseconds(500)), ("1.s", .seconds(1)),
      ("0.0004ms", .zero), ("0.0005ms", .microseconds(1)), ("1000000s", .seconds(1_000_000)),
      ("3600000ms", .seconds(3600)), ("007s", .seconds(7)),
    ] as [(String, Duration)])
  func timesAreRoundedToMicroseconds(text: String, time: Duration) throws {
    #expect(try parsed("tabs a\n@\(text) appear").steps.map(\.time) == [time])
  }

  @Test func aLineWithoutATimeFollowsTheOneBefore() throws {
    #expect(try parsed("tabs a\n@1s appear\nidle").steps.map(\.time) == [.seconds(1), nil])
  }

  @Test(arguments: [
    ("late  answer; stays => hidden", "late answer; stays => hidden"),
    ("see https://example.org", "see https://example.org"), ("bug // of mine", "bug"),
    ("ForEach(0..<5, id: \\.self), 1 s", "ForEach(0..<5, id: \\.self), 1 s"),
  ])
  func aNameIsTheRestOfItsLine(text: String, name: String) throws {
    #expect(try parsed("scenario \(text)\ntabs a\nappear").name == name)
  }

  @Test func aTabMayBeANumber() throws {
    let scenario = try parsed(
      "tabs 1 2\nserver 2 100ms 3 rows\nserver 1s 4 rows\nselect 2 => 2 loading")
    #expect(scenario.server.answers["2"]?.rows == 3)
    #expect(scenario.server.answer?.rows == 4)
  }

  @Test func everySettingIsRead() throws {
    let scenario = try parsed(
      """
      tabs a b
      logic store
      server b 100ms 1 row
      policy placeholders 0; reselect top
      policy cancelled retry; disappear cancel
      screen viewport 600.5; row 20; placeholder 120 spacing 16
      screen ids value; animation ease; clamp settle
      appear 7
      """)
    #expect(scenario.server.answers == ["b": .init(latency: .milliseconds(100), rows: 1)])
    #expect(scenario.policy.placeholders == 0)
    #expect(scenario.policy.reselect == .scrollToTop)
    #expect(scenario.policy.unaskedCancel == .retryOnce)
    #expect(scenario.policy.disappear == .cancel)
    #expect(
      scenario.screen
        == ScreenSettings(
          viewport: 600.5, row: .init(height: 20, spacing: 0),
          placeholder: .init(height: 120, spacing: 16), ids: .value, animation: .ease,
          clamp: .settle))
    #expect(scenario.steps.map(\.action) == [.appear(token: 7)])
  }

  @Test(arguments: [
    ("standard", Policy.standard), ("article", .article), ("standard; keep nothing", bare),
    ("show-after 120ms", Policy(showAfter: .milliseconds(120))),
  ])
  func aPolicyMayBeNamedAndVaried(words: String, policy: Policy) throws {
    #expect(try parsed("tabs a\npolicy \(words)\nappear").policy == policy)
    let said = policy.choices.map(\.description).joined(separator: "; ")
    #expect(said == (policy == .article ? "" : words))
  }

  /// The standard policy, without what its tabs keep.
  private static let bare: Policy = {
    var policy = Policy.standard
    policy.keep = .nothing
    return policy
  }()

  @Test func whatTheScriptEndsIsScripted() throws {
    let scenario = try parsed(
      "tabs a b\nserver 1s 3 rows\nappear => started a#1\nok a#2 1 row\nfail b#1\ncancel b#2")
    #expect(scenario.server.scripted.map(\.description).sorted() == ["a#2", "b#1", "b#2"])
  }
}
