internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

extension ChapterWriter {
  mutating func addScreen(_ film: Film, _ moments: Moments) {
    let size = film.frames.first?.drawing.size ?? (width: 393, height: 709)
    let box = "0 0 \(size.width.inHundredths) \(size.height.inHundredths)"
    text += "<svg width=\"0\" height=\"0\" class=\"frames\" aria-hidden=\"true\"><defs>\n"
    for (index, frame) in film.frames.enumerated() {
      text += "<g id=\"\(id)f\(index)\">\(frame.picture)</g>\n"
    }
    text += "</defs></svg>\n"
    let last = moments.list.last?.frame ?? 0
    text += """
      <figure class="pane screen"><h3>Screen, simulated</h3>
      <svg class="big" viewBox="\(box)" role="img" aria-label="The screen at the chosen moment">\
      <use href="#\(id)f\(last)"/></svg>
      <figcaption></figcaption>
      <div class="strip" aria-hidden="true">

      """
    var seen: Set<Int> = []
    for (place, moment) in moments.list.enumerated() {
      guard let frame = moment.frame, seen.insert(frame).inserted else { continue }
      text +=
        "<span data-m=\"\(place)\"><svg viewBox=\"\(box)\"><use href=\"#\(id)f\(frame)\"/></svg>"
        + "\(moment.time.label)</span>\n"
    }
    text += "</div></figure>\n"
  }
}

extension Drawing {
  fileprivate var size: (width: Double, height: Double) {
    let length = safeArea.top + viewport + safeArea.bottom
    return axis == .vertical ? (breadth, length) : (length, breadth)
  }
}

extension Film.Frame {
  /// The screen with a bar that shows where the list is.
  fileprivate var picture: String {
    var drawing = drawing
    drawing.shapes = drawing.shapes.map(\.named)
    var picture = drawing.svg
    let (length, content) = (drawing.viewport, max(drawing.contentHeight, 1))
    guard content > length else { return picture }
    let (top, height) = (drawing.offset / content * length, length / content * length)
    picture +=
      "<rect class=\"bar\" x=\"\((drawing.breadth - 6).inHundredths)\" "
      + "y=\"\(top.inHundredths)\" width=\"4\" height=\"\(max(8, height).inHundredths)\" rx=\"2\"/>"
    return picture
  }
}

extension Drawing.Shape {
  /// The shape with a text that says what it is, if it is leaving.
  fileprivate var named: Drawing.Shape {
    guard isOutgoing else { return self }
    var shape = self
    shape.label =
      switch id {
      case .offset(let slot)?, .placeholder(let slot)?: "placeholder \(slot), leaving"
      case .integer(let row)?: "\(row), leaving"
      case .text, .fresh, .pair, nil: "leaving"
      }
    return shape
  }
}
