import Foundation
import Testing

@testable import TabbedLoadingScenarios

/// The language's page has every word of the language, and its examples are what it says.
@Suite struct PageTests {
  static let keywords: [String] =
    ScriptWords.all + SettingWord.allCases.map(\.rawValue)
    + PolicyWord.allCases.map(\.rawValue) + ScreenWord.allCases.map(\.rawValue)
    + Logic.allCases.map(\.rawValue) + ScreenSettings.IDs.allCases.map(\.rawValue)
    + ScreenSettings.Movement.allCases.map(\.rawValue)
    + ScreenSettings.Clamp.allCases.map(\.rawValue)

  @Test func theGrammarHasAllWordsOfTheParserAndNoOthers() throws {
    let grammar = try #require(Page.blocks("ebnf").first)
    let quoted = grammar.matches(of: /"([a-z][a-z-]+)"/).map { String($0.output.1) }
    let known = try Set(Self.keywords).union(Page.wordsOfTheParser())
    #expect(known.subtracting(quoted).sorted() == [])
    #expect(Set(quoted).subtracting(known).subtracting(["ms"]).sorted() == [])
  }

  @Test func everyRuleIsDefinedOnceAndUsed() throws {
    let grammar = try #require(Page.blocks("ebnf").first)
    let rules = grammar.matches(of: /(?m)^([a-z-]+) *=/).map { String($0.output.1) }
    let names = grammar.replacing(/"[^"]*"/, with: "").matches(of: /[a-z][a-z-]+/)
      .map { String($0.output) }
    #expect(Set(rules).count == rules.count)
    let plain: Set = ["text", "name", "digit", "line-end", "script"]
    #expect(Set(names).subtracting(rules).subtracting(plain) == [])
    #expect(rules.filter { rule in rule != "script" && names.count { $0 == rule } < 2 } == [])
  }

  @Test(arguments: try Page.blocks("scenario"))
  func anExampleHoldsAndIsInItsUsualForm(script: String) throws {
    try expectHeld(script)
    #expect(try parsed(script).text == script)
  }

  @Test(arguments: keywords)
  func everyWordHasAnExampleAndARow(word: String) throws {
    func isShown(in text: String) -> Bool {
      text.split { " ;\n".contains($0) }.contains { $0 == word }
    }
    // The article's view and the screens that are well made are in the gallery.
    let elsewhere = ["article", "value", "fresh", "stable", "ease", "none", "settle", "nothing"]
    if !elsewhere.contains(word) {
      #expect(try Page.blocks("scenario").contains { isShown(in: $0) }, "no example has \(word)")
    }
    #expect(try Page.snippets().contains { isShown(in: $0.code) }, "no row has \(word)")
  }

  @Test(arguments: try Page.snippets())
  func whatARowShowsCanBeRead(snippet: Page.Snippet) throws {
    let tabs = snippet.code.hasPrefix("tabs") ? "" : "tabs a b c\n"
    let start = tabs + "screen viewport 709\nserver a 1s 1 row\n"
    let script =
      switch snippet.section {
      case "Settings": tabs + snippet.code + "\nappear"
      case "Events" where snippet.code == "any {": "\(start)any {\nappear\n}"
      case "Events": "\(start)save\n\(snippet.code)"
      case "Expectations"
      where ["within", "always", "never"].contains { snippet.code.hasPrefix($0) }:
        start + snippet.code
      default: "\(start)=> \(snippet.code)"
      }
    #expect(diagnostics(of: script).map(\.description) == [], "in \(snippet.section)")
    let usual = try parsed(script).text.replacing(/\ +/, with: " ")
    #expect(usual.contains(snippet.code), "in its usual form")
  }
}

/// The page of the language.
enum Page {
  struct Snippet: CustomTestStringConvertible {
    let section: String
    let code: String

    var testDescription: String { code }
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/TabbedLoadingScenarios")

  private static func text() throws -> String {
    try String(
      contentsOf: sources.appending(path: "TabbedLoadingScenarios.docc/Grammar.md"), encoding: .utf8
    )
  }

  /// The code between fences of a kind.
  static func blocks(_ kind: String) throws -> [String] {
    try text().split(separator: "```\(kind)\n").dropFirst().map { part in
      String(part.prefix(upTo: part.firstRange(of: "```")?.lowerBound ?? part.endIndex))
    }
  }

  /// What stands between backticks at the beginning of a table's rows.
  static func snippets() throws -> [Snippet] {
    var (section, snippets) = ("", [Snippet]())
    for line in try text().split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `"), let cell = line.split(separator: " | ").first else { continue }
      // Every second part stands between backticks.
      snippets += cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { Snippet(section: section, code: String($0.element)) }
    }
    return snippets
  }

  /// The words that the parser's source takes, beside those of its enumerations.
  static func wordsOfTheParser() throws -> Set<String> {
    let folder = sources.appending(path: "Language")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasPrefix("Parser") || $0.hasPrefix("Words") }
    let code = try files.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let patterns = [/take\("([a-z-]+)"\)/, #/[\[\s]\("([a-z-]+)", /#, /peek == "([a-z-]+)"/]
    return Set(patterns.flatMap { code.matches(of: $0).map { String($0.output.1) } })
  }
}
