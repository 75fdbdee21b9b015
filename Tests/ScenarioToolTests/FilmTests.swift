import TabbedLoadingScreen
import Testing

@testable import TabbedLoadingScenarios
@testable import scenario

@Suite struct FilmTests {
  private static let long: String = {
    let lines = (1...60).map {
      "@\($0)s scroll \($0 % 2 * 700)\n@\($0).5s select \($0 % 2 == 0 ? "a" : "b")"
    }
    return """
      tabs a b
      server 100ms 31 rows
      screen viewport 709; ids position
      @0 appear
      \(lines.joined(separator: "\n"))
      @80s => offset 1
      """
  }()

  private func film(_ limit: Int) throws -> (outcome: Outcome, film: Film) {
    let (outcome, film) = Player.play(
      try Pictured.scenario(Self.long), on: .machine, filming: Film(limit: limit))
    return (outcome, try #require(film))
  }

  @Test(arguments: [2, 8, 100, 200])
  func `a film keeps no more pictures than it may, those of movements last`(limit: Int) throws {
    let film = try film(limit).film
    #expect(film.frames.count <= limit)
    #expect(film.taken > 300)
    #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.time <= $1.time })
    guard (8...100).contains(limit) else { return }
    #expect(film.frames.count { $0.isMoving } * 4 <= film.frames.count)
  }

  @Test func `a film has no picture of a screen that rests`() throws {
    let text = """
      tabs a
      server 100ms 3 rows
      screen viewport 709
      @0 appear
      \((5...50).map { "@\($0)s => a ready" }.joined(separator: "\n"))
      """
    let (_, film) = Player.play(
      try Pictured.scenario(text), on: .machine, filming: Film(limit: 200))
    #expect(try #require(film?.frames.map(\.time).max()) < .seconds(5))
  }

  @Test func `filming changes nothing that happens`() throws {
    let scenario = try Pictured.scenario(Self.long)
    #expect(try film(50).outcome == Player.play(scenario, on: .machine))
  }

  @Test func `a report of many moments says how many it shows, what failed among them`() throws {
    let scenario = try Pictured.scenario(Self.long)
    let (outcome, film) = try film(160)
    let moments = Moments(outcome, film, limit: 60)
    #expect(moments.list.count <= 62)
    #expect(moments.count > 300)
    #expect(moments.list.last?.time == .seconds(80))
    let chapter = Chapter(
      1, scenario, outcome, film, RunReport(scenario, [(.machine, outcome)]), Share(of: 15))
    #expect(chapter.body.contains(" moments are shown.</p>"))
    #expect(chapter.body.utf8.count < 1_000_000)
  }

  @Test func `in a report of very many scripts there is no film`() throws {
    let (outcome, film) = try film(8)
    let scenario = try Pictured.scenario(Self.long)
    let chapter = Chapter(
      1, scenario, outcome, film, RunReport(scenario, [(.machine, outcome)]), Share(of: 400))
    #expect(chapter.body.contains("there is no film; run this one alone."))
    #expect(!chapter.body.contains("<figure"))
    #expect(chapter.body.utf8.count < 130_000)
  }

  @Test(arguments: [
    ("@2s scroll 300", "That is where the user has scrolled it."),
    ("@2s scroll to 25", "That is where the scroll led that was wanted last."),
    (
      "@2s scroll 800\n@3s select b",
      "The scroll that was wanted found nothing; content that becomes longer moves no list."
    ),
    ("@2s appear", "In the end the list is at its top."),
  ])
  func `a story ends with why the list is where it is`(lines: String, end: String) throws {
    let scenario = try Pictured.scenario(
      "tabs a b\nserver 100ms 31 rows\nscreen ids position\n@0 appear\n\(lines)\nidle\n")
    let (outcome, film) = Player.play(scenario, on: .store, filming: Film(limit: 100))
    let story = Story(outcome, try #require(film))
    #expect(story.sentences.last?.text.hasSuffix(end) == true, "\(story.sentences)")
  }

  @Test func `a long story is cut in its middle, and says so`() throws {
    let (outcome, film) = try film(100)
    let sentences = Story(outcome, film).sentences
    #expect(sentences.count == 41)
    #expect(sentences[20].text.hasSuffix(" more such things."))
    #expect(sentences.last?.text.hasPrefix("In the end") == true)
  }

  @Test func `each moment has the line that led to it`() throws {
    let scenario = try Pictured.scenario(ToolRun.gallery("no-id-fast.scenario"))
    let (outcome, film) = Player.play(scenario, on: .store, filming: Film(limit: 100))
    let moments = Moments(outcome, film, limit: 1_000).list
    let lines = moments.map { $0.line.map { outcome.lines[$0].line } }
    #expect(lines == lines.sorted { ($0 ?? 0) < ($1 ?? 0) })
    for moment in moments {
      for case .moment(let event) in moment.entries { #expect(event.time == moment.time) }
    }
    let told = moments.flatMap(\.entries)
    #expect(told == outcome.trace.entries)
    let tap = try #require(moments.first { $0.entries.contains { $0.text().contains("select b") } })
    #expect(tap.line.map { outcome.lines[$0].line } == 10)
    #expect(tap.entries.count == 2)
  }

  @Test func `what failed is left out last, and thousands of failures are no thousand pages`()
    throws
  {
    let lines = (1...900).map {
      "@\($0)s select \($0 % 2 == 0 ? "a" : "b")\($0 == 454 ? " => a ready" : "")"
    }
    let failing = lines.map { $0.replacing(" => a ready", with: "") + " => a ready" }
    for (lines, count) in [(lines, 1), (failing, 900)] {
      let script = "tabs a b\n@0 appear\n\(lines.joined(separator: "\n"))\n"
      let scenario = try Pictured.scenario(script)
      let outcome = Player.play(scenario, on: .machine)
      #expect(outcome.failures.count == count)
      let moments = Moments(outcome, nil, limit: 100).list
      #expect(moments.count <= 201)
      #expect(moments.contains { $0.time == .seconds(454) } == (count == 1))
      let chapter = Chapter(
        1, scenario, outcome, nil, RunReport(scenario, [(.machine, outcome)]), Share(of: 10))
      #expect(chapter.body.utf8.count < 1_000_000)
      #expect(chapter.body.contains("<li>and 850 more</li>") == (count == 900))
    }
  }
}
