import Foundation
import Testing

/// The page of rules names for each rule the suites that say they hold it.
@Suite struct RulesPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  private static let page = root.appending(
    path: "Sources/TabbedLoading/TabbedLoading.docc/Rules.md")

  /// The suites by the rules that the comments above them cite, as `M9` or `M1–M5`.
  private static func citations() throws -> [Int: Set<String>] {
    let folder = root.appending(path: "Tests/TabbedLoadingTests")
    let files = FileManager.default.enumerator(atPath: folder.path()) ?? .init()
    var suites: [Int: Set<String>] = [:]
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var comment = ""
      for line in text.split(separator: "\n") {
        if line.hasPrefix("///") {
          comment += line
        } else if let suite = line.firstMatch(of: /@Suite.* struct (\w+)/) {
          for rule in rules(in: comment) { suites[rule, default: []].insert("\(suite.1)") }
          comment = ""
        } else if !line.hasPrefix("@MainActor") {
          comment = ""
        }
      }
    }
    return suites
  }

  private static func rules(in comment: String) -> Set<Int> {
    var rules: Set<Int> = []
    for match in comment.matches(of: /M(\d+)(?:–M(\d+))?/) {
      let first = Int(match.1) ?? 0
      rules.formUnion(first...(match.2.flatMap { Int($0) } ?? first))
    }
    return rules
  }

  private static func table() throws -> [Int: Set<String>] {
    let text = try String(contentsOf: page, encoding: .utf8)
    var table: [Int: Set<String>] = [:]
    for match in text.matches(of: #/(?m)^\| M(\d+) \| (.*) \|$/#) {
      table[Int(match.1) ?? 0] = Set(match.2.matches(of: /`(\w+)`/).map { "\($0.1)" })
    }
    return table
  }

  @Test func `the table has what the suites say`() throws {
    let (table, citations) = (try RulesPageTests.table(), try RulesPageTests.citations())
    for rule in Set(table.keys).union(citations.keys).sorted() {
      #expect(table[rule] == citations[rule], "M\(rule)")
    }
  }

  @Test func `every rule is told, and held by a test`() throws {
    let text = try String(contentsOf: RulesPageTests.page, encoding: .utf8)
    let told = text.matches(of: #/(?m)^### M(\d+): /#).map { Int($0.1) ?? 0 }
    #expect(told == Array(1...22))
    #expect(try RulesPageTests.table().keys.sorted() == told)
  }
}
