import Testing

@testable import scenario

@Suite struct GoldenTests {
  @Test func theGallery() throws {
    let session = ToolRun()
    #expect(session.exitCode == .held)
    try Golden.expect(session.text, isAs: "gallery.txt")
  }

  @Test(arguments: [[], ["--help"], ["run", "--help"]])
  func nothingIsWiderThanAHundredColumns(arguments: [String]) {
    let lines = ToolRun(arguments).text.split(separator: "\n")
    #expect(lines.filter { $0.count > 100 }.map(String.init) == [])
  }

  @Test func nothingEndsInWhiteSpace() {
    let texts = [ToolRun().text, ToolRun("--help").text, ToolRun("run", "--help").text]
    for line in texts.joined().split(separator: "\n") { #expect(line.last?.isWhitespace == false) }
  }

  /// They differ in nothing but the engine's name.
  @Test(arguments: ["machine", "store", "both"])
  func theGallerysScriptsOneByOne(engine: String) throws {
    let session = ToolRun(["run", "--engine", engine] + Gallery.scripts.map(\.file))
    #expect(session.exitCode == .held)
    let stage = engine == "both" ? "machine and store" : engine
    let text = session.text.replacing("--engine \(engine)", with: "--engine store")
      .replacing(", on \(stage)\n", with: ", on store\n")
    try Golden.expect(text, isAs: "run-store.txt")
  }

  @Test func mistakesInIDs() throws {
    let files = ["no-id-fast", "id-fast", "stable-id-fast", "cancelled-load"].map {
      $0 + ".scenario"
    }
    let sessions = files.map { ToolRun(["lint", $0]) } + [ToolRun(["lint"] + files)]
    #expect(sessions.map(\.exitCode) == [.failed, .failed, .held, .unusable, .unusable])
    try Golden.expect(sessions.map(\.text).joined(separator: "\n"), isAs: "lint.txt")
  }

  @Test(
    arguments: [
      ("help.txt", [["--help"], ["-h"], ["help"], ["lint", "-h"]]),
      (
        "run-help.txt",
        [["run", "--help"], ["run", "-h", "x"], ["--help", "run"], ["help", "run"]]
      ),
    ] as [(String, [[String]])])
  func helpIsTheSameHoweverItIsAskedFor(file: String, commandLines: [[String]]) throws {
    let sessions = commandLines.map { ToolRun($0) }
    try Golden.expect(sessions[0].text, isAs: file)
    #expect(Set(sessions.map { $0.text.drop(while: { $0 != "\n" }) }).count == 1)
  }

  @Test func theHelpsExampleHolds() throws {
    let help = ToolRun("run", "--help").text
    let start = try #require(help.firstRange(of: "  scenario late answer"))
    let end = try #require(help.firstRange(of: "\nb#1 is the first"))
    let script = String(help[start.lowerBound..<end.lowerBound])
    let session = ToolRun("run", "--engine", "both", "x", readFile: ToolRun.files(["x": script]))
    #expect(session.exitCode == .held, "\(session.text)")
  }

  @Test func usageErrors() throws {
    let commandLines: [[String]] = [
      ["rnu"], ["play"], ["--hlep"], [""], ["bug.scenario"], ["run"], ["run", "--"],
      ["run", "--engine"], ["run", "--engine", "sotre", "x"], ["run", "--engine", "fast", "x"],
      ["run", "--engine=", "x"], ["run", "--engine", "both"], ["run", "--engin", "store", "x"],
      ["run", "--report"], ["run", "--report=", "x"], ["run", "--report", "x.svg", "x", "y"],
      ["run", "--report", "x.scenario", "y.scenario"],
      ["run", "--report", "--lanes", "id-fast.scenario"], ["run", "--lanes=wide", "x"],
      ["run", "--lane", "x"], ["run", "--verbose", "x"], ["run", "x", "-v"], ["lint"],
      ["lint", "--engine", "x"], ["lint", "--"], ["fmt", "--chek", "x"], ["check", "x"],
    ]
    let sessions = commandLines.map { ToolRun($0) }
    #expect(sessions.allSatisfy { $0.exitCode == .unusable })
    try Golden.expect(sessions.map(\.text).joined(separator: "\n"), isAs: "usage-errors.txt")
  }

  @Test func problemsOfScripts() throws {
    let files = [
      "fails": "tabs a b\n@0 appear => a loading; shown placeholders 3\n@1s select b => live a#1\n",
      "unreadable": "tabs a b\n@0 apear => c loading\n",
      "unplayable": "tabs a b\n@0 appear => b loading\n@1s ok b#1 3 rows\n@2s select b\n",
      "idle": "scenario nobody answers\ntabs a b\n@0 appear\nidle\n",
      "silent": "tabs a b\n@0 appear\n",
      "waits": """
      tabs a b
      policy show-after 120ms; min-visible 400ms; retry 1 after 1s; while-waiting previous
      @0 appear => shown nothing
      @500ms fail a#1
      @2s ok a#2 3 rows => a ready; shown rows 3
      @3s refresh => refreshing yes
      @4s fail a#3 => problem a#3
      @5s select b debounce 300ms => shown previous a 3; live none
      @6s select a
      @7s fail b#1

      """,
    ]
    let sessions = ["fails", "unreadable", "unplayable", "idle", "silent", "waits"].map {
      ToolRun("run", $0, readFile: ToolRun.files(files))
    }
    #expect(sessions.map(\.exitCode) == [.failed, .unusable, .unusable, .failed, .held, .held])
    try Golden.expect(sessions.map(\.text).joined(separator: "\n"), isAs: "problems.txt")
  }

  @Test(
    arguments: [
      (["held", "held"], .held), (["held", "fails", "held"], .failed),
      (["fails", "broken", "held"], .unusable), (["broken", "fails"], .unusable),
      (["missing", "held"], .unusable),
    ] as [([String], Tool.ExitCode)])
  func theWorstFileDecides(names: [String], exitCode: Tool.ExitCode) {
    let files = [
      "held": "tabs a\nappear => a loading", "fails": "tabs a\nappear => a ready",
      "broken": "tabs a\napear",
    ]
    let session = ToolRun(["run"] + names, readFile: ToolRun.files(files))
    #expect(session.exitCode == exitCode)
    let held = session.text.ranges(of: "held: 1 of 1").count
    #expect(held == names.filter { $0 == "held" }.count)
  }

  @Test func aDifferenceSaysWhichLineItIs() {
    #expect(
      Golden.difference(from: "a\nb\nc\n", to: "a\nb \nc\n", in: "x.txt") == """
        Golden/x.txt differs in line 2
          kept: 'b'
          now:  'b '
        """)
    #expect(
      Golden.difference(from: "a\n", to: "a", in: "x.txt") == """
        Golden/x.txt differs in line 2
          kept: ''
          now:  nothing more
        """)
    #expect(Golden.difference(from: nil, to: "a", in: "x.txt") == "there is no Golden/x.txt")
  }
}
