import Foundation
import TabbedLoadingScreen
import Testing

/// The descriptions that the documentation shows.
private enum Shown {
  enum Progress {
    case loading
    case ready(Range<Int>)
  }

  static func easyView() -> Render {
    Render {
      Node.lazyStack(spacing: 8) {
        Node.button("Scroll to bottom").id(-1)
        Node.forEach(.integers(0..<1001), height: 20)
        Node.button("Scroll to top").id(1001)
      }
    }
  }

  @NodeBuilder
  static func list(_ progress: Progress) -> Node {
    switch progress {
    case .loading:
      Node.lazyStack(spacing: 16) {
        Node.forEach(.placeholders(5), height: 120).skeleton()
      }
    case .ready(let rows):
      Node.lazyStack(spacing: 32) {
        Node.forEach(.integers(rows), height: 20)
      }
    }
  }

  static func summary(_ vitals: [String]) -> Render {
    Render.scrollingSurface {
      Node.sectionedSurface {
        Node.section {
          Node.dividedCard { Node.forEach(vitals, id: { .text($0) }) { vitalRow($0) } }
        } header: {
          Node.sectionHeader("Vitals")
        }
      }
    }
  }

  static func vitalRow(_ name: String) -> Node { .navigationRow { Node.text(name) } }
}

@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  static let catalog = "Sources/TabbedLoadingScreen/TabbedLoadingScreen.docc"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a text without indentation.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theDescriptionsShowWhatTheyShould() {
    var screen = Screen(viewport: 709)
    screen.update(Shown.easyView)
    #expect(screen.hit(y: 10)?.id == -1)
    screen.show { Shown.list(.loading) }
    #expect(screen.frame(of: .placeholder(0)) != nil)
    screen.show { Shown.list(.ready(0..<31)) }
    #expect(screen.layoutHeight == 1580)
    screen.update { Shown.summary(["Pulse", "Oxygen"]) }
    let kinds = screen.drawing.shapes.map { "\($0.kind)" }
    #expect(kinds == ["header", "card", "row", "chevron", "row", "chevron", "divider"])
    screen.update { Shown.summary([]) }
    #expect(screen.drawing.shapes.isEmpty)
  }

  /// Each block of the page stands, line by line, in this file or in the articles' views.
  @Test func everyBlockOfTheArticlesPageIsCodeThatCompiles() throws {
    let page = try Self.text("\(Self.catalog)/Articles.md")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let sources = [
      "Tests/TabbedLoadingScreenTests/DocumentationTests.swift",
      "Sources/TabbedLoadingArticles/EasyView.swift",
      "Sources/TabbedLoadingArticles/ComplexView.swift",
      "Sources/TabbedLoadingUI/TabbedLoadingUI.docc/TabbedLoadingUI.md",
    ]
    let texts = try sources.map { try Self.lines(Self.text($0)).joined(separator: "\n") }
    #expect(blocks.count == 6)
    for block in blocks {
      let code = Self.lines(block).joined(separator: "\n")
      #expect(texts.contains { $0.contains(code) }, "\(block)")
    }
  }

  @Test func everyRuleNamesItsEvidenceAndTestsThatExist() throws {
    let rules = try Self.text("\(Self.catalog)/Rules.md").components(separatedBy: "\n### ")
      .filter { $0.hasPrefix("S") }
    #expect(rules.map { $0.prefix { $0 != ":" } } == (1...20).map { "S\($0)" })
    let folder = Self.root.appending(path: "Tests/TabbedLoadingScreenTests")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { try Self.text("Tests/TabbedLoadingScreenTests/\($0)") }.joined()
    for rule in rules {
      let name = rule.prefix { $0 != "\n" }
      #expect(rule.contains("\nEvidence: "), "\(name)")
      let tests = rule.components(separatedBy: "Tests: ").last ?? ""
      let suites = tests.components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map { $0.element }
      #expect(!suites.isEmpty, "\(name)")
      for suite in suites {
        let isThere = sources.contains("struct \(suite) {")
        #expect(isThere, "\(name): \(suite)")
      }
    }
  }
}
