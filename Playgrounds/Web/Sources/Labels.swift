internal import TabbedLoadingScreen

/// Whose rows are drawn.
struct Labels {
  private var tab = ""
  /// Whose rows were drawn before, and may be leaving.
  private var old = ""
  private var areRowsShown = false

  mutating func take(_ moment: Moment) {
    areRowsShown = if case .rows = moment.shown { true } else { false }
    guard case .answer(let handle, _)? = moment.action, moment.discarded == nil else { return }
    if handle.tab != tab { (old, tab) = (tab, handle.tab) }
  }

  func label(of shape: Drawing.Shape) -> String? {
    switch shape.id {
    case .integer(let row)?:
      shape.kind == .skeleton ? nil : "\(shape.isOutgoing && areRowsShown ? old : tab) · row \(row)"
    default: nil
    }
  }
}
