/// A picture of characters, each with a colour.
struct Canvas {
  private struct Cell {
    /// Empty behind a character that takes two columns.
    var text = " "
    var ink = Ink.plain
  }

  let width: Int
  private var rows: [[Cell]] = []

  init(width: Int) { self.width = width }

  /// Adds an empty row below the others.
  ///
  /// - Returns: its number.
  mutating func addRow() -> Int {
    rows.append(Array(repeating: Cell(), count: width))
    return rows.count - 1
  }

  /// Writes into a row; what does not fit is cut.
  mutating func write(_ text: String, _ ink: Ink = .plain, row: Int, column: Int) {
    var column = column
    for character in text {
      let columns = character.columns
      guard column >= 0, column + columns <= width else { return }
      rows[row][column] = Cell(text: character.isPrintable ? String(character) : "?", ink: ink)
      if columns == 2 { rows[row][column + 1] = Cell(text: "", ink: ink) }
      column += columns
    }
  }

  /// Fills columns with one character.
  mutating func fill(_ character: Character, _ ink: Ink, row: Int, _ columns: Range<Int>) {
    for column in columns.clamped(to: 0..<width) {
      rows[row][column] = Cell(text: String(character), ink: ink)
    }
  }

  func isEmpty(row: Int, _ columns: Range<Int>) -> Bool {
    columns.clamped(to: 0..<width).allSatisfy { rows[row][$0].text == " " }
  }

  /// The rows without the white space at their ends.
  ///
  /// - Parameter isColored: with the codes that a terminal understands.
  func text(isColored: Bool) -> String {
    rows.map { line($0, isColored) + "\n" }.joined()
  }

  private func line(_ cells: [Cell], _ isColored: Bool) -> String {
    let length = (cells.lastIndex { $0.text != " " } ?? -1) + 1
    guard isColored else { return cells.prefix(length).map(\.text).joined() }
    var (line, code) = ("", String?.none)
    for cell in cells.prefix(length) {
      let new = cell.text == " " ? code : cell.ink.code
      if new != code {
        line += code == nil ? "" : "\u{1B}[0m"
        line += new.map { "\u{1B}[\($0)m" } ?? ""
        code = new
      }
      line += cell.text
    }
    return line + (code == nil ? "" : "\u{1B}[0m")
  }
}

extension String {
  /// Cut to a number of columns, with a sign that it was.
  func cut(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    var (text, width) = ("", 1)
    for character in self {
      width += character.columns
      guard width <= columns else { break }
      text.append(character)
    }
    return text + "…"
  }
}
