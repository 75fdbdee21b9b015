//: [Previous](@previous)
//:
//: # Write your own scenario
//:
//: A scenario says in plain lines what happens to the screen, and when. It is played on the same
//: code that runs in an app, with real tasks, on virtual time: two seconds take no two seconds.
import TabbedLoadingTesting

//: Change a line and run the page. What follows `=>` is what you expect.
let script = """
  scenario a slow tab is left
  tabs     a b c
  server   b 100ms 3 rows

  @0       appear          => a loading; started a#1
  @300ms   select b        => b loading; cancelled a#1; scroll top
  @1s                      => b ready 3 rows
  @2s      ok a#1 31 rows  => discarded a#1
  """

//: `a#1` is the first request for tab a. What happened is printed in the same language, so a line of
//: it can be pasted into the script.
do {
  let run = try ScriptedRun(script)
  print(run.name)
  print(run.trace)
  print(run.failures.isEmpty ? "All held." : run.failures.joined(separator: "\n"))
} catch {
  print(error)
}

//: ## When something does not hold
//:
//: Here somebody expects the late answer to be shown.
do {
  let run = try ScriptedRun(
    """
    scenario wrong on purpose
    tabs     a b
    @0       appear
    @300ms   select b
    @400ms   ok a#1 31 rows  => b ready 31 rows
    """)
  print(run.failures.joined(separator: "\n"))
} catch {
  print(error)
}

//: ## When a line cannot be read
do {
  let run = try ScriptedRun("scenario typo\ntabs a b\n@0 apear")
  print(run.trace)
} catch {
  print(error)
}

//: `swift run scenario run --help` in the package's folder shows every kind of line.
//:
//: [Next: predicted against measured](@next)
