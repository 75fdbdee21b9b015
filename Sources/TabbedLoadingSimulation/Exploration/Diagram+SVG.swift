// A layered picture: a column for each number of steps from the start. What leads from a node stands in
// its box, so that arrows need no words, which would cover each other.

extension Diagram {
  /// As a picture.
  package var svg: String { Drawing(self).text }
}

/// The boxes of a diagram and where they are.
private struct Drawing {
  private struct Box {
    let title: String
    let lines: [String]
    var column = 0
    var x = 0
    var y = 0

    var width: Int { ([title] + lines).map(\.count).reduce(0, max) * 7 + 20 }
    var height: Int { 30 + lines.count * 15 }
  }

  private static let gap = (x: 70, y: 24)
  private static let margin = 20
  /// Lines longer than this go on in the next.
  private static let lineLength = 44

  private var boxes: [Box]
  private let arrows: [(from: Int, to: Int)]
  private let start: Int

  init(_ diagram: Diagram) {
    boxes = diagram.nodes.map { Box(title: $0, lines: Drawing.lines(diagram, $0)) }
    arrows = diagram.nodes.indices.flatMap { from in
      diagram.nodes.indices.compactMap { to in
        let ends = Diagram.Ends(from: diagram.nodes[from], to: diagram.nodes[to])
        return from != to && diagram.arrows[ends] != nil ? (from, to) : nil
      }
    }
    start = diagram.nodes.firstIndex(of: diagram.start) ?? 0
    putInColumns()
    place()
  }

  private static func lines(_ diagram: Diagram, _ node: String) -> [String] {
    diagram.leaving(node).flatMap { to, kinds in
      wrapped("\(to == node ? "stays" : "\u{2192} \(to)"): \(kinds.joined(separator: ", "))")
    }
  }

  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < lineLength {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "   \(word)")
      }
    }
  }

  /// A node stands as many columns from the start as it takes steps to get there.
  private mutating func putInColumns() {
    var (level, known) = ([start], Set([start]))
    var column = 0
    while !level.isEmpty {
      for index in level { boxes[index].column = column }
      level = arrows.filter { level.contains($0.from) && known.insert($0.to).inserted }.map(\.to)
      column += 1
    }
  }

  private mutating func place() {
    var x = Drawing.margin
    for column in 0...(boxes.map(\.column).max() ?? 0) {
      let members = boxes.indices.filter { boxes[$0].column == column }
      var y = Drawing.margin
      for index in members {
        (boxes[index].x, boxes[index].y) = (x, y)
        y += boxes[index].height + Drawing.gap.y
      }
      x += (members.map { boxes[$0].width }.max() ?? 0) + Drawing.gap.x
    }
  }

  var text: String {
    let width = boxes.map { $0.x + $0.width }.reduce(0, max) + Drawing.margin + Drawing.gap.x / 2
    let height = boxes.map { $0.y + $0.height }.reduce(0, max) + Drawing.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="monospace" font-size="11">
      <defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">\
      <path d="M0,0 L8,4 L0,8 z" fill="#888"/></marker></defs>
      <rect width="100%" height="100%" fill="white"/>
      \((arrows.map(path) + boxes.indices.map(box)).joined(separator: "\n"))
      </svg>

      """
  }

  /// From a box's side to the near side of another; within a column around the right.
  private func path(_ arrow: (from: Int, to: Int)) -> String {
    let (from, to) = (boxes[arrow.from], boxes[arrow.to])
    // Those that leave a box, and those that come, do not all meet in one point.
    let startY = from.y + 12 + 9 * (arrow.to % 4)
    let endY = to.y + 12 + 9 * (arrow.from % 4)
    let isForward = to.column > from.column
    let startX = to.column >= from.column ? from.x + from.width : from.x
    let endX = isForward ? to.x : to.x + to.width
    let bend = to.column == from.column ? 40 : abs(endX - startX) / 2
    let first = startX + (to.column >= from.column ? bend : -bend)
    let second = endX + (isForward ? -bend : bend)
    return "<path d=\"M\(startX),\(startY) C\(first),\(startY) \(second),\(endY) \(endX),\(endY)\" "
      + "fill=\"none\" stroke=\"\(isForward ? "#888" : "#c8a070")\" marker-end=\"url(#tip)\"/>"
  }

  private func box(_ index: Int) -> String {
    let box = boxes[index]
    let title =
      "<text x=\"\(box.x + 10)\" y=\"\(box.y + 18)\" font-weight=\"bold\">\(box.title.escaped)</text>"
    let lines = box.lines.enumerated().map { number, line in
      "<text x=\"\(box.x + 10)\" y=\"\(box.y + 35 + number * 15)\" xml:space=\"preserve\" "
        + "fill=\"#444\">\(line.escaped)</text>"
    }
    return "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" "
      + "rx=\"6\" fill=\"#f6f6fa\" stroke=\"\(index == start ? "#000" : "#889")\"/>"
      + ([title] + lines).joined()
  }
}

extension String {
  /// As text of a picture has it.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
