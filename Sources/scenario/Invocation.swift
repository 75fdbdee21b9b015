internal import TabbedLoadingScenarios

/// What the arguments ask for.
enum Invocation {
  case gallery
  case run(RunOptions)
  case update(files: [String], engines: [PlayEngine])
  case format(files: [String], isCheck: Bool)
  case lint(files: [String])
  case check(CheckOptions)
  case explore(CheckOptions)
  case help(String)

  init(_ arguments: [String]) throws(UsageError) {
    guard let command = arguments.first else {
      self = .gallery
      return
    }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "run": self = try Invocation.run(rest)
    case "fmt": self = try Invocation.format(rest)
    case "lint": self = try Invocation.lint(rest)
    case "check": self = try Invocation.check(rest)
    case "explore": self = try Invocation.explore(rest)
    case "--help", "-h", "help":
      self = .help(Invocation.help(for: rest))
    case _ where command.hasSuffix(".scenario"):
      throw UsageError("unknown command '\(command)'; did you mean 'scenario run \(command)'?")
    default:
      throw UsageError(
        unknown: "command", command, known: ["run", "fmt", "lint", "check", "explore", "--help"])
    }
  }

  private static func help(for command: [String]) -> String {
    switch command {
    case ["run"]: runHelp
    case ["fmt"]: formatHelp
    case ["check"], ["explore"]: checkHelp
    default: help
    }
  }

  private static func check(_ arguments: [String]) throws(UsageError) -> Invocation {
    let options = try CheckOptions(
      Arguments(
        arguments, of: "check",
        options: ["--policy", "--tabs", "--runs", "--seed", "--replay"]))
    return options.wantsHelp ? .help(checkHelp) : .check(options)
  }

  private static func explore(_ arguments: [String]) throws(UsageError) -> Invocation {
    let options = try CheckOptions(
      Arguments(
        arguments, of: "explore", options: ["--policy", "--tabs", "--limit", "--diagram"]))
    return options.wantsHelp ? .help(checkHelp) : .explore(options)
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> Invocation {
    var arguments = Arguments(
      arguments, of: "run", options: ["--engine", "--update", "--lanes", "--report"])
    var options = RunOptions()
    var updates = false
    while let option = try arguments.nextOption() {
      switch option {
      case "--engine": options.engines = try engine(&arguments)
      case "--update": updates = true
      case "--lanes": options.wantsLanes = true
      case "--report": options.report = try report(&arguments)
      default: return .help(runHelp)
      }
    }
    options.files = try arguments.scripts()
    guard !options.wantsPicture || options.files.count == 1 else {
      throw arguments.error(
        "a picture shows one script, not \(options.files.count); expected '--report OUT.html'")
    }
    if let report = options.report, options.files.contains(report) {
      throw arguments.error(overwriting(report))
    }
    return updates ? .update(files: options.files, engines: options.engines) : .run(options)
  }

  private static func format(_ arguments: [String]) throws(UsageError) -> Invocation {
    var arguments = Arguments(arguments, of: "fmt", options: ["--check"])
    var isCheck = false
    while let option = try arguments.nextOption() {
      if option == "--help" { return .help(formatHelp) }
      isCheck = true
    }
    return .format(files: try arguments.scripts(), isCheck: isCheck)
  }

  private static func lint(_ arguments: [String]) throws(UsageError) -> Invocation {
    var arguments = Arguments(arguments, of: "lint")
    if try arguments.nextOption() != nil { return .help(help) }
    return .lint(files: try arguments.scripts())
  }

  private static func engine(_ arguments: inout Arguments) throws(UsageError) -> [PlayEngine] {
    let known = PlayEngine.allCases.map(\.rawValue) + ["both"]
    guard let name = arguments.value() else {
      throw arguments.error("missing engine after '--engine'; expected \(list(known))")
    }
    if name == "both" { return PlayEngine.allCases }
    guard let engine = PlayEngine(rawValue: name) else {
      throw arguments.unknown("engine", name, known: known)
    }
    return [engine]
  }

  private static func report(_ arguments: inout Arguments) throws(UsageError) -> String {
    // As in '--report --lanes bug.scenario', where the page's own name was forgotten.
    guard let path = arguments.value(), !path.isEmpty, !path.hasPrefix("-") else {
      throw arguments.error(
        "missing file after '--report'; expected where to write, as in '--report bug.html'")
    }
    // As in '--report *.scenario'.
    guard !path.hasSuffix(".scenario") else { throw arguments.error(overwriting(path)) }
    return path
  }

  private static func overwriting(_ path: String) -> String {
    "'--report \(path)' would write over a script; expected another file, as in '--report bug.html'"
  }

  private static let help = """
    Plays timelines of a screen with tabs over a list that loads, on virtual time.

    usage: scenario               play the built-in gallery
           scenario run FILE...   play scripts
           scenario fmt FILE...   write scripts in the one usual form
           scenario lint FILE...  look for mistakes in the ids of the scripts' screens
           scenario check         search for a broken rule of the machine in random runs
           scenario explore       search for one in all states of the machine
           scenario --help        this text

    exit code: 0 all held, 1 an expectation failed or a mistake was found, 2 bad script or usage

    """

  private static let checkHelp = """
    Searches for a rule that the machine breaks, and prints a script that fails where it does.

    usage: scenario check [--policy article|standard] [--tabs N] [--runs N] [--seed N]
                          [--replay TEXT]
           scenario explore [--policy article|standard] [--tabs N] [--limit N]
                            [--diagram[=mermaid|svg]]

      check              random runs, shrunk to a short one when a rule breaks
      explore            all states, the shortest way to a broken rule first; says whether it is
                         complete, and what happened in each phase. Only of tabs that load and rows
                         that grow old: places, edits, cached rows and resets would be too many
      --policy article   the source article's choices (default)
      --policy standard  what most screens want, with one retry and without chance and times of age
      --tabs 3           how many tabs, at most 26
      --runs 1000        how many runs
      --seed 1           what they are drawn from; other seeds on other machines share a long search
      --replay TEXT      the one run that a failure named
      --limit 1000000    how many states are kept
      --diagram          the phases, and what leads from one to another, as a Mermaid diagram;
                         --diagram=svg as a picture

    exit code: 0 all held, 1 a rule is broken, 2 bad usage

    """

  private static let runHelp = """
    Plays scripts and prints what happened, as lines that can be pasted into a script.

    usage: scenario run [--engine machine|store|both] [--update] [--lanes] [--report OUT] FILE...

      FILE               a script; - reads standard input
      --engine machine   the bare state machine
      --engine store     the store's engine, real tasks on virtual time (default)
      --engine both      each in turn; all that comes of it must be equal
      --update           writes what holds behind each '=>' that does not, and nothing else
      --lanes            also a picture: a lane for each tab, and the list's offset
      --report OUT       also writes a page for a browser: the picture, the script, the screen at
                         each moment; an OUT that ends in .svg is the picture alone

    A script, with every kind of line:

      scenario late answer stays hidden        // its name
      tabs     a b c                           // the first is selected
      logic    store                           // or article: a copy of the source article's view
      server   b 100ms 3 rows                  // answers by itself; without a tab: for all others
      policy   placeholders 5                  // the other policies stand below
      screen   viewport 709; ids position      // also: row 20 spacing 32, placeholder 120 spacing 16,
                                               // ids value|fresh|stable, animation spring|ease|none,
                                               // clamp frame|settle
      @0       appear         => a loading; shown placeholders 5; started a#1; live a#1
      @300ms   select b       => b loading; cancelled a#1; scroll top
      @1s      scroll 20      => b ready 3 rows; offset 0
      @2s      ok a#1 31 rows => discarded a#1; offset < 5
      within 1s b ready                        // or always, never: looked at from here on
      any {                                    // the lines up to } happen in every order
        refresh
        moved top
      }
      @4s      ok b#2 3 rows
      idle                                     // time passes until nothing is left to happen

    b#1 is the first request for tab b.

    Policies      standard, show-after 120ms, min-visible 400ms, while-waiting nothing|previous,
                  reselect ignore|top|refresh, retry 2 after 1s, cancelled fail|retry,
                  disappear finish|cancel, keep nothing|3 tabs stale-after 60s
    Events        appear 2, disappear 2, select b debounce 300ms, reload debounce 300ms, refresh,
                  retry, moved top|away, end after 9|hidden, close, fail b#1,
                  fail b#1 final, cancel b#1, ok b#1 3 rows from 10 next 2, ok b#1 ids 3 1 5..9,
                  scroll to 12, scrolled, edit, settle, revert, invalidate, reset, save, restore
    Expectations  b blank|loading|ready|failed, refreshing yes|no, problem b#1|none, live none,
                  appending yes|no, more yes|no,
                  shown nothing|previous a 3|placeholders|rows 3|empty|failure, scroll none,
                  offset > 100, offset 470..480, ids 3 1 5..9, kept a 3 rows, command top|none

    Every word has an example in Grammar.md, in the documentation of TabbedLoadingScenarios.

    exit code: 0 all held, 1 an expectation failed, 2 bad script or usage

    """
}

/// What is wrong with the arguments.
struct UsageError: Error {
  let message: String

  init(_ problem: String, help: String = "scenario --help") {
    message = "\(problem)\ntry '\(help)'"
  }

  init(unknown kind: String, _ word: String, known: [String], help: String = "scenario --help") {
    self.init(unknownWord(kind, word, known: known), help: help)
  }
}
