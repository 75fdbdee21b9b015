import Testing

@testable import TabbedLoadingScreen

@Suite struct LintTests {
  struct Screenful: CustomTestStringConvertible {
    let testDescription: String
    let states: [Lint.State]
    var targets: [ViewID] = []
    let findings: [Finding]
  }

  static func states(
    loading: RowIDs, ready: RowIDs = .integers(0..<31)
  ) -> [Lint.State] {
    [
      Lint.State("loading") { Node.lazyStack { Node.forEach(loading, height: 120).skeleton() } },
      Lint.State("ready") { Node.lazyStack { Node.forEach(ready, height: 20) } },
    ]
  }

  static func names(_ names: [String], ids: (Int) -> ViewID = { .integer($0) }) -> Node {
    .elements(
      names.enumerated().map { Node.Element(id: ids($0), content: .text($1)) })
  }

  @Test(arguments: [
    Screenful(
      testDescription: "the article's screen", states: states(loading: .offsets(5)), targets: [0],
      findings: [Finding(problem: .offsetIsScrollTarget(0, count: 5), states: ["loading"])]),
    Screenful(
      testDescription: "the article's cure", states: states(loading: .integers(0..<5)),
      targets: [0],
      findings: [
        Finding(problem: .placeholderEqualsItem([0, 1, 2]), states: ["loading", "ready"])
      ]),
    Screenful(
      testDescription: "our cure", states: states(loading: .placeholders(5)),
      targets: [.placeholder(0)], findings: []),
    Screenful(
      testDescription: "by offset and never scrolled to", states: states(loading: .offsets(5)),
      findings: []),
    Screenful(
      testDescription: "items whose ids only begin where placeholders end",
      states: states(loading: .integers(0..<5), ready: .integers(5..<9)), findings: []),
    Screenful(
      testDescription: "one placeholder's id is an item's",
      states: states(loading: .list(["a", "b"]), ready: .list(["x", "b"])),
      findings: [
        Finding(problem: .placeholderEqualsItem(["b"]), states: ["loading", "ready"])
      ]),
    Screenful(
      testDescription: "duplicates",
      states: states(loading: .list(["p"]), ready: .list([1, 2, 1])),
      findings: [
        Finding(
          problem: .duplicates([Duplicate(id: 1, count: 2, places: [0, 2])]), states: ["ready"])
      ]),
    Screenful(
      testDescription: "fresh ids", states: states(loading: .fresh(5)),
      findings: [Finding(problem: .fresh(count: 5), states: ["loading"])]),
    Screenful(
      testDescription: "ids by index, and a row is put before",
      states: [
        Lint.State("before") { names(["Ann", "Bob"]) },
        Lint.State("after") { names(["Zoe", "Ann", "Bob"]) },
      ],
      findings: [Finding(problem: .indexIDs(of: 1, before: 0), states: ["before", "after"])]),
    Screenful(
      testDescription: "ids by index, and a row is put before the only one",
      states: [
        Lint.State("before") { names(["Ann"]) }, Lint.State("after") { names(["Zoe", "Ann"]) },
      ],
      findings: [Finding(problem: .indexIDs(of: 1, before: 0), states: ["before", "after"])]),
    Screenful(
      testDescription: "ids by index from one, and rows change places",
      states: [
        Lint.State("before") { names(["Ann", "Bob"]) { .integer($0 + 1) } },
        Lint.State("after") { names(["Bob", "Ann"]) { .integer($0 + 1) } },
      ],
      findings: [Finding(problem: .indexIDs(of: 1, before: 2), states: ["before", "after"])]),
    Screenful(
      testDescription: "ids by index, and rows that cannot be told apart",
      states: [
        Lint.State("before") { names(["Ann", "Ann"]) },
        Lint.State("after") { names(["Zoe", "Ann", "Ann"]) },
      ], findings: []),
    Screenful(
      testDescription: "ids by index, and rows are appended",
      states: [
        Lint.State("before") { names(["Ann", "Bob"]) },
        Lint.State("after") { names(["Ann", "Bob", "Zoe"]) },
      ], findings: []),
    Screenful(
      testDescription: "ids that belong to the items",
      states: [
        Lint.State("before") { names(["Ann", "Bob"]) { ["Ann", "Bob"][$0] } },
        Lint.State("after") { names(["Bob", "Ann"]) { ["Bob", "Ann"][$0] } },
      ], findings: []),
    Screenful(
      testDescription: "placeholders of their own views, with the rows' ids",
      states: [
        Lint.State("loading") { Node.forEach([1, 2]) { _ in Node.leaf(120).skeleton() } },
        Lint.State("ready") { if Int("1") == 1 { Node.forEach([2, 3]) { _ in Node.leaf(20) } } },
      ],
      findings: [Finding(problem: .placeholderEqualsItem([2]), states: ["loading", "ready"])]),
    Screenful(
      testDescription: "sections that each load on their own",
      states: ["loading", "ready"].map { name in
        Lint.State(name) {
          Node.sectionedSurface {
            Node.forEach(["Vitals", "Sleep"]) { part in
              Node.section {
                if name == "loading" {
                  Node.leaf(120).skeleton()
                } else {
                  Node.forEach(.list([.pair(part, 0), .pair(part, 1)]), height: 20)
                }
              } header: {
                Node.sectionHeader("Part")
              }
            }
          }
        }
      }, findings: []),
    Screenful(testDescription: "nothing", states: [], targets: [0], findings: []),
  ])
  func finds(screen: Screenful) {
    #expect(Lint(screen.states, scrollTargets: screen.targets).findings == screen.findings)
  }

  @Test func aFindingSaysWhereWhatAndWhatToDo() {
    let findings = Lint(Self.states(loading: .offsets(5)), scrollTargets: [0]).findings
    #expect(
      findings.map { "\($0)" } == [
        "loading: scrollTo(0) will find no row: ForEach(0..<5) without id: binds no ids; "
          + "cure: give the rows ids: ForEach(range, id: \\.self), or ids of a kind of their own"
      ])
    #expect(
      "\(Finding.Problem.indexIDs(of: 1, before: 0))"
        == "ids are places: what had the id 0 has 1 then, and with it another row's state")
  }
}
