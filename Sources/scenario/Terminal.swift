/// What the output goes to.
struct Terminal: Sendable {
  /// How many columns it has.
  let width: Int
  /// Whether it understands colours, and they are wanted.
  let isColored: Bool

  /// A file, a pipe, or whatever else is no terminal.
  static let none = Terminal(width: 100, isColored: false)

  /// - Parameters:
  ///   - columns: how many columns the terminal says it has; nil: it is none.
  ///   - environment: `COLUMNS` is how many it has all the same; `NO_COLOR` asks for no colours.
  init(columns: Int?, environment: [String: String]) {
    guard let columns else {
      self = .none
      return
    }
    let wanted = environment["COLUMNS"].flatMap { Int($0) } ?? columns
    width = wanted > 0 ? min(wanted, 400) : Terminal.none.width
    isColored = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  private init(width: Int, isColored: Bool) {
    self.width = width
    self.isColored = isColored
  }
}
