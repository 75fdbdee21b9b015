internal import TabbedLoadingScreen

/// Whose rows are drawn.
struct Labels {
  private var tab = ""
  /// Whose rows were drawn before, and may be leaving.
  private var old = ""
  private var areRowsShown = false

  mutating func take(_ moment: Moment) {
    areRowsShown = if case .rows = moment.shown { true } else { false }
    guard let (_, tab, isAnswer) = moment.ended, isAnswer, moment.discarded == nil else { return }
    if tab != self.tab { (old, self.tab) = (self.tab, tab) }
  }

  func label(of shape: Drawing.Shape) -> String? {
    switch shape.id {
    case .integer(let row)?:
      shape.kind == .skeleton ? nil : "\(shape.isOutgoing && areRowsShown ? old : tab) · row \(row)"
    default: nil
    }
  }
}
