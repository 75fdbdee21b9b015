extension Lanes {
  /// The picture in characters, the same for equal pictures: a lane for each tab, below it its
  /// requests; then what became of the list's position, and what was expected.
  ///
  /// - Parameters:
  ///   - width: how many columns it may take; less than 40 count as 40.
  ///   - isColored: with the codes that a terminal understands.
  package func text(width: Int = 100, isColored: Bool = false) -> String {
    var painter = LanesPainter(self, width: max(40, width))
    painter.paint()
    return painter.canvas.text(isColored: isColored)
  }
}
