/// Something that happens at a moment: the visitor's doing, or an end of a request by hand.
enum Command: Equatable {
  case appear
  case select(String)
  case refresh
  case retry
  /// The list is scrolled to this offset.
  case scroll(Int)
  /// The list comes to rest at its top, or where this row is the top-most one.
  case moved(row: Int?, distance: Int)
  /// The request is answered with so many rows.
  case answer(Handle, rows: Int)
  case fail(Handle)
  /// A tap, so far below the frame's top.
  case tap(Int)
  /// A tap on the button that the list was sent to, wherever it is drawn.
  case press
}

extension Command {
  /// As the address has it.
  var text: String {
    switch self {
    case .appear: "appear"
    case .select(let tab): "select.\(tab)"
    case .refresh: "refresh"
    case .retry: "retry"
    case .scroll(let offset): "scroll.\(offset)"
    case .moved(nil, _): "moved"
    case .moved(let row?, let distance): "moved.\(row).\(distance)"
    case .answer(let handle, let rows): "ok.\(handle.word).\(rows)"
    case .fail(let handle): "fail.\(handle.word)"
    case .tap(let y): "tap.\(y)"
    case .press: "press"
    }
  }

  /// Reads what the address has.
  init(_ text: some StringProtocol) throws(Refusal) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let points = -1_000_000...1_000_000
    switch (words[0], words.count) {
    case ("appear", 1): self = .appear
    case ("select", 2): self = .select(try Handle.tab(words[1]))
    case ("refresh", 1): self = .refresh
    case ("retry", 1): self = .retry
    case ("scroll", 2): self = .scroll(try number(words[1], in: 0...1_000_000))
    case ("moved", 1): self = .moved(row: nil, distance: 0)
    case ("moved", 3):
      self = .moved(
        row: try number(words[1], in: 0...1_000), distance: try number(words[2], in: points))
    case ("ok", 3):
      self = .answer(try Handle(word: words[1]), rows: try number(words[2], in: 0...1_000))
    case ("fail", 2): self = .fail(try Handle(word: words[1]))
    case ("tap", 2): self = .tap(try number(words[1], in: points))
    case ("press", 1): self = .press
    default: throw Refusal("There is no event '\(String(text).shortened)'.")
    }
  }
}

extension Handle {
  /// `b2` for `b#2`, as the address has it.
  var word: String { "\(tab)\(ordinal)" }

  fileprivate init(word: some StringProtocol) throws(Refusal) {
    self.init(
      tab: try Handle.tab(word.prefix(1)),
      ordinal: try number(word.dropFirst(), in: 1...1_000_000))
  }

  fileprivate static func tab(_ word: some StringProtocol) throws(Refusal) -> String {
    for tab in Choices.tabs where tab == word { return tab }
    throw Refusal("There is no tab '\(String(word).shortened)'.")
  }
}
