/// A word of a script and where it stands.
struct Word: Equatable {
  let text: String
  let position: Position
}

/// The words of one line, taken one after the other.
struct Words {
  /// The whole line, for diagnostics.
  let line: String
  private let words: [Word]
  private var next = 0
  /// Where the line's words end: what is missing would stand here.
  private let end: Position

  /// Splits at white space; `;` and `=>` are words of their own; `//` begins a comment.
  init(_ line: String, number: Int) {
    self.line = line
    var words: [Word] = []
    var text = ""
    var start = 0
    var column = 0
    var previous: Character = " "
    func position(_ column: Int) -> Position { Position(line: number, column: column) }
    func close() {
      if !text.isEmpty { words.append(Word(text: text, position: position(start))) }
      text = ""
    }
    for character in line {
      column += 1
      if character == "/" && previous == "/" && text == "/" {
        text = ""
        break
      }
      if character.isWhitespace {
        close()
      } else if character == ";" {
        close()
        words.append(Word(text: ";", position: position(column)))
      } else {
        if text.isEmpty { start = column }
        text.append(character)
      }
      previous = character
    }
    close()
    self.words = words
    let last = words.last
    end = position(last.map { $0.position.column + $0.text.count + 1 } ?? 1)
  }

  /// A part of a line.
  init(_ words: [Word], line: String, end: Position) {
    self.words = words
    self.line = line
    self.end = end
  }

  /// Whether all words are taken.
  var isEmpty: Bool { next == words.count }

  /// The next word, not taken.
  var peek: String? { isEmpty ? nil : words[next].text }

  /// Where the next word stands, or would stand.
  var position: Position { isEmpty ? end : words[next].position }

  /// Takes the next word.
  mutating func take() -> Word? {
    guard !isEmpty else { return nil }
    defer { next += 1 }
    return words[next]
  }

  /// Takes the next word if it is `text`.
  mutating func take(_ text: String) -> Bool {
    guard peek == text else { return false }
    next += 1
    return true
  }

  /// Takes all words up to the next `;` or `=>` or the end.
  mutating func takePhrase() -> [Word] {
    var phrase: [Word] = []
    while let word = peek, word != ";", word != "=>", let taken = take() { phrase.append(taken) }
    return phrase
  }
}
