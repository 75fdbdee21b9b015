/// What the arguments ask for.
struct Invocation {
  /// Only what has this in its name is measured.
  var filter = ""
  var rounds = 11
  var isJSON = false
  /// Where the growth curves are drawn; nil: nowhere.
  var plot: String?
  var wantsHelp = false

  static let usage = """
    Usage: benchmarks [--filter NAME] [--rounds N] [--json] [--plot FILE]

    Measures figures F1 to F8 as ratios of processor time: the package against hand-written code that
    does the same work, or against itself with less to do, both in turn. Some have a time of their own
    for a limit, in nanoseconds, and some are counts. Then how the time of an operation grows, which
    has no limit.
    Prints the median of the rounds, the least and the greatest, the limit, the median times of an
    operation, and how many allocations it makes; ends with 1 where a median is above its limit. Build
    with -c release; the steadiest figures come from

      chrt --batch 0 taskset -c 0 benchmarks

      --filter NAME  Measure only what has NAME in its name: F2, store, growth.
      --rounds N     Measure N times, 11 by default.
      --json         Print all of it as JSON, in the end.
      --plot FILE    Draw how times grow, as SVG.
      --help         Print this.

    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of argument: String) throws -> String {
      guard let value = rest.popFirst() else { throw Problem("\(argument) needs a value.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": isJSON = true
      case "--filter": filter = try value(of: argument)
      case "--plot": plot = try value(of: argument)
      case "--rounds":
        guard let number = Int(try value(of: argument)), number > 0 else {
          throw Problem("--rounds needs a number above 0.")
        }
        rounds = number
      default: throw Problem("Unknown argument '\(argument)'. See --help.")
      }
    }
  }
}
