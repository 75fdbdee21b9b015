import TabbedLoadingSimulation
import Testing

@testable import TabbedLoadingScenarios

@Suite struct WordsTests {
  private func all(_ line: String) -> [Word] {
    var words = Words(line, number: 1)
    var all: [Word] = []
    while let word = words.take() { all.append(word) }
    return all
  }

  /// A line that ends in a letter beyond ASCII is read by characters, and else by bytes.
  @Test func `a line is split in the same way whether it is ASCII or not`() {
    let alphabet = Array(" \t;,=>-/a1.@#")
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let line = String((0..<random.number(0...13)).map { _ in random.pick(alphabet) })
      let (bytes, characters) = (all(line), all(line + " é"))
      #expect(characters.prefix(bytes.count) == bytes[...], "\(line)")
      #expect(characters.dropFirst(bytes.count).allSatisfy { $0.text == "é" }, "\(line)")
    }
  }

  @Test func `signs need no space around them, and columns count characters`() {
    #expect(all("日本 a⇒b").map(\.text) == ["日本", "a", "⇒", "b"])
    #expect(all("日本 a⇒b").map(\.position.column) == [1, 4, 5, 6])
    #expect(all("a->b=>c;é").map(\.text) == ["a", "->", "b", "=>", "c", ";", "é"])
    #expect(all("a->b=>c;").map(\.text) == ["a", "->", "b", "=>", "c", ";"])
    #expect(all("1,5 a,b").map(\.text) == ["1,5", "a", ",", "b"])
  }
}
