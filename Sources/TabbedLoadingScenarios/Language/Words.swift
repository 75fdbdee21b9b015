/// A word of a script and where it stands.
struct Word: Equatable {
  let text: String
  let position: Position
  /// Whether it is a word of its own, whatever is around it.
  var isSign = false
}

/// The words of one line, taken one after the other.
struct Words {
  private var words: [Word]
  private var next = 0
  /// How many words there are up to the end of this part of the line.
  private var limit: Int
  /// Where the line ends: what is missing would stand here.
  private let end: Position
  /// What the line says to readers alone, with its slashes.
  private(set) var comment: String?
  /// The column of a mark that would join the space before it.
  private(set) var loneMark: Int?

  /// Splits at white space; `;`, `=>`, and what is taken for them by mistake are words of their own;
  /// `//` at a word's beginning begins a comment.
  init(_ line: String, number: Int) {
    // The bytes of an ASCII line are its characters, and several times faster to read.
    var line = line
    let split = line.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 }
        ? bytes.words(number) { String(decoding: $0, as: UTF8.self) } : nil
    }
    let (words, length, comment) = split ?? Array(line).words(number) { String($0) }
    if split == nil { loneMark = line.columnOfLoneMark }
    self.words = words
    limit = words.count
    end = Position(line: number, column: words.isEmpty ? 1 : length + 2)
    self.comment = comment?.trimmingEnd()
  }

  /// What is written for `=>` by mistake.
  private static let arrows = ["->", "⇒", "→"]

  /// What stands between words and is a word of its own, whatever is around it.
  static let signs = [";", ",", "=>"] + arrows

  /// Puts `=>` in the place of the first word that is written for it by mistake.
  ///
  /// - Returns: that word, if there is one and no `=>`.
  mutating func mendArrow() -> Word? {
    let rest = words[next...]
    guard !rest.contains(where: { $0.isSign && $0.text == "=>" }) else { return nil }
    for (index, word) in zip(rest.indices, rest) {
      let isSplit = word.text == "=" && rest[(index + 1)...].first?.text == ">"
      guard isSplit || (word.isSign && Words.arrows.contains(word.text)) else { continue }
      words[index] = Word(text: "=>", position: word.position, isSign: true)
      if isSplit {
        words.remove(at: index + 1)
        limit -= 1
      }
      return isSplit ? Word(text: "= >", position: word.position) : word
    }
    return nil
  }

  /// The columns from the first `=>` up to the end of the last word; nil without one.
  var factColumns: Range<Int>? {
    words.first { $0.text == "=>" }.map { $0.position.column..<(end.column - 1) }
  }

  /// Whether all words are taken.
  var isEmpty: Bool { next == limit }

  /// The next word, not taken.
  var peek: String? { isEmpty ? nil : words[next].text }

  /// Whether the next word is a time with its sign.
  var beginWithTime: Bool { peek?.first == "@" }

  /// Where the next word stands, or would stand.
  var position: Position { next == words.count ? end : words[next].position }

  /// The words not taken, as the script has them, but for the width of the gaps.
  var text: String {
    (next..<limit).reduce("") { text, index in
      guard index > next else { return words[index].text }
      let (word, before) = (words[index], words[index - 1])
      let isGap = word.position.column > before.position.column + before.text.count
      return text + (isGap ? " " : "") + word.text
    }
  }

  /// Takes the next word.
  mutating func take() -> Word? {
    guard !isEmpty else { return nil }
    defer { next += 1 }
    return words[next]
  }

  /// Takes the next word; nothing where a sign ends the part.
  mutating func takeValue() -> Word? {
    isEmpty || words[next].isSign ? nil : take()
  }

  /// Takes the next word if it is `text`.
  mutating func take(_ text: String) -> Bool {
    guard peek == text else { return false }
    next += 1
    return true
  }

  /// Takes all words up to one of some signs, or to the end.
  mutating func take(upTo signs: String...) -> Words {
    var part = self
    while !isEmpty, !(words[next].isSign && signs.contains(words[next].text)) { next += 1 }
    part.limit = next
    return part
  }
}

// MARK: - Splitting

/// What a line is made of: characters, or bytes if it is ASCII.
private protocol LineUnit: Equatable {
  static var signs: [[Self]] { get }
  static var slash: Self { get }
  static var comma: Self { get }
  var isWhitespace: Bool { get }
  var isDigit: Bool { get }
  /// Whether a sign may begin with it.
  var mayBeginSign: Bool { get }
}

extension Character: LineUnit {
  fileprivate static let signs = TabbedLoadingScenarios.Words.signs.map(Array.init)
  fileprivate static let slash: Character = "/"
  fileprivate static let comma: Character = ","

  fileprivate var mayBeginSign: Bool { asciiValue?.mayBeginSign ?? true }
}

extension UInt8: LineUnit {
  fileprivate static let signs = TabbedLoadingScenarios.Words.signs.map { Array($0.utf8) }
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let comma = UInt8(ascii: ",")

  fileprivate var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var mayBeginSign: Bool {
    self == UInt8(ascii: ";") || self == .comma || self == UInt8(ascii: "=")
      || self == UInt8(ascii: "-")
  }
}

extension RandomAccessCollection where Element: LineUnit, Index == Int {
  /// The words, where the last one ends, and what follows them as a comment.
  fileprivate func words(
    _ number: Int, text: (SubSequence) -> String
  ) -> (words: [Word], length: Int, comment: String?) {
    var words: [Word] = []
    words.reserveCapacity(8)
    var end = 0
    while let start = self[end...].firstIndex(where: { !$0.isWhitespace }) {
      if self[start] == .slash, self[(start + 1)...].first == .slash {
        return (words, end, text(self[start...]))
      }
      let sign = sign(at: start)
      end = start + (sign?.count ?? lengthOfWord(at: start))
      words.append(
        Word(
          text: text(self[start..<end]), position: Position(line: number, column: start + 1),
          isSign: sign != nil))
    }
    return (words, end, nil)
  }

  private func lengthOfWord(at start: Int) -> Int {
    let end = (start..<endIndex).first { index in
      self[index].isWhitespace
        || (sign(at: index) != nil && !isDecimalComma(at: index, from: start))
    }
    return (end ?? endIndex) - start
  }

  private func isDecimalComma(at index: Int, from start: Int) -> Bool {
    self[index] == .comma && self[start..<index].last?.isDigit == true
      && self[(index + 1)...].first?.isDigit == true
  }

  private func sign(at index: Int) -> [Element]? {
    guard self[index].mayBeginSign else { return nil }
    return Element.signs.first { self[index...].starts(with: $0) }
  }
}

extension String {
  /// Where a word begins with a mark that would join the space before it, such as a combining accent: it could
  /// not be written again. In a comment it may.
  fileprivate var columnOfLoneMark: Int? {
    var beginsWord = true
    for (column, index) in zip(1..., indices) {
      let character = self[index]
      if beginsWord, self[index...].hasPrefix("//") { return nil }
      let joinsSpace = beginsWord && " \(character)".count == 1
      beginsWord = character.isWhitespace
      if joinsSpace || (beginsWord && character.unicodeScalars.count > 1) { return column }
    }
    return nil
  }
}
