internal import TabbedLoadingScreen

// What the page draws.
extension Session {
  /// What is on the screen just now.
  var frame: JSON {
    let drawing = scene.screen.drawing
    let tabs = scene as? TabsScene
    return .object([
      ("now", .number(now)), ("isBusy", .flag(isBusy)), ("hasMore", .flag(hasMore)),
      ("version", .number(scene.diary.version)), ("shown", .text(scene.shown)),
      ("tabs", .list(tabs == nil ? [] : Choices.tabs.map { .text($0) })),
      ("selected", .text(tabs?.last?.selected ?? Choices.tabs[0])),
      ("isSettled", .flag(scene.screen.isSettled)), ("summary", .text(summary)),
      ("offset", .number(drawing.offset)), ("limit", .number(scene.screen.maximumOffset)),
      ("viewport", .number(drawing.viewport)), ("breadth", .number(drawing.breadth)),
      ("content", .number(drawing.contentHeight)),
      ("above", .number(drawing.safeArea.top)), ("below", .number(drawing.safeArea.bottom)),
      ("shapes", .list(drawing.shapes.prefix(200).map { shape($0) })),
    ])
  }

  /// The screen in words.
  private var summary: String {
    let screen = scene.screen
    let tab = (scene as? TabsScene)?.last.map { "Tab \($0.selected): " } ?? ""
    return "\(tab)\(scene.shown), scrolled to \(plain(screen.offset.rounded())) of at most "
      + plain(screen.maximumOffset.rounded())
  }

  private func shape(_ shape: Drawing.Shape) -> JSON {
    .object([
      ("kind", .text(shape.kind.word)), ("y", .number(shape.minY)),
      ("height", .number(shape.height)), ("x", .number(shape.leading)),
      ("width", .number(shape.breadth)), ("label", .text(shape.label ?? scene.label(of: shape))),
      ("leaves", .flag(shape.isOutgoing)),
    ])
  }

  /// What happened so far.
  var history: JSON {
    let diary = scene.diary
    return .object([
      ("notes", .list(diary.notes.map { note($0) })),
      ("bars", .list(diary.bars.map { bar($0) })),
      ("stretches", .list(diary.stretches.map { stretch($0) })),
      ("offsets", samples(scene.offsets)), ("limits", samples(diary.limits)),
      ("verdict", verdict),
    ])
  }

  private func note(_ note: Diary.Note) -> JSON {
    .object([
      ("time", .time(note.time)), ("kind", .text(note.kind.rawValue)), ("text", .text(note.text)),
    ])
  }

  private func bar(_ bar: Diary.Bar) -> JSON {
    let isOpen = (scene as? TabsScene)?.server.unfinished.contains(bar.handle) ?? false
    return .object([
      ("name", .text("\(bar.handle)")), ("word", .text(bar.handle.word)),
      ("tab", .text(bar.handle.tab)), ("start", .time(bar.start)),
      ("cancelled", .time(bar.cancelled)), ("end", .time(bar.end)), ("ending", .text(bar.ending)),
      ("isOpen", .flag(isOpen)),
    ])
  }

  private func stretch(_ stretch: Diary.Stretch) -> JSON {
    .object([
      ("tab", .text(stretch.tab)), ("shown", .text(stretch.shown)),
      ("start", .time(stretch.start)), ("end", .time(stretch.end)),
    ])
  }

  /// Times and offsets in turn.
  private func samples(_ samples: [OffsetSample]) -> JSON {
    .list(samples.flatMap { [JSON.time($0.time), .number($0.offset)] })
  }

  private var verdict: JSON {
    guard let verdict = scene.verdict else { return .nothing }
    return .object([
      ("kind", .text(verdict.kind.rawValue)), ("text", .text(verdict.text)),
      ("cures", .list(cures(for: verdict).map { .text($0) })),
    ])
  }

  /// The choices and the address.
  var state: JSON {
    .object([
      ("link", .text(link)), ("isTooLong", .flag(isTooLong)), ("whyNoScript", .text(whyNoScript)),
      ("choices", .object(choices.words.map { ($0.name, .text($0.value)) })),
    ])
  }
}

extension Drawing.Kind {
  /// The word for the page's style.
  fileprivate var word: String {
    switch self {
    case .card: "card"
    case .divider: "divider"
    case .row: "row"
    case .header: "header"
    case .skeleton: "skeleton"
    case .button: "button"
    case .chevron: "chevron"
    }
  }
}
