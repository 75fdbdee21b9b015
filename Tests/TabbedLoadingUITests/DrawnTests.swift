import TabbedLoading
import Testing

@testable import TabbedLoadingUI

/// What a list draws of each thing that a store may show.
@Suite struct DrawnTests {
  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var shown: Books.Shown
    var placeholders = 0
    var rows: [Int] = []
    var isPrevious = false
    var isEmpty = false
    var failure: Books.Failure?
    /// The last row, where the list goes on.
    var end: Int?
  }

  private static let books = [Book(number: 3), Book(number: 1)]
  private static let ticket = Ticket(issuer: 1, number: 1)

  static let examples = [
    Example(testDescription: "nothing", shown: .nothing),
    Example(
      testDescription: "placeholders", shown: .placeholders(.init(count: 5)), placeholders: 5),
    Example(testDescription: "no placeholders", shown: .placeholders(.init(count: 0))),
    Example(
      testDescription: "previous rows", shown: .previous(books, of: .b), rows: [3, 1],
      isPrevious: true),
    Example(testDescription: "rows", shown: .rows(books), rows: [3, 1], end: 1),
    Example(testDescription: "one row", shown: .rows([books[0]]), rows: [3], end: 3),
    Example(testDescription: "empty", shown: .empty, isEmpty: true),
    Example(testDescription: "failure", shown: .failure(.offline, ticket), failure: .offline),
  ]

  @Test(arguments: examples) func `each part is there, or empty`(_ example: Example) {
    let drawn = Drawn<Books>(example.shown, hasMore: true)
    #expect(drawn.placeholders.map(\.slot) == Array(0..<example.placeholders))
    #expect(drawn.rows.map(\.id) == example.rows)
    #expect(drawn.rows.map(\.item.number) == example.rows)
    #expect(drawn.isPrevious == example.isPrevious)
    #expect(drawn.isEmpty == example.isEmpty)
    #expect(drawn.failure == example.failure)
    #expect(drawn.end?.last == example.end)
  }

  @Test(arguments: examples) func `a list that does not go on has no end to watch`(
    _ example: Example
  ) {
    #expect(Drawn<Books>(example.shown, hasMore: false).end == nil)
  }

  @Test func `another last row is another end`() {
    let long = Drawn<Books>(.rows(Self.books), hasMore: true)
    let short = Drawn<Books>(.rows([Self.books[0]]), hasMore: true)
    #expect(long.end != nil && short.end != nil && long.end != short.end)
  }
}
