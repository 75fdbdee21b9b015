import Foundation
import TabbedLoadingScreen
import Testing

@testable import TabbedLoadingScenarios
@testable import scenario

@Suite struct ReportTests {
  /// What a run writes, and what it says.
  private func report(
    _ names: [String], to path: String = "out.html", _ files: [String: String] = Pictured.files
  ) -> (written: [String: String], session: ToolRun) {
    var written: [String: String] = [:]
    let session = ToolRun(
      ["run", "--report", path] + names, readFile: ToolRun.files(files),
      writeFile: { written[$0] = $1 })
    return (written, session)
  }

  private func page(_ names: [String], _ files: [String: String] = Pictured.files) throws -> String
  {
    try #require(report(names, files).written["out.html"])
  }

  @Test func `the report of a script without a screen`() throws {
    let page = try page(["late-answer-store.scenario"])
    let start = try #require(page.firstRange(of: "<main>")).lowerBound
    let end = try #require(page.firstRange(of: "</main>")).upperBound
    try Golden.expect("\(page[start..<end])\n", isAs: "report.html")
    #expect(!page.contains("<figure"))
  }

  @Test func `why each list of the gallery ends where it does`() throws {
    let stories = try Gallery.taps.map { file, bytes in
      let scenario = try Parser.parse(String(decoding: bytes, as: UTF8.self), file: file).get()
      let (outcome, film) = Player.play(scenario, on: .store, filming: Film(limit: 100))
      let story = Story(outcome, try #require(film))
      return ([scenario.name] + story.sentences.map { "  @\($0.time.label)  \($0.text)" })
        .joined(separator: "\n")
    }
    try Golden.expect(stories.joined(separator: "\n") + "\n", isAs: "stories.txt")
  }

  @Test func `equal runs write equal bytes`() throws {
    let names = Gallery.scripts.map(\.file) + ["waits", "markup"]
    let pages = try (0..<3).map { _ in try page(names) }
    #expect(Set(pages).count == 1)
  }

  @Test func `nothing of a script is markup`() throws {
    let page = try page(["markup", "waits"])
    #expect(page.ranges(of: "<script").count == 1)
    #expect(!page.contains("<u>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;b&quot; &#39;c&#39;"))
    #expect(page.contains("tabs &lt;u&gt; b"))
  }

  @Test(arguments: [
    ("<&>\"'", "&lt;&amp;&gt;&quot;&#39;"), ("a\tb\nc", "a\tb\nc"), ("\u{0}\u{1B}[31m", "��[31m"),
    ("日本 🙂", "日本 🙂"),
  ])
  func `text is escaped`(text: String, escaped: String) { #expect(text.escaped == escaped) }

  @Test func `nothing is loaded from elsewhere`() throws {
    let page = try page(Gallery.scripts.map(\.file))
    let addresses = page.matches(of: #/https?:[^\s"'<)]*/#).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `each line is ticked or crossed, and says why`() throws {
    let page = try page(["waits"])
    #expect(
      page.contains(#"class="held"><code>@2s ok a#2 3 rows =&gt; a ready; shown rows 3</code>"#))
    #expect(
      page.contains(
        ##"class="failed"><code>@6.1s ok b#1 3 rows =&gt; b ready</code> <span class="bad">✗ expected b ready, got 日本 loading</span>"##
      ))
    #expect(page.ranges(of: "<li data-").count == page.ranges(of: "<time>").count)
    #expect(page.contains(#"class="failed"><time>6.1s</time>"#))
  }

  @Test func `several scripts have an index, and one that cannot be read is in it`() throws {
    let (written, session) = report(["empty", "missing", "waits"])
    let page = try #require(written["out.html"])
    #expect(page.contains("<h1>3 scripts, 2 not held</h1>"))
    #expect(page.contains(##"<li class="failed"><a href="#s2">missing</a> <span>cannot be read"##))
    #expect(page.contains("missing:1:1: error: not in the gallery"))
    #expect(session.exitCode == .unusable)
  }

  @Test func `of very many scripts only what did not hold is shown in full`() throws {
    let names = (0..<Share.fullScripts).map { "held-\($0)" } + ["waits"]
    let files = Pictured.files.merging(names.dropLast().map { ($0, "tabs a\n@0 appear\n") }) { $1 }
    let page = try page(names, files)
    #expect(page.contains("only those that did not hold are shown in full"))
    #expect(page.ranges(of: "<section").count == 1)
    #expect(page.ranges(of: "<a href=\"#s").count == 1)
    #expect(
      page.contains("<li class=\"held\">held-7 <span>nothing was expected, on store</span></li>"))
  }

  @Test func `a picture is the lanes of one script`() throws {
    let (written, _) = report(["empty"], to: "out.SVG")
    let picture = try #require(written["out.SVG"])
    #expect(picture.hasPrefix("<svg xmlns"))
    #expect(report(["empty", "waits"], to: "a.svg").session.exitCode == .unusable)
    let (nothing, session) = report(["missing"], to: "out.svg")
    #expect(nothing.isEmpty)
    #expect(session.exitCode == .unusable)
  }

  @Test func `a report is not written over its script`() {
    let (written, session) = report(["empty", "waits"], to: "waits")
    #expect(written.isEmpty)
    #expect(session.text.contains("'--report waits' would write over a script"))
    #expect(session.exitCode == .unusable)
  }

  @Test func `what cannot be written is one error with its path`() {
    let session = ToolRun(
      ["run", "--report", "there.html", "empty"], readFile: ToolRun.files(Pictured.files),
      writeFile: { path, _ throws(Diagnostic) in
        throw Diagnostic(file: path, position: Position(line: 1, column: 1), message: "no room")
      })
    #expect(
      session.text.hasSuffix("-- standard error\nscenario: there.html: no room\n-- exit code 2\n"))
  }
}
