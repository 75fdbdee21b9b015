internal import TabbedLoadingScreen

/// Whose rows are drawn.
struct Labels {
  private var tab = ""
  /// Whose rows were drawn before, and may be leaving.
  private var old = ""
  private var areRowsShown = false

  mutating func take(_ moment: Moment) {
    areRowsShown = if case .rows = moment.shown { true } else { false }
    guard let event = moment.event, event.hasPrefix("ok "), moment.discarded == nil else { return }
    let tab = String(event.dropFirst(3).prefix(1))
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
