import Testing

@testable import scenario

@Suite struct CheckTests {
  @Test func `a check that holds says how much was run`() {
    let session = ToolRun("check", "--tabs", "2", "--runs=20", "--seed", "7")
    #expect(
      session.text == """
        $ scenario check --tabs 2 --runs=20 --seed 7
        held: 20 runs of --policy article --tabs 2 --seed 7
        -- exit code 0

        """)
  }

  @Test func `a replay that breaks nothing says so`() {
    let session = ToolRun("check", "--replay", "1e-012")
    #expect(session.text.contains("held: nothing is broken when '1e-012' is replayed\n"))
    #expect(session.exitCode == .held)
  }

  @Test func `a replay that was made with other options is refused`() {
    let session = ToolRun("check", "--tabs", "2", "--replay", "1e-0(99)")
    #expect(
      session.text == """
        $ scenario check --tabs 2 --replay 1e-0(99)
        -- standard error
        '1e-0(99)' is no replay of --policy article --tabs 2; give the options that it was made with
        -- exit code 1

        """)
  }

  @Test func `an exploration says whether it is complete, and what happened`() {
    let session = ToolRun("explore", "--tabs", "1")
    #expect(session.text.contains("\ncomplete: "), "\(session.text)")
    #expect(session.text.contains("\n  appending "))
    #expect(session.text.contains("\n  never             moved, timeout\n"))
    #expect(session.exitCode == .held)
  }

  @Test func `one that is stopped does not say that it is complete`() {
    let session = ToolRun("explore", "--limit", "10")
    #expect(session.text.contains("stopped at 10 states, there are more: "))
    #expect(!session.text.contains("complete"))
  }

  @Test func `long work says how far it is, where somebody looks, and then no more`() {
    var shown: [String] = []
    var tool = Tool(readFile: ToolRun.gallery, print: { _ in }, printError: { _ in })
    tool.showProgress = { shown.append($0) }
    #expect(tool.run(["explore", "--tabs", "1"]) == .held)
    #expect(shown == ["6 states", ""])
    shown = []
    #expect(tool.run(["check", "--tabs", "1", "--runs", "300"]) == .held)
    #expect(shown == ["0 runs", "256 runs", ""])
  }

  @Test func `the diagram may be a picture`() {
    let text = ToolRun("explore", "--tabs", "1", "--diagram=svg").text
    #expect(text.contains("<svg xmlns="))
    #expect(text.contains(">appending</text>"))
  }

  @Test func `the diagram is Mermaid's`() {
    let text = ToolRun("explore", "--tabs", "1", "--diagram").text
    #expect(text.contains("stateDiagram-v2\n  state \"appending\" as s0\n"))
    #expect(text.contains("  [*] --> s"))
  }

  @Test(arguments: [
    (["check", "--tabs", "0"], "'0' is no number for --tabs; expected 1 to 26"),
    (["check", "--tabs", "27"], "'27' is no number for --tabs; expected 1 to 26"),
    (["check", "--runs", "many"], "'many' is no number for --runs; expected 1 to 1000000000"),
    (["check", "--seed"], "missing value after '--seed'"),
    (["check", "--diagram"], "unknown option '--diagram'"),
    (
      ["explore", "--diagram=sgv"], "unknown diagram 'sgv'; did you mean 'svg'?"
    ),
    (["explore", "--limt", "3"], "unknown option '--limt'; did you mean '--limit'?"),
    (["check", "--policy", "articel"], "unknown policy 'articel'; did you mean 'article'?"),
    (
      ["check", "--replay", "2e-01"],
      "'2e-01' is a replay of version 2, this is version 1; run again without it to get a new one"
    ),
    (["check", "--replay", "1c-01"], "'1c-01' replays a schedule, not the events of a machine"),
  ])
  func `bad usage is one clear message`(arguments: [String], message: String) {
    let session = ToolRun(arguments)
    #expect(session.text.contains("scenario: \(message)"), "\(session.text)")
    #expect(session.text.contains("\ntry 'scenario \(arguments[0]) --help'\n"))
    #expect(session.exitCode == .unusable)
  }

  @Test func `help shows every option`() {
    for command in ["check", "explore"] {
      let text = ToolRun(command, "--help").text
      for option in ["--policy", "--tabs", "--runs", "--seed", "--replay", "--limit", "--diagram"] {
        #expect(text.contains(option))
      }
    }
  }
}
