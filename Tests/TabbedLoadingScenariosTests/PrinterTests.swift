import Foundation
import Testing

@testable import TabbedLoadingScenarios

@Suite struct PrinterTests {
  /// How many random scenarios are looked at; more with `SCENARIOS=10000` in the environment.
  static let count = ProcessInfo.processInfo.environment["SCENARIOS"].flatMap { UInt64($0) } ?? 200

  @Test func whatIsPrintedIsReadAsTheSame() throws {
    for seed in 0..<Self.count {
      let scenario = RandomScenario(seed: seed).scenario
      let text = scenario.text
      let again = try parsed(text)
      #expect(again == scenario, "seed \(seed):\n\(text)\nagain:\n\(again.text)")
      #expect(again.text == text, "seed \(seed)")
    }
  }

  @Test func randomScenariosHaveAllWords() {
    let text = (0..<200 as Range<UInt64>).map { RandomScenario(seed: $0).scenario.text }.joined()
    let words = Set(text.split { $0.isWhitespace || $0 == ";" }.map(String.init))
    #expect(PageTests.keywords.filter { !words.contains($0) } == [])
  }

  @Test(arguments: try CaseFile.all())
  func aCaseIsInItsUsualForm(file: CaseFile) throws {
    #expect(try parsed(file.text).text == file.text)
  }

  @Test func spacesOrderOfColumnsAndCommentsHaveOneForm() throws {
    let script = """

      // first


      scenario   any  order // its name
      tabs a   b
      policy show-after 0.3s;min-visible 300ms
      //next
      @0 appear=>a   loading;live a#01 // here
      @1s any {

      // late
      ok a#1 31 rows
        ok b#1 ids 0 1 2 3 7
        } // done


      idle
      refresh // there
      never   shown failure;b failed
      => more no // one
      // last

      """
    #expect(
      try parsed(script).text == """
        // first

        scenario any order  // its name
        tabs     a b
        policy   show-after 300ms; min-visible 300ms

        //next
        @0   appear  => a loading; live a#1  // here
        @1s  any {

               // late
               ok a#1 31 rows
               ok b#1 ids 0..3 7
             }  // done

        idle
             refresh  // there
        never shown failure; b failed
                     => more no  // one
        // last

        """)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (709, "709"), (473.5, "473.5"), (1e-7, "0.0000001"),
    (-1.5e-7, "-0.00000015"), (0.00012, "0.00012"), (999_999.25, "999999.25"),
    (1e15, "1000000000000000"), (1e16, "10000000000000000"), (-1.5e20, "-150000000000000000000"),
  ])
  func numbersHaveNoExponent(number: Double, text: String) {
    #expect(plain(number) == text)
    #expect(Double(text) == number)
  }
}
