import TabbedLoadingScreen
import Testing

@testable import TabbedLoadingScenarios
@testable import scenario

/// Scripts with everything that lanes can show.
enum Pictured {
  static let waits = """
    scenario retries, debounce and a wait without end
    tabs a b 日本
    policy show-after 120ms; min-visible 400ms; retry 1 after 1s; while-waiting previous
    @0 appear => a loading; shown placeholders 3
    @500ms fail a#1
    @2s ok a#2 3 rows => a ready; shown rows 3
    @3s refresh => refreshing yes
    @4s fail a#3 => problem a#3
    @5s select b debounce 300ms => shown previous a 3; live none
    @6s select 日本
    @6.1s ok b#1 3 rows => b ready
    @7s => 日本 ready
    idle
    """
  static let unplayable = "tabs a b\n@0 appear => a loading\n@1s ok b#1 3 rows\n@2s select b\n"
  static let passed = "tabs a\nserver 3s 2 rows\n@0 appear\nidle\n@1s select a\n"
  static let empty = "tabs a b\n@0 appear\n@1s ok a#1 0 rows\n@2s select b\n@3s fail b#1\n"
  static let markup =
    "scenario <script>alert(1)</script> & \"b\" 'c'\ntabs <u> b\n@0 appear => b ready\n"

  static let files = [
    "waits": waits, "unplayable": unplayable, "passed": passed, "empty": empty, "markup": markup,
  ]

  static func scenario(_ text: String) throws -> Scenario {
    try Parser.parse(text, file: "a.scenario").get()
  }

  /// A script that asks a hundred times at once, of many tabs with long names.
  static var crowded: String {
    let tabs = (0..<40).map { "a-tab-with-a-long-name-\($0)" }
    let lines = (0..<400).map { "@\($0 * 7)ms select \(tabs[$0 * 7 % 40])" }
    return "tabs \(tabs.joined(separator: " "))\n@0 appear\n\(lines.joined(separator: "\n"))\n"
  }
}

@Suite struct LanesTests {
  private func lanes(_ text: String) throws -> Lanes {
    let scenario = try Pictured.scenario(text)
    return Lanes(scenario, Player.play(scenario, on: .machine))
  }

  @Test func `each script of the gallery as lanes`() throws {
    let session = ToolRun(["run", "--lanes"] + Gallery.scripts.map(\.file))
    #expect(session.exitCode == .held)
    try Golden.expect(session.text, isAs: "lanes.txt")
  }

  @Test func `what fails is shown at its moment, on a narrow terminal too`() throws {
    let names = ["waits", "unplayable", "passed", "empty"]
    let texts = try names.flatMap { name in
      let lanes = try lanes(Pictured.files[name] ?? "")
      return [100, 50].map { lanes.text(width: $0) }
    }
    try Golden.expect(texts.joined(separator: "\n"), isAs: "lanes-failed.txt")
  }

  @Test func `colours are codes around the same text`() throws {
    let lanes = try lanes(Pictured.waits)
    let colored = lanes.text(isColored: true)
    #expect(colored.contains("\u{1B}[31m✗"))
    #expect(colored.replacing(#/\e\[\d+m/#, with: "") == lanes.text())
    #expect(!lanes.text().contains("\u{1B}"))
  }

  @Test(arguments: [0, 40, 41, 79, 100, 237])
  func `no line is wider than the terminal or ends in white space`(width: Int) throws {
    for script in [Pictured.waits, Pictured.unplayable, Pictured.empty, Pictured.crowded] {
      for line in try lanes(script).text(width: width).split(separator: "\n") {
        #expect(String(line).columns <= max(40, width))
        #expect(line.last != " ")
      }
    }
  }

  @Test func `a crowd of tabs and requests stays a picture`() throws {
    let text = try lanes(Pictured.crowded).text()
    #expect(text.split(separator: "\n").count < 60)
    #expect(text.contains("and 28 more tabs"))
  }

  @Test func `a request that was cancelled goes on until it is discarded`() throws {
    let bar = try #require(try lanes(Pictured.waits).lanes.first { $0.tab == "b" }?.requests.first)
    #expect(bar.start == .milliseconds(5_300))
    #expect(bar.cancelled == .seconds(6))
    #expect(bar.end == .milliseconds(6_100))
    #expect(bar.ending == .discarded)
  }

  @Test func `an answer that lands under another tab is not simply answered`() throws {
    let scenario = try Pictured.scenario(ToolRun.gallery("late-answer-article.scenario"))
    let lanes = Lanes(scenario, Player.play(scenario, on: .store))
    #expect(lanes.lanes.map { $0.requests.map(\.ending) } == [[.misplaced], [.answered]])
  }

  @Test func `a line that was never begun is shown as one that failed`() throws {
    let checks = try lanes(Pictured.passed).checks
    #expect(checks.map(\.line) == [4, 5])
    #expect(checks.map(\.problems.isEmpty) == [true, false])
  }
}

@Suite struct CheckedLineTests {
  @Test func `each check stands at its own line, whatever the order of the lines`() throws {
    let scenario = try Pictured.scenario(
      """
      tabs a b
      @0 appear => a loading
      @1s any {
        select b => b loading
        refresh => refreshing no
      }
      @3s refresh
      @4s => b failed
      """)
    let checks = Lanes(scenario, Player.play(scenario, on: .machine)).checks
    #expect(checks.map(\.line).sorted() == [2, 4, 5, 8])
    #expect(checks.filter { !$0.problems.isEmpty }.map(\.line) == [8])
  }
}

@Suite struct TimeAxisTests {
  private static let times: [Duration] = [
    .zero, .milliseconds(100), .seconds(3), .seconds(3), .milliseconds(4_050), .seconds(3_600),
  ]
  private let axis = TimeAxis(Self.times.reversed())

  @Test func `later is never further left, and all is inside`() {
    let places = (0..<5_000).map { axis.place(of: .milliseconds($0 * 733)) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.allSatisfy { (0...1).contains($0) })
    #expect(places.first == 0)
  }

  @Test(arguments: [0, 50, 100, 1_000, 4_049, 100_000])
  func `the time at a time's place is that time`(milliseconds: Int) {
    let time = Duration.milliseconds(milliseconds)
    let back = axis.time(at: axis.place(of: time))
    #expect(abs((back - time) / .milliseconds(1)) < 0.001)
  }

  @Test func `the longer a time the wider it is drawn, but not as much as it is longer`() {
    let short = axis.place(of: .milliseconds(100))
    let long = axis.place(of: .seconds(3)) - short
    #expect(long / short > 5)
    #expect(long / short < 6)
  }

  @Test func `one moment alone is at the beginning`() {
    #expect(TimeAxis([.seconds(2)]).place(of: .seconds(2)) == 0)
    #expect(TimeAxis([]).place(of: .seconds(2)) == 0)
    #expect(TimeAxis([]).time(at: 0.5) == .zero)
  }
}

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (nil, [:], 100, false), (120, [:], 120, true), (120, ["COLUMNS": "60"], 60, true),
      (120, ["COLUMNS": "wide"], 120, true), (120, ["COLUMNS": "-1"], 100, true),
      (120, ["COLUMNS": "99999"], 400, true), (120, ["NO_COLOR": "1"], 120, false),
      (120, ["NO_COLOR": ""], 120, true), (80, ["TERM": "dumb"], 80, false),
      (nil, ["COLUMNS": "60"], 100, false),
    ] as [(Int?, [String: String], Int, Bool)])
  func `only a terminal has a width and colours`(
    columns: Int?, environment: [String: String], width: Int, isColored: Bool
  ) {
    let terminal = Terminal(columns: columns, environment: environment)
    #expect(terminal.width == width)
    #expect(terminal.isColored == isColored)
  }
}
