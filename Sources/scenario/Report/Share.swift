/// How much of a report one script may take, so that the report of many stays of a size to open.
struct Share: Sendable {
  /// So many pictures of the screen.
  let frames: Int
  /// So many moments, and lines of the script.
  let rows: Int

  /// Below that, no film tells anything.
  static let fewestFrames = 8

  /// Whether only what did not hold is shown in full.
  let isBrief: Bool

  /// So many scripts are shown in full, whatever came of them.
  static let fullScripts = 400

  /// - Parameter count: how many scripts the report is about.
  init(of count: Int) {
    frames = min(160, 2_400 / max(1, count))
    isBrief = count > Share.fullScripts
    rows = min(1_000, max(50, 100_000 / max(1, count)))
  }

  var hasFilm: Bool { frames >= Share.fewestFrames }
}
