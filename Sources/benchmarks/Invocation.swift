/// What the arguments ask for.
enum Invocation {
  case measure(filter: String, rounds: Int)
  case help

  static let usage = """
    Usage: benchmarks [--filter NAME] [--rounds N]

    Measures figures F1 to F7 of the design as ratios of processor time: the package against
    hand-written code that does the same work, or against itself with less to do, both in turn. Some
    have a time of their own for a limit, in nanoseconds.
    Prints the median of the rounds, the least and the greatest, and the median times of an
    operation; ends with 1 where a median is above its limit. Build with -c release; the steadiest
    figures come from

      chrt --batch 0 taskset -c 0 benchmarks

      --filter NAME  Measure only the figures whose name contains NAME.
      --rounds N     Measure each figure N times, 11 by default.
      --help         Print this.

    """

  init(_ arguments: [String]) throws {
    var (filter, rounds) = ("", 11)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--filter":
        guard let name = rest.popFirst() else { throw Problem("--filter needs a name.") }
        filter = name
      case "--rounds":
        guard let text = rest.popFirst(), let number = Int(text), number > 0 else {
          throw Problem("--rounds needs a number above 0.")
        }
        rounds = number
      default:
        throw Problem("Unknown argument '\(argument)'. See --help.")
      }
    }
    self = .measure(filter: filter, rounds: rounds)
  }
}
